import { ground } from './audited.ts';

/** A project that the memories of the tests speak of. */
export const SHOP = ground(
  {
    'package.json': '{}',
    'README.md': '# shop',
    'src/index.ts': "export * from './cart/total.ts';\n",
    'src/cart/total.ts': 'export const totalOf = (items: Item[]) => items.length;\nexport class CartError {}\n',
    'src/auth/session.ts': 'export function openSession() {}\n',
    'src/auth/login.ts': 'line\n'.repeat(80),
    // As macOS may write it: the letter and its dots apart.
    'src/cart/gro\u0308\u00dfe.ts': 'x',
    'src/db/client.ts': 'export const client = 1;\n',
    'scripts/seed.mjs': "seed\nwrite('.seed-run/report.json');\nmkdir('prices/');\n",
    'docs/adr/0001-money.md': '# money\n',
    'config/app.yaml': 'a: 1\n',
    'packages/api/package.json': '{}',
    'packages/api/src/server.ts': 'listen\n',
    'services/billing/invoice.py': 'class Invoice:\n    pass\n\ndef round_total():\n    pass\n',
    // A job that is called by the name of its file.
    'services/billing/jobs/send_receipts.py': 'pass\n',
    'db/migrations/001_init.sql': 'create table t;\n',
    Makefile: 'deploy:\n',
    'tests/cart.test.ts': 'it\n',
    'infra/main.tf':
      'required_version = ">= 1.7.0"\nproviders { aws = { source = "hashicorp/aws", version = "5.61.0" } }\n',
    'requirements.yml':
      'collections:\n  - name: community.general\n    version: 9.2.0\n  - name: ansible.posix\n    version: 1.5.4\n',
    'rust-toolchain.toml': '[toolchain]\nchannel = "1.80.1"\n',
    'conanfile.txt': '[requires]\neigen/3.4.0\nfmt/10.2.1\n',
    'services/mail/Cargo.toml': '[dependencies]\nlettre = "0.11.7"\ntokio-rustls = "0.26"\n',
    'mobile/build.gradle.kts':
      'plugins { kotlin("android") version "2.0.21" }\ndependencies { implementation("com.squareup.okhttp3:okhttp:4.12.0") }\n',
    'desk/Desk.csproj':
      '<TargetFramework>net8.0</TargetFramework>\n<PackageReference Include="Serilog.Sinks.File" Version="6.0.0" />\n',
    'cms/composer.json': '{"require":{"twig/twig":"^3.14","slim/slim":"4.14.0"}}\n',
    'report/cpanfile': "requires 'JSON::XS', '4.03';\n",
    'thesis/method.tex': 'line\n'.repeat(40),
  },
  {
    renamed: new Map([
      ['src/auth/middleware.ts', 'src/auth/session.ts'],
      ['lib/money.ts', 'src/cart/total.ts'],
    ]),
    deleted: new Map([['src/legacy/tax.ts', '2026-03-01']]),
    branches: new Set(['main', 'develop', 'release/2.x']),
    scripts: new Map([
      ['package.json', new Set(['build', 'test', 'lint', 'dev', 'db:migrate', 'seedAll'])],
      ['packages/api/package.json', new Set(['start', 'dev'])],
      ['Makefile', new Set(['deploy', 'up', 'check-%'])],
    ]),
    packages: new Map([
      ['react', ['^18.2.0', '18.3.1']],
      ['typescript', ['5.4.5']],
      ['zod', ['3.23.8']],
      ['vitest', ['^2.0.0', '2.1.4']],
      ['node', ['>=20', '20']],
      ['pnpm', ['9.1.0']],
      ['image:postgres', ['16']],
      ['@tanstack/react-query', ['5.0.1']],
    ]),
    ecosystems: new Set(['npm']),
    program: (name) => ['git', 'node', 'rg', 'shellcheck'].includes(name),
    stands: (path) => (path === 'local.ini' || path === 'src/untracked.ts' ? 'file' : undefined),
    ignored: (path) => path.startsWith('generated/'),
  },
);

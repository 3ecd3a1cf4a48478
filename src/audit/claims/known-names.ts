import { wordList } from './word-table.ts';

/** Runtimes and packages by the names that people write before a version, with the names of manifests. */
export const VERSIONED = new Map<string, readonly string[]>(
  Object.entries({
    node: ['node'],
    'node.js': ['node'],
    nodejs: ['node'],
    python: ['python'],
    ruby: ['ruby'],
    rust: ['rust'],
    'rust-version': ['rust'],
    msrv: ['rust'],
    pixi: ['pixi.js'],
    파이썬: ['python'],
    테라폼: ['terraform'],
    '스프링 부트': ['spring-boot', 'spring-boot-starter-parent'],
    노드: ['node'],
    리액트: ['react'],
    장고: ['django'],
    루비: ['ruby'],
    자바: ['java'],
    코틀린: ['kotlin'],
    러스트: ['rust'],
    питон: ['python'],
    реакт: ['react'],
    джанго: ['django'],
    'pixi.js': ['pixi.js'],
    go: ['go'],
    golang: ['go'],
    php: ['php'],
    java: ['java'],
    jdk: ['java'],
    deno: ['deno'],
    bun: ['bun'],
    npm: ['npm'],
    pnpm: ['pnpm'],
    yarn: ['yarn'],
    typescript: ['typescript'],
    react: ['react'],
    'react native': ['react-native'],
    vue: ['vue'],
    'vue.js': ['vue'],
    angular: ['@angular/core'],
    svelte: ['svelte'],
    'next.js': ['next'],
    nextjs: ['next'],
    nuxt: ['nuxt'],
    'nuxt.js': ['nuxt'],
    express: ['express'],
    fastify: ['fastify'],
    nestjs: ['@nestjs/core'],
    tailwind: ['tailwindcss'],
    'tailwind css': ['tailwindcss'],
    tailwindcss: ['tailwindcss'],
    eslint: ['eslint'],
    prettier: ['prettier'],
    vite: ['vite'],
    vitest: ['vitest'],
    jest: ['jest'],
    webpack: ['webpack'],
    prisma: ['prisma', '@prisma/client'],
    zod: ['zod'],
    django: ['django'],
    flask: ['flask'],
    fastapi: ['fastapi'],
    pydantic: ['pydantic'],
    sqlalchemy: ['sqlalchemy'],
    pytest: ['pytest'],
    numpy: ['numpy'],
    pandas: ['pandas'],
    rails: ['rails'],
    laravel: ['laravel/framework'],
    symfony: ['symfony/framework-bundle', 'symfony/symfony'],
    postgres: ['image:postgres', 'image:postgis'],
    postgresql: ['image:postgres', 'image:postgis'],
    mysql: ['image:mysql'],
    mariadb: ['image:mariadb'],
    redis: ['image:redis'],
    mongodb: ['image:mongo'],
    mongo: ['image:mongo'],
    elasticsearch: ['image:elasticsearch'],
    kafka: ['image:kafka', 'image:cp-kafka'],
    nginx: ['image:nginx'],
    electron: ['electron'],
    expo: ['expo'],
    storybook: ['storybook'],
    playwright: ['@playwright/test', 'playwright'],
    cypress: ['cypress'],
    graphql: ['graphql'],
    redux: ['redux'],
    rxjs: ['rxjs'],
    axios: ['axios'],
    lodash: ['lodash'],
    tokio: ['tokio'],
    axum: ['axum'],
    serde: ['serde'],
    commander: ['commander'],
    mongoose: ['mongoose'],
    alembic: ['alembic'],
    celery: ['celery'],
    ruff: ['ruff'],
    mypy: ['mypy'],
    poetry: ['poetry'],
    turborepo: ['turbo'],
    astro: ['astro'],
    drizzle: ['drizzle-orm'],
    next: ['next'],
    spark: ['pyspark', 'spark', 'spark-core', 'spark-sql', 'image:spark'],
    pyspark: ['pyspark'],
    airflow: ['apache-airflow', 'airflow', 'image:airflow'],
    dbt: ['dbt-core'],
    kotlin: ['kotlin'],
    gradle: ['gradle'],
    scala: ['scala'],
    'spring boot': ['spring-boot', 'spring-boot-starter-parent'],
    quarkus: ['quarkus', 'quarkus-bom'],
    flutter: ['flutter'],
    dart: ['dart'],
    elixir: ['elixir'],
    phoenix: ['phoenix'],
    terraform: ['terraform'],
    ghc: ['ghc'],
    livewire: ['livewire/livewire'],
    filament: ['filament/filament'],
    phpunit: ['phpunit/phpunit'],
    doctrine: ['doctrine/orm'],
    nest: ['@nestjs/core'],
    remix: ['@remix-run/react'],
    sveltekit: ['@sveltejs/kit'],
  }),
);

/** Of every shell, and of every system: that one is not found here says nothing of a project. */
export const PROGRAMS = wordList(`
  R Rscript ab act actionlint adb ag age aider alias ansible ant apachectl apk apt apt-get asdf awk aws az base64 bash
  bat bazel bg bind break brew builtin bun bundle bundler bunx cabal caddy cargo cat cd celery certbot chmod choco
  chown clang claude clear cloudflared cmake cmd code codex command composer conda continue convert corepack cp
  crontab curl cursor cut dart dash date declare defaults deno df diff dig direnv dirs disown dnf do doas docker
  docker-compose doctl done dotnet du echo egrep elixir else emacs emulator enable end entr env esac eval exa exec
  exit export eza false fastlane fc fd ffmpeg fg fi find firebase fish flatpak flutter fly flyctl fnm for free
  function fzf g++ gcc gcloud gdb gem gemini getopts gh ghc git glab go gofmt gpg gradle grep groups gunicorn gzip
  hadolint hash head helm help hermes heroku hey hg history hostname htop hub huggingface-cli id iex if in java javac
  jobs journalctl jq julia just k6 k9s kill kind kotlin ksh kubectl latex launchctl lefthook less let llama-server
  lldb ln local locust logout ls lsof ltrace lua magick make mamba man md5sum memport meson minikube mise mix mkdir
  mongo mongosh more mount mv mvn mysql nano netlify netstat nginx ngrok nim ninja nix node nohup npm nproc npx
  nslookup nvim nvm od ollama op open openssl osascript packer pacman pandoc pass passwd patch pbcopy pbpaste perf
  perl pg_dump pg_restore php ping pip pip3 pipenv pipx pm2 pnpm pod podman poetry popd port powershell pre-commit
  printf ps psql pulumi pushd pwd pwsh pyenv python python2 python3 rails railway rake rbenv read readonly redis-cli
  return rg rm rmdir rsync ruby rustc rustup say sbt scala scoop scp screen sed select service set sftp sh sha256sum
  shasum shellcheck shfmt shift shopt sleep snap sops sort source sqlite3 ssh stack start strace strings stripe sudo
  supabase supervisorctl suspend svn swift systemctl tail tar task tcsh tee terraform test then time times tmux tofu
  top touch tr trap tree trivy true type typeset ulimit umask unalias uname uniq unset until unzip uv uvicorn uvx
  vagrant valgrind vault vercel vi vim volta wait watch wc wget where whereis which while whoami winget wrangler wrk
  xargs xclip xcodebuild xcrun xxd yarn yq yum zig zip zsh
`);

/** Programs by the package that brings them, where that has another name. */
export const BROUGHT_BY = new Map<string, string>(
  Object.entries({
    tsc: 'typescript',
    tsserver: 'typescript',
    ng: '@angular/cli',
    nest: '@nestjs/cli',
    rw: '@redwoodjs/core',
    sb: 'storybook',
    changeset: '@changesets/cli',
    depcruise: 'dependency-cruiser',
    nuxi: 'nuxt',
    biome: '@biomejs/biome',
    remix: '@remix-run/dev',
    'graphql-codegen': '@graphql-codegen/cli',
    'lint-staged': 'lint-staged',
    'react-scripts': 'react-scripts',
    'vue-tsc': 'vue-tsc',
    'django-admin': 'django',
    'playwright-test': '@playwright/test',
    'cucumber-js': '@cucumber/cucumber',
    jest: 'jest',
    artisan: 'laravel',
    phpunit: 'phpunit',
    'sass-lint': 'sass',
    swc: '@swc/cli',
    babel: '@babel/cli',
    eas: 'eas-cli',
    cdk: 'aws-cdk',
    sls: 'serverless',
    tsx: 'tsx',
    ipython: 'ipython',
    jupyter: 'jupyterlab',
    flake8: 'flake8',
    alembic: 'alembic',
    dbt: 'dbt-core',
    airflow: 'apache-airflow',
  }),
);

/** Names of the languages themselves, and of what everybody builds on. */
export const BUILTIN = wordList(`
  API APIRouter AbortController AbortSignal AggregateError Any ApplicationContext Arc Array ArrayBuffer ArrayList
  BaseModel BigInt BigInt64Array BigUint64Array Boolean Box BroadcastChannel Buffer ByteLengthQueuingStrategy CSS
  Callable CancellationToken CompressionStream CountQueuingStrategy Counter CryptoKey CustomEvent DELETE DataView Date
  DateTimeFormat DbContext DecompressionStream Dict DisplayNames Err Error ErrorBoundary EvalError EventSource
  EventTarget FIXME FinalizationRegistry FormData GET HACK HEAD HTML HTTP HTTPException HTTPS HashMap HashSet
  HttpClient HttpServletRequest IServiceCollection IllegalStateException IntersectionObserver Intl JSON LICENSE List
  ListFormat Map Math MessageChannel MessageEvent MessagePort MutationObserver Mutex NOTE NaN NextRequest NextResponse
  None NullPointerException Number NumberFormat OPTIONS Object Ok Option Optional OrderedDict PATCH POST PUT Path
  PerformanceEntry PerformanceMark PerformanceMeasure PerformanceObserver PerformanceObserverEntryList
  PerformanceResourceTiming PluralRules PreparedStatement Promise PropTypes Protocol Proxy PureComponent README
  RangeError Rc ReactNode ReadableByteStreamController ReadableStream ReadableStreamBYOBReader
  ReadableStreamBYOBRequest ReadableStreamDefaultController ReadableStreamDefaultReader ReferenceError Reflect RegExp
  RelativeTimeFormat ResizeObserver RestTemplate Result Runnable SQL SaveChanges SemaphoreSlim SessionLocal Set
  SharedArrayBuffer Some StrictMode String StringBuilder SubtleCrypto Symbol SyntaxError System TODO TOML TestClient
  TextDecoder TextDecoderStream TextEncoder TextEncoderStream Thread TransformStream TransformStreamDefaultController
  Tuple TypeError TypedDict URL URLSearchParams Union Vec WeakMap WeakRef WeakSet WebAssembly WebClient WebSocket
  WritableStream WritableStreamDefaultController WritableStreamDefaultWriter XMLHttpRequest XXX YAML addEventListener
  advanceTimersByTime afterAll afterEach after_commit allSettled append array_map assert_called_with asyncio
  devDependencies libraryDependencies optionalDependencies peerDependencies
  attr_accessor beforeAll beforeEach before_action belongs_to bulk_create cap charAt charCodeAt classmethod
  clearImmediate clearInterval clearTimeout clone codePointAt combineReducers configureStore console contextmanager
  copy copyWithin createApp createAsyncThunk createContext createPortal createQueryBuilder createReadStream createRoot
  createRouter createServer createSlice cy dangerouslySetInnerHTML dataclass datetime decodeURI decodeURIComponent
  defaultdict defer defineConfig defineEmits defineProperties defineProperty defineProps deleteProperty describe
  document dotAll encodeURI encodeURIComponent endsWith enumerate equals eval execFile execSync existsSync expect
  fetch file_get_contents filter findByRole findByText findFirst findIndex findLast findLastIndex findMany findUnique
  find_by fireEvent flatMap fmt fopen forEach forwardRef free fromCharCode fromCodePoint fromEntries from_pretrained
  generateMetadata getByRole getByTestId getByText getCanonicalLocales getElementById getOwnPropertyDescriptor
  getOwnPropertyDescriptors getOwnPropertyNames getOwnPropertySymbols getPrototypeOf getServerSession
  getServerSideProps getStaticPaths getStaticProps getYear get_object_or_404 getattr globalThis goroutine hasIndices
  hasOwn hasOwnProperty has_many hasattr hashCode hydrateRoot ignoreCase import indexOf innerHTML innerText input
  isArray isExtensible isFinite isFrozen isInteger isNaN isPrototypeOf isSafeInteger isSealed isView isWellFormed
  isinstance isset_or issubclass it jest json json_decode json_encode lastIndexOf lastMatch lastParen leftContext len
  localStorage localeCompare logging lru_cache make malloc map matchAll memcpy memo mkdirSync mockClear
  mockImplementation mockRejectedValue mockReset mockResolvedValue mockReturnValue namedtuple navigator onMounted open
  os ownKeys padEnd padStart panic parseFloat parseInt pathlib prefetch_related preventExtensions print printf println
  process process_exec property propertyIsEnumerable puts queryByText querySelector queueMicrotask range re readFile
  readFileSync read_csv reduce reduceRight renderHook renderToString replaceAll requestAnimationFrame require
  require_relative revalidatePath revalidateTag reversed rightContext select_related sessionStorage setImmediate
  setInterval setPrototypeOf setTimeout setYear setattr setup_method side_effect sort_values sorted spawnSync
  startsWith staticmethod strcpy strlen structuredClone subprocess super supportedValuesOf sys test textContent
  threading timedelta toDateString toEqual toExponential toFixed toGMTString toHaveBeenCalled toHaveBeenCalledWith
  toISOString toJSON toLocaleDateString toLocaleLowerCase toLocaleString toLocaleTimeString toLocaleUpperCase
  toLowerCase toMatchInlineSnapshot toMatchSnapshot toPrecision toReversed toSorted toSpliced toStrictEqual toString
  toThrowError toTimeString toUTCString toUpperCase toWellFormed to_csv train_test_split trimEnd trimLeft trimRight
  trimStart typing unicodeSets unwrap useCallback useContext useDeferredValue useDispatch useEffect useFakeTimers
  useForm useId useInfiniteQuery useLayoutEffect useLocation useMemo useMutation useNavigate useParams useQuery
  useQueryClient useRealTimers useReducer useRef useRouter useSWR useSearchParams useSelector useState useStore
  useSyncExternalStore useTransition useTranslation userEvent validates_presence_of valueOf var_dump vi waitFor
  waitForSelector waitForTimeout watchEffect where_not window writeFile writeFileSync zip
`);

/** A file of a harness, a system or a person: of no project, or of any. */
export const ANYWHERE = wordList(`
  .bashrc .config .env .env.example .env.local .gitconfig .gitignore .netrc .npmrc .profile .ssh .tmux.conf .vimrc
  .zshrc agents.md authorized_keys changelog.md claude.local.md claude.md config.json config.toml config.yaml crontab
  docker-compose.override.yml fstab gemini.md hermes.md hosts id_rsa index.html index.js index.md index.ts license
  main.py memory.md memory_summary.md memport.json notes.md package.json readme readme.md requirements.txt
  settings.json settings.local.json skill.md soul.md todo.md user.md
`);

/** Names of things that only look like files. */
export const TECH =
  /^(?:node|next|vue|nuxt|express|three|d3|chart|ember|backbone|socket|nest|react|moment|day|alpine|solid|p5|discord|bun|deno|asp|web|video|plotly|leaflet|underscore|handlebars|mustache|ext|knockout|meteor|electron|require|paper|pixi|babylon|tensor-?flow|brain|angular)\.(?:js|ts|io|net)$/i;

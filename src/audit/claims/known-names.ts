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
  alias bg bind break builtin cd command continue declare dirs disown do done echo else enable end esac eval
  exec exit export false fc fg fi for function getopts hash help history if in jobs kill let local logout popd
  printf pushd pwd read readonly return select set shift shopt source suspend test then time times trap true
  type typeset ulimit umask unalias unset until wait while sudo doas env nohup xargs ls cat cp mv rm mkdir rmdir
  touch ln chmod chown find grep egrep rg ag fd sed awk cut sort uniq head tail wc tr tee diff patch less more
  vim vi nvim nano emacs code open start clear man which where whereis tar zip unzip gzip curl wget ssh scp
  rsync sftp ping dig nslookup netstat lsof ps top htop df du free mount systemctl journalctl service crontab
  apt apt-get yum dnf pacman apk brew snap flatpak choco winget scoop port nix powershell pwsh cmd git gh glab
  hub svn hg docker docker-compose podman kubectl helm k9s kind minikube terraform tofu pulumi ansible vagrant
  packer aws gcloud az doctl flyctl fly heroku vercel netlify wrangler firebase supabase railway psql mysql
  sqlite3 redis-cli mongo mongosh pg_dump pg_restore node npm npx pnpm yarn bun bunx deno corepack nvm fnm volta
  asdf mise python python3 python2 pip pip3 pipx pipenv poetry uv uvx conda mamba pyenv ruby gem bundle bundler
  rake rbenv rails go gofmt rustc rustup cargo java javac mvn gradle ant kotlin scala sbt dotnet php composer
  perl lua make cmake ninja bazel meson gcc g++ clang just task swift xcodebuild xcrun pod flutter dart elixir
  mix iex ghc stack cabal zig nim julia R Rscript latex pandoc ffmpeg convert magick jq yq fzf tmux screen bat
  eza exa tree watch entr direnv gpg openssl age sops vault op pass claude codex hermes gemini aider cursor
  ollama llama-server huggingface-cli act pre-commit lefthook shellcheck shfmt hadolint actionlint trivy memport
  sh bash zsh fish dash ksh tcsh osascript pbcopy pbpaste xclip launchctl defaults say nproc sleep date uname
  whoami hostname id groups passwd base64 md5sum sha256sum shasum xxd od strings strace ltrace gdb lldb valgrind
  perf ab wrk hey k6 locust stripe ngrok cloudflared certbot nginx caddy apachectl supervisorctl pm2 celery
  gunicorn uvicorn adb emulator fastlane
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
  isArray fromCharCode fromCodePoint isFinite isInteger isSafeInteger NaN allSettled getOwnPropertyDescriptor
  getOwnPropertyDescriptors getOwnPropertyNames getOwnPropertySymbols hasOwn preventExtensions defineProperties
  defineProperty getPrototypeOf setPrototypeOf isExtensible isFrozen isSealed fromEntries lastMatch lastParen
  leftContext rightContext isView copyWithin findIndex findLast findLastIndex lastIndexOf indexOf forEach
  flatMap reduceRight toLocaleString toReversed toSorted toSpliced charAt charCodeAt codePointAt endsWith
  isWellFormed localeCompare matchAll padEnd padStart replaceAll startsWith toWellFormed trimStart trimLeft
  trimEnd trimRight toLocaleLowerCase toLocaleUpperCase toLowerCase toUpperCase valueOf toExponential toFixed
  toPrecision hasOwnProperty isPrototypeOf propertyIsEnumerable toDateString toTimeString toISOString
  toUTCString toGMTString getYear setYear toJSON toLocaleDateString toLocaleTimeString dotAll hasIndices
  ignoreCase unicodeSets deleteProperty ownKeys getCanonicalLocales supportedValuesOf DateTimeFormat
  NumberFormat PluralRules RelativeTimeFormat ListFormat DisplayNames AggregateError EvalError ReferenceError
  SyntaxError ArrayBuffer BigUint64Array BigInt64Array DataView BigInt FinalizationRegistry WeakRef decodeURI
  encodeURI clearImmediate EventTarget TextEncoder TextDecoder TransformStream TransformStreamDefaultController
  WritableStream WritableStreamDefaultController WritableStreamDefaultWriter ReadableStream
  ReadableStreamDefaultReader ReadableStreamBYOBReader ReadableStreamBYOBRequest ReadableByteStreamController
  ReadableStreamDefaultController ByteLengthQueuingStrategy CountQueuingStrategy TextEncoderStream
  TextDecoderStream CompressionStream DecompressionStream BroadcastChannel MessageChannel MessagePort
  MessageEvent PerformanceEntry PerformanceMark PerformanceMeasure PerformanceObserver
  PerformanceObserverEntryList PerformanceResourceTiming FormData SharedArrayBuffer WebAssembly CryptoKey
  SubtleCrypto CustomEvent mockResolvedValue mockRejectedValue mockReturnValue mockImplementation mockClear
  mockReset toHaveBeenCalled toHaveBeenCalledWith toEqual toStrictEqual toMatchSnapshot toMatchInlineSnapshot
  toThrowError useFakeTimers useRealTimers advanceTimersByTime waitFor waitForSelector waitForTimeout userEvent
  renderHook getByRole getByText getByTestId findByRole findByText queryByText fireEvent findMany findUnique
  findFirst createQueryBuilder useRouter useParams useNavigate useLocation useSearchParams useForm useStore
  useSelector useDispatch useSWR useTranslation useInfiniteQuery useQueryClient getServerSideProps
  getStaticProps getStaticPaths generateMetadata revalidatePath revalidateTag NextResponse NextRequest
  getServerSession defineConfig createApp createRouter defineProps defineEmits onMounted watchEffect createSlice
  configureStore createAsyncThunk combineReducers createRoot hydrateRoot renderToString createPortal
  ErrorBoundary StrictMode PureComponent ReactNode BaseModel APIRouter HTTPException TestClient SessionLocal
  select_related prefetch_related get_object_or_404 bulk_create from_pretrained read_csv to_csv sort_values
  train_test_split assert_called_with side_effect setup_method readFileSync writeFileSync readFile writeFile
  existsSync mkdirSync spawnSync execSync execFile createServer createReadStream process_exec fopen
  file_get_contents json_encode json_decode array_map var_dump isset_or before_action after_commit find_by
  where_not has_many belongs_to validates_presence_of HttpClient IServiceCollection DbContext SaveChanges
  SemaphoreSlim CancellationToken HttpServletRequest RestTemplate WebClient ApplicationContext PreparedStatement
  Array Object String Number Boolean Symbol Map Set WeakMap WeakSet Promise Proxy Reflect Math JSON Date RegExp
  Error TypeError RangeError Buffer URL URLSearchParams AbortController AbortSignal Intl console process
  globalThis window document localStorage sessionStorage navigator fetch setTimeout setInterval clearTimeout
  clearInterval setImmediate queueMicrotask requestAnimationFrame structuredClone parseInt parseFloat isNaN
  encodeURIComponent decodeURIComponent eval require import addEventListener querySelector getElementById
  innerHTML innerText textContent useState useEffect useMemo useCallback useRef useContext useReducer
  useLayoutEffect useTransition useDeferredValue useSyncExternalStore useId forwardRef memo createContext print
  len range enumerate zip map filter reduce sorted reversed open input isinstance issubclass getattr setattr
  hasattr super property staticmethod classmethod dataclass namedtuple defaultdict Counter OrderedDict lru_cache
  contextmanager asyncio threading subprocess datetime timedelta pathlib Path os sys re json logging typing
  Optional Union Any List Dict Tuple Callable TypedDict Protocol printf println fmt panic defer goroutine make
  append copy cap String Vec HashMap HashSet Option Result Some None Ok Err Box Rc Arc Mutex unwrap expect clone
  puts attr_accessor require_relative useQuery useMutation PropTypes XMLHttpRequest WebSocket EventSource
  IntersectionObserver MutationObserver ResizeObserver dangerouslySetInnerHTML describe it test expect
  beforeEach afterEach beforeAll afterAll vi jest cy malloc free memcpy strlen strcpy NullPointerException
  StringBuilder ArrayList IllegalStateException System Thread Runnable toString hashCode equals TODO FIXME XXX
  HACK NOTE README LICENSE GET POST PUT DELETE PATCH HEAD OPTIONS HTTP HTTPS JSON YAML TOML SQL HTML CSS API
`);

/** A file of a harness, a system or a person: of no project, or of any. */
export const ANYWHERE = wordList(`
  memory.md memory_summary.md claude.md claude.local.md agents.md hermes.md gemini.md user.md soul.md skill.md
  settings.json settings.local.json config.toml config.yaml config.json readme.md readme license todo.md
  notes.md changelog.md memport.json index.md .env .env.local .env.example .gitignore .bashrc .zshrc .profile
  .npmrc .gitconfig .netrc .vimrc .tmux.conf .ssh .config authorized_keys id_rsa hosts fstab crontab
  docker-compose.override.yml main.py index.html index.js index.ts package.json requirements.txt
`);

/** Names of things that only look like files. */
export const TECH =
  /^(?:node|next|vue|nuxt|express|three|d3|chart|ember|backbone|socket|nest|react|moment|day|alpine|solid|p5|discord|bun|deno|asp|web|video|plotly|leaflet|underscore|handlebars|mustache|ext|knockout|meteor|electron|require|paper|pixi|babylon|tensor-?flow|brain|angular)\.(?:js|ts|io|net)$/i;

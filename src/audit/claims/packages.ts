import { wordList } from './word-table.ts';

/** Names of packages that are nothing but names; what is also a word counts between backticks only. */
export const PACKAGES: Readonly<Record<string, ReadonlySet<string>>> = {
  npm: wordList(`
  adm-zip agenda ajv algoliasearch alpinejs amqplib angular antd apollo-client archiver argon2 astro async-mutex
  automerge ava avsc awilix aws-sdk axios bcrypt better-sqlite3 bignumber.js biome body-parser bootstrap bottleneck
  bree bull bullmq bunyan busboy c8 capacitor chai chakra-ui chalk chance changesets chart.js cheerio chokidar
  class-transformer class-validator classnames clsx cmdk codemirror commander commitlint compression concurrently
  connect-redis conventional-changelog convict cookie-parser cors cosmiconfig cron cross-env cross-spawn csurf
  csv-parse csv-parser cypress d3 date-fns date-fns-tz dayjs debug decimal.js dexie dotenv dotenv-expand draft-js
  drizzle-orm effect ejs elasticsearch electron ember emotion envalid esbuild eslint exceljs execa expo express
  express-rate-limit express-session faker fast-check fast-csv fast-glob fastify final-form firebase firebase-admin
  flatbuffers fluent-ffmpeg formidable formik fp-ts framer-motion fs-extra gatsby glob globby gm googleapis got
  graceful-fs graphql gsap handlebars hapi helmet highlight.js hono howler htmx.org http-proxy-middleware husky
  i18next idb immer immutable ini ink inngest inquirer inversify io-ts ioredis ipx isomorphic-git jasmine jest jimp
  joi jotai jquery js-yaml jsdom json5 jsonwebtoken jspdf jszip kafkajs karma keyv knex koa ky kysely leaflet lerna
  less level lexical lint-staged lit localforage lodash lowdb lru-cache luxon mapbox-gl maplibre-gl markdown-it marked
  material-ui mathjs matter-js mdx meilisearch memjs micromark micromatch mikro-orm minimatch mkdirp mobx mocha moment
  moment-timezone monaco-editor mongoose morgan mqtt msgpack5 msgpackr msw multer multiparty mustache mysql2 nanoid
  nats nedb nest nestjs neverthrow next nock node-cache node-cron node-fetch node-schedule nodemailer nodemon
  npm-run-all nuxt nx nyc octokit openai openlayers ora oxlint p-limit p-queue papaparse parcel passport pdf-lib
  pdfkit pdfmake pg phaser pinia pino pixi.js playwright pm2 postcss pouchdb preact prettier prisma prismjs probot
  prosemirror-state protobufjs puppeteer purify-ts quill qwik radix-ui ramda rate-limiter-flexible react react-dnd
  react-dom react-hook-form react-intl react-native react-native-reanimated react-navigation react-query react-router
  react-select react-spring react-table react-test-renderer recharts recoil redis redux reflect-metadata rehype
  release-it remark remix rimraf rollup routing-controllers rxdb rxjs sass semantic-release semver sendgrid sequelize
  serve-static shadcn-ui sharp shelljs shiki simple-git sinon slate socket.io socket.io-client solid-js sonner sqlite3
  storybook stripe styled-components stylelint superagent superstruct supertest svelte svelte-kit sveltekit
  swagger-ui-express swr tailwindcss tap tape tar-stream tauri temporal testcafe three three-stdlib tiptap toml tone
  trigger.dev trpc ts-node ts-pattern tsoa tsup tsx tsyringe turbo turborepo turf twilio type-fest typedi typeorm
  typescript typesense underscore undici unified urql uuid valibot vaul vee-validate verdaccio vite vitest vue
  vue-router vuetify vuex wait-on webpack winston ws xlsx xstate yargs yauzl yjs yup zeromq zod zod-to-json-schema
  zustand zx
`),
  pypi: wordList(`
  RPi.GPIO accelerate aiohttp aiokafka aiomysql aioredis aiosqlite airflow alembic ansible-core anthropic anyio
  apscheduler argon2-cffi argparse ariadne arrow asyncpg attrs authlib bandit bcrypt beautifulsoup beautifulsoup4
  biopython black boto3 bottle cachetools catboost celery channels click commitizen confluent-kafka coverage
  cryptography cython dagster daphne dash dask dbt-core diffusers diskcache django djangorestframework dramatiq
  drf-spectacular duckdb dynaconf environs eventlet fabric factory-boy falcon fastapi flake8 flask flax freezegun
  gensim geoalchemy2 geopandas gevent gradio graphene great-expectations grpcio gunicorn h5py haiku hatchling httpx
  hydra-core hypercorn hypothesis invoke isort itsdangerous jax jinja2 joblib keras langchain lightgbm lightning
  litestar localstack locust loguru lxml mako markupsafe marshmallow matplotlib mlflow modin moto motor mypy
  mysqlclient neo4j netcdf4 networkx nltk nose nox numba numpy omegaconf onnx onnxruntime openai opencv-contrib-python
  opencv-python openpyxl optuna orjson ortools paho-mqtt pandas pandera paramiko parsel passlib pdfplumber pdm peewee
  peft pendulum pexpect pillow pipenv playwright plotly poetry polars pre-commit prefect prompt-toolkit protobuf
  psycopg psycopg2 pyarrow pydantic pydub pygame pyinstaller pyjwt pylint pymongo pymupdf pymysql pypdf pyproj pyqt6
  pyright pyserial pyspark pytest python-dateutil python-docx python-dotenv python-jose python-socketio pytorch
  pyupgrade pyyaml rasterio ray reportlab requests responses respx rich rq ruamel.yaml ruff sanic schedule
  scikit-image scikit-learn scipy scrapy seaborn selenium semgrep sentence-transformers setuptools shap shapely
  soundfile spacy sqlalchemy sqlmodel starlette statsmodels strawberry-graphql streamlit structlog sympy tabulate
  tenacity tensorflow termcolor textual tiktoken timm tokenizers toml tomli tomlkit torch torchaudio torchvision
  tornado tortoise-orm tox tqdm transformers trio typer unittest2 urllib3 uv uvicorn uvloop vaex vcrpy vulture wagtail
  wandb weasyprint websockets werkzeug wheel xarray xgboost zarr
`),
  cargo: wordList(`
  actix-web aes-gcm anyhow arrayvec arrow2 assert_cmd async-std axum base64 bevy bitflags blake3 bytes chrono clap
  color-eyre config criterion crossbeam crossterm csv dashmap datafusion derive_more dialoguer diesel egui env_logger
  eyre glium handlebars hex hyper indexmap indicatif insta itertools lazy_static lettre log miette minijinja mockall
  nalgebra ndarray nom num-traits once_cell openssl parking_lot pest petgraph polars proptest prost quick-xml rand
  ratatui rayon redb regex reqwest ring rocket rocksdb rstest rusqlite rustls sea-orm serde serde_json serde_yaml sha2
  sled smallvec sqlx structopt strum tauri thiserror time tokio toml tonic tower tracing tracing-subscriber uuid warp
  wgpu winit wiremock
`),
  go: wordList(`
  bubbletea buf chi cobra echo ent fiber fx gin ginkgo go-redis gomega gomock gorilla gorm grpc-go hugo lipgloss
  logrus nats.go pgx sarama sqlc sqlx templ testify viper wire zap zerolog
`),
  gem: wordList(`
  activeadmin activerecord bullet cancancan capybara carrierwave delayed_job devise doorkeeper dry-rb factory_bot
  faraday friendly_id good_job httparty kaminari minitest money-rails nokogiri pagy pg_search puma pundit rack-attack
  rack-cors rails ransack rspec rubocop shrine sidekiq simple_form sinatra solid_queue sorbet vcr webmock
`),
  composer: wordList(`
  cakephp carbon codeigniter doctrine dompdf filament flysystem guzzle guzzlehttp infection laminas laravel livewire
  mockery monolog pest php-cs-fixer phpmailer phpspec phpspreadsheet phpstan phpunit psalm rector slim symfony twig
`),
  pub: wordList(`
  auto_route build_runner cached_network_image cloud_firestore dio drift easy_localization firebase_core flutter_bloc
  flutter_lints flutter_map flutter_riverpod flutter_secure_storage flutter_svg freezed geolocator get_it go_router
  google_maps_flutter hive hooks_riverpod http hydrated_bloc injectable intl isar json_serializable lottie mockito
  mocktail patrol provider retrofit rive riverpod rxdart shared_preferences sqflite
`),
  hex: wordList(`
  absinthe bamboo broadway bypass cachex cowboy credo dialyxir ecto ex_machina ex_unit excoveralls exq finch floki
  gen_stage hackney honeybadger httpoison jason libcluster mox myxql nimble_csv nimble_options oban phoenix_html
  phoenix_live_view plug_cowboy poison postgrex quantum ranch redix sentry_elixir stream_data swoosh tds telemetry
  timex tortoise311 ueberauth waffle wallaby
`),
  hackage: wordList(`
  aeson amazonka attoparsec bytestring cassava dhall doctest effectful esqueleto generic-lens hasql hedgehog hspec
  http-conduit lens megaparsec microlens mtl optparse-applicative parsec polysemy postgresql-simple quickcheck scotty
  servant servant-server streamly tasty transformers unordered-containers warp-tls yesod
`),
  nuget: wordList(`
  automapper avalonia benchmarkdotnet dapper efcore entityframeworkcore fluentassertions fluentvalidation hangfire
  masstransit mediatr moq newtonsoft.json nlog nsubstitute nunit respawn restsharp serilog shouldly swashbuckle
  testcontainers xunit yarp
`),
  jvm: wordList(`
  accompanist akka-actor akka-http archunit assertj caffeine cats-effect checkstyle circe dagger detekt doobie
  dropwizard espresso feign flyway fs2 gson guava hibernate hilt http4s jackson jooq jsoup junit5 kafka-clients koin
  kotest kotlinx-serialization ktlint ktor leakcanary liquibase log4j2 logback lombok mapstruct micrometer micronaut
  mockk moshi mybatis okhttp openfeign pekko picasso picocli play-json pmd pureconfig reactor-core resilience4j
  retrofit2 robolectric rxjava scalatest slf4j-api spock spotbugs spotless spring-kafka sqldelight tapir timber vertx
  workmanager zio
`),
  swift: wordList(`
  alamofire fluent-kit grdb grdb.swift kingfisher moya nuke rxswift sdwebimage snapkit sqlite.swift
  swift-argument-parser swift-composable-architecture swift-log swift-nio swift-snapshot-testing swiftformat swiftgen
  swiftlint swiftyjson the-composable-architecture vapor
`),
  cpp: wordList(`
  abseil absl assimp catch2 cli11 cpr cxxopts eigen eigen3 fmtlib folly freertos glfw glm gmock googletest gtest
  hiredis imgui libcurl libevent libpqxx libuv littlefs lvgl mbedtls mosquitto nanobind nlohmann-json nlohmann_json
  opencv4 pybind11 rapidjson sdl2 sfml simdjson spdlog sqlitecpp tinyusb tomlplusplus unity-test yaml-cpp zeromq
`),
  r: wordList(`
  bslib data.table dbplyr devtools dplyr ggplot2 golem httr2 knitr leaflet.extras lme4 lubridate purrr readr renv
  rmarkdown roxygen2 rpostgres rsqlite rvest shiny shinytest2 stringr testthat tibble tidymodels tidyr usethis
`),
  terraform: wordList(`
  azurerm google-beta hashicorp/aws hashicorp/azurerm hashicorp/google hcloud hetznercloud/hcloud
`),
};

/** These are words, too. */
export const ALSO_WORDS = wordList(`
  agenda angular anthropic archiver arrow astro attrs ava avalonia bamboo bandit bevy black bootstrap bottle broadway
  buf bull bullet bytes cachex caffeine carbon chalk chance channels chi click cobra commander compression config cors
  coverage cron csv cypress dagger dash dask debug dhall diesel doctest dotenv drift echo effect eigen electron ember
  emotion ent eslint expo express fabric faker falcon fiber filament finch firebase flax fluent-kit freezed fx gin
  ginkgo glob got graphql guava haiku handlebars helmet hex hibernate hive http hugo hyper hypothesis immer immutable
  infection ini ink insta intl invoke isar jackson jason jax jest karma keras laminas leaflet lens less level
  lightning lit log lottie lxml mako marked mockery modin moment money motor moya mustache nats nest next nom nose
  nuke openai ora parcel parsec parsel passport patrol pekko pest pg play-json playwright poetry poison polars prefect
  prettier provider puma quantum quill rails ranch rand ray react reactor-core rector redis regex remark remix
  requests respawn responses retrofit rich ring rive rocket rollup sass schedule scotty sequelize servant setuptools
  sharp shrine slate sled slim spock starlette storybook stripe svelte swr tailwindcss tap tape templ temporal textual
  three timber time toml tone torch tower tracing trio turbo turf twig typescript underscore unified unity-test uuid
  uv vapor vcr viper vite vue vulture waffle warp webpack wheel wire ws yarp yesod zap
`);

/** Scopes of npm that belong to known publishers; others may be aliases of folders. */
export const SCOPES = wordList(`
  angular anthropic-ai apollo astrojs auth0 aws-sdk azure babel chakra-ui changesets clerk cloudflare dnd-kit elastic
  emotion eslint faker-js fastify floating-ui fortawesome google-cloud grafana graphql-codegen graphql-tools hapi
  headlessui heroicons hono hookform koa langchain lexical modelcontextprotocol mui nestjs nivo nuxt nuxtjs nx octokit
  okta openai opentelemetry playwright prisma radix-ui react-navigation reduxjs remix-run rollup sentry shopify
  storybook stripe supabase sveltejs swagger swc tailwindcss tanstack testing-library tiptap trpc types
  typescript-eslint vercel visx vitejs vue
`);

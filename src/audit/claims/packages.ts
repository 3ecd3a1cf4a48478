import { wordList } from './word-table.ts';

/** Names of packages that are nothing but names; what is also a word counts between backticks only. */
export const PACKAGES: Readonly<Record<string, ReadonlySet<string>>> = {
  npm: wordList(`
  zod yup joi ajv valibot io-ts superstruct lodash lodash-es underscore ramda moment moment-timezone dayjs date-fns
  luxon axios got node-fetch ky superagent undici express fastify koa hapi hono nestjs nest react react-dom preact vue
  svelte solid-js angular lit alpinejs htmx.org jquery next nuxt remix astro gatsby vite webpack rollup parcel esbuild
  turbo tsup typescript eslint prettier biome oxlint stylelint husky lint-staged commitlint jest vitest mocha chai
  sinon ava jasmine karma cypress playwright puppeteer supertest nock msw storybook prisma typeorm sequelize
  drizzle-orm knex mongoose mikro-orm kysely pg mysql2 sqlite3 better-sqlite3 redis ioredis bullmq bull agenda redux
  zustand mobx jotai recoil xstate pinia vuex rxjs immer react-query swr apollo-client graphql urql trpc formik
  react-hook-form react-router styled-components emotion tailwindcss bootstrap sass less postcss material-ui antd
  chakra-ui radix-ui shadcn-ui d3 three chart.js recharts winston pino bunyan morgan debug dotenv commander yargs
  chalk inquirer ora execa zx nodemon ts-node tsx pm2 passport jsonwebtoken bcrypt argon2 helmet cors multer sharp
  uuid nanoid socket.io ws nodemailer stripe openai i18next react-intl framer-motion gsap electron expo react-native
  capacitor tauri cheerio jsdom ink immutable classnames clsx p-limit fast-check tone howler pixi.js phaser matter-js
  three-stdlib leaflet mapbox-gl maplibre-gl openlayers turf msgpackr msgpack5 protobufjs flatbuffers avsc papaparse
  csv-parse csv-parser fast-csv xlsx exceljs pdfkit pdf-lib pdfmake puppeteer-core jspdf marked markdown-it remark
  rehype unified micromark mdx highlight.js prismjs shiki monaco-editor codemirror tiptap slate quill draft-js lexical
  prosemirror-state final-form vee-validate yjs automerge rxdb dexie localforage idb pouchdb level lowdb nedb keyv
  lru-cache node-cache memjs ipx jimp gm fluent-ffmpeg archiver adm-zip jszip yauzl tar-stream chokidar glob fast-glob
  globby micromatch minimatch rimraf mkdirp fs-extra graceful-fs cross-env concurrently npm-run-all wait-on shelljs
  cross-spawn simple-git isomorphic-git octokit probot semver conventional-changelog semantic-release release-it
  changesets lerna nx turborepo verdaccio swagger-ui-express tsoa routing-controllers inversify awilix typedi tsyringe
  class-validator class-transformer reflect-metadata effect fp-ts neverthrow purify-ts ts-pattern type-fest
  zod-to-json-schema json5 ini toml js-yaml cosmiconfig convict envalid dotenv-expand node-cron cron bree
  node-schedule p-queue bottleneck async-mutex rate-limiter-flexible express-rate-limit express-session cookie-parser
  body-parser compression serve-static http-proxy-middleware connect-redis csurf formidable busboy multiparty
  nodemailer-mailgun mjml handlebars mustache ejs pug nunjucks liquidjs eta date-fns-tz spacetime chrono-node rrule
  ical-generator node-ical big.js bignumber.js decimal.js mathjs numeral accounting currency.js dinero.js faker chance
  casual msw-storybook-addon testcafe nightwatch webdriverio detox enzyme react-test-renderer vitest-fetch-mock nyc c8
  istanbul tap tape uvu jasmine-core codeceptjs pact aws-sdk firebase firebase-admin googleapis twilio mailgun.js
  sendgrid algoliasearch meilisearch typesense elasticsearch amqplib kafkajs nats mqtt zeromq socket.io-client
  serialport johnny-five onoff node-hid usb bleno noble react-native-reanimated react-navigation react-spring
  react-dnd react-select react-table downshift cmdk vaul sonner bullmq-pro temporal inngest trigger.dev
  pinia-plugin-persistedstate vue-router vuetify quasar element-plus primevue svelte-kit sveltekit solid-start qwik
  lit-element stencil ember backbone marionette knockout riot mithril hyperapp
`),
  pypi: wordList(`
  geoalchemy2 django-haystack flask-caching flask-mail flask-wtf django-q2 django-import-export
  django flask fastapi starlette tornado aiohttp sanic bottle requests httpx urllib3 sqlalchemy alembic peewee
  psycopg2 psycopg asyncpg pymongo celery rq dramatiq pydantic marshmallow attrs numpy pandas polars scipy matplotlib
  seaborn plotly scikit-learn tensorflow pytorch torch keras transformers langchain openai anthropic pytest unittest2
  nose hypothesis tox nox ruff black isort flake8 pylint mypy pyright bandit poetry uv pipenv pdm click typer rich
  argparse loguru structlog jinja2 beautifulsoup4 scrapy selenium playwright boto3 gunicorn uvicorn hypercorn pillow
  opencv-python streamlit gradio dash pyspark airflow prefect dagster dbt-core great-expectations arrow pendulum
  python-dateutil factory-boy freezegun numba cython pandera pyarrow duckdb dask ray modin vaex xarray zarr netcdf4
  h5py pytables statsmodels xgboost lightgbm catboost shap optuna mlflow wandb sentence-transformers spacy nltk gensim
  tiktoken tokenizers accelerate peft diffusers timm torchvision torchaudio pytorch-lightning lightning jax flax haiku
  onnx onnxruntime networkx igraph shapely geopandas rasterio fiona pyproj folium cartopy sympy pulp ortools cvxpy
  biopython pysam scanpy anndata rdkit mdtraj astropy sunpy obspy librosa music21 pretty_midi mido soundfile pydub
  moviepy imageio scikit-image opencv-contrib-python albumentations msgpack orjson ujson simplejson protobuf grpcio
  thrift avro fastavro ruamel.yaml pyyaml toml tomli tomlkit python-dotenv dynaconf environs hydra-core omegaconf
  pydantic-settings tenacity backoff retrying cachetools diskcache joblib multiprocess gevent eventlet trio anyio
  uvloop websockets python-socketio channels daphne djangorestframework drf-spectacular django-filter django-ninja
  wagtail mezzanine flask-login flask-sqlalchemy flask-migrate flask-restx connexion falcon litestar robyn
  strawberry-graphql graphene ariadne sqlmodel tortoise-orm pony mongoengine motor beanie neo4j cassandra-driver
  psycopg2-binary mysqlclient pymysql aiomysql aiosqlite redis-py aioredis huey apscheduler schedule kombu pika
  aiokafka confluent-kafka paho-mqtt pyserial pymodbus RPi.GPIO gpiozero esptool adafruit-blinka pexpect paramiko
  fabric invoke ansible-core nornir netmiko beautifulsoup lxml parsel html5lib feedparser newspaper3k mechanize
  pyppeteer weasyprint reportlab pypdf pdfplumber pymupdf python-docx openpyxl xlsxwriter xlrd tabulate prettytable
  tqdm colorama termcolor textual prompt-toolkit cryptography pyjwt python-jose passlib bcrypt argon2-cffi authlib
  itsdangerous werkzeug markupsafe mako pytest-asyncio pytest-mock pytest-django pytest-xdist pytest-cov responses
  respx vcrpy moto localstack behave robotframework locust coverage mutmut semgrep vulture pyupgrade pre-commit
  commitizen bump2version setuptools wheel hatchling flit maturin nuitka pyinstaller cx_freeze briefcase kivy pyqt5
  pyqt6 pyside6 tkinter pygame arcade panda3d
`),
  cargo: wordList(`
  aes-gcm tokio-postgres
  serde serde_json tokio async-std reqwest hyper axum actix-web rocket warp clap structopt anyhow thiserror eyre
  tracing log env_logger diesel sqlx sea-orm rayon crossbeam parking_lot chrono time uuid regex rand itertools
  once_cell lazy_static proptest criterion insta bevy tauri tonic prost quick-xml csv nom pest winnow logos lalrpop
  egui iced druid slint wgpu winit glium nalgebra ndarray polars arrow2 datafusion sled rocksdb redb rusqlite lettre
  askama tera minijinja handlebars tower hickory-dns rustls ring openssl base64 hex sha2 blake3 bytes dashmap smallvec
  arrayvec indexmap petgraph bitflags num-traits strum derive_more serde_yaml toml config figment tracing-subscriber
  color-eyre miette indicatif dialoguer ratatui crossterm termion rstest mockall wiremock assert_cmd
`),
  go: wordList(`
  gin echo fiber chi gorilla cobra viper zap logrus zerolog gorm sqlx ent testify gomock wire fx pgx sqlc ginkgo
  gomega goquery colly bubbletea lipgloss urfave-cli kingpin go-redis sarama watermill nats.go grpc-go buf templ hugo
  casbin
`),
  gem: wordList(`
  rails sinatra hanami rspec minitest capybara factory_bot sidekiq resque devise pundit cancancan puma unicorn rubocop
  sorbet nokogiri faraday httparty dry-validation activerecord kaminari pagy good_job solid_queue delayed_job
  money-rails pg_search ransack friendly_id carrierwave shrine paperclip activeadmin simple_form devise-jwt doorkeeper
  vcr webmock timecop bullet rack-attack rack-cors jbuilder oj dry-rb trailblazer rom-rb prawn wicked_pdf roo axlsx
`),
  composer: wordList(`
  laravel symfony phpunit pest doctrine guzzle monolog twig phpstan psalm guzzlehttp carbon livewire filament
  php-cs-fixer rector infection mockery phpspec behat codeception slim laminas yii codeigniter cakephp flysystem
  predis phpmailer swiftmailer dompdf mpdf phpspreadsheet
`),
  pub: wordList(`
  riverpod flutter_riverpod hooks_riverpod flutter_bloc hydrated_bloc provider get_it injectable freezed
  json_serializable build_runner dio retrofit chopper http go_router auto_route isar hive drift sqflite floor
  objectbox shared_preferences flutter_secure_storage firebase_core cloud_firestore flutter_map google_maps_flutter
  geolocator cached_network_image flutter_svg lottie rive intl easy_localization slang mocktail mockito
  very_good_analysis flutter_lints patrol golden_toolkit mobx flutter_mobx getx fpdart dartz rxdart
`),
  hex: wordList(`
  ecto ecto_sql oban broadway absinthe finch hackney httpoison jason poison plug_cowboy bandit_http swoosh bamboo
  ueberauth credo dialyxir ex_unit mox excoveralls ex_machina stream_data wallaby quantum cachex nebulex
  libcluster horde gen_stage commanded eventstore tortoise tortoise311 emqtt nerves_hub vintage_net circuits_gpio
  phoenix_live_view phoenix_html live_svelte petal_components timex waffle ex_aws redix exq honeybadger
  sentry_elixir postgrex myxql tds ex_money ex_cldr nimble_options nimble_csv floki meeseeks crawly bypass telemetry
  prom_ex opentelemetry_api cowboy ranch jsx lager recon worker_pool poolboy
  `),
  hackage: wordList(`
  aeson lens generic-lens microlens servant servant-server scotty yesod warp-tls esqueleto opaleye
  hasql beam-core postgresql-simple streamly attoparsec megaparsec parsec trifecta hspec tasty quickcheck
  hedgehog doctest mtl transformers unliftio relude polysemy effectful fused-effects freer-simple katip co-log
  unordered-containers bytestring cassava http-conduit wreq amazonka dhall optparse-applicative hakyll
  `),
  nuget: wordList(`
  mediatr automapper fluentvalidation serilog nlog dapper efcore entityframeworkcore xunit nunit moq nsubstitute
  fakeiteasy restsharp newtonsoft.json masstransit nservicebus hangfire quartz.net 
  swashbuckle fluentassertions shouldly respawn mapster fluentmigrator dbup questpdf closedxml
  epplus npoi itextsharp puppeteersharp identityserver4 duende.identityserver ocelot yarp akka.net
  testcontainers benchmarkdotnet stylecop.analyzers sonaranalyzer mahapps.metro caliburn.micro reactiveui avalonia
  `),
  jvm: wordList(`
  hilt dagger koin kodein retrofit2 okhttp moshi gson jackson kotlinx-serialization ktor sqldelight jooq
  mybatis hibernate flyway liquibase lombok mapstruct guava caffeine resilience4j micrometer testcontainers-java
  mockk mockito-core assertj wiremock-jre junit5 kotest spock robolectric espresso detekt ktlint spotless
  checkstyle spotbugs pmd archunit vertx micronaut dropwizard helidon javalin akka-http akka-actor pekko zio
  cats-effect doobie skunk http4s tapir circe play-json scalatest munit specs2 quill-jdbc monix fs2 sttp
  refined enumeratum shapeless magnolia pureconfig logback log4j2 slf4j-api picocli picasso timber
  leakcanary workmanager accompanist jsoup rxjava reactor-core kafka-clients spring-kafka feign openfeign
  `),
  swift: wordList(`
  alamofire snapkit kingfisher sdwebimage rxswift reswift swiftlint swiftformat swiftgen realm-swift grdb grdb.swift
  sqlite.swift moya lottie-ios nuke swinject the-composable-architecture swift-snapshot-testing
  swift-composable-architecture swift-argument-parser swift-log swift-nio vapor fluent-kit   
  viewinspector factory-swift promisekit swiftyjson keychainaccess swiftsoup zipfoundation mapbox-maps-ios
  `),
  cpp: wordList(`
  catch2 googletest gtest gmock doctest-cpp spdlog fmtlib nlohmann_json nlohmann-json rapidjson simdjson boost-asio
  abseil absl folly eigen3 eigen opencv4 pybind11 nanobind cli11 cxxopts yaml-cpp toml++ tomlplusplus libcurl cpr
  grpc-cpp zeromq cppzmq libuv libevent sdl2 sfml glfw glm imgui assimp bullet3 openal tbb onetbb hiredis libpqxx
  sqlitecpp soci cereal flatbuffers-cpp capnproto lvgl freertos littlefs mbedtls tinyusb cmocka unity-test mosquitto
  paho-mqtt-c libmodbus nanopb cjson jansson
  `),
  r: wordList(`
  dplyr tidyr ggplot2 purrr readr stringr lubridate tibble data.table shiny golem rmarkdown knitr testthat
  renv leaflet.extras tidymodels lme4 brms rstan mgcv broom patchwork cowplot flextable
  bslib shinytest2 usethis devtools roxygen2 arrow-r duckdb-r dbplyr rsqlite rpostgres httr2 rvest janitor 
  `),
  terraform: wordList(`
  azurerm google-beta hashicorp/aws hashicorp/google hashicorp/azurerm cloudflare/cloudflare integrations/github
  terraform-aws-modules datadog/datadog kreuzwerker/docker bpg/proxmox telmate/proxmox hetznercloud/hcloud hcloud
  digitalocean/digitalocean gavinbunney/kubectl
  `),
};

/** These are words, too. */
export const ALSO_WORDS = wordList(`
  lens optics tesla flow arc pow gun surface guardian needle factory leaf quick nimble fluent-kit here targets gt
  caret quartz carter
  marten orleans slick skunk refined glide coil timber turbine spock pipes conduit persistent req rio brick
  beam-core doctest
  exposed polly bogus respawn wolverine refit carter quantum broadway finch jason poison bamboo waffle ranch recon horde
  cachex dagger moya nuke vapor eigen unity-test terra sf reactor-core play-json jackson hibernate caffeine guava pekko
  yarp ocelot avalonia parsec trifecta servant scotty yesod katip dhall sprig
  leaflet immer channels
  express got next black click rich chalk commander debug time log warp rocket requests less turbo agenda bull ink ws
  ora karma ava parcel emotion remix nest three lit sharp cors helmet passport react vue attrs dash arrow prefect nose
  wire fx echo fiber chi ent zap cobra viper puma pest twig rails rand regex torch bottle starlette keras astro redis
  pg stripe openai anthropic electron expo sass uv poetry bootstrap swr graphql jest gin hyper diesel insta insight
  bandit tracing bevy moment immutable underscore dotenv uuid storybook cypress playwright sequelize typescript
  angular webpack eslint prettier vite svelte rollup tailwindcss tone level archiver marked remark unified glob ini
  cron tap tape chance effect compression temporal usb noble backbone ember stencil riot slate quill turf faker nats
  firebase http provider drift hive isar freezed retrofit intl slim carbon mockery infection money vcr bullet roo
  shrine dask ray modin lightning jax flax haiku pulp motor channels falcon connexion responses behave coverage
  schedule fabric invoke huey trio pony kivy arcade textual wheel setuptools vulture config figment hex bytes ring
  tower csv nom logos iced slint polars sled handlebars mustache pug eta rector behat laminas filament floor patrol
  rive lottie slang buf hugo templ ginkgo toml lxml parsel mako
`);

/** Scopes of npm that belong to known publishers; others may be aliases of folders. */
export const SCOPES = wordList(`
  tanstack prisma nestjs angular mui radix-ui sentry aws-sdk testing-library babel types vue vitejs reduxjs apollo
  trpc hookform storybook playwright emotion chakra-ui headlessui supabase clerk stripe google-cloud azure octokit
  faker-js eslint typescript-eslint fastify hono nuxt sveltejs astrojs remix-run shopify anthropic-ai openai langchain
  modelcontextprotocol nx swc rollup tailwindcss react-navigation grafana opentelemetry elastic hapi koa nuxtjs vercel
  cloudflare auth0 okta fortawesome heroicons lexical tiptap dnd-kit floating-ui visx nivo swagger graphql-tools
  graphql-codegen changesets
`);

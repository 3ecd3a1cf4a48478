import { wordList } from './word-table.ts';

/** Names of packages that are nothing but names; what is also a word counts between backticks only. */
export const PACKAGES: Readonly<Record<string, ReadonlySet<string>>> = {
  npm: wordList(`
  opentype.js pagefind payjp maplibre
  valtio nanostores tinybase unocss linaria notistack react-hot-toast react-toastify react-window react-virtualized
  react-beautiful-dnd graphql-yoga type-graphql mercurius pusher-js mediasoup simple-peer peerjs hls.js video.js plyr
  wavesurfer.js tesseract.js onnxruntime-web flexsearch minisearch fuse.js contentful tinacms front-matter turndown
  showdown rehype-highlight katex cytoscape graphology vis-network jointjs reactflow elkjs dagre blockly ace-builds
  node-pty enquirer minimist log4js tslog prom-client hot-shots dd-trace piscina workerpool comlink bee-queue p-retry
  p-map bluebird fluture dequal fast-deep-equal deepmerge dot-prop use-immer runtypes typebox arktype validator.js
  sanitize-html dompurify openid-client next-auth better-auth supertokens keycloak-js bcryptjs tweetnacl
  libsodium-wrappers node-forge jsrsasign otplib bwip-js jsbarcode pdf-parse pdfjs-dist csvtojson fast-xml-parser
  xml2js libxmljs linkedom happy-dom parse5 htmlparser2 crawlee ofetch axios-retry json-server autocannon tinybench
  ts-jest sucrase tsc-alias patch-package simple-git-hooks knip depcheck madge dependency-cruiser syncpack publint
  size-limit vite-plugin-pwa workbox jwt-decode react-helmet react-i18next formatjs react-datepicker
  react-big-calendar react-dropzone uppy filepond cropperjs fabric.js plaiceholder react-pdf react-leaflet
  react-map-gl deck.gl cesium proj4 geolib h3-js ngeohash rbush kdbush supercluster geojson-vt osmtogeojson suncalc
  nitropack vueuse vue-i18n vuelidate primeng ng-zorro ngx-translate sveltekit-superforms remix-utils tinykeys
  hotkeys-js mousetrap interactjs sortablejs masonry-layout lottie-web pixi-viewport planck-js playcanvas melonjs
  easymidi modbus-serial node-opcua aedes node-red ssh2 basic-ftp imapflow mailparser node-imap masto tsdav
  solidjs node-redis rtk redux-toolkit redux-saga redux-thunk ngrx ngxs vee-validate vitepress docusaurus eleventy
  hardhat ethers viem wagmi web3 prettier-plugin-tailwindcss tailwind-merge daisyui flowbite headlessui mantine ionic
  nativescript ag-grid handsontable fullcalendar flatpickr chartjs echarts highcharts apexcharts nivo
  visx konva fabricjs paperjs babylonjs matterjs planck cannon-es tippy.js popper.js swiper splide embla-carousel
  keen-slider lodash-fp rxdb objection bookshelf waterline loopback feathers feathersjs sails adonisjs polka
  restify nitro elysia hattip grammy telegraf discord.js slack-bolt botkit whatsapp-web.js baileys
  node-telegram-bot-api oclif meow cac citty consola signale listr2 boxen figlet
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
  lru-cache node-cache memjs ipx jimp fluent-ffmpeg archiver adm-zip jszip yauzl tar-stream chokidar glob fast-glob
  globby micromatch minimatch rimraf mkdirp fs-extra graceful-fs cross-env concurrently npm-run-all wait-on shelljs
  cross-spawn simple-git isomorphic-git octokit probot semver conventional-changelog semantic-release release-it
  changesets lerna turborepo verdaccio swagger-ui-express tsoa routing-controllers inversify awilix typedi tsyringe
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
  urwid svgwrite pyindi-client opencc
  pyreadstat pingouin lifelines imbalanced-learn category-encoders evidently great-tables ibis-framework sqlglot
  meltano sqlmesh deltalake pyiceberg fsspec s3fs gcsfs adlfs smart-open aiobotocore aioboto3 hvac kazoo nats-py
  aio-pika bytewax temporalio luigi kedro metaflow zenml snakemake nbconvert jupytext papermill voila ipywidgets
  ipyleaflet pydeck movingpandas trackpy cellpose napari tifffile nilearn dipy brian2 pyomo highspy gurobipy pygad
  nevergrad botorch gpytorch numpyro cmdstanpy pystan neuralprophet sktime tslearn tsfresh stumpy pmdarima filterpy
  pykalman segyio lasio pygmt eccodes cfgrib xesmf cdsapi pvlib skyfield astroquery photutils lightkurve healpy sgp4
  ezdxf meshio dolfinx pymeasure qcodes pylsl minimalmodbus asyncua pycomm3 python-snap7 python-can cantools esphome
  picamera2 pyaudio sounddevice madmom essentia ffmpeg-python yt-dlp mutagen tinytag argostranslate pyspellchecker
  symspellpy jellyfish rapidfuzz thefuzz recordlinkage splink phonenumbers pycountry num2words dateparser exchangelib
  caldav icalendar vobject imap-tools yagmail django-guardian django-simple-history django-tenants django-mptt
  django-treebeard django-taggit django-debug-toolbar django-axes django-otp django-anymail django-environ
  django-extensions django-redis flask-admin flask-smorest flask-jwt-extended flask-limiter flask-babel fastapi-users
  sqladmin ormar tinydb zodb plyvel pudb ipdb viztracer py-spy memray pyinstrument pytest-benchmark pytest-randomly
  pytest-httpx time-machine polyfactory mimesis schemathesis pyautogui pywinauto uiautomator2
  abjad whisperx django-rest-framework django-allauth django-celery-beat django-storages crispy-forms whitenoise
  sentry-sdk psutil watchdog pyudev bleak pyusb pyvisa python-telegram-bot aiogram discord.py slack-sdk telethon
  pyrogram httpie requests-html ebooklib python-pptx docxtpl xhtml2pdf fpdf2 fpdf pikepdf camelot tabula-py
  pytesseract easyocr paddleocr face-recognition mediapipe ultralytics yolov8 whisper faster-whisper vosk pyttsx3
  gtts llama-index llama-cpp-python vllm chromadb faiss-cpu qdrant-client weaviate-client pinecone-client guidance
  instructor dspy crewai autogen pydantic-ai simpy pymc arviz emcee lmfit pint uncertainties geopy osmnx
  rioxarray metpy wradlib pyresample satpy pyhdf pydicom nibabel simpleitk monai mne psychopy pyopengl moderngl vispy
  pyvista trimesh open3d cadquery build123d pyqtgraph customtkinter wxpython dearpygui flet nicegui reflex taipy
  bokeh holoviews altair dash-bootstrap-components kaleido
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
  moka
  fastrand rodbus jwalk walkdir memmap2 bytemuck tempfile encoding_rs unicode-segmentation textwrap pathdiff globset
  aho-corasick memchr humantime filetime flate2 lz4_flex crc32fast rand_distr statrs float-cmp ordered-float
  rust_decimal bigdecimal num-bigint geojson osmpbf shapefile rstar geo-types linfa smartcore lopdf printpdf calamine
  rust_xlsxwriter rmp-serde ciborium rkyv tarpc zbus rustix signal-hook sysinfo procfs rusb embedded-hal
  embedded-graphics smoltcp probe-rs tokio-modbus sqlx-cli sea-query diesel-async tiberius tower-http
  utoipa-swagger-ui openidconnect rcgen mail-parser teloxide matrix-sdk egui_extras eframe relm4 wasm-bindgen web-sys
  bevy_rapier2d hound lewton claxon rustfft realfft datafusion-cli connectorx deltalake
  actix bincode cursive postcard heapless embassy embassy-executor cortex-m rtic defmt esp-idf-hal esp-hal rppal
  serialport btleplug paho-mqtt rumqttc lapin rdkafka tokio-tungstenite tungstenite quinn libp2p ureq isahc awc
  gotham leptos dioxus sycamore maud sailfish tantivy meilisearch-sdk sqlparser
  surrealdb mongodb redis-rs deadpool bb8 r2d2 serde_with schemars utoipa juniper
  async-graphql cynic jsonwebtoken argon2 ed25519-dalek k256 rand_chacha nannou macroquad ggez piston fyrox
  amethyst rodio cpal symphonia imageproc tesseract plotters egui_plot cliclack rustyline
  reedline nu-ansi-term owo-colors trybuild cargo-fuzz divan pprof
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
  periph.io koanf
  kafka-go franz-go paho go-sqlite3 pgxpool go-pg sqlboiler gorp dbmate sql-migrate miniredis redigo ristretto
  bigcache freecache groupcache bleve go-elasticsearch minio-go gocql mongo-go-driver gocraft grpc-gateway gqlgen
  kin-openapi oapi-codegen swaggo goldmark blackfriday bluemonday pdfcpu ebitengine gonum httpexpect dockertest
  gopter quicktest
  bbolt boltdb go-chi labstack/echo gofiber negroni httprouter xorm beego
  kratos go-kit go-micro gnet nats-server jetstream segmentio/kafka-go confluent-kafka-go amqp091-go asynq
  cron/v3 gocron golang-migrate pressly/goose goqu samber/lo mapstructure
  govalidator ozzo-validation golang-jwt oauth2-proxy goth authboss excelize gofpdf gopdf maroto chromedp ebiten
  raylib-go fyne gioui wails tview termui pterm charmbracelet promptui logr slog-multi
  gomodbus paho.mqtt.golang periph gobot tinygo
  gin echo fiber chi gorilla cobra viper zap logrus zerolog gorm sqlx ent testify gomock wire fx pgx sqlc ginkgo
  gomega goquery colly bubbletea lipgloss urfave-cli kingpin go-redis sarama watermill nats.go grpc-go buf templ hugo
  casbin
`),
  gem: wordList(`
  payjp
  jekyll-picture-tag jekyll-seo-tag jekyll-feed jekyll-sitemap rufus-scheduler rodauth sequel_pg groupdate chartkick
  ahoy_matey strong_migrations pghero scenic hairtrigger awesome_nested_set acts_as_tenant activerecord-import
  blueprinter jsonapi-serializer graphql-ruby rswag omniauth devise_invitable authlogic action_policy
  rack-mini-profiler stackprof bootsnap solargraph tapioca standardrb rubocop-rails erb_lint brakeman simplecov
  parallel_tests knapsack_pro test-prof factory_bot_rails database_cleaner cuprite shoulda-matchers rubyzip
  pdf-reader lograge
  sidekiq-cron solid_cache good_job activestorage activejob actioncable turbo-rails
  stimulus-rails importmap-rails propshaft sprockets webpacker vite_rails view_component phlex haml erubi
  redcarpet kramdown commonmarker rouge jekyll nanoc bridgetown padrino sequel mongoid
  dry-struct dry-monads dry-types pagy will_paginate draper simple_command
  rolify acts_as_list acts-as-taggable-on paper_trail paranoia friendly_id globalize mobility money
  monetize braintree prawn-table hexapdf combine_pdf caxlsx rubyXL ruby-vips mini_magick
  image_processing rmagick streamio-ffmpeg aasm statesman state_machines
  rails sinatra hanami rspec minitest capybara factory_bot sidekiq resque devise pundit cancancan puma unicorn rubocop
  sorbet nokogiri faraday httparty dry-validation activerecord kaminari pagy good_job solid_queue delayed_job
  money-rails pg_search ransack friendly_id carrierwave shrine paperclip activeadmin simple_form devise-jwt doorkeeper
  vcr webmock timecop bullet rack-attack rack-cors jbuilder oj dry-rb trailblazer rom-rb prawn wicked_pdf roo axlsx
`),
  composer: wordList(`
  liipimagine nelmio gedmo larastan collision wp-graphql phpmd deptrac grumphp deployer
  eloquent livewire inertia jetstream sanctum telescope cashier socialite
  spatie/laravel-permission spatie/laravel-medialibrary octane pennant symfony/messenger symfony/mailer
  symfony/console api-platform easyadmin sonata sulu contao typo3 drupal craftcms statamic grav kirby sylius
  magento shopware oxid nette latte contributte phalcon laminas-mvc mezzio tracy propel redbean idiorm medoo
  ramsey/uuid brick/money moneyphp league/csv league/flysystem intervention/image tcpdf fpdf
  barryvdh/laravel-dompdf maatwebsite/excel openspout phpword phpoffice setasign nesbot chronos vlucas/phpdotenv
  php-di pimple league/container firebase/php-jwt lcobucci/jwt
  laravel symfony phpunit pest doctrine guzzle monolog twig phpstan psalm guzzlehttp carbon livewire filament
  php-cs-fixer rector infection mockery phpspec behat codeception laminas yii codeigniter cakephp flysystem
  predis phpmailer swiftmailer dompdf mpdf phpspreadsheet
`),
  pub: wordList(`
  auto_size_text flutter_hooks flutter_form_builder table_calendar fl_chart photo_view image_picker file_picker
  mobile_scanner qr_flutter flutter_tts just_audio audioplayers chewie flutter_local_notifications permission_handler
  connectivity_plus url_launcher share_plus path_provider sembast equatable built_value latlong2 supabase_flutter
  bloc bloc_test
  riverpod flutter_riverpod hooks_riverpod flutter_bloc hydrated_bloc provider get_it injectable freezed
  json_serializable build_runner dio retrofit chopper http go_router auto_route isar hive drift sqflite floor
  objectbox shared_preferences flutter_secure_storage firebase_core cloud_firestore flutter_map google_maps_flutter
  geolocator cached_network_image flutter_svg lottie rive intl easy_localization slang mocktail mockito
  very_good_analysis flutter_lints patrol golden_toolkit mobx flutter_mobx getx fpdart dartz rxdart
`),
  hex: wordList(`
  absinthe_relay oban_web broadway_kafka mimic phoenix_pubsub ex_doc nimble_parsec earmark credo_naming exla
  circuits_uart modbux opentelemetry_phoenix
  ash ash_postgres ash_phoenix topo geo_postgis axon bumblebee livebook membrane
  membrane_core nerves circuits_i2c circuits_spi phoenix_storybook boruta guardian_db
  pow_assent joken bcrypt_elixir argon2_elixir comeonin mongodb_driver ecto_sqlite3
  ecto_enum ecto_psql_extras carbonite triplex scrivener filtrex dataloader absinthe_plug
  brod kafka_ex amqp_ex gen_rmq tzdata calendar_ex cldr gettext_ex linguist xlsxir elixlsx
  pdf_generator chromic_pdf mogrify gen_smtp premailex hammox
  benchee sobelow doctor_ex styler recode
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
  nhibernate fluentnhibernate linq2db npgsql stackexchange.redis easynetq hotchocolate nswag refit flurl scrutor
  autofac mapperly mailkit mimekit scriban pdfsharp migradoc exceldatareader csvhelper imagesharp skiasharp nodatime
  ardalis.specification openiddict specflow reqnroll stryker coverlet monogame fmod dotween cinemachine unitask
  zenject vcontainer mudblazor bunit
  mediatr automapper fluentvalidation serilog nlog dapper efcore entityframeworkcore xunit nunit moq nsubstitute
  fakeiteasy restsharp newtonsoft.json masstransit nservicebus hangfire quartz.net
  swashbuckle fluentassertions shouldly respawn mapster fluentmigrator dbup questpdf closedxml
  epplus npoi itextsharp puppeteersharp identityserver4 duende.identityserver ocelot yarp akka.net
  testcontainers benchmarkdotnet stylecop.analyzers sonaranalyzer mahapps.metro caliburn.micro reactiveui avalonia
  `),
  jvm: wordList(`
  exoplayer camerax glide coil realm koin-android apollo-kotlin decompose roborazzi paparazzi kotlinx-datetime
  kotlinx-coroutines exposed http4k komapper armeria debezium docx4j hutool mybatis-plus hibernate-search
  hibernate-envers modelmapper jackson-module-kotlin bouncycastle bucket4j logstash-logback-encoder openrewrite
  itext itext7 itextpdf openpdf pdfbox jasperreports jasper poi apache-poi jxls easyexcel sparkjava spark-core
  spring-security spring-data spring-batch spring-cloud spring-kafka-test spring-modulith vaadin thymeleaf freemarker
  velocity jte hikaricp ebean jdbi ktorm sql2o jasync r2dbc redisson lettuce
  jedis hazelcast ehcache infinispan activemq pulsar-client camel drools activiti camunda
  flowable optaplanner timefold jobrunr shedlock togglz unleash-client immutables autovalue vavr
  jool eclipse-collections fastutil commons-lang3 commons-io commons-csv opencsv univocity snakeyaml jsonpath
  jsonassert rest-assured selenide cucumber-jvm karate gatling jmh jqwik equalsverifier approvaltests pitest jacoco
  errorprone nullaway javafx openjfx controlsfx libgdx lwjgl jmonkeyengine jfreechart ta4j
  deeplearning4j djl tribuo weka lucene-core solrj elasticsearch-java opensearch-java
  hilt dagger koin kodein retrofit2 okhttp moshi gson jackson kotlinx-serialization ktor sqldelight jooq
  mybatis hibernate flyway liquibase lombok mapstruct guava caffeine resilience4j micrometer testcontainers-java
  mockk mockito-core assertj wiremock-jre junit5 kotest spock robolectric espresso detekt ktlint spotless
  checkstyle spotbugs pmd archunit vertx micronaut dropwizard helidon javalin akka-http akka-actor pekko zio
  cats-effect doobie skunk http4s tapir circe play-json scalatest munit specs2 quill-jdbc monix fs2 sttp
  refined enumeratum shapeless magnolia pureconfig logback log4j2 slf4j-api picocli picasso timber
  leakcanary workmanager accompanist jsoup rxjava reactor-core kafka-clients spring-kafka feign openfeign
  `),
  swift: wordList(`
  realm starscream swift-collections swift-algorithms swift-markdown swift-syntax swift-dependencies cryptoswift
  swiftybeaver cocoalumberjack xcodegen iqkeyboardmanager
  alamofire snapkit kingfisher sdwebimage rxswift reswift swiftlint swiftformat swiftgen realm-swift grdb grdb.swift
  sqlite.swift moya lottie-ios nuke swinject the-composable-architecture swift-snapshot-testing
  swift-composable-architecture swift-argument-parser swift-log swift-nio vapor fluent-kit
  viewinspector factory-swift promisekit swiftyjson keychainaccess swiftsoup zipfoundation mapbox-maps-ios
  `),
  cpp: wordList(`
  jolt
  aubio fftw3 librtlsdr libserialport hidapi libgpiod pigpio wiringpi u8g2 arduinojson pubsubclient espasyncwebserver
  tinygsm fastled accelstepper micro-ros jsoncpp jsoncons yyjson rapidxml pugixml tinyxml2 toml11 gflags g3log
  libharu poppler leptonica allegro5 implot wxwidgets gtkmm libsamplerate soxr live555 libdatachannel nanobench
  trompeloeil
  kissfft fftw boost boost.log boost.beast boost.asio glog plog easylogging drogon
  oatpp pistache cpprestsdk restinio httplib cpp-httplib civetweb websocketpp uwebsockets libwebsockets
  nng nanomsg msgpack-c cista bitsery simdutf re2 hyperscan ctre pcre2 icu4c utf8cpp date-tz
  range-v3 tl-expected gsl-lite ms-gsl magic_enum nameof entt flecs box2d bgfx raylib magnum openscenegraph
  vtk pcl opencascade cgal geos gdal proj librdkafka leveldb lmdb sqlite_orm odb libzip
  minizip zlib-ng zstd lz4 brotli snappy taskflow cpp-taskflow hpx libfmt portaudio rtaudio rtmidi juce
  libsndfile gstreamermm dlib tensorflow-lite ncnn mlpack armadillo
  xtensor ceres-solver g2o nlopt
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

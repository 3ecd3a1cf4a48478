import { wordList } from './word-table.ts';

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

/**
 * These are names of other things as well: of protocols, formats, algorithms, programs, services, animals and people,
 * or words of some language. That a memory says one tells nothing of a package, until it says that the project uses it.
 */
export const NAMES_OF_MUCH = wordList(`
  moka jolt glide coil realm refit flurl cesium katex mercurius bluebird typebox comlink notistack essentia voila luigi
  kedro meltano evidently splink lifelines stumpy bytewax cantools collision mimic earmark scenic hound claxon lewton
  gorp paho bleve goldmark blackfriday gonum minimist showdown turndown plyr uppy sucrase madge knip aedes masto fmod
  timber deployer stryker coverlet scrutor paparazzi exposed decompose starscream bloc chewie allegro5 poppler soxr
  aubio standardrb tapioca unitask zenject dotween monogame cinemachine base64 telemetry lager bcrypt argon2 sinon
  openssl twilio sendgrid pre-commit backoff typesense meilisearch elasticsearch googleapis inngest mqtt zeromq protobuf
  msgpack avro thrift flatbuffers xlsx mdx ejs mjml semver onnx websockets itertools argparse tkinter ndarray bypass
  concurrently accounting anyhow janitor kingfisher clap undici soci retrying pino lettre credo cryptography tortoise
  pillow airflow shiny golem pact hypothesis detox devtools automerge mosquitto selenium wandb mlflow husky mocha chai
  tox nox resque unicorn cancancan paperclip trailblazer prawn devise doctrine guzzle monolog cowboy honeybadger wallaby
  tasty picasso circe magnolia spotless feign cereal folly broom patchwork chrono criterion tonic rayon eyre askama tera
  druid jasmine koa hapi tornado superagent marshmallow daphne kombu pika beanie moto locust flit briefcase lexical
  marionette knockout casual numeral spacetime convict bree bottleneck busboy formidable sonner nyc joi yup recoil
  zustand capacitor phaser enzyme quasar timm transformers pendulum robyn ariadne graphene mezzanine wagtail tabulate
  peewee prost winnow strum miette indicatif dialoguer gorilla testify kingpin lipgloss watermill sinatra hanami
  capybara pundit sorbet faraday ransack doorkeeper oj psalm absinthe hackney swoosh commanded hedgehog cassava hilt
  micrometer espresso zio tapir shapeless accompanist jansson changesets moshi biome werkzeug oban esbuild postcss
  rollup urllib3 logback assertj itsdangerous markupsafe whisper guidance instructor bokeh altair holoviews reflex flet
  styler recode piston grav kirby octane telescope jetstream cashier pennant drupal typo3 magento shopware sylius camel
  drools velocity karate gatling weka solrj poi tracy latte nette haml rouge nitro polka sails feathers ionic swiper
  nivo planck meow figlet ash topo axon nerves scenic boost date-tz icu4c gdal geos proj zstd lz4 brotli snappy zlib-ng
  juce box2d vtk pcl cgal surrealdb mongodb redis-rs hazelcast infinispan activemq camunda flowable vaadin livebook rtk
  javafx ebean eloquent inertia jasper
`);

/** What a project talks to, whatever it does that with. */
export const SERVICES = wordList(`
  redis stripe openai anthropic firebase nats pg http temporal twilio sendgrid elasticsearch algolia typesense
  meilisearch mqtt
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

import { wordList } from './word-table.ts';

/** Makers, products, formats and units that are written with humps, and are no names of anybody's code. */
const BRANDS = wordList(`
  actionscript activemq airdrop airpods airtable alipay antconc appimage appstore arcgis archlinux autocad bamboohr
  bibtex bigcommerce bigquery bitbucket bluetooth bsc camelcase carplay centos changelog chatgpt circleci clickhouse
  clion cloudflare cloudformation cloudfront cloudtrail cloudwatch cmakelists cockroachdb coffeescript coredata
  cosmosdb couchdb datadog datagrip deepl deepseek devops devsecops devtools digitalocean dingtalk dockerfile
  documentdb docusign dropbox duckdb dynamodb ebay elasticache elasticsearch esphome facetime fastapi filemaker
  flathub freebsd freecad freertos geojson geotiff gitea github gitlab gmbh goland gradlew graphql grpc hackernews
  homeassistant homekit hubspot huggingface icloud imac influxdb intellij ios ipad ipados iphone javascript jetbrains
  jquery junit kakaotalk katex kebab-case kicad kwh langchain latex libreoffice libressl linkedin llamaindex lora
  lorawan lualatex macbook macos mailchimp mailgun makefile mariadb mathjax matlab microsoft mongodb msc mtls mwh
  mysql nestjs netbsd newrelic nextjs nixos node_modules nodejs numpy nunit oauth octoprint onedrive onenote openai
  openapi openbsd opencv openid openoffice opensearch openshift openssl openstack openstreetmap opensuse opentelemetry
  openvpn openwrt oracledb pagerduty pascalcase paypal pdflatex phd phpstorm phpunit platformio playstore postgis
  postgresql powerbi powerpoint powershell prestashop producthunt pycharm pytorch pyunit qgis quickbooks rabbitmq
  racetec raspberrypi reactjs readme redhat restapi rspec rubymine salesforce scipy screaming_snake_case sendgrid
  sharepoint snake_case solidworks sonarqube sourcehut sqlite sqlserver ssl stackoverflow swiftui teamcity tensorflow
  testflight testng tex tiktok timescaledb tls topojson travisci truenas tvos typescript uikit usb-c virtualbox
  visionos vmware vscode vuejs watchos webassembly webdav webgl webgpu webm webp webrtc websocket websockets webstorm
  wechat whatsapp wifi wireguard woocommerce wordpress xcode xelatex xunit youtube zendesk zeromq zigbee
`);

/** Numbers in it are those of a part or a formula. */
const PART =
  /^(?:[A-Z]{1,4}\d+[A-Z]+\d*\w*|[A-Z][a-z]?[A-Z][a-z]?[A-Z]?[a-z]?\d*|[A-Z]{1,2}[a-z][A-Z]{1,3}\d?|[a-z]{1,3}[A-Z]{1,4})$/;
/** No name that somebody types. */
const SECRET = /^.{48}|([A-Za-z\d])\1{4}/;

export const isBrand = (name: string): boolean => {
  const low = name.toLowerCase();
  return (
    BRANDS.has(low) ||
    BRANDS.has(low.replace(/(?:pro|max|mini|air|plus|ultra|desktop|cloud)$/, '')) ||
    BRANDS.has(low.replace(/\d+$/, '')) ||
    PART.test(name) ||
    SECRET.test(name)
  );
};

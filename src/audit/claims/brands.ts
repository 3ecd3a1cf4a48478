import { wordList } from './word-table.ts';

/** Makers, products, formats and units that are written with humps, and are no names of anybody's code. */
const BRANDS = wordList(`
  github gitlab bitbucket gitea sourcehut javascript typescript coffeescript actionscript postgresql mysql sqlite
  mariadb mongodb dynamodb couchdb influxdb cockroachdb documentdb cosmosdb timescaledb duckdb clickhouse postgis
  elasticache elasticsearch opensearch rabbitmq activemq zeromq graphql openai openapi chatgpt youtube linkedin
  whatsapp tiktok paypal iphone ipad ipados ios macos tvos watchos visionos imac macbook airpods airdrop facetime
  homekit icloud carplay testflight appstore playstore devops devsecops fastapi opencv numpy scipy pytorch
  tensorflow openssl libressl wordpress woocommerce prestashop bigcommerce powershell powerpoint powerbi onenote
  onedrive sharepoint latex bibtex xelatex lualatex pdflatex tex katex mathjax jetbrains intellij pycharm webstorm
  phpstorm rubymine clion goland datagrip vscode circleci teamcity travisci cloudfront cloudflare cloudwatch
  cloudformation cloudtrail digitalocean bigquery quickbooks libreoffice openoffice openstreetmap geojson geotiff
  topojson webgl webgpu webassembly webrtc websocket websockets webdav webp webm nixos freebsd openbsd netbsd
  opensuse archlinux truenas openwrt openvpn wireguard redhat centos openshift openstack opentelemetry sonarqube
  pagerduty datadog newrelic sendgrid mailchimp mailgun hubspot salesforce bamboohr zendesk stackoverflow hackernews
  producthunt huggingface langchain llamaindex deepseek deepl wechat alipay kakaotalk dingtalk swiftui uikit
  coredata junit testng nunit xunit phpunit rspec pyunit autocad solidworks arcgis qgis matlab oauth openid grpc
  mtls ssl tls phd bsc msc gmbh kwh mwh lora lorawan zigbee platformio octoprint kicad freecad freertos esphome
  raspberrypi virtualbox vmware homeassistant filemaker dropbox reactjs vuejs nodejs nestjs nextjs jquery cmakelists
  devtools airtable ebay racetec antconc docusign wifi bluetooth usb-c microsoft sqlserver oracledb restapi readme
  changelog makefile dockerfile gradlew xcode appimage flathub camelcase pascalcase snake_case kebab-case
  screaming_snake_case node_modules
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

import type { Lexicon } from './lexicon.ts';

export const en: Lexicon = {
  lang: 'en',
  operators: {
    not: 'never | not | no | do not | does not | don\'t | dont | doesn\'t | didn\'t | isn\'t | aren\'t | won\'t | wouldn\'t | can\'t | cannot | can not | must not | mustn\'t | should not | shouldn\'t | may not | none of | no longer | under no circumstances | not allowed | not permitted | not acceptable | not welcome | not ok | not okay | not fine | not necessary | no need to | no need for | need not | needn\'t | don\'t need to | do not need to | don\'t have to | do not have to | does not have to | doesn\'t have to | not required | not needed | unnecessary | optional | isn\'t necessary | isn\'t required | nothing | neither | at no time | no way',
    refuse: 'it is not true that | it\'s not true that | it is not the case that | avoid | avoids | avoiding | skip | skips | skipping | omit | omits | omitting | omitted | forget to | forget | neglect to | refrain from | stop | stay away from | steer clear of | keep away from | leave out | out of | forbidden | prohibited | banned | disallowed | off limits | off-limits | unacceptable | unwelcome | hates | hate | dislikes | dislike | detests | objects to | opposes | bans | forbids | fail to | ban',
    without: 'without | w/o | with no | unless you have | unless you\'ve',
    instead: 'better than | more than they like | over and above | instead of | rather than | in place of | as opposed to | in preference to | in lieu of | and not | but not',
    over: 'over | to',
    but: 'but | but rather',
    only: 'only | solely | exclusively | nobody but | no one but | nobody except | no one except | nobody other than | no one other than | no one else but | none but | nothing but | nothing other than | no one besides',
    anyone: 'anyone | anybody | everyone | everybody | any developer | any engineer | any team member | whoever',
    except: 'unless | except | except for | except when | except in | other than | apart from | aside from | excluding | save for | barring | with the exception of | but for',
    before: 'before | prior to | ahead of | until | till | before any | before you | no later than before',
    after: 'after | once | following | as soon as',
    when: 'when | whenever | if | while | during | in case of | in the case of | as long as | upon | every time',
    at: 'in | on | at | for | inside | within | under | from | into | onto | against | through | via | with | by | to | about | across | per | as | using | toward | towards | behind | that | which | who | where | whose',
    then: 'then | and then | afterwards | only then',
    of: 'of | \'s',
    because: 'because | since | so that | so as to | in order to | due to | otherwise | which is why | as it | as they | given that | the reason is | to keep | so we | so they | so the | so it',
    even: 'even | such as | for example | for instance | like this | not even | not even on | not even in | including',
    must: 'enough | is enough | suffices | suffice | sufficient | due by | asks that | asks for | asks to | asked that | asked for | asked to have | insists that | demands | demands that | wants to see | must | always | shall | require | requires | required | have to | has to | needs to | need to | needs | need | mandatory | make sure to | make sure | ensure | be sure to | must be | must always | is a must | insists on | insist on',
    should: 'should | ought to | recommended | is to be | are to be | supposed to',
    prefer: 'prefer | prefers | preferred | favor | favors | favour | favours | likes | like | loves | wants | want | would like | would rather | expects | expect | wishes',
    may: 'may | can | allowed | allow | allows | permitted | permit | permits | fine | okay | ok | acceptable | free to | welcome | all right',
    and: 'and | or | and also | as well as | plus | nor',
  },
  stop: 'due any_one no_one_else this_one that_one each_one whole-heartedly data_from freely anything to_be this_repository this_repo this_project this_codebase here a an the this that these those it its it\'s is are was were be been being am do does did has have had will would could i me my we us our you your they them their he she his her him user user\'s users\' the_user there here so too also just please kindly ever at_all any all each every both such own same very really quite simply still already yet again up out off down as well what how than more most much many some no_exceptions without_exception by_hand hand in_general generally typically usually by_default currently now right ones else either etc e.g. i.e. eg ie let lets get gets got go goes going come comes happen happens happening take takes taking took place seem keep_in_mind note remember thing things way ways called named name\'s instead always_remember said done',
  concepts: `
use: built_with built_on written_in powered_by project_uses the_project_uses this_project_uses we_use team_uses the_team_uses repo_uses use uses used using utilize employ adopt pick choose go_with opt_for stick_to stick_with rely_on work_with
write: write writes written wrote writing compose author draft drafts word worded phrase phrased put
make: make makes made making create creates created creating generate produce produced build_up
keep: keep keeps kept stay stays remain remains leave leaves left hold maintain
first: first firstly
do: do doing done perform carry_out conduct handle handled
run: run runs running ran execute executes executed launch launches invoke fire
start: start starts started begin begins boot bring_up spin_up
add: add adds added adding introduce introduces introducing insert bring_in include includes
ask: ask asks asked asking confirm confirms confirmation check_with consult consulting permission clear_with get_permission get_approval
show: show shows shown showing display displays present presents print prints
delete: delete deletes deleted deleting remove removes removed removing erase drop drops purge wipe
change: change changes changed changing modify modifies modified modifying modification edit edits edited editing alter altering touch touches touched touching adjust
rename: rename renames renamed
move: move moves moved
copy: copy copies copied duplicate
fix: fix fixes fixed fixing repair repaired resolve solve
fail: fail fails failed failing failure failures break breaks broken
store: based belong belongs store stores stored storing save saves saved persist persisted keep_in live lives lie lies reside resides located sits
read: read reads reading
send: send sends sent sending mail deliver share shares shared
answer: answer answers answered answering reply replies replying respond responds responding response responses
explain: explain explains explained explanation explanations
review: review reviews reviewed reviewing reviewer reviewers
approve: approve approves approved approval approving sign_off signs_off sign-off sign-offs signed_off okayed
commit: commit commits committed committing
push: push pushes pushed pushing
pull: pull pulls pulling
merge: merge merges merged merging
mergecommit: merge_commit merge_commits
rebase: rebase rebases rebased rebasing rebase-merge
squash: squash squashes squashed squashing squash-merge squash-merged squash-merges
branch: branch branches
tag: tag tags tagged
release: release releases released releasing
deploy: deploy deploys deployed deploying deployment deployments roll_out ship ships shipped shipping go_out goes_out
publish: publish publishes published publishing
rollback: rollback revert reverts reverted roll_back
build: build builds building compile compiles compiled compiling
install: install installs installed installing installation set_up setup
update: update updates updated updating upgrade upgrades upgraded upgrading bump
test: test tests tested testing
suite: suite suites
full: full whole entire complete
unit: unit
integration: integration
endtoend: e2e end-to-end
lint: lint linter linting
format: format formats formatted formatter formatting
mock: mock mocks mocked mocking
real: real actual
directly: directly direct straight
forcepush: force-push force-pushes force-pushing force-pushed force_push force_pushes force_pushing
pr: pr prs pull_request pull_requests merge_request merge_requests
message: message messages
comment: comment comments commented
doc: doc docs documentation documents documented
code: code codebase
file: file files
folder: folder folders directory directories
path: path paths
repo: repo repos repository repositories
monorepo: monorepo
project: project projects
package: package packages
dependency: dependency dependencies deps library libraries
module: module modules
server: server servers
service: service services
database: database databases db dbs
schema: schema schemas
table: table tables
column: column columns
field: field fields
query: query queries
migration: migration migrations
backup: backup backups
cache: cache caches cached caching
queue: queue queues
port: port ports
host: host hosts hostname
address: address addresses url urls endpoint
listen: listen listens listening
limit: limit limits
maximum: maximum max at_most no_more_than no_longer_than up_to fewer_than less_than below at_the_most shorter_than
-maximum: more_than exceed exceeds exceeding at_least minimum minimum_of no_fewer_than no_less_than longer_than larger_than bigger_than above
timeout: timeout timeouts times_out time_out
expire: expire expires expired expiry expiration
log: log logs logged logging logfile
error: error errors exception exceptions
bug: bug bugs defect
secret: secret secrets credential credentials
password: password passwords
key: key keys
certificate: certificate certificates cert certs
staging: staging
production: production prod
demo: demo
environment: environment environments env
config: config configs configuration configurations settings setting
version: version versions
script: script scripts
command: command commands
terminal: terminal shell console
editor: editor ide
screenshot: screenshot screenshots
image: image images picture pictures
diagram: diagram diagrams
chart: chart charts plot plots graph graphs
dashboard: dashboard dashboards
page: page pages
component: component components
function: function functions
class: class classes
variable: variable variables
name: name names naming
type: type types
constant: constant constants
export: export exports exported
import: import imports imported
amount: amount amounts
cent: cent cents
float: float floats
integer: integer integers int ints
line: lines_long line lines
word: words_long words
character: characters_long character characters chars
second: second seconds sec secs s
minute: minutes_long minute minutes min mins
hour: hour hours hr hrs h
day: day days daily
week: week weeks weekly
month: month months monthly
quarter: quarter quarters quarterly
year: year years yearly annual
morning: morning mornings
afternoon: afternoon afternoons
evening: evening evenings
night: night nightly nights
weekend: weekend weekends
weekday: weekday weekdays working_days business_days workdays
manage: track tracks tracked tracking manage manages managed managing management
meeting: meeting meetings
standup: standup standups stand-up
report: report reports
email: email emails e-mail e-mails mail mails
chat: chat
channel: channel channels
greeting: greeting greetings pleasantries
emoji: emoji emojis emoticon emoticons
summary: summary summaries recap summarize summarise summarizes summarises summarized summarised summarizing summarising sum_up
list: list lists bullet bullets bulleted
heading: heading headings
dash: dash dashes
abbreviation: abbreviation abbreviations acronym acronyms
spelling: spelling spellings
language: language languages
translation: translation translations translate
ticket: ticket tickets issue issues
diff: diff diffs
feature: feature features
flag: flag flags
rollout: rollout
history: history
generated: generated
step: step steps
example: example examples
question: question questions
team: team teams
manager: manager managers
engineer: engineer engineers developer developers
designer: designer designers
customer: customer customers client clients
phone: phone telephone
number: number numbers
budget: budget budgets
invoice: invoice invoices
payment: payment payments billing checkout
license: license licenses licence licences
security: security
cluster: cluster clusters
container: container containers
metric: metric metrics
monitor: monitor monitoring
alert: alert alerts
permission: permissions
data: data
dataset: dataset datasets
model: model models
training: training train
notebook: notebook notebooks
seed: seed seeds
experiment: experiment experiments
pipeline: pipeline pipelines
job: job jobs
bot: bot
text: text texts prose
sentence: sentence sentences
paragraph: paragraph paragraphs
title: title titles
clause: clause clauses
contract: contract contracts agreement agreements
quote: quote quotes quotation quotations
citation: citation citations cite cites cited footnote footnotes
draft: draft_version
button: button buttons
color: color colors colour colours
font: font fonts
icon: icon icons
style: style styles styling css
accessibility: accessibility a11y
hook: hook hooks
state: state
request: request requests
user_data: personal_data
screen: screen screens
theme: theme themes mode modes
timezone: timezone time_zone time_zones
new: new newly
small: small smaller tiny little
-small: large larger big bigger huge
short: short shorter concise concisely brief briefly terse tersely succinct succinctly compact conciseness brevity
-short: long longer detailed verbose lengthy elaborate
dark: dark
-dark: light
enable: enable enables enabled turn_on turned_on switch_on switched_on activate is_on are_on be_on stay_on to_on default_on on_by_default
-enable: disable disables disabled turn_off turned_off switch_off switched_off deactivate is_off are_off be_off stay_off to_off default_off off_by_default
public: public publicly
-public: private privately
formal: formal formally
-formal: informal informally casual casually
plural: plural
-plural: singular
ascending: ascending
-ascending: descending
upper: uppercase upper-case upper_case in_capitals capitals capital
-upper: lowercase lower-case lower_case
active: active_voice active
-active: passive_voice passive
sync: synchronous synchronously
-sync: asynchronous asynchronously async
relative: relative
-relative: absolute
increase: increase increases raise raises
-increase: decrease decreases reduce reduces lower lowers
regenerate: regenerate
imperative: imperative
period: period duration
localtime: local_time
wait: wait waits waiting await
follow: follow follows followed adhere conform
return: return returns returned
receive: receive receives received
cover: cover covers covered
refresh: refresh refreshes refreshed
reformat: reformat reformats reformatted reformatting
semicolon: semicolon semicolons
size: size sizes
collocate: colocated co-located collocated next_to beside
sentencecase: sentence_case
titlecase: title_case
research: research
contain: contain contains containing carry carries
plot: plot_ draw draws drawn drawing render renders rendered
set_: set sets pin pins pinned
read-only: read-only readonly
indent: indent indents indented indentation indenting
tab: tab tabs
space: space spaces
singlequote: single_quotes single_quote
doublequote: double_quotes double_quote
monday: monday mondays
tuesday: tuesday tuesdays
wednesday: wednesday wednesdays
thursday: thursday thursdays
friday: friday fridays
saturday: saturday saturdays
sunday: sunday sundays
january: january
february: february
march: march_
april: april
june: june
july: july
august: august
september: september
october: october
november: november
december: december
english: english
german: german
french: french
spanish: spanish
portuguese: portuguese
korean: korean
chinese: chinese
japanese: japanese
british: british uk_english
american: american us_english
overwrite: overwrite overwrites overwriting
schedule: schedule scheduled
announce: announce announced announces
restart: restart restarted restarts
register: register registered
owner: owner owners owned
inherit: inheritance inherit
compose: composition
suggest: suggest suggests suggestion suggestions suggesting propose proposal proposals proposes
rewrite: rewrite rewriting rewrites
patch: patch patches patching
support: support supports supported
learn: learn learns learning
work: working_hours office_hours work works working
purchase: purchase purchases buy buys bought
hit: hit hits
expose: expose exposes exposed exposing reveal reveals leak leaks disclose
encrypt: encrypt encrypts encrypted encryption
decrypt: decrypt decrypted
check: check checks checked checking verify verifies verified verifying validate validates validated validation double-check
archive: archive archives archived archiving
hide: hide hides hidden conceal
open: open opens opened opening
close: close closes closed closing
stop: stops halt halts halted shut_down
include: included
exclude: exclude excludes excluded
accept: accept accepts accepted
reject: reject rejects rejected
lock: lock locks locked
unlock: unlock unlocks
upload: upload uploads uploaded
download: download downloads downloaded
split: split splits
join: join joins combine combined
mention: mention mentions mentioned refer refers reference references
notify: notify notifies notified inform informs informed tell tells told alert_ let_know warn warns warned
call: call calls called_by address_as address_the_user_as address_them_as address_me_as call_me call_the_user call_them
sort: sort sorts sorted order_by ordered_by
round: round rounds rounded rounding
group: group groups grouped grouping
refactor: refactor refactors refactoring refactored restructure
reuse: reuse reuses reused
attach: attach attaches attached attachment attachments
link: link links linked linking
treat: count_as counts_as count counts treat treats treated consider considered regard regarded
target: target targets
goal: goal goals aim aims objective
deadline: deadline deadlines due_date
holiday: holiday holidays vacation vacations
colleague: colleague colleagues coworker coworkers teammate teammates
boss: boss supervisor
picture_: photo photos photograph
bullet: bullet_point bullet_points
article: article articles blog_post blog_posts post posts
slide: slide slides deck
spreadsheet: spreadsheet spreadsheets
worker: worker workers
region: region regions
threshold: threshold thresholds
retry: retry retries retried retrying
warning: warning warnings
changelog: changelog changelogs
readme: readme
quick: quick fast speedy quickly
explicit: explicit explicitly
downgrade: downgrade downgrades
escape: escape escapes escaped
rotate: rotate rotates rotated rotation
choose: decide decides decided decision
allow_: whitelist allowlist
cost: cost costs price prices
employee: employee employees staff
meet: meet meets
speak: speak speaks spoken talk talks
eat: eat eats eaten
drink: drink drinks
last: lasts lasting
`,
  endings: 'ations ation ings ing ied ies ed es s e y',
  numbers: 'one two three four five six seven eight nine ten eleven twelve',
};

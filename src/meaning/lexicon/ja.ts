import type { Lexicon } from './lexicon.ts';

export const ja: Lexicon = {
  lang: 'ja',
  operators: {
    must: '必ず | 常に | いつも | 絶対に',
    not: '決して',
    and: 'および | または | あるいは | そして | かつ',
    but: 'しかし | ただし',
    because: 'なぜなら',
    even: '例えば | たとえば',
  },
  trailing: {
    not: 'しないこと | しないでください | しないように | しない | しません | ない | ないこと | ないでください | ません | してはいけない | てはいけない | てはならない | してはならない | ではいけない | しなくてよい | しなくてもよい | なくてよい | なくてもいい | 禁止する | 禁止 | 禁止されている | は禁止 | することは禁止 | 必要はない | 必要がない | 必要なし | 不要 | 不要である | 使わない | 許可しない | 許されない | は使わない | わない | かない | らない | さない | たない | まない | えない | べない | けない | せない | ずに済ませる',
    refuse: '忘れ | 怠ら | 怠る | 欠かさ | 省か | 避ける | を避ける | 避けること | 嫌う | 嫌い | 好まない | 望まない | 省略する | 省略 | 省く | やめる | 控える | 忘れる | 拒否',
    without: 'のない | がない | せずに | ずに | しないで | ないで | なしに | なしで | なしの | 無しで | 無断で | ないまま',
    instead: 'の代わりに | 代わりに | ではなく | でなく | ではなくて | より | よりも | じゃなく',
    except: 'を除き | を除いて | 除いて | 以外は | 以外では | 以外 | でない限り | ない限り | を除く',
    before: 'する前に | る前に | の前に | 前に | 前には | する前と | る前と | 前と | までは | するまで | まで',
    after: 'した後に | した後 | の後に | 後に | の後 | してから | てから | 後で | したら',
    when: 'するときは | るときは | ときは | するとき | るとき | とき | する場合は | る場合は | の場合は | 場合は | 場合 | 際は | 際に | 時は',
    at: 'には | では | における | での',
    because: 'ため | ので | から | だから',
    may: 'してもよい | てもよい | してよい | てよい | してもいい | てもいい | しても構わない | ても構わない | できる | 可能 | 許可する | 許可されている | 構わない | 可',
    prefer: 'を好む | 好む | が好き | 好き | を希望する | 希望する | 望む | を優先する',
    must: 'で十分 | 十分 | で足りる | でよい | ことを求めている | を求めている | 求めている | を求める | 求める | 要求する | しなければならない | なければならない | する必要がある | 必要がある | が必要 | 必要 | 必須 | こと | するには',
    only: 'のみが | のみを | のみ | だけが | だけを | だけ | しか',
    even: 'さえ | すら | も含めて',
    anyone: '誰でも | だれでも | 全員が | 誰もが',
    and: 'と | や | も | か',
  },
  stop: '人 に限る 限る 限定 すべての すべて 全ての このリポジトリ このプロジェクト ユーザーは ユーザー は が を に で の へ も と から だ です ます する して した ある いる である され される れる られる こと もの よう ように この その あの それ これ まず 先に とても より 番 行う 行なう おこなう なる なった つ い る う く た て し り さん 君 様 できるの 保つ 心がける',
  concepts: `
use: 使う 使い 使っ 使用 利用 採用 用いる 使
write: 書く 書き 書い 記述 記載 書
make: 作る 作成 生成 作
run: 実行 走らせる 起動_
start: 起動 開始
add: 追加 加える 足す
ask: 確認 尋ねる 質問 聞く 聞い 相談 問い合わせ 許可を得
show: 表示 見せる 提示
delete: 削除 消す 消 消去 取り除
change: 変更 修正 編集 変える 変え 触る 触ら 触れ 直す
fix: 対処 解決
fail: 失敗 壊れ 壊す
store: 保存 保管 置く 残す 残し 残
send: 送る 送り 送っ 送信 送付 共有 出す
answer: 回答 返答 返信 応答 答え 答える
explain: 説明 解説
review: レビュー 査読
codereview: コードレビュー
approve: 承認 許可 了承
commit: コミット
push: プッシュ
merge: マージ
branch: ブランチ
tag: タグ
release: リリース 公開_
deploy: デプロイ 配備
build: ビルド コンパイル
install: インストール 導入
update: 更新 アップデート アップグレード
test: テスト テスト用 試験
full: 全体 全
unit: 単体
integration: 結合 統合
format: 形式 フォーマット
mock: モック
directly: 直接 直
message: メッセージ
comment: コメント
doc: 文書 ドキュメント 資料
code: コード
file: ファイル
folder: フォルダ フォルダー ディレクトリ
path: パス
repo: リポジトリ
project: プロジェクト
package: パッケージ
dependency: 依存関係 依存 ライブラリ
module: モジュール
server: サーバー サーバ
service: サービス
database: データベース
schema: スキーマ
table: 表 テーブル
column: 列 カラム
query: クエリ
migration: マイグレーション
backup: バックアップ
cache: キャッシュ
queue: キュー
messagequeue: メッセージキュー
port: ポート
host: ホスト
address: アドレス 住所 宛先
limit: 制限 上限
maximum: 最大 以下 以内 未満 を超えない 超えない を超えてはならない
-maximum: 最小 以上 少なくとも 超える を超える
timeout: タイムアウト
expire: 期限切れ 有効期限 失効
log: ログ
print: 出力
error: エラー
bug: バグ 不具合
secret: 秘密 シークレット 認証情報
password: パスワード
certificate: 証明書
staging: ステージング
production: 本番
environment: 環境
config: 設定は 設定が 設定ファイル 構成
version: バージョン
script: スクリプト
command: コマンド
terminal: ターミナル 端末
screenshot: スクリーンショット
image: 画像
chart: グラフ チャート
page: ページ
component: コンポーネント
function: 関数
functionname: 関数名
class: クラス
variable: 変数名 変数
name: 名前
type: 型
line: 行
word: 単語
second: 秒
minute: 分
hour: 時間
period: 期間
day: 毎日 日間 日
night: 毎晩
week: 毎週
month: 毎月
year: 毎年
morning: 午前 朝
afternoon: 午後
weekend: 週末
meeting: 会議 打ち合わせ
report: 報告書 レポート
weekreport: 週報
email: メール
channel: チャンネル
emoji: 絵文字
summary: 要約 まとめ
list: 箇条書き リスト 一覧
language: 言語
translation: 翻訳
ticket: チケット
feature: 機能
step: 手順 段階
example: 例
team: チーム
customer: 顧客
user_: 利用者
abbreviation: 略語 略称
phone: 電話番号 電話
number: 番号 数字
invoice: 請求書
payment: 決済 支払い
security: セキュリティ
data: データ
model: モデル
training: 学習 訓練
text: 文章 テキスト 文言
sentence: 文
title: 題名 タイトル 件名
contract: 契約 契約書
clause: 条項
color: 色
theme: テーマ モード
timezone: 時間帯 タイムゾーン
new: 新しい 新規 新
urgent: 緊急
small: 小さい 小さな 小さく
-small: 大きい 大きな 大きく
short: 簡潔 短い 短く 手短
-short: 長い 長く 長くて 詳しい 詳しく 詳細
dark: 暗い ダーク
-dark: 明るい ライト
enable: 有効化 有効に
-enable: 無効化 無効に
public: 公開
-public: 非公開
formal: 敬語 丁寧語
-formal: タメ口
ascending: 昇順
-ascending: 降順
plural: 複数形 複数
-plural: 単数形 単数
upper: 大文字
-upper: 小文字
sync: 同期
-sync: 非同期
relative: 相対
-relative: 絶対パス
indent: インデント 字下げ
tab: タブ
space: スペース 空白
monday: 月曜日 月曜
tuesday: 火曜日 火曜
wednesday: 水曜日 水曜
thursday: 木曜日 木曜
friday: 金曜日 金曜
saturday: 土曜日 土曜
sunday: 日曜日 日曜
english: 英語
german: ドイツ語
french: フランス語
spanish: スペイン語
portuguese: ポルトガル語
korean: 韓国語
chinese: 中国語
japanese: 日本語
announce: 告知 通知
wait: 待つ 待ち 待っ 待
size: サイズ 大きさ
date: 日付
read: 読む 読み 読ん
semicolon: セミコロン
localtime: 現地時間
set_: 設定 指定 定める
call: 呼び出し 呼び出す 呼び出
sign: 署名
reset: リセット
expose: 漏らす 漏洩 露出
encrypt: 暗号化
check: 点検 検証 チェック
archive: 保管_
hide: 隠す
open: 開く 開い 開
close: 閉じる 閉じ
mention: 言及 触れる_
notify: 知らせる 連絡 通知する
cite: 引用
attach: 添付
link: リンク
record: 記録
photo: 写真
article: 記事
deadline: 締め切り 期限
holiday: 休暇 休日
treat: 扱い 扱う 扱っ 見なす
contain: 含む 含め 含ま
restart: 再起動
copy: コピー 複製
move: 移動 動かす
read-only: 読み取り専用
sort: 並べ替え
`,
  endings: '',
  numbers: '一/ひとつ/一つ 二 三 四 五 六 七 八 九 十',
};

import type { Lexicon } from './lexicon.ts';

export const zh: Lexicon = {
  lang: 'zh',
  operators: {
    not: '不要 | 不得 | 不能 | 不可 | 不可以 | 不许 | 不准 | 不应 | 不应该 | 不该 | 不再 | 不允许 | 不必 | 不需要 | 不用 | 无需 | 无须 | 没必要 | 没有必要 | 不喜欢 | 不希望 | 不想 | 不接受 | 不会 | 不 | 别 | 勿 | 切勿 | 请勿 | 从不 | 绝不 | 决不 | 永远不要 | 绝对不要 | 绝不能 | 没',
    refuse: '禁止 | 严禁 | 避免 | 忘记 | 忘了 | 省略 | 跳过 | 讨厌 | 反感 | 拒绝 | 杜绝 | 停止',
    without: '未经 | 未 | 没有经过 | 不经 | 不先 | 在没有 | 如果没有 | 没有',
    instead: '而不是 | 而非 | 代替 | 取代 | 而不用 | 胜过',
    over: '比 | 于',
    but: '而是 | 但 | 但是 | 而应',
    only: '只有 | 只能 | 只 | 仅 | 仅限 | 仅由 | 只能由 | 只由 | 唯有 | 除了',
    anyone: '任何人 | 所有人 | 谁都 | 人人 | 每个人 | 大家都',
    except: '除非 | 除 | 除了',
    before: '直到',
    after: '一旦',
    when: '如果 | 当 | 若 | 在…时 | 每当 | 只要',
    at: '在 | 对 | 给 | 向 | 从 | 由 | 通过 | 用于 | 关于 | 针对 | 往',
    because: '因为 | 由于 | 以便 | 以免 | 否则 | 免得 | 所以',
    then: '然后 | 接着',
    even: '例如 | 比如 | 即使 | 甚至 | 哪怕 | 包括',
    must: '就够了 | 够了 | 足够 | 必须 | 总是 | 始终 | 一律 | 务必 | 一定要 | 一定 | 需要 | 要求 | 须 | 都要 | 要 | 得',
    should: '应该 | 应当 | 应 | 建议',
    prefer: '更喜欢 | 喜欢 | 偏好 | 倾向于 | 倾向 | 希望 | 偏爱 | 优先 | 宁愿 | 想要',
    may: '可以 | 允许 | 能够 | 可 | 能 | 没问题',
    and: '和 | 与 | 或 | 或者 | 以及 | 并 | 并且 | 及 | 还要',
  },
  trailing: {
    before: '之前 | 以前 | 前',
    after: '之后 | 以后 | 后',
    when: '的时候 | 的情况下 | 时',
    except: '以外 | 之外 | 除外',
    at: '中 | 里 | 内 | 上 | 里面',
  },
  stop: '出现 人 所有的 重新 得到 获得 取得 经过 本仓库 这个仓库 本项目 用户 的 了 是 也 就 都 把 被 将 会 先 再 请 为 这 那 该 其 之 地 得 着 过 到 有 个 每个 我们 他 她 它 你 我 来 去 做 更 最 很 非常 所有 任何 时间是 时间 保持 使用者 中文版 进行 方式 已经 好 好的 一下 才 还 时候 项目的',
  concepts: `
use: 使用 用 采用 选用 改用
write: 写 写完 写好 编写 撰写 书写 写入
make: 创建 生成 开 建 制作
run: 运行 执行 跑 启动_
start: 启动 开启
add: 添加 增加 加入 新增 引入
ask: 询问 问 征求 请示 确认 征得
show: 显示 展示 给出
delete: 删除 删掉 移除 清除
change: 修改 改动 更改 变更 编辑 改 动 调整
fix: 修复 修 修正 解决
fail: 失败 坏
store: 保存 存放 放 存 存储 位于 放在
send: 发送 发 寄
answer: 回答 答复 回复 答案
explain: 解释 说明
review: 评审 审查 审核 代码评审 复查
approve: 批准 审批 许可 同意
commit: 提交
push: 推送 推
merge: 合并
branch: 分支
tag: 标签 打标签
release: 发布 发版
deploy: 部署 上线
build: 构建 编译
install: 安装
update: 更新 升级
test: 测试
full: 完整 全部 全套
unit: 单元
integration: 集成
lint: 代码检查
format: 格式 格式化
mock: 模拟 mock
directly: 直接
message: 消息 信息
comment: 注释 评论
doc: 文档
code: 代码
file: 文件
folder: 目录 文件夹
path: 路径
repo: 仓库 代码库
project: 项目
package: 包
dependency: 依赖 依赖项 库
module: 模块
server: 服务器
service: 服务
database: 数据库
schema: 表结构 模式
table: 表格 表
column: 列 字段
query: 查询
migration: 迁移
backup: 备份
cache: 缓存
queue: 队列 消息队列
port: 端口
host: 主机
address: 地址 网址
limit: 限制 上限
maximum: 最多 至多 不超过 不要超过 不得超过 以内 以下
-maximum: 至少 最少 超过 以上 不少于
timeout: 超时
expire: 过期 失效 到期
log: 日志
print: 打印 输出
error: 错误 报错
bug: 缺陷
secret: 密钥 凭证 机密
password: 密码
certificate: 证书
staging: 预发 预发布
production: 生产 线上
environment: 环境
config: 配置
version: 版本
script: 脚本
command: 命令
terminal: 终端
screenshot: 截图
image: 图片 图像
chart: 图表
page: 页面
component: 组件
function: 函数
functionname: 函数名
class: 类
variable: 变量名 变量
name: 名称 名字
type: 类型
line: 行
word: 字 单词
second: 秒
minute: 分钟
hour: 小时
day: 天 每天
period: 期间 时长
night: 每晚 晚上
week: 每周
month: 每月
year: 每年
morning: 上午 早上
afternoon: 下午
weekend: 周末
meeting: 会议 例会
report: 报告
weekreport: 周报
email: 邮件 电子邮件
channel: 频道
emoji: 表情 表情符号 emoji
summary: 总结 摘要
list: 列表 清单
language: 语言
translation: 翻译
ticket: 工单
feature: 功能
step: 步骤
example: 示例 例子
team: 团队
customer: 客户
abbreviation: 缩写 简写
phone: 手机号 电话号码 电话
number: 数字 编号
invoice: 发票
payment: 支付 付款
security: 安全
data: 数据
userdata: 客户信息
model: 模型
training: 训练
text: 文本 文字
sentence: 句子
title: 标题
contract: 合同
clause: 条款
interface: 接口
color: 颜色
theme: 主题
timezone: 时区
new: 新 新的
urgent: 紧急
small: 小 较小
-small: 大 较大
short: 简洁 简短 短 精简 简明
-short: 长 详细 冗长 啰嗦
dark: 深色 暗色
-dark: 浅色 亮色
enable: 启用 打开 开启
-enable: 禁用 关闭 停用
public: 公开
-public: 私有 非公开
formal: 正式 敬语
-formal: 非正式 口语
ascending: 升序
-ascending: 降序
plural: 复数
-plural: 单数
upper: 大写
-upper: 小写
sync: 同步
-sync: 异步
relative: 相对
-relative: 绝对路径
indent: 缩进
tab: 制表符 tab
space: 空格
singlequote: 单引号
doublequote: 双引号
monday: 每周一 周一 星期一 礼拜一
tuesday: 每周二 周二 星期二 礼拜二
wednesday: 每周三 周三 星期三 礼拜三
thursday: 每周四 周四 星期四 礼拜四
friday: 每周五 周五 星期五 礼拜五
saturday: 每周六 周六 星期六
sunday: 每周日 周日 星期日 星期天 周天
english: 英文 英语
german: 德文 德语
french: 法文 法语
spanish: 西班牙语 西班牙文
portuguese: 葡萄牙语
korean: 韩文 韩语
chinese: 中文 汉语
japanese: 日文 日语
announce: 公告 通知
wait: 等待 等
size: 大小
date: 日期
read: 阅读 读
semicolon: 分号
localtime: 本地时间
set_: 设置 设定 设
call: 调用
sign: 签名
reset: 重置
expose: 暴露 泄露
encrypt: 加密
check: 检查 核对 校验 验证 复核
archive: 归档 存档
hide: 隐藏
mention: 提到 提及
notify: 告知
cite: 引用
attach: 附上 附件
link: 链接
record: 记录
photo: 照片
article: 文章
deadline: 截止日期 期限
holiday: 假期 休假
treat: 当作 视为 看作 按 处理 当成
contain: 包含 包括_ 写明
restart: 重启
copy: 复制 拷贝
move: 移动
read-only: 只读
sort: 排序
name: 姓名
`,
  endings: '',
  numbers: '一 二/两 三 四 五 六 七 八 九 十',
};

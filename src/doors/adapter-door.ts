// memport/adapter: the contract with every type it needs, and the tools an adapter is made with. A test pins the names.
export { defineAdapter } from '../adapter.ts';
export type {
  Adapter,
  Cost,
  Edition,
  Edits,
  Fact,
  Form,
  Framing,
  Hand,
  InUseRule,
  Machine,
  Part,
  Placed,
  Put,
  SessionLogs,
  Site,
} from '../adapter.ts';
export type {
  Account,
  Captured,
  Copied,
  Drive,
  Exchange,
  Launch,
  Reply,
  Seen,
  Stage,
  Staged,
  ToolCall,
  ToolResult,
  Trials,
  Wire,
} from '../ir/drive.ts';
export type { FindingRule, Severity } from '../ir/finding-rules.ts';
export type { Finding } from '../ir/finding.ts';
export type { Force, Frame } from '../ir/frame.ts';
export { distinct, memoryId, scopeKey } from '../ir/identity.ts';
export type { Loss } from '../ir/loss.ts';
export type { Base, Mark } from '../ir/mark.ts';
export type {
  Author,
  Dated,
  Evidence,
  Field,
  Kind,
  Link,
  Load,
  Memory,
  Place,
  Scope,
  Span,
  Status,
} from '../ir/memory.ts';
export type { Move, Relocated } from '../ir/project-move.ts';
export type { FolderFacts, Scene, Surroundings } from '../ir/scene.ts';
export type { LogReader, Session, Turn, Written } from '../ir/session.ts';
export { isText } from '../ir/store.ts';
export type {
  Change,
  FileTree,
  Location,
  Problem,
  ProblemFile,
  Segment,
  Store,
  StoreFile,
  Table,
  TableRow,
  TextFile,
} from '../ir/store.ts';
export type { Call, Step, Transcript } from '../ir/transcript.ts';
export type { Block, Budget, Delivered, Delivery, View } from '../ir/view.ts';
export { bulletList, bullets } from '../kit/bullet-list.ts';
export type { Bulleted, BulletList } from '../kit/bullet-list.ts';
export { bulletsAmong, bulletText, wholeLines } from '../kit/bullets.ts';
export { nameOfWords, withOwnNames } from '../kit/called.ts';
export { chooseEdition } from '../kit/editions.ts';
export { folderOfTexts } from '../kit/folder-of-texts.ts';
export type { FolderOfTexts, Grammar, Reach, Told } from '../kit/folder-of-texts.ts';
export { framed, inFrame, unframe } from '../kit/frames.ts';
export { landing, movesOf } from '../kit/landing.ts';
export { plain } from '../kit/notes.ts';
export { plainHome } from '../kit/plain-home.ts';
export { unfit } from '../kit/unfit.ts';
export type { PlainHome } from '../kit/plain-home.ts';
export { legible } from '../kit/problems.ts';
export { numbered, withSegments } from '../kit/segments.ts';
export { covered, eolOf, lineSpan, weave } from '../kit/weave.ts';
export type { Cut } from '../kit/weave.ts';
export { blocksOf, linesOf } from '../text/blocks.ts';
export { MARKDOWN_BODY, normalBody, parseBody, PLAIN_BODY, printBody, sameBody } from '../text/body.ts';
export type { Body, BodyStyle } from '../text/body.ts';
export { decode, encode, firstUndecodable } from '../text/decode.ts';
export { derive, ownWords } from '../text/derive.ts';
export { printScalar, readFrontmatter, readHead } from '../text/frontmatter.ts';
export { byteLength, codePoints } from '../text/measure.ts';
export { nameFrom } from '../text/name.ts';

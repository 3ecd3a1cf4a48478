/** How a page looks, in daylight and at night, on a wide screen, a telephone and paper. */
export const STYLE = `
:root {
  --paper: #faf9f6; --card: #ffffff; --ink: #1d1c1a; --soft: #6a665f; --line: #e4e0d8; --wash: #f1eee7;
  --loaded: #0d8a72; --indexed: #2f6fd0; --searchable: #a06a00; --unseen: #8b8780; --apart: #7a5bb0; --lost: #c8352b;
  --add: #d6f3e4; --gone: #fbdedb; --mark: 16%;
  color-scheme: light;
}
@media (prefers-color-scheme: dark) {
  :root:not([data-theme="light"]) {
    --paper: #141517; --card: #1c1e21; --ink: #ebe8e2; --soft: #a19c93; --line: #303338; --wash: #24272b;
    --loaded: #3ecfae; --indexed: #74a8ff; --searchable: #e5ac43; --unseen: #8d8a84; --apart: #b79bee; --lost: #ff7468;
    --add: #12402f; --gone: #54211d; --mark: 22%;
    color-scheme: dark;
  }
}
:root[data-theme="dark"] {
  --paper: #141517; --card: #1c1e21; --ink: #ebe8e2; --soft: #a19c93; --line: #303338; --wash: #24272b;
  --loaded: #3ecfae; --indexed: #74a8ff; --searchable: #e5ac43; --unseen: #8d8a84; --apart: #b79bee; --lost: #ff7468;
  --add: #12402f; --gone: #54211d; --mark: 22%;
  color-scheme: dark;
}
* { box-sizing: border-box; }
[hidden] { display: none !important; }
html { scroll-padding-top: 1rem; }
body {
  margin: 0; background: var(--paper); color: var(--ink);
  font: 15px/1.5 system-ui, -apple-system, "Segoe UI", "Helvetica Neue", Arial, sans-serif;
}
header, main, footer { max-width: 1080px; margin: 0 auto; padding: 0 24px; }
header { padding-top: 28px; }
code, pre, .map { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; }
code { font-size: .86em; }
small { color: var(--soft); font-size: .86em; }
a { color: inherit; }
.brand { display: flex; align-items: center; gap: 12px; margin: 0; color: var(--soft); }
.brand b { color: var(--ink); letter-spacing: -.01em; }
.brand code { overflow-wrap: anywhere; }
#theme { margin-left: auto; }
h1 { margin: 14px 0 0; font-size: clamp(26px, 4.6vw, 42px); line-height: 1.12; letter-spacing: -.025em; }
h2 { margin: 44px 0 12px; font-size: 19px; letter-spacing: -.01em; }
h2 output { margin-left: 6px; color: var(--soft); font-size: 14px; font-weight: 400; }
.lead { margin: 8px 0 20px; color: var(--soft); font-size: 17px; }
.note { padding: 10px 14px; border-left: 3px solid var(--searchable); background: var(--wash); }
button, input, select {
  border: 1px solid var(--line); border-radius: 8px; background: var(--card); color: inherit; font: inherit;
  padding: 6px 10px;
}
button { cursor: pointer; }
:focus-visible { outline: 2px solid var(--indexed); outline-offset: 2px; }
.s-loaded { --state: var(--loaded); } .s-indexed { --state: var(--indexed); }
.s-searchable { --state: var(--searchable); } .s-unseen { --state: var(--unseen); }
.s-apart { --state: var(--apart); } .s-lost { --state: var(--lost); }
svg { display: block; width: 100%; }
rect { fill: var(--state, var(--line)); }
.stack { height: 18px; border-radius: 9px; background: var(--line); overflow: hidden; }
.keys { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 12px; }
.key { display: flex; align-items: baseline; gap: 6px; text-align: left; }
.key i, .budget i { width: 10px; height: 10px; border-radius: 3px; background: var(--state); align-self: center; }
.key small { margin-left: 2px; }
.key[aria-pressed="true"] { border-color: var(--state); box-shadow: inset 0 0 0 1px var(--state); }
.budgets { display: grid; grid-template-columns: minmax(150px, max-content) 1fr max-content; gap: 14px 20px; }
.budget { display: grid; grid-column: 1 / -1; grid-template-columns: subgrid; align-items: center; }
.budget .what small, .budget .said small { display: block; }
.budget .said { font-variant-numeric: tabular-nums; }
.budget svg { height: 14px; border-radius: 4px; overflow: hidden; }
.budget .room { fill: var(--line); } .budget .was { fill: var(--unseen); }
rect.g-plain { fill: var(--line); } .g-fine { fill: var(--loaded); } .g-info { fill: var(--indexed); }
.g-warn { fill: var(--searchable); } .g-error { fill: var(--lost); }
.days { height: auto; overflow: visible; } .days line { stroke: var(--line); }
.hint.ends { display: flex; justify-content: space-between; margin-top: 6px; }
.budget .comes { fill: var(--loaded); } .budget .over { fill: var(--lost); }
.tools { display: flex; flex-wrap: wrap; gap: 8px; margin-bottom: 12px; }
.tools input { flex: 1 1 220px; min-width: 0; }
.rows { border: 1px solid var(--line); border-radius: 12px; background: var(--card); overflow: hidden; }
.row + .row { border-top: 1px solid var(--line); }
.row > summary {
  display: grid; grid-template-columns: 4.8em minmax(0, 1fr) 6.4em minmax(6.6em, auto); gap: 14px; align-items: center;
  padding: 8px 14px; border-left: 4px solid var(--state); cursor: pointer; list-style: none;
}
.row > summary::-webkit-details-marker { display: none; }
.row > summary:hover, .row[open] > summary { background: var(--wash); }
.row > summary:focus-visible { outline-offset: -2px; }
.row:target > summary { background: color-mix(in srgb, var(--state) var(--mark), var(--card)); }
.row summary code { color: var(--soft); }
.row .title { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.row[open] .title { white-space: normal; overflow-wrap: anywhere; }
.row .kind { color: var(--soft); }
.chip {
  justify-self: end; padding: 1px 9px; border-radius: 99px; white-space: nowrap; font-size: 13px;
  color: var(--state); background: color-mix(in srgb, var(--state) 13%, transparent);
}
.cells { display: flex; gap: 5px; justify-self: end; }
.cell {
  width: 22px; height: 22px; border-radius: 5px; background: var(--state); color: var(--paper);
  font: 600 11px/22px system-ui, sans-serif; text-align: center;
}
.cell.no { background: none; border: 1px dashed var(--line); color: transparent; }
.away { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.heads { margin: 0 0 12px; padding-left: 1.6em; columns: 2 320px; column-gap: 32px; }
.heads li { break-inside: avoid; } .heads li::marker { color: var(--soft); }
.heads .place { color: var(--soft); overflow-wrap: anywhere; }
.more { padding: 6px 18px 18px; border-left: 4px solid var(--state); }
dl { display: grid; gap: 2px 24px; margin: 8px 0 14px; }
dl div { display: grid; grid-template-columns: 7.5em 1fr; gap: 12px; }
dt { color: var(--soft); } dd { margin: 0; overflow-wrap: anywhere; }
.sides { display: grid; grid-template-columns: 1fr 1fr; gap: 14px; margin-top: 12px; }
.sides.one { grid-template-columns: 1fr; }
figure { margin: 0; }
figcaption { margin-bottom: 5px; color: var(--soft); font-size: 13px; }
blockquote {
  margin: 0; padding: 12px 14px; border-radius: 8px; background: var(--wash); white-space: pre-wrap;
  overflow-wrap: anywhere;
}
ins, del { border-radius: 3px; text-decoration: none; padding: 0 1px; }
ins { background: var(--add); } del { background: var(--gone); }
.hint { margin: -8px 0 14px; color: var(--soft); }
.prompt { margin-bottom: 22px; }
.prompt figcaption b { color: var(--ink); overflow-wrap: anywhere; }
pre {
  margin: 0; padding: 16px 18px; max-height: 70vh; overflow: auto; border: 1px solid var(--line); border-radius: 12px;
  background: var(--card); color: var(--soft); font-size: 12.5px; line-height: 1.65; white-space: pre-wrap;
  overflow-wrap: anywhere;
}
.piece {
  color: var(--ink); text-decoration: none; border-radius: 3px; box-decoration-break: clone;
  -webkit-box-decoration-break: clone; padding: 1px 2px; margin: 0 -2px;
  background: color-mix(in srgb, var(--state) calc(var(--mark) * .5), transparent);
}
.piece.fresh { background: color-mix(in srgb, var(--state) calc(var(--mark) * 1.4), transparent); }
.piece:hover, .piece:focus-visible { box-shadow: 0 1px 0 0 var(--state), 0 0 0 1px var(--state); }
.map { padding: 16px 18px; border: 1px solid var(--line); border-radius: 12px; background: var(--card); }
.map .plain { fill: var(--line); } .map rect:not(.fresh):not(.plain) { opacity: .45; }
.map a:hover rect, .map a:focus rect { opacity: 1; stroke: var(--ink); stroke-width: .4; }
.findings {
  margin: 0; padding: 0; list-style: none; border: 1px solid var(--line); border-radius: 12px; background: var(--card);
}
.findings li {
  display: grid; grid-template-columns: 3.4em 14em 1fr; grid-template-rows: auto 1fr; gap: 2px 14px; padding: 9px 14px;
}
.findings li + li { border-top: 1px solid var(--line); }
.findings small { grid-column: 3; overflow-wrap: anywhere; }
.findings code { grid-row: span 2; overflow-wrap: anywhere; }
.f-error b { color: var(--lost); } .f-warn b { color: var(--searchable); } .f-info b { color: var(--soft); }
.forest { display: grid; gap: 12px; }
.tried {
  --state: var(--searchable); padding: 12px 16px; border: 1px solid var(--line); border-left: 4px solid var(--state);
  border-radius: 12px; background: var(--card);
}
.v-fires { --state: var(--loaded); } .v-inconclusive { --state: var(--unseen); }
.v-inert, .v-overfires { --state: var(--lost); }
.tried h3 { display: flex; gap: 10px; align-items: baseline; margin: 0 0 8px; font-size: 15px; font-weight: 500; }
.tried h3 .chip { margin-left: auto; } .tried h3 code { color: var(--soft); }
.arm { display: grid; grid-template-columns: 9em 1fr 5.5em; gap: 14px; align-items: center; }
.arm > span { color: var(--soft); font-size: 13px; }
.arm .said { text-align: right; font-variant-numeric: tabular-nums; }
.arm svg { height: 22px; } .arm .axis { fill: var(--line); }
.arm .range { fill: var(--unseen); opacity: .45; } .arm .point { fill: var(--unseen); }
.a-target .range, .a-target .point, .v-overfires .a-over .range, .v-overfires .a-over .point { fill: var(--state); }
.v-overfires .a-target .range, .v-overfires .a-target .point { fill: var(--unseen); }
.a-target > span:first-child { color: var(--ink); font-weight: 600; }
.logs { margin-top: 8px; } .logs summary { cursor: pointer; color: var(--soft); font-size: 13px; }
.log { margin: 10px 0 0; padding: 10px 14px; border-radius: 8px; background: var(--wash); }
.log p { margin: 4px 0; white-space: pre-wrap; overflow-wrap: anywhere; }
.log mark { background: var(--add); color: inherit; border-radius: 3px; } .log.wrong mark { background: var(--gone); }
.log i { color: var(--soft); } .tried .hint { margin: 0; font-size: 13px; }
footer { margin-top: 48px; padding-bottom: 40px; color: var(--soft); font-size: 13px; }
@media (max-width: 640px) {
  header, main, footer { padding-left: 16px; padding-right: 16px; }
  .key small { display: none; }
  .budgets { grid-template-columns: 1fr; }
  .budget { grid-template-columns: 1fr auto; gap: 4px 12px; }
  .budget svg { grid-column: 1 / -1; grid-row: 2; }
  .budget .said { text-align: right; }
  .row > summary { grid-template-columns: minmax(0, 1fr) auto; gap: 2px 10px; padding: 9px 12px; }
  .row .title {
    grid-column: 1 / -1; order: -1; white-space: normal; overflow-wrap: anywhere;
    display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical;
  }
  .row[open] .title { display: block; }
  .row summary code { display: none; }
  .sides { grid-template-columns: 1fr; }
  .tried h3 { flex-wrap: wrap; } .arm { grid-template-columns: 6.5em 1fr 4.2em; gap: 8px; }
  dl div { grid-template-columns: 6em 1fr; }
  .findings li { grid-template-columns: auto 1fr; }
  .findings code { grid-row: auto; } .findings span, .findings small { grid-column: 1 / -1; }
}
@media print { .tools, #theme, footer { display: none; } pre { max-height: none; } }
`;

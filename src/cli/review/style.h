// How the page of a review looks. Seats have colors and dashes; marks have colors, signs and words.
#pragma once

#include <string_view>

namespace velatura::cli {

inline constexpr std::string_view review_style = R"(
:root {
  color-scheme: light dark;
  --paper: #faf7f1; --card: #fffefb; --ink: #2b2622; --soft: #6d645c; --rule: #e2dacd;
  --seat0: #1f66ad; --seat1: #b8430f; --seat2: #2b7a3d; --seat3: #7a3fa8; --seat4: #8a6a00;
  --best: #2b7a3d; --fine: #4f6b7a; --slip: #9a6100; --blunder: #b3261e;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #1b1917; --card: #252220; --ink: #ece5da; --soft: #a79d91; --rule: #3d3833;
    --seat0: #77b3ef; --seat1: #f0935f; --seat2: #7fca8f; --seat3: #c79bea; --seat4: #dcbc53;
    --best: #7fca8f; --fine: #9db9c8; --slip: #e8b458; --blunder: #ff8a80;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, "Noto Sans", "Noto Sans CJK JP", sans-serif;
}
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
h1 { font-size: 1.6rem; line-height: 1.2; margin: 0 0 .25rem; overflow-wrap: anywhere; }
h2 { font-size: 1.15rem; margin: 2rem 0 .75rem; }
h3 { font-size: 1rem; margin: 0; }
a { color: inherit; text-underline-offset: .15em; }
header p, footer p { color: var(--soft); margin: 0; }
.remark { font-style: italic; }
article {
  background: var(--card); border: 1px solid var(--rule); border-radius: .5rem;
  padding: .9rem 1rem; margin-bottom: .75rem;
}
article p, article ul { margin: .4rem 0 0; }
article ul { padding-left: 1.2rem; }
.seats { display: grid; grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr)); gap: .75rem;
  margin-top: 1.25rem; }
.seats article { margin: 0; border-top: 4px solid var(--seat0); }
.seats h2 { margin: 0; font-size: 1rem; overflow-wrap: anywhere; }
.seats .seat1 { border-top-color: var(--seat1); }
.seats .seat2 { border-top-color: var(--seat2); }
.seats .seat3 { border-top-color: var(--seat3); }
.seats .seat4 { border-top-color: var(--seat4); }
.seats ul { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: .2rem .9rem; }
.accuracy strong { font-size: 2rem; line-height: 1.1; font-variant-numeric: tabular-nums; }
.mark { white-space: nowrap; }
.mark b { display: inline-block; min-width: 1.1em; text-align: center; }
.best { color: var(--best); } .fine { color: var(--fine); }
.slip { color: var(--slip); } .blunder { color: var(--blunder); font-weight: 600; }
figure { margin: 0; }
.plot { position: relative; height: 16rem; margin: 0 .75rem 1.6rem 3.2rem; }
.plot svg { width: 100%; height: 100%; display: block; overflow: visible; }
polyline, .legend line { fill: none; stroke-width: 2.25; stroke-linejoin: round; }
polyline, .grid line { vector-effect: non-scaling-stroke; }
.grid line { stroke: var(--rule); stroke-width: 1; }
.line0 { stroke: var(--seat0); } .line1 { stroke: var(--seat1); } .line2 { stroke: var(--seat2); }
.line3 { stroke: var(--seat3); } .line4 { stroke: var(--seat4); }
.plot span { position: absolute; color: var(--soft); font-size: .8rem; line-height: 1;
  font-variant-numeric: tabular-nums; }
.plot .y { right: calc(100% + .5rem); transform: translateY(-50%); white-space: nowrap; }
.plot .x { top: calc(100% + .5rem); transform: translateX(-50%); }
.dot {
  position: absolute; transform: translate(-50%, -50%); min-width: 1.5rem; height: 1.5rem;
  border: 2px solid; border-radius: .75rem; background: var(--card); text-decoration: none;
  font-size: .8rem; font-weight: 700; line-height: 1.25rem; text-align: center; padding: 0 .2rem;
}
.legend { list-style: none; padding: 0; margin: 0; display: flex; flex-wrap: wrap;
  gap: .3rem 1.4rem; }
.legend li { display: flex; align-items: center; gap: .5rem; overflow-wrap: anywhere; }
.legend svg { width: 2.5rem; height: .5rem; flex: none; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th { text-align: left; color: var(--soft); font-weight: 500; font-size: .85rem; }
th, td { padding: .35rem .5rem; border-bottom: 1px solid var(--rule); vertical-align: top; }
th:nth-child(4), td:nth-child(4), th:nth-child(5), td:nth-child(5) { text-align: right;
  white-space: nowrap; }
td:first-child { color: var(--soft); text-align: right; }
td small { display: block; color: var(--soft); }
tr:target { background: var(--card); outline: 2px solid var(--soft); }
footer { margin-top: 2rem; font-size: .85rem; }
@media (max-width: 40rem) {
  body { font-size: 15px; }
  .plot { height: 13rem; }
  thead { position: absolute; clip-path: inset(50%); }
  .dot { min-width: 1.15rem; height: 1.15rem; line-height: .9rem; font-size: .65rem; }
  .dot.slip { display: none; }
  tr { display: grid; grid-template-columns: 2.4rem 1fr 3rem 5.6rem; padding: .45rem 0;
    column-gap: .6rem; border-bottom: 1px solid var(--rule); }
  td { border: 0; padding: 0; }
  td:nth-child(2) { color: var(--soft); overflow-wrap: anywhere; }
  td:nth-child(3) { grid-column: 2 / span 2; grid-row: 2; }
  td:nth-child(4) { grid-column: 3; grid-row: 1; }
  td:nth-child(5) { grid-column: 4; grid-row: 1; }
  td:nth-child(6) { grid-column: 4; grid-row: 2; text-align: right; }
}
@media print { article { break-inside: avoid; } }
)";

}  // namespace velatura::cli

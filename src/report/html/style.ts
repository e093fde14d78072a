/** The look of the one-file report: calm, for long reading, light and dark, on paper and on a phone. Contrast is WCAG AA. */

/** Filters of the page, in order: id and what it keeps. Used by the page for its buttons and here for their effect. */
export const FILTERS = ['all', 'needs', 'error', 'check', 'open', 'verified'] as const;

const effects = FILTERS.filter((id) => id !== 'all')
  .map((id) => `#f-${id}:checked~main .card:not(.k-${id}),#f-${id}:checked~main .group:not(.g-${id}){display:none}`)
  .join('');
const pressed = FILTERS.map((id) => `#f-${id}:checked~header [for=f-${id}]`).join(',');
const focused = FILTERS.map((id) => `#f-${id}:focus-visible~header [for=f-${id}]`).join(',');

export const STYLE = `
:root{color-scheme:light dark;--paper:#fbfaf6;--sheet:#fff;--ink:#1f2328;--soft:#5b626b;--line:#dfdcd3;--red:#a4212b;--redbg:#fbeceb;--amber:#7a4f00;--amberbg:#fdf3dc;--green:#1f6b3a;--greenbg:#e7f4ea;--grey:#4f5661;--greybg:#eeeef0;--blue:#1a4f8b;--del:#fbdcd9;--ins:#d3efd9}
@media(prefers-color-scheme:dark){:root{--paper:#15171a;--sheet:#1d2024;--ink:#e6e4df;--soft:#a3a9b2;--line:#343940;--red:#ff9b94;--redbg:#3a1f20;--amber:#f0c060;--amberbg:#38301b;--green:#8fd6a2;--greenbg:#1c3324;--grey:#b9bfc8;--greybg:#2a2e34;--blue:#92bff5;--del:#5a2a2a;--ins:#22492d}}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.6 Charter,"Bitstream Charter","Iowan Old Style","Palatino Linotype",Georgia,"Noto Serif",serif;overflow-wrap:anywhere}
header,main,footer{max-width:56rem;margin:0 auto;padding:0 1.5rem}
header{padding-top:2.75rem}
a{color:var(--blue);text-underline-offset:.15em}
.mark{font:italic 1.25rem/1 Charter,Georgia,serif;letter-spacing:.01em;border-bottom:3px dotted var(--red);padding-bottom:.12em;color:var(--ink)}
h1{font-size:1.9rem;line-height:1.2;font-weight:600;margin:1.4rem 0 .3rem}
h2{font-size:1.15rem;font-weight:600;margin:2.6rem 0 .9rem;padding-bottom:.35rem;border-bottom:1px solid var(--line)}
h3{font-size:1.12rem;line-height:1.4;font-weight:600;margin:0}
h2 small,.facts,.chip,.stat,th,.label,.key,summary,.place,nav,.meta{font-family:system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif}
.facts{color:var(--soft);font-size:.92rem;margin:0}
.lead{margin:1.2rem 0 0;font-size:.98rem;color:var(--soft)}
h2 small{color:var(--soft);font-weight:400;font-size:.85rem;margin-left:.4rem}
.seen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.stats{display:grid;grid-template-columns:repeat(auto-fit,minmax(7.2rem,1fr));gap:.6rem;margin:1.6rem 0 0}
.stat{display:block;cursor:pointer;border:1px solid var(--line);border-radius:.6rem;background:var(--sheet);padding:.6rem .8rem;font-size:.82rem;line-height:1.3;color:var(--soft);min-height:4.2rem}
.stat b{display:block;font-size:1.6rem;line-height:1.2;font-weight:600;font-variant-numeric:tabular-nums;color:var(--ink)}
.stat.error b{color:var(--red)}.stat.check b{color:var(--amber)}.stat.verified b{color:var(--green)}
.stat:hover{border-color:var(--soft)}
${pressed}{border-color:var(--ink);box-shadow:inset 0 -3px 0 var(--ink)}
${focused}{outline:3px solid var(--blue);outline-offset:2px}
${effects}
.card{background:var(--sheet);border:1px solid var(--line);border-left:4px solid var(--grey);border-radius:.5rem;padding:1.1rem 1.3rem 1rem;margin:0 0 1rem}
.card.error{border-left-color:var(--red)}.card.warning{border-left-color:var(--amber);border-left-style:dashed}.card.open{border-left-style:dotted}.card.fine{border-left-color:var(--green)}
.top{display:flex;flex-wrap:wrap;gap:.35rem .6rem;align-items:center;margin:0 0 .55rem;font-size:.85rem}
.chip{display:inline-block;border-radius:1rem;padding:.08rem .65rem;font-size:.8rem;font-weight:600;background:var(--greybg);color:var(--grey);white-space:nowrap}
.chip.error{background:var(--redbg);color:var(--red)}.chip.warning{background:var(--amberbg);color:var(--amber)}.chip.fine{background:var(--greenbg);color:var(--green)}
.key{color:var(--soft);font-variant-numeric:tabular-nums}
.place{margin-left:auto;color:var(--soft);font-size:.8rem}
.raw{color:var(--soft);margin:.35rem 0 0;font-size:.95rem;line-height:1.5}
.why{margin:.8rem 0 0}
.notice{margin:.6rem 0 0;padding:.45rem .8rem;border-radius:.35rem;background:var(--redbg);color:var(--red)}
.notice.warning{background:var(--amberbg);color:var(--amber)}.notice.info{background:var(--greybg);color:var(--grey)}
.wide{overflow-x:auto;margin:.9rem 0 0}
table{border-collapse:collapse;width:100%;font-size:.93rem;line-height:1.45}
caption{text-align:left;color:var(--soft);font-size:.9rem;padding:0 0 .35rem}
th,td{text-align:left;vertical-align:top;padding:.35rem .9rem .35rem 0;border-top:1px solid var(--line)}
th{font-weight:500;font-size:.8rem;color:var(--soft)}
thead th{border-top:0;padding-top:0}.parts th{white-space:nowrap}.parts caption .key{font-size:.8rem;margin-left:.3rem}
.parts td:nth-child(2),.parts td:nth-child(3){width:42%}
.label{white-space:nowrap;font-size:.8rem;color:var(--soft)}
.label.match{color:var(--green)}.label.partial,.label.weak{color:var(--amber)}.label.not_match{color:var(--red)}
del,ins{text-decoration:none;border-radius:.2rem;padding:0 .12em}
del{background:var(--del)}ins{background:var(--ins)}
del{text-decoration:underline wavy 1px var(--red);text-underline-offset:.2em}.why del{text-decoration:line-through}ins{text-decoration:underline 1px var(--green);text-underline-offset:.2em}
details{margin:.7rem 0 0}
summary{cursor:pointer;font-size:.88rem;color:var(--blue);min-height:1.5rem;padding:.1rem 0}
details>*:not(summary){margin-left:1.1rem}
nav{margin:.8rem 0 0;font-size:.88rem;display:flex;flex-wrap:wrap;gap:.3rem 1.1rem;align-items:baseline}
nav span{color:var(--soft)}nav a{padding:.15rem 0}
q{quotes:none}q b{background:var(--amberbg);color:var(--amber);font-weight:600;border-radius:.2rem;padding:0 .15em}
ul{padding-left:1.2rem;margin:.5rem 0}
li{margin:.25rem 0}
footer{padding-top:2.5rem;padding-bottom:3rem;color:var(--soft);font-size:.85rem}
footer dl{display:grid;grid-template-columns:max-content 1fr;gap:.2rem 1rem;margin:1rem 0 0}dt{color:var(--soft)}dd{margin:0}
.slim{padding:.55rem 1.1rem;margin:0 0 .5rem}.slim details{margin:.15rem 0 0}.slim h3{font-size:1rem;font-weight:400}.slim .top{margin:0}.slim .top h3{flex:1 1 20rem}.slim summary{padding:0}
@media(max-width:40rem){body{font-size:1rem}header,main,footer{padding-left:1rem;padding-right:1rem}header{padding-top:1.5rem}.card{padding:.9rem .95rem}h1{font-size:1.5rem}.stats{grid-template-columns:repeat(3,1fr)}.stat{padding:.5rem .6rem;min-height:3.8rem}.stat b{font-size:1.3rem}
.parts thead{display:none}.parts,.parts tbody,.parts caption{display:block}.parts tr{display:grid;grid-template-columns:1fr auto;border-top:1px solid var(--line);padding:.4rem 0}.parts th,.parts td{border:0;padding:.1rem 0}.parts th{grid-column:1}.parts td.label{grid-column:2;grid-row:1}.parts td:nth-child(2),.parts td:nth-child(3){grid-column:1/3;width:auto}.parts td:nth-child(2)::before{content:attr(data-side);color:var(--soft)}.parts td:nth-child(3)::before{content:attr(data-side);color:var(--soft)}}
@media(prefers-reduced-motion:no-preference){.stat{transition:border-color .15s}}
@media print{:root{color-scheme:light;--paper:#fff;--line:#bbb}body{font-size:10.5pt}header,main,footer{max-width:none;padding:0}nav a::after{content:" <" attr(href) ">";color:var(--soft);font-size:.85em}
.wide{overflow:visible}.stat,.notice,tr,li,nav{break-inside:avoid}.group:not(:has(.card)){break-inside:avoid}h2,.top,.top+h3,summary,caption,thead{break-after:avoid}th,td{overflow-wrap:break-word}
details:not([open])>*{display:block}details::details-content{content-visibility:visible}}
`;

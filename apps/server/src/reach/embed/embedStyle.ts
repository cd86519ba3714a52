import { readFileSync } from 'node:fs'

/**
 * Our typefaces with the letters of western Europe (docs/dependencies.md). They are inlined in the
 * style sheet, because a frame without an origin shares no cache: each embed would request two more
 * files.
 */
const face = (family: string, weight: number, file: string): string => {
  const data = readFileSync(new URL(`fonts/${file}`, import.meta.url)).toString('base64')
  return `@font-face{font-family:"${family}";font-weight:${weight};src:url(data:font/woff2;base64,${data}) format("woff2")}`
}
const FACES = face('Bricolage', 700, 'bricolage-bold.woff2') + face('Figtree', 500, 'figtree-medium.woff2')

/** Style sheet of an embed, inlined in its page. */
export const EMBED_STYLE = `${FACES}
:root{color-scheme:light dark;--page:light-dark(#faf6f0,#0f0c12);--card:light-dark(#fff,#18141d);--line:light-dark(#e6ddd0,#322a3b);--ink:light-dark(#1a1420,#fbf7f2);--muted:light-dark(#6b6172,#9a8fa1);--from:light-dark(#e8364f,#ff5c6c);--to:light-dark(#f08a24,#ffa64d)}
:root[data-theme=light]{color-scheme:light}:root[data-theme=dark]{color-scheme:dark}
*{box-sizing:border-box;margin:0}
main{border:1px solid var(--line);display:flex;flex-direction:column;height:100vh;overflow:hidden}body{background:var(--card);color:var(--ink);font:500 16px/1.3 Figtree,system-ui,sans-serif;overflow:hidden}
.head{align-items:center;display:flex;gap:16px;min-height:0;padding:12px 16px}[data-size=list] .head{flex:none}[data-size=card] .head,[data-size=compact] .head{flex:1}
.sleeve{aspect-ratio:1;flex:none;height:88px;position:relative}[data-size=card] .sleeve{height:132px}
.record{margin-inline-end:14px}
.record::before,.record::after{aspect-ratio:1;border-radius:50%;content:"";inset-block:2%;inset-inline-end:-16%;position:absolute}
.record::before{box-shadow:0 0 0 1px var(--line);background:radial-gradient(circle,var(--card) 0 5%,var(--from) 5.5% 30%,transparent 31%),repeating-radial-gradient(circle,#17121d 0 1.5px,#3a3144 1.5px 2.5px)}
.record::after{background:linear-gradient(115deg,transparent 40%,#fff4 50%,transparent 60%)}
@media (prefers-reduced-motion:no-preference){main:has([aria-pressed=true]) .record::after{animation:turn 1.8s linear infinite}}
@keyframes turn{to{rotate:1turn}}
.cover{border-radius:4px;height:100%;object-fit:cover;overflow:hidden;position:relative;width:100%;z-index:1}
.cover svg{display:block;height:100%;width:100%}
.words{display:flex;flex:1;flex-direction:column;gap:2px;min-width:0}
h1{font:700 20px/1.2 Bricolage,system-ui,sans-serif;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
[data-size=card] h1{font-size:24px}
p{color:var(--muted);overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.acts{align-items:center;align-self:stretch;display:flex;flex:none;flex-direction:column;justify-content:space-between}[data-size=card] .acts{justify-content:center;gap:12px}
.price{color:var(--ink);font-variant-numeric:tabular-nums}
a{color:inherit;text-underline-offset:3px}
.home{align-items:center;color:var(--ink);display:flex;flex:auto;flex-direction:column;gap:10px;justify-content:end;min-width:44px;text-decoration:none}[data-size=card] .home{flex:none}
.arrow{border:1px solid var(--line);border-radius:50%;box-sizing:content-box;padding:14px}[dir=rtl] .arrow{scale:-1 1}.home:hover .arrow{border-color:currentColor}
.mark{font:700 18px/1 Bricolage,system-ui,sans-serif;letter-spacing:-.045em}
.mark i{font-style:normal;position:relative}
.mark i::before{aspect-ratio:1;background:radial-gradient(circle,var(--to) 0 36%,var(--from) 44%);border-radius:50%;content:"";inset-inline-start:50%;position:absolute;top:.02em;translate:-44%;width:.27em}
button{align-items:center;background:linear-gradient(90deg,var(--from),var(--to));border:0;border-radius:50%;color:#0f0c12;cursor:pointer;display:flex;flex:none;height:48px;justify-content:center;width:48px}
button:focus-visible,a:focus-visible{border-radius:4px;outline:2px solid var(--ink);outline-offset:2px}button:focus-visible{border-radius:50%}
button .pause,button[aria-pressed=true] .play{display:none}button[aria-pressed=true] .pause{display:block}
.line{background:linear-gradient(90deg,var(--from),var(--to));height:3px;transform:scaleX(var(--part,0));transform-origin:left}
[dir=rtl] .line{transform-origin:right}
ol{border-top:1px solid var(--line);flex:1;list-style:none;overflow:auto;padding:0}
li{align-items:center;display:flex;gap:12px;padding:6px 16px}
li+li{border-top:1px solid var(--line)}
li a{color:var(--ink)}li button{background:none;border:1px solid var(--line);color:inherit;height:40px;width:40px}
@media (max-width:420px){.head{gap:10px;padding:8px 10px}[data-size=card] .sleeve{height:96px}.sleeve{height:76px}h1,[data-size=card] h1{-webkit-box-orient:vertical;-webkit-line-clamp:2;display:-webkit-box;font-size:17px;line-height:1.15;overflow-wrap:anywhere;white-space:normal}p{font-size:14px}.mark{font-size:16px}button{height:44px;width:44px}li{padding:6px 10px}}
[role=status]:empty{display:none}[role=status]{color:var(--ink);font-size:14px;padding:0 16px 8px}
`.replaceAll('\n', '')

/** Style sheet of an embed, inlined in its page. */
export const EMBED_STYLE = `
:root{color-scheme:light dark;--page:light-dark(#faf6f0,#0f0c12);--card:light-dark(#fff,#18141d);--line:light-dark(#e6ddd0,#322a3b);--ink:light-dark(#1a1420,#fbf7f2);--muted:light-dark(#6b6172,#9a8fa1);--from:light-dark(#e8364f,#ff5c6c);--to:light-dark(#f08a24,#ffa64d)}
:root[data-theme=light]{color-scheme:light}:root[data-theme=dark]{color-scheme:dark}
*{box-sizing:border-box;margin:0}
main{border:1px solid var(--line);display:flex;flex-direction:column;height:100vh;overflow:hidden}body{background:var(--card);color:var(--ink);font:500 16px/1.3 Figtree,system-ui,sans-serif;overflow:hidden}
.head{align-items:center;display:flex;gap:16px;min-height:0;padding:12px 16px}
.cover{aspect-ratio:1;border-radius:4px;flex:none;height:94px;object-fit:cover;overflow:hidden}
.cover svg{display:block;height:100%;width:100%}
[data-size=card] .cover{height:139px}
.words{display:flex;flex:1;flex-direction:column;gap:2px;min-width:0}
h1{font:700 20px/1.2 "Bricolage Grotesque",system-ui,sans-serif;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
[data-size=card] h1{font-size:24px}
p{color:var(--muted);overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.price{color:var(--ink);font-variant-numeric:tabular-nums}
a{color:inherit;text-underline-offset:3px}
.more{font-size:14px}
button{align-items:center;background:linear-gradient(90deg,var(--from),var(--to));border:0;border-radius:50%;color:#0f0c12;cursor:pointer;display:flex;flex:none;height:48px;justify-content:center;width:48px}
button:focus-visible,a:focus-visible{outline:2px solid var(--ink);outline-offset:2px}
button .pause,button[aria-pressed=true] .play{display:none}button[aria-pressed=true] .pause{display:block}
.line{background:linear-gradient(90deg,var(--from),var(--to));height:3px;transform:scaleX(var(--part,0));transform-origin:left}
ol{border-top:1px solid var(--line);flex:1;list-style:none;overflow:auto;padding:0}
li{align-items:center;display:flex;gap:12px;padding:6px 16px}
li+li{border-top:1px solid var(--line)}
li a{color:var(--ink)}li button{background:none;border:1px solid var(--line);color:inherit;height:40px;width:40px}
@media (max-width:420px){[data-size=card] .cover{height:96px}h1{-webkit-line-clamp:2;-webkit-box-orient:vertical;display:-webkit-box;white-space:normal}}
[role=status]:empty{display:none}[role=status]{color:var(--ink);font-size:14px;padding:0 16px 8px}
`.replaceAll('\n', '')

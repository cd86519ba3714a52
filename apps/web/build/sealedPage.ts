/** Fonts of the first letters, in time: the hashed files of the latin subsets. */
const FIRST_FONT = /-latin-wght-normal-[\w-]+\.woff2$/
const BOOT = /^\/assets\/boot-[\w-]+\.js$/

const attribute = (tag: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1]

/** What is seen comes before what is run: the boot script says when the app is fetched. */
function seenFirst(html: string): string {
  const scripts = html.match(/\s*<script type="module"[^>]*><\/script>/g) ?? []
  const rest = scripts.reduce((left, tag) => left.replace(tag, ''), html)
  return rest.replace('<script type="application/json"', `<template>${scripts.join('')}\n    </template>\n    $&`)
}

/**
 * Scripts, styles and preloads of ours get the hash of what they must be; fonts and the boot script get their tags. The import
 * map stands at the end: before it the browser can show all that is to be seen, and no module is fetched before the page is whole.
 */
export function sealedPage(html: string, hashes: Readonly<Record<string, string>>, importMap: string): string {
  const paths = Object.keys(hashes)
  const fonts = paths
    .filter((path) => FIRST_FONT.test(path))
    .map((path) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${path}">`)
  const boot = paths.filter((path) => BOOT.test(path)).map((path) => `<script crossorigin src="${path}"></script>`)
  if (boot.length !== 1 || fonts.length === 0) throw new Error('The build lacks its boot script or its fonts.')
  return seenFirst(html)
    .replace('</body>', () => `  <script type="importmap">${importMap}</script>\n  </body>`)
    .replace('<script type="application/json"', [...boot, ...fonts].join('\n    ') + '\n    $&')
    .replaceAll(/<(?:script|link)\b[^>]*>/g, (tag) => {
      const path = attribute(tag, 'src') ?? attribute(tag, 'href')
      const rel = attribute(tag, 'rel')
      const checked = tag.startsWith('<script') || rel === 'stylesheet' || rel === 'modulepreload'
      const hash = path === undefined || !checked ? undefined : hashes[path]
      if (checked && path !== undefined && hash === undefined)
        throw new Error(`The page names ${path}, which is not built.`)
      return hash === undefined ? tag : tag.replace(/>$/, ` integrity="${hash}">`)
    })
}

/** Fonts to preload: the hashed files of the latin subsets. */
const PRELOADED_FONT = /-latin-wght-normal-[\w-]+\.woff2$/
const BOOT = /^\/assets\/boot-[\w-]+\.js$/

const attribute = (tag: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1]

/** Moves module scripts into a template, so that the boot script can decide when the app is fetched. */
function deferModules(html: string): string {
  const scripts = html.match(/\s*<script type="module"[^>]*><\/script>/g) ?? []
  const rest = scripts.reduce((remaining, tag) => remaining.replace(tag, ''), html)
  return rest.replace('<script type="application/json"', `<template>${scripts.join('')}\n    </template>\n    $&`)
}

/**
 * Adds integrity hashes to our scripts, styles and preloads, and the tags for the fonts and the
 * boot script. The import map comes last, so that the browser can paint before it arrives. The boot
 * script imports modules only after that.
 */
export function pageWithIntegrity(
  html: string,
  hashes: Readonly<Record<string, string>>,
  { importMap, files }: { importMap: string; files: string },
): string {
  const paths = Object.keys(hashes)
  const fonts = paths
    .filter((path) => PRELOADED_FONT.test(path))
    .map((path) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${path}">`)
  const boot = paths.filter((path) => BOOT.test(path)).map((path) => `<script crossorigin src="${path}"></script>`)
  if (boot.length !== 1 || fonts.length === 0) throw new Error('The build lacks its boot script or its fonts.')
  return deferModules(html)
    .replace(
      '</body>',
      () => `  <script type="application/json" id="musi-files">${files}</script>
    <script type="importmap">${importMap}</script>\n  </body>`,
    )
    .replace('<script type="application/json"', [...boot, ...fonts].join('\n    ') + '\n    $&')
    .replaceAll(/<(?:script|link)\b[^>]*>/g, (tag) => {
      const path = attribute(tag, 'src') ?? attribute(tag, 'href')
      const rel = attribute(tag, 'rel')
      const needsHash = tag.startsWith('<script') || rel === 'stylesheet' || rel === 'modulepreload'
      const hash = path === undefined || !needsHash ? undefined : hashes[path]
      if (needsHash && path !== undefined && hash === undefined)
        throw new Error(`The page names ${path}, which is not built.`)
      return hash === undefined ? tag : tag.replace(/>$/, ` integrity="${hash}">`)
    })
}

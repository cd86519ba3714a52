/** URL of our own picture; any other URL is left out, since it becomes part of the HTML. */
const OWN_PICTURE = /^\/api\/nft\/[\w./-]+$/

/**
 * Matches the empty picture places of a page's sketch, which the build writes
 * (apps/web/src/app/sketch/pageSketches.tsx).
 */
const placesOf = (path: string) => new RegExp(`<span class="([^"]*)" data-picture="${path.slice(1)}"></span>`, 'g')

/**
 * Puts the pictures into the places of the page's sketch, so that the browser requests them before
 * any script. Also lists them on the body, for the app's own placeholders.
 */
export function withPictures(html: string, path: string, pictures: readonly (string | null)[]): string {
  const own = pictures.map((url) => (url !== null && OWN_PICTURE.test(url) ? url : null))
  if (own.every((url) => url === null) || !/^\/\w+$/.test(path)) return html
  let at = 0
  return html
    .replaceAll(placesOf(path), (place, className: string) => {
      const url = own[at++] ?? null
      return url === null
        ? place
        : `<span class="${className}"><img src="${url}" alt="" width="600" height="600" fetchpriority="high"></span>`
    })
    .replace('<body>', `<body data-pictures="${own.map((url) => url ?? '').join(' ')}">`)
}

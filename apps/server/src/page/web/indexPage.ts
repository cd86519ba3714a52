import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { PageConfig } from '@musi/api/page/pageConfig'
import { CONFIG_ELEMENT_ID } from '@musi/api/paths'
import { etagOf, type ServedFile } from '#edge/http/servedFile.ts'
import { RecentMap } from '#platform/recentMap.ts'
import { withPictures } from './withPictures.ts'

const EMPTY = `<script type="application/json" id="${CONFIG_ELEMENT_ID}"></script>`
const TITLE = '<title>Musi</title>'

/** Compressed while the client waits; higher levels take many times as long and save a few percent. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }

/** Lowest level, because few clients accept gzip but not Brotli, and every page is compressed both ways. */
const GZIP = { level: 1 }

/** Most pages, with different heads and pictures, cached compressed. */
const MAX_PAGES = 300

/** The parts of a page that depend on its path. */
export type PageParts = {
  readonly path: string
  /** The tags of its head. */
  readonly head: string
  /** URLs of the pictures that the page shows first. */
  readonly pictures: readonly (string | null)[]
}

/**
 * index.html with the embedded configuration, a head and first pictures; rebuilt only if one of
 * them changes.
 */
export function indexPage(html: string): (config: PageConfig, parts: PageParts) => ServedFile {
  let madeOf = ''
  const pages = new RecentMap<string, ServedFile>(MAX_PAGES)
  return (config, { path, head, pictures }) => {
    const json = scriptSafe(JSON.stringify(config))
    if (json !== madeOf) pages.clear()
    madeOf = json
    const key = JSON.stringify([head, ...(pictures.length > 0 ? [path, pictures] : [])])
    const made = pages.get(key)
    if (made !== undefined) return made
    const configured = html.replace(TITLE, () => head).replace(EMPTY, () => EMPTY.replace('></', () => `>${json}</`))
    const content = Buffer.from(withPictures(configured, path, pictures))
    const page = {
      content,
      br: brotliCompressSync(content, BROTLI),
      gzip: gzipSync(content, GZIP),
      type: 'text/html; charset=utf-8',
      etag: etagOf(content),
    }
    pages.set(key, page)
    return page
  }
}

export const hasConfigElement = (html: string) => html.includes(EMPTY)

/** Inside a script element only "<" can end it or open a comment. */
const scriptSafe = (json: string) => json.replaceAll('<', '\\u003c')

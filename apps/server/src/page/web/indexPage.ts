import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { PageConfig } from '@musi/api/page/pageConfig'
import { CONFIG_ELEMENT_ID } from '@musi/api/paths'
import { etagOf, type ServedFile } from '#edge/http/servedFile.ts'
import { RecentMap } from '#platform/recentMap.ts'
import { withPictures } from './withPictures.ts'

const EMPTY = `<script type="application/json" id="${CONFIG_ELEMENT_ID}"></script>`
/** Compressed once per configuration while a page waits: the last level takes three times as long for two percent less. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }

/** The page itself, and those with pictures. */
const MAX_PAGES = 4

type Pictured = { path: string; pictures: readonly (string | null)[] }

/** index.html with the embedded configuration and first pictures; rebuilt only when either changes. */
export function indexPage(html: string): (config: PageConfig, pictured?: Pictured) => ServedFile {
  const pages = new RecentMap<string, ServedFile>(MAX_PAGES)
  return (config, { path, pictures } = { path: '', pictures: [] }) => {
    const json = scriptSafe(JSON.stringify(config))
    const key = JSON.stringify([json, ...(pictures.length > 0 ? [path, pictures] : [])])
    const made = pages.get(key)
    if (made !== undefined) return made
    const configured = html.replace(EMPTY, () => EMPTY.replace('></', () => `>${json}</`))
    const content = Buffer.from(withPictures(configured, path, pictures))
    const page = {
      content,
      br: brotliCompressSync(content, BROTLI),
      gzip: gzipSync(content),
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

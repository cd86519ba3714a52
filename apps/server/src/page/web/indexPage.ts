import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { PageConfig } from '@musi/api/page/pageConfig'
import { CONFIG_ELEMENT_ID } from '@musi/api/paths'
import { etagOf, type ServedFile } from '#edge/http/servedFile.ts'

const EMPTY = `<script type="application/json" id="${CONFIG_ELEMENT_ID}"></script>`
/** Compressed once per configuration while a page waits: the last level takes three times as long for two percent less. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }

/** index.html with the embedded configuration; rebuilt only when the configuration changes. */
export function indexPage(html: string): (config: PageConfig) => ServedFile {
  let madeOf = ''
  let page: ServedFile | null = null
  return (config) => {
    const json = scriptSafe(JSON.stringify(config))
    if (page === null || json !== madeOf) {
      const content = Buffer.from(html.replace(EMPTY, () => EMPTY.replace('></', () => `>${json}</`)))
      page = {
        content,
        br: brotliCompressSync(content, BROTLI),
        gzip: gzipSync(content),
        type: 'text/html; charset=utf-8',
        etag: etagOf(content),
      }
      madeOf = json
    }
    return page
  }
}

export const hasConfigElement = (html: string) => html.includes(EMPTY)

/** Inside a script element only "<" can end it or open a comment. */
const scriptSafe = (json: string) => json.replaceAll('<', '\\u003c')

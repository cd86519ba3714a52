import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { CONFIG_ELEMENT_ID, type PageConfig } from '@musi/api/pageConfig'
import { etagOf, type WebFile } from './webFiles.ts'

const EMPTY = `<script type="application/json" id="${CONFIG_ELEMENT_ID}"></script>`
/** Made once for each configuration, while a page waits: a middling effort. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }

/** index.html with the configuration in it. It is made anew only when the configuration changes. */
export function indexPage(html: string): (config: PageConfig) => WebFile {
  let madeOf = ''
  let page: WebFile | null = null
  return (config) => {
    const json = scriptSafe(JSON.stringify(config))
    if (page === null || json !== madeOf) {
      const bytes = new Uint8Array(Buffer.from(html.replace(EMPTY, () => EMPTY.replace('></', () => `>${json}</`))))
      page = {
        bytes,
        br: new Uint8Array(brotliCompressSync(bytes, BROTLI)),
        gzip: new Uint8Array(gzipSync(bytes)),
        type: 'text/html; charset=utf-8',
        etag: etagOf(bytes),
      }
      madeOf = json
    }
    return page
  }
}

export const hasConfigElement = (html: string) => html.includes(EMPTY)

/** Inside a script element only "<" can end it or open a comment. */
const scriptSafe = (json: string) => json.replaceAll('<', '\\u003c')

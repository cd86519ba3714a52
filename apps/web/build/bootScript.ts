import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Plugin, minifySync } from 'vite'
import { LANGUAGES, isRightToLeft } from '@musi/domain/text/languages'
import { EARLY_ANSWERS, bootPlaces } from './pageTable.ts'

const SOURCE = 'boot/boot.js'
const TAG = `<script src="/${SOURCE}"></script>`
const NO_PAGES = "JSON.parse('[]')"
const NO_ANSWERS = `JSON.parse('{"answers":"none"}')`
const ENGLISH_ONLY = `JSON.parse('{"all":["en"],"leftward":[]}')`

/** Inserts the page's languages (domain/text/languages.ts) into the boot script. */
export const withLanguages = (source: string): string =>
  source.replace(ENGLISH_ONLY, JSON.stringify({ all: LANGUAGES, leftward: LANGUAGES.filter(isRightToLeft) }))

/**
 * Emits the only blocking script, minified and hashed like every other asset, with the table of
 * pages and the languages inserted.
 */
export function bootScript(): Plugin {
  let root = ''
  return {
    name: 'musi-boot-script',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    transformIndexHtml: { order: 'pre', handler: (html) => html.replace(TAG, '') },
    generateBundle: {
      order: 'post',
      async handler() {
        const source = readFileSync(join(root, SOURCE), 'utf8')
        const places = JSON.stringify(await bootPlaces())
        const answers = JSON.stringify(EARLY_ANSWERS)
        const { code } = minifySync(
          SOURCE,
          withLanguages(source).replace(NO_PAGES, places).replace(NO_ANSWERS, answers),
        )
        const hash = createHash('sha256').update(code).digest('hex').slice(0, 8)
        this.emitFile({ type: 'asset', fileName: `assets/boot-${hash}.js`, source: code })
      },
    },
  }
}

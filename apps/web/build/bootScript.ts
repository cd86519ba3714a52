import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Plugin, type Rolldown, minifySync } from 'vite'

const SOURCE = 'boot/boot.js'
const TAG = `<script src="/${SOURCE}"></script>`
const FIRST_FILES = "JSON.parse('{}')"

type Output = Rolldown.OutputBundle

/** The script of a page, its imports and styles, except those that index.html already references. */
function filesOf(bundle: Output, module: string): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const page = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
  const html = bundle['index.html']
  if (!page || html?.type !== 'asset') throw new Error(`${module} is in no chunk, or there is no page yet.`)
  const scripts = [page, ...chunks.filter(({ fileName }) => page.imports.includes(fileName))]
  const styles = scripts.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
  const files = [...scripts.map(({ fileName }) => fileName), ...styles]
  return files.filter((file) => !String(html.source).includes(file)).map((file) => `/${file}`)
}

/**
 * The only blocking script, minified and named by its hash like every other asset. It is told which files the page
 * at a path needs, so that they load in parallel with the entry and not after it.
 */
export function bootScript(firstPages: Readonly<Record<string, string>>): Plugin {
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
      handler(_, bundle) {
        const files = Object.entries(firstPages).map(([path, module]) => [path, filesOf(bundle, module)])
        const source = readFileSync(join(root, SOURCE), 'utf8')
        const { code } = minifySync(SOURCE, source.replace(FIRST_FILES, JSON.stringify(Object.fromEntries(files))))
        const hash = createHash('sha256').update(code).digest('hex').slice(0, 8)
        this.emitFile({ type: 'asset', fileName: `assets/boot-${hash}.js`, source: code })
      },
    },
  }
}

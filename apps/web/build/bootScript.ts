import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Plugin, type Rolldown, minifySync } from 'vite'

const SOURCE = 'boot/boot.js'
const TAG = `<script src="/${SOURCE}"></script>`
const FIRST_FILES = "JSON.parse('{}')"

type Output = Rolldown.OutputBundle

/** A page's own script, what that imports beyond the entry, and its styles. */
function filesOf(bundle: Output, module: string): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const page = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module))
  if (!page) throw new Error(`${module} is no chunk of its own.`)
  const scripts = [page, ...chunks.filter(({ fileName, isEntry }) => !isEntry && page.imports.includes(fileName))]
  const styles = scripts.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
  return [...scripts.map(({ fileName }) => fileName), ...styles].map((file) => `/${file}`)
}

/**
 * The one script that blocks, minified and named by its hash like every other asset. It also learns which files the page
 * at a path needs, so that they come together with the entry and not after it.
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

import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { shortClassName } from './shortClassName.ts'

const STYLES = /\.module\.css$/
const NAMES = '.classNames'

/** Style sheets of the components rendered into the HTML; they are part of the first load. */
export const drawnStyles = new Set<string>()

/**
 * Styles are built with the page. Rendering here needs only their class names, which are derived
 * from the file's name.
 */
export const classNames: Plugin = {
  name: 'musi-class-names',
  enforce: 'pre',
  async resolveId(id, importer) {
    if (!STYLES.test(id)) return null
    const file = await this.resolve(id, importer, { skipSelf: true })
    return file === null ? null : file.id + NAMES
  },
  load(id) {
    if (!id.endsWith(NAMES)) return null
    const file = id.slice(0, -NAMES.length)
    drawnStyles.add(file)
    const names = [...readFileSync(file, 'utf8').matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name)
    return `export default ${JSON.stringify(Object.fromEntries(names.map((name) => [name, shortClassName(name, file)])))}`
  },
}

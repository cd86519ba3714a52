import type { Plugin, Rolldown } from 'vite'
import { pageModules } from './pageTable.ts'

type Output = Rolldown.OutputBundle

export type PageFiles = {
  /** The scripts of each page, by its name. */
  pages: ReadonlyMap<string, readonly string[]>
  /**
   * For each script, the scripts it imports statically and its styles, without those that
   * index.html itself references.
   */
  preloads: ReadonlyMap<string, readonly string[]>
}

function readFiles(bundle: Output, modules: ReadonlyMap<string, readonly string[]>): PageFiles {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const html = bundle['index.html']
  if (html?.type !== 'asset') throw new Error('There is no page yet.')
  const loadedLater = (files: readonly string[]) =>
    files.filter((file) => !String(html.source).includes(file)).map((file) => `/${file}`)
  const scriptOf = (module: string) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
    if (chunk === undefined) throw new Error(`${module} is in no chunk.`)
    return chunk.fileName
  }
  return {
    pages: new Map([...modules].map(([page, files]) => [page, loadedLater(files.map(scriptOf))])),
    preloads: new Map(
      chunks.map(({ fileName, imports, viteMetadata }) => [
        `/${fileName}`,
        // Styles come last: those of its imports, then its own.
        loadedLater([...imports, ...(viteMetadata?.importedCss ?? [])]),
      ]),
    ),
  }
}

/** Collects the scripts of each page and the dependencies of each lazy part, for the sealed page and its boot script. */
export function pageFiles(): Plugin & { files: () => PageFiles } {
  let files: PageFiles = { pages: new Map(), preloads: new Map() }
  return {
    name: 'musi-page-files',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        files = readFiles(bundle, await pageModules())
      },
    },
    files: () => files,
  }
}

import type { Plugin, Rolldown } from 'vite'
import { pageModules } from './pageTable.ts'

type Output = Rolldown.OutputBundle

/** The files of each page, by its name. */
export type PageFiles = ReadonlyMap<string, readonly string[]>

/** The scripts of a page, all that they import and their styles, except those that index.html already references. */
function filesOf(bundle: Output, modules: readonly string[]): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const html = bundle['index.html']
  if (html?.type !== 'asset') throw new Error('There is no page yet.')
  const scripts = new Set(
    modules.map((module) => {
      const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
      if (chunk === undefined) throw new Error(`${module} is in no chunk.`)
      return chunk
    }),
  )
  for (const { imports } of scripts)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) scripts.add(chunk)
  const styles = [...scripts].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
  const files = [...[...scripts].map(({ fileName }) => fileName), ...styles]
  return files.filter((file) => !String(html.source).includes(file)).map((file) => `/${file}`)
}

/** Finds what each page needs from the start, for the sealed page, which tells the boot script. */
export function pageFiles(): Plugin & { files: () => PageFiles } {
  let files: PageFiles = new Map()
  return {
    name: 'musi-page-files',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const modules = await pageModules()
        files = new Map([...modules].map(([page, files]) => [page, filesOf(bundle, files)]))
      },
    },
    files: () => files,
  }
}

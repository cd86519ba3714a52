import type { PageFiles } from './pageFiles.ts'

type ImportMap = { integrity: Readonly<Record<string, string>> }

/**
 * JSON of each page's files. Files are given as indexes, because hashed names do not compress:
 * first into the import map's scripts, then into `styles`. `imports` lists the files that each
 * script preloads.
 */
export function pageFilesJson({ pages, preloads }: PageFiles, importMap: string): string {
  const scripts = Object.keys((JSON.parse(importMap) as ImportMap).integrity)
  const styles = [...new Set([...preloads.values()].flat())].filter((file) => file.endsWith('.css'))
  const all = [...scripts, ...styles]
  const numberOf = (file: string) => {
    const number = all.indexOf(file)
    if (number < 0) throw new Error(`${file} is neither a style sheet nor in the import map.`)
    return number
  }
  const rows = [...pages].map(([page, files]) => [page, files.map(numberOf)])
  return JSON.stringify({
    styles,
    pages: Object.fromEntries(rows),
    imports: scripts.map((script) => (preloads.get(script) ?? []).map(numberOf)),
  })
}

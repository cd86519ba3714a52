import type { PageFiles } from './pageFiles.ts'

type ImportMap = { integrity: Readonly<Record<string, string>> }

/**
 * The files of each page, as numbers: scripts by their place in the import map, which the page has anyway, then styles
 * by their place here, since names with hashes do not compress. A page lists its own files, and each script those it
 * brings along at once.
 */
export function filesText({ pages, brings }: PageFiles, importMap: string): string {
  const scripts = Object.keys((JSON.parse(importMap) as ImportMap).integrity)
  const styles = [...new Set([...brings.values()].flat())].filter((file) => file.endsWith('.css'))
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
    brings: scripts.map((script) => (brings.get(script) ?? []).map(numberOf)),
  })
}

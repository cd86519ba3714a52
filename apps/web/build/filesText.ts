import type { PageFiles } from './pageFiles.ts'

type ImportMap = { integrity: Readonly<Record<string, string>> }

/**
 * Which files are whose, as numbers: styles by their place here, scripts behind them by their place in the import map, which the page
 * has anyway. Names with hashes do not compress.
 */
export function filesText(pages: PageFiles, importMap: string): string {
  const scripts = Object.keys((JSON.parse(importMap) as ImportMap).integrity)
  const styles = [...new Set([...pages.values()].flat())].filter((file) => file.endsWith('.css'))
  const all = [...styles, ...scripts]
  const numberOf = (file: string) => {
    const number = all.indexOf(file)
    if (number < 0) throw new Error(`${file} is neither a style sheet nor in the import map.`)
    return number
  }
  const rows = [...pages].map(([page, files]) => [page, files.map(numberOf)])
  return JSON.stringify({ styles, pages: Object.fromEntries(rows) })
}

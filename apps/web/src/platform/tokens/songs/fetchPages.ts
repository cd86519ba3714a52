import { answerTo } from '#platform/page/http/ask.ts'

/** Enough to scroll; older songs are found by artist. */
const MAX_PAGES = 10

type Page<Row> = {
  readonly rows: readonly Row[]
  readonly leftOut: number
  readonly behind: number
  /** Cursor of the next page; null on the last page. */
  readonly next: string | null
}

/** Fetches the rows of a server list, page by page. `cursor`: name of the parameter for the next page. */
export async function fetchPages<Row>(path: string, cursor: string, read: (value: unknown) => Page<Row> | undefined) {
  const rows: Row[] = []
  let behind = 0
  let leftOut = 0
  let next: string | null = ''
  for (let page = 0; next !== null && page < MAX_PAGES; page += 1) {
    const query: string = next === '' ? '' : `?${cursor}=${encodeURIComponent(next)}`
    const part: Page<Row> = await answerTo(`${path}${query}`, read)
    rows.push(...part.rows)
    leftOut += part.leftOut
    ;({ next, behind } = part)
  }
  return { rows, leftOut, behind, isWhole: next === null }
}

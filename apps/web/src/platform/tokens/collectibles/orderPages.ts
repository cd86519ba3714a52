import type { BookOrder } from './readMarket.ts'

/** Orders of several pages. */
export type OrderRows = {
  readonly rows: readonly BookOrder[]
  /** How many orders of these pages cannot be read (spec: server.rows). */
  readonly leftOut: number
  readonly isLast: boolean
}

type Page = Omit<OrderRows, 'isLast'> & { readonly next: string | null }

/**
 * The first pages of a list of orders. Each page is judged when it is read, so one that moves on between two of them may stand on both:
 * it counts once, as it was judged last (spec: market.pages).
 */
export async function orderPages(load: (cursor: string | null) => Promise<Page>, count: number): Promise<OrderRows> {
  const rows = new Map<string, BookOrder>()
  let next: string | null = null
  let leftOut = 0
  for (let page = 0; page < count; page += 1) {
    const read: Page = await load(next)
    for (const row of read.rows) rows.set(row.hash, row)
    leftOut += read.leftOut
    ;({ next } = read)
    if (next === null) return { rows: [...rows.values()], leftOut, isLast: true }
  }
  return { rows: [...rows.values()], leftOut, isLast: false }
}

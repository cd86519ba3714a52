import type { BookOrder } from './readMarket.ts'

/** Orders of several pages. */
export type OrderRows = {
  readonly rows: readonly BookOrder[]
  /** Number of unreadable orders on these pages (spec: server.rows). */
  readonly leftOut: number
  readonly isLast: boolean
}

type Page = Omit<OrderRows, 'isLast'> & { readonly next: string | null }

/**
 * The first pages of a list of orders. Pages are judged when read, so an order that moved between two pages counts
 * once, with its last standing (spec: market.pages).
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

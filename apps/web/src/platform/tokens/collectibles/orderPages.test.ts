import { expect, it } from 'vitest'
import { orderPages } from './orderPages.ts'
import type { BookOrder } from './readMarket.ts'

const order = (hash: string, standing = 'good') => ({ hash, standing }) as unknown as BookOrder
const PAGES: Readonly<Record<string, { rows: readonly BookOrder[]; leftOut: number; next: string | null }>> = {
  null: { rows: [order('0x1'), order('0x2')], leftOut: 1, next: 'a' },
  a: { rows: [order('0x2', 'filled'), order('0x3')], leftOut: 0, next: 'b' },
  b: { rows: [], leftOut: 2, next: null },
}
const read = (count: number) => {
  const cursors: (string | null)[] = []
  const load = (cursor: string | null) => {
    cursors.push(cursor)
    return Promise.resolve(PAGES[String(cursor)] ?? { rows: [], leftOut: 0, next: null })
  }
  return orderPages(load, count).then(({ rows, leftOut, isLast }) => ({
    rows: rows.map(({ hash, standing }) => `${hash} ${standing}`),
    leftOut,
    isLast,
    cursors,
  }))
}

it('the requested pages continue each other, and the list says whether there is more (spec: market.pages)', async () => {
  expect(await read(1)).toEqual({ rows: ['0x1 good', '0x2 good'], leftOut: 1, isLast: false, cursors: [null] })
  expect(await read(9)).toEqual({
    rows: ['0x1 good', '0x2 filled', '0x3 good'],
    leftOut: 3,
    isLast: true,
    cursors: [null, 'a', 'b'],
  })
})

it('an unreadable page is an error, not the end of the list', async () => {
  await expect(orderPages(() => Promise.reject(new Error('away')), 3)).rejects.toThrow('away')
})

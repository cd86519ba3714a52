import { expect, it } from 'vitest'
import type { HistoryPage } from './historyPage.ts'
import { historyPages } from './historyPages.ts'

const page = (block: number, rows: readonly number[], next: string | null, leftOut = 0): HistoryPage<number> => ({
  at: { number: block, hash: `0x${block}` },
  behind: 0,
  since: 0,
  rows,
  leftOut,
  next,
})

it('the requested pages become one list that says whether there is more', async () => {
  const load = async (cursor: string | null) =>
    cursor === null ? page(9, [5, 4], 'a') : cursor === 'a' ? page(9, [3, 2], 'b') : page(9, [1], null)
  expect(await historyPages(load, 1)).toMatchObject({ rows: [5, 4], pages: 1, isLast: false })
  expect(await historyPages(load, 2)).toMatchObject({ rows: [5, 4, 3, 2], pages: 2, isLast: false })
  expect(await historyPages(load, 9)).toMatchObject({ rows: [5, 4, 3, 2, 1], pages: 3, isLast: true })
})

it('unreadable rows are counted over all pages (spec: server.rows)', async () => {
  const load = async (cursor: string | null) => (cursor === null ? page(9, [5], 'a', 2) : page(9, [4], null, 1))
  expect(await historyPages(load, 2)).toMatchObject({ rows: [5, 4], leftOut: 3 })
})

it('pages from different blocks are never joined: the list is requested again (spec: index.answers)', async () => {
  let block = 9
  const load = async (cursor: string | null) => {
    if (cursor === null) return page(block, [block], 'a')
    if (block === 9) block = 10
    return page(10, [1], null)
  }
  expect(await historyPages(load, 2)).toMatchObject({ at: { number: 10 }, rows: [10, 1] })
})

it('a history that changes with every page is an error rather than a wrong list', async () => {
  let block = 0
  const load = async () => page((block += 1), [block], 'a')
  await expect(historyPages(load, 2)).rejects.toThrow('faster')
})

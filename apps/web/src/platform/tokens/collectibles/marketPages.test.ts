import { expect, it } from 'vitest'
import { marketPages } from './marketPages.ts'
import type { Market, MarketPage } from './readMarket.ts'

const piecesOf = (...ids: number[]) =>
  ids.map((id) => ({ collection: '0x1', id: BigInt(id), name: `${id}` })) as unknown as MarketPage['pieces']
const collections = [{ name: 'Tapes' }] as unknown as MarketPage['collections']
const namesOf = ({ pieces }: Market) => pieces.map(({ id }) => Number(id))

it('the first page is delivered early, then all pages without duplicates (spec: market.browse)', async () => {
  const pages: Readonly<Record<string, MarketPage>> = {
    '': { collections, pieces: piecesOf(9, 8), next: 'b', hasMore: false, leftOut: 1 },
    b: { collections: [], pieces: piecesOf(8, 7), next: 'c', hasMore: false, leftOut: 0 },
    c: { collections: [], pieces: piecesOf(6), next: null, hasMore: true, leftOut: 2 },
  }
  const firsts: Market[] = []
  const load = (cursor: string | null) => Promise.resolve(pages[cursor ?? ''] ?? expect.fail())
  const whole = await marketPages(load, (first) => firsts.push(first))
  expect(firsts.map((first) => [namesOf(first), first.isWhole, first.hasMore])).toEqual([[[9, 8], false, false]])
  expect(namesOf(whole)).toEqual([9, 8, 7, 6])
  expect(whole).toMatchObject({ isWhole: true, hasMore: true, collections, leftOut: 3 })
})

it('a single page is complete, and a failing later page rejects the whole load', async () => {
  const first = { collections, pieces: piecesOf(1), next: null, hasMore: true, leftOut: 0 }
  const mustNotBeCalled = () => expect.fail()
  expect(await marketPages(() => Promise.resolve(first), mustNotBeCalled)).toMatchObject({
    isWhole: true,
    hasMore: true,
  })
  const failing = (cursor: string | null) =>
    cursor === null ? Promise.resolve({ ...first, next: 'b' }) : Promise.reject(new Error('away'))
  await expect(marketPages(failing, () => undefined)).rejects.toThrow('away')
})

import { type Address, parseAddress } from '@musi/domain/address'
import { expect, it } from 'vitest'
import type { Piece } from '#platform/tokens/collectibles/readMarket.ts'
import { canSweep, keyOf, lostCount, sweepRoyalties, sweepTotal, piecesToBuy } from './sweepable.ts'

const [me, seller, artist, token] = ['1', '2', '3', '4'].map(
  (digit) => parseAddress(`0x${digit.repeat(40)}`) as Address,
) as [Address, Address, Address, Address]

type PieceOptions = {
  id?: bigint
  name?: string | null
  by?: Address
  price?: 'native' | Address
  share?: bigint | null
}
const piece = ({ id = 1n, name = 'Ferry', by = seller, price = 'native', share = 1n }: PieceOptions = {}): Piece => {
  const royalty = share === null ? null : { artist, amount: share }
  const order = { seller: by, price: { token: price, amount: 10n * id }, royalty }
  return { id, name, listing: { hash: `0x${id}`, order, signature: '0x' } } as unknown as Piece
}

it.each<[string, Piece, boolean]>([
  ['for sale in native currency', piece(), true],
  ['not for sale', { ...piece(), listing: null }, false],
  ['one’s own', piece({ by: me }), false],
  ['priced in a token', piece({ price: token }), false],
])('a piece that is %s: whether it can be bought with others is %s (spec: market.sweep)', (_, given, can) => {
  expect(canSweep(given, me)).toBe(can)
})

it('the total is the sum of all prices, royalties included, and pieces that share a name get their number', () => {
  const toBuy = piecesToBuy([piece(), piece({ id: 2n }), piece({ id: 3n, name: null, share: null })])
  expect(toBuy.map(({ name }) => name)).toEqual(['Ferry #1', 'Ferry #2', '#3'])
  expect([sweepTotal(toBuy), sweepRoyalties(toBuy)]).toEqual([60n, 2n])
})

it('selected pieces that are gone count as lost, and those the account bought do not (spec: market.sweep)', () => {
  const owned = (id: bigint, owner: Address, isForSale: boolean): Piece => {
    const one = piece({ id })
    return { ...one, owner, listing: isForSale ? one.listing : null }
  }
  const pieces = [owned(1n, seller, true), owned(2n, me, false), owned(3n, artist, false)]
  const chosen = [...pieces, piece({ id: 4n })].map(keyOf)
  expect(lostCount(chosen, pieces, me)).toBe(2)
  expect(lostCount(chosen, pieces, null)).toBe(3)
})

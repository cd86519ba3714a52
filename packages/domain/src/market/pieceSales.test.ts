import { expect, it } from 'vitest'
import { pieceSales } from './pieceSales.ts'

const NFT = '0xAb'
const WETH = '0xcd'
const NATIVE = '0x00'
const item = (token: string, amount: string, id = '0') => ({ token, id, amount })
const piece = item(NFT, '1', '7')
const filled = (
  transaction: string,
  offer: readonly ReturnType<typeof item>[],
  consideration: readonly ReturnType<typeof item>[],
) => ({ transaction, seller: '0x1', account: '0x2', timeSeconds: 9, offer, consideration })
const sales = (...orders: ReturnType<typeof filled>[]) =>
  pieceSales(orders, ['0xaB']).map(({ id, token, amount }) => [id, token, amount])

it('the price of a bought listing includes the royalty (spec: market.volume)', () => {
  expect(sales(filled('a', [piece], [item(NATIVE, '90'), item(NATIVE, '10')]))).toEqual([['7', NATIVE, 100n]])
})
it('the price of an accepted offer is the offered amount, royalty included', () => {
  expect(sales(filled('a', [item(WETH, '50')], [piece, item(WETH, '5')]))).toEqual([['7', WETH, 50n]])
  expect(sales(filled('a', [item(WETH, '50')], [piece]))).toEqual([['7', WETH, 50n]])
})
it('a sale in two orders of one transaction counts once', () => {
  const offer = filled('a', [item(WETH, '50')], [piece])
  const listing = filled('a', [piece], [item(WETH, '45'), item(WETH, '5')])
  expect(sales(offer, listing)).toEqual([['7', WETH, 50n]])
  expect(sales(offer, { ...listing, transaction: 'b' })).toHaveLength(2)
})
it('a sale of another collection, of several pieces or in two currencies has no price per piece', () => {
  expect(sales(filled('a', [item('0xee', '1', '7')], [item(NATIVE, '9')]))).toEqual([])
  expect(sales(filled('a', [piece, item(NFT, '1', '8')], [item(NATIVE, '9')]))).toEqual([])
  expect(sales(filled('a', [piece], [item(NATIVE, '9'), item(WETH, '9')]))).toEqual([])
})

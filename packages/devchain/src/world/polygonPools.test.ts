import { ADDRESS_BOOK_POLYGON as book } from '@musi/chain/chains/addressBookPolygon'
import { pairInitCode } from '@musi/contracts/deploy/artifacts'
import { pairAddress } from '@musi/contracts/deploy/areas/pools'
import { keccak256 } from 'viem'
import { expect, test } from 'vitest'

test.each(book.pools)("the pool $pair of Polygon's book is at the factory’s address for it", ({ tokens, pair }) => {
  expect(pairAddress(book.contracts.v2Factory, keccak256(pairInitCode()), ...tokens)).toBe(pair)
})

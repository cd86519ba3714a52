import type { ArtistToken } from '@musi/api/artistTokens'
import { expect, it } from 'vitest'
import type { ArtistFeedState } from '../artists/artistFeed.ts'
import { marketCurrencies } from './marketCurrencies.ts'

const [KNOWN, MADE, OTHER] = [
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
] as const
const read: ArtistFeedState = { kind: 'read', tokens: [{ address: MADE } as ArtistToken], staleSince: null }
const answers = async (state: ArtistFeedState) => {
  const isCurrency = marketCurrencies([{ address: KNOWN }], { state: () => Promise.resolve(state) })
  return Promise.all([KNOWN, MADE, OTHER].map(isCurrency))
}

it('a price is in a token that people know or that was made here; what was not read is not refused as unknown (spec: market.currencies)', async () => {
  expect(await answers(read)).toEqual([true, true, false])
  expect(await answers({ kind: 'unread' })).toEqual([true, null, null])
})

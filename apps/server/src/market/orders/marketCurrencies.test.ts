import type { ArtistToken } from '@musi/api/history/artistTokens'
import { expect, it } from 'vitest'
import type { ArtistFeedState } from '#exchange/artists/artistFeed.ts'
import { marketCurrencies } from './marketCurrencies.ts'
import { withoutLookAlikes } from './withoutLookAlikes.ts'

const KNOWN = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' as const
const FACTORY_TOKEN = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' as const
const LOOK_ALIKE = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359' as const
const OTHER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' as const
const lookAlike = { address: KNOWN, symbol: 'USDC', name: 'USD Coin', by: 'symbol' }
const tokens = [
  { address: FACTORY_TOKEN, lookAlike: null },
  { address: LOOK_ALIKE, lookAlike },
] as unknown as readonly ArtistToken[]
const read: ArtistFeedState = { kind: 'read', tokens, staleSince: null }
const currenciesOf = (state: ArtistFeedState) =>
  marketCurrencies([{ address: KNOWN }], {
    state: () => Promise.resolve(state),
    latest: () => (state.kind === 'read' ? state.tokens : null),
  })
const verdicts = (state: ArtistFeedState) =>
  Promise.all([KNOWN, FACTORY_TOKEN, LOOK_ALIKE, OTHER].map(currenciesOf(state).verdict))

it('a price is accepted in a known token or in a factory token that resembles no other, and a token that was not read yet is not refused (spec: market.currencies)', async () => {
  expect(await verdicts(read)).toEqual(['known', 'made', 'lookAlike', 'other'])
  expect(await verdicts({ kind: 'unread' })).toEqual(['known', null, null, null])
})

it('stored orders in a look-alike token are left out (spec: market.currencies)', () => {
  const rows = ['native', KNOWN, FACTORY_TOKEN, LOOK_ALIKE]
  const shown = withoutLookAlikes(currenciesOf(read).looksLikeAnother)
  const tokenOf = (row: string) => row
  const first = shown(rows, tokenOf)
  expect(first).toEqual(['native', KNOWN, FACTORY_TOKEN])
  expect(shown(rows, tokenOf)).toBe(first)
  const unaffected = ['native', KNOWN, FACTORY_TOKEN]
  expect(shown(unaffected, tokenOf)).toBe(unaffected)
  // Shown while the factory's tokens are unread, because each order was checked when it was stored.
  expect(withoutLookAlikes(currenciesOf({ kind: 'unread' }).looksLikeAnother)(rows, tokenOf)).toBe(rows)
})

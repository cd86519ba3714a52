import type { ArtistToken } from '@musi/api/history/artistTokens'
import { expect, it } from 'vitest'
import type { ArtistFeedState } from '#exchange/artists/artistFeed.ts'
import { marketCurrencies } from './marketCurrencies.ts'
import { withoutLookAlikes } from './withoutLookAlikes.ts'

const KNOWN = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' as const
const MADE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' as const
const FALSE = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359' as const
const OTHER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' as const
const lookAlike = { address: KNOWN, symbol: 'USDC', name: 'USD Coin', by: 'symbol' }
const tokens = [
  { address: MADE, lookAlike: null },
  { address: FALSE, lookAlike },
] as unknown as readonly ArtistToken[]
const read: ArtistFeedState = { kind: 'read', tokens, staleSince: null }
const currenciesOf = (state: ArtistFeedState) =>
  marketCurrencies([{ address: KNOWN }], {
    state: () => Promise.resolve(state),
    latest: () => (state.kind === 'read' ? state.tokens : null),
  })
const verdicts = (state: ArtistFeedState) => Promise.all([KNOWN, MADE, FALSE, OTHER].map(currenciesOf(state).verdict))

it('a price is accepted in a known token or a token made here without a look-alike; an unread token is not refused as unknown (spec: market.currencies)', async () => {
  expect(await verdicts(read)).toEqual(['known', 'made', 'lookAlike', 'other'])
  expect(await verdicts({ kind: 'unread' })).toEqual(['known', null, null, null])
})

it('stored orders in a look-alike token are left out (spec: market.currencies)', () => {
  const rows = ['native', KNOWN, MADE, FALSE]
  const shown = withoutLookAlikes(currenciesOf(read).looksLikeAnother)
  const tokenOf = (row: string) => row
  const first = shown(rows, tokenOf)
  expect(first).toEqual(['native', KNOWN, MADE])
  expect(shown(rows, tokenOf)).toBe(first)
  const honest = ['native', KNOWN, MADE]
  expect(shown(honest, tokenOf)).toBe(honest)
  // Each was judged when it came; what was made here is not known yet.
  expect(withoutLookAlikes(currenciesOf({ kind: 'unread' }).looksLikeAnother)(rows, tokenOf)).toBe(rows)
})

import type { BookToken } from '@musi/domain/addressBook'
import type { World } from '@musi/contracts/deploy/world'
import { seededArtists } from './music/artists.ts'

/** Tokens of a chain of our own that are not in its address book. */
export type LocalTokens = { artists: readonly BookToken[]; odd: readonly BookToken[] }

export const localTokens = (world: World): LocalTokens => ({
  artists: seededArtists(world).map(({ token: { symbol, name, address } }) => ({
    symbol,
    name,
    decimals: 18,
    address,
  })),
  odd: world.oddTokens.map(({ symbol, name, decimals, address }) => ({ symbol, name, decimals, address })),
})

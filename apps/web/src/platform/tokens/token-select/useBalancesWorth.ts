import type { Address } from '@musi/domain/address'
import type { WorthOfBalance } from '@musi/domain/token-lists/search/foundTokens'
import { useMemo, useState } from 'react'
import { bookTokens } from '#platform/session/chain/bookTokens.ts'
import { useArtistWorth } from '#platform/session/prices/useArtistWorth.ts'
import { useWorth } from '#platform/session/prices/useWorth.ts'
import type { SearchState } from '../catalogue/tokenSearchIndex.ts'

const NO_ADDRESSES: readonly Address[] = []

function heldOf(state: SearchState | null): readonly Address[] {
  if (state === null) return NO_ADDRESSES
  return state.index.entries.flatMap((entry) =>
    entry !== null && entry.balance > 0n && entry.standing !== 'lookAlike' ? [entry.token.address] : [],
  )
}

/**
 * Worth of balances, as first known for these tokens, so that rows do not move from block to block. Null until known.
 */
export function useBalancesWorth(state: SearchState | null): WorthOfBalance | null {
  const key = heldOf(state).join(' ')
  const addresses = useMemo(() => (key === '' ? NO_ADDRESSES : (key.split(' ') as Address[])), [key])
  const others = useMemo(() => addresses.filter((address) => !bookTokens().has(address)), [addresses])
  const knownWorth = useWorth(addresses)
  const ofArtists = useArtistWorth(others)
  const [first, setFirst] = useState<{ key: string; worthOf: WorthOfBalance } | null>(null)
  if (first?.key === key) return first.worthOf
  if (knownWorth === null || ofArtists === null) return null
  const worthOf: WorthOfBalance = ({ address }, balance) => {
    const worth = knownWorth.of(address, balance) ?? ofArtists.of(address, balance)
    return worth === null ? null : Number(worth.numerator) / Number(worth.denominator)
  }
  setFirst({ key, worthOf })
  return worthOf
}

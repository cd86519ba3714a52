import type { Address } from '@musi/domain/address'
import type { Currency } from '@musi/domain/currency'
import type { Direction } from '@musi/domain/token-lists/search/foundTokens'
import { pickOnEnter } from '@musi/domain/token-lists/search/pickOnEnter'
import { useMemo } from 'react'
import { nativeCurrency } from '#platform/session/chain/nativeCurrency.ts'
import { artistFeed } from '../artists/artistFeed.ts'
import type { TokenGroup } from './tokenGroups.ts'
import type { TokenLookup } from '../catalogue/tokenLookup.ts'
import { useToken } from '../catalogue/useToken.ts'
import { useTokenRows } from './useTokenRows.ts'
import { type FoundRows, foundRows } from './foundRows.ts'

/** Reason why there are no rows. */
export type NoRowsReason =
  | { readonly kind: 'reading' | 'lookingUp' }
  | { readonly kind: 'nothing'; readonly query: string }
  /** No artists: none are read yet, they could not be read, or there are none. */
  | { readonly kind: 'artists'; readonly news: 'reading' | 'failed' | 'none' }
  | { readonly kind: 'noDecimals'; readonly address: Address }
  | { readonly kind: 'mismatch'; readonly address: Address; readonly listed: number; readonly onChain: number }

type SearchRows = {
  readonly rows: FoundRows
  readonly noRowsReason: NoRowsReason | null
  /** The currency that Enter selects while no row is active. */
  readonly onEnter: Currency | null
}

function emptyReasonOf(query: string, group: TokenGroup): NoRowsReason {
  const { kind } = artistFeed.get()
  if (group !== 'artists') return { kind: 'nothing', query: query.trim() }
  if (kind !== 'read') return { kind: 'artists', news: kind }
  return query.trim() === '' ? { kind: 'artists', news: 'none' } : { kind: 'nothing', query: query.trim() }
}

function noRowsReasonOf(query: string, lookup: TokenLookup): NoRowsReason | null {
  switch (lookup.kind) {
    case 'loading':
      return { kind: 'lookingUp' }
    case 'noToken':
      return { kind: 'noDecimals', address: lookup.address }
    case 'decimalsDiffer':
      return { kind: 'mismatch', address: lookup.token.address, listed: lookup.listed, onChain: lookup.onChain }
    case 'nothing':
      return { kind: 'nothing', query }
    case 'native':
    case 'token':
      return null
  }
}

/** The rows of a query; an address is looked up on chain (spec: token-select.by-address). */
export function useFoundRows(query: string, direction: Direction, group: TokenGroup): SearchRows {
  const search = useTokenRows({ query, direction, group })
  const lookup = useToken(search?.kind === 'address' ? search.address : null)
  const byAddress = lookup.kind === 'token' ? lookup.token : null
  const native = nativeCurrency()
  const rows = useMemo(() => foundRows(search, native, byAddress), [search, native, byAddress])
  if (search === null) return { rows, noRowsReason: { kind: 'reading' }, onEnter: null }
  if (search.kind === 'address') return { rows, noRowsReason: noRowsReasonOf(query, lookup), onEnter: byAddress }
  return {
    rows,
    noRowsReason: rows.count === 0 ? emptyReasonOf(query, group) : null,
    onEnter: pickOnEnter(query, search, native),
  }
}

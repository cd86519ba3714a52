import type { Address } from '@musi/domain/address'
import type { Currency } from '@musi/domain/currency'
import type { Direction } from '@musi/domain/token-lists/foundTokens'
import { pickOnEnter } from '@musi/domain/token-lists/pickOnEnter'
import { useMemo } from 'react'
import { nativeCurrency } from '../../session/chain/nativeCurrency.ts'
import type { TokenLookup } from '../catalogue/tokenLookup.ts'
import { useToken } from '../catalogue/useToken.ts'
import { useTokenRows } from '../catalogue/useTokenRows.ts'
import { type FoundRows, foundRows } from './foundRows.ts'

/** Why there are no rows. */
export type NoRowsReason =
  | { readonly kind: 'reading' | 'lookingUp' | 'nothing' }
  | { readonly kind: 'noDecimals'; readonly address: Address }
  | { readonly kind: 'mismatch'; readonly address: Address; readonly listed: number; readonly onChain: number }

type SearchRows = {
  readonly rows: FoundRows
  readonly noRowsReason: NoRowsReason | null
  /** What Enter picks while no row is active. */
  readonly onEnter: Currency | null
}

function noRowsReasonOf(lookup: TokenLookup): NoRowsReason | null {
  switch (lookup.kind) {
    case 'loading':
      return { kind: 'lookingUp' }
    case 'noToken':
      return { kind: 'noDecimals', address: lookup.address }
    case 'decimalsDiffer':
      return { kind: 'mismatch', address: lookup.token.address, listed: lookup.listed, onChain: lookup.onChain }
    case 'nothing':
      return { kind: 'nothing' }
    case 'native':
    case 'token':
      return null
  }
}

/** The rows of a query; an address is looked up on chain (spec: token-select.by-address). */
export function useFoundRows(query: string, direction: Direction): SearchRows {
  const search = useTokenRows(query, direction)
  const lookup = useToken(search?.kind === 'address' ? search.address : null)
  const byAddress = lookup.kind === 'token' ? lookup.token : null
  const native = nativeCurrency()
  const rows = useMemo(() => foundRows(search, native, byAddress), [search, native, byAddress])
  if (search === null) return { rows, noRowsReason: { kind: 'reading' }, onEnter: null }
  if (search.kind === 'address') return { rows, noRowsReason: noRowsReasonOf(lookup), onEnter: byAddress }
  return {
    rows,
    noRowsReason: rows.count === 0 ? { kind: 'nothing' } : null,
    onEnter: pickOnEnter(query, search, native),
  }
}

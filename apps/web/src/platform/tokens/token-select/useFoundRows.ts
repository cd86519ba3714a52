import type { Address } from '@musi/domain/address'
import type { Currency } from '@musi/domain/currency'
import type { Direction } from '@musi/domain/token-lists/foundTokens'
import { pickOnEnter } from '@musi/domain/token-lists/pickOnEnter'
import { useMemo } from 'react'
import { nativeCurrency } from '../../session/chain/nativeCurrency.ts'
import type { FoundToken } from '../catalogue/foundToken.ts'
import { useToken } from '../catalogue/useToken.ts'
import { useTokenRows } from '../catalogue/useTokenRows.ts'
import { type FoundRows, foundRows } from './foundRows.ts'

/** Why there are no rows, where there are none. */
export type Instead =
  | { readonly kind: 'reading' | 'lookingUp' | 'nothing' }
  | { readonly kind: 'noDecimals'; readonly address: Address }
  | { readonly kind: 'mismatch'; readonly address: Address; readonly listed: number; readonly onChain: number }

type Found = {
  readonly rows: FoundRows
  readonly instead: Instead | null
  /** What Enter picks before a row was chosen. */
  readonly onEnter: Currency | null
}

function insteadOf(found: FoundToken): Instead | null {
  switch (found.kind) {
    case 'loading':
      return { kind: 'lookingUp' }
    case 'noToken':
      return { kind: 'noDecimals', address: found.address }
    case 'decimalsDiffer':
      return { kind: 'mismatch', address: found.token.address, listed: found.listed, onChain: found.onChain }
    case 'nothing':
      return { kind: 'nothing' }
    case 'native':
    case 'token':
      return null
  }
}

/** The rows of a query; an address is asked about on chain (spec: token-select.by-address). */
export function useFoundRows(query: string, direction: Direction): Found {
  const search = useTokenRows(query, direction)
  const looked = useToken(search?.kind === 'address' ? search.address : null)
  const byAddress = looked.kind === 'token' ? looked.token : null
  const native = nativeCurrency()
  const rows = useMemo(() => foundRows(search, native, byAddress), [search, native, byAddress])
  if (search === null) return { rows, instead: { kind: 'reading' }, onEnter: null }
  if (search.kind === 'address') return { rows, instead: insteadOf(looked), onEnter: byAddress }
  return {
    rows,
    instead: rows.count === 0 ? { kind: 'nothing' } : null,
    onEnter: pickOnEnter(query, search, native),
  }
}

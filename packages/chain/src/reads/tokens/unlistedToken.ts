import type { Address } from '@musi/domain/address'
import type { CallState } from '@musi/domain/multicall/callState'
import type { MulticallStore } from '../../multicall/multicallStore.ts'
import type { Read } from '../../multicall/read.ts'
import type { Watch } from '../../multicall/watch.ts'
import { watchNext } from '../../multicall/watchNext.ts'
import { watchReads } from '../../multicall/watchReads.ts'
import { tokenDecimals } from './tokenDecimals.ts'
import { tokenName } from './tokenName.ts'
import { tokenSymbol } from './tokenSymbol.ts'

/** `none`: the contract does not report its decimals, so it cannot be traded. */
export type UnlistedToken =
  | { kind: 'loading' }
  | { kind: 'none' }
  | { kind: 'token'; address: Address; symbol: string; name: string; decimals: number }

const valueOf = <Value>(state: CallState<string | number> | undefined, fallback: Value): string | number | Value =>
  state?.kind === 'value' ? state.value : fallback

/** A token that is on no list, read once by its address. A missing name or symbol gets a placeholder. */
export function unlistedToken(store: MulticallStore, address: Address): Watch<UnlistedToken> {
  const reads: readonly Read<string | number>[] = [tokenSymbol(address), tokenName(address), tokenDecimals(address)]
  return watchNext(watchReads(store, reads), (states): { value: UnlistedToken } => {
    const [symbol, name, decimals] = states
    if (states.some(({ kind }) => kind === 'loading')) return { value: { kind: 'loading' } }
    if (decimals?.kind !== 'value') return { value: { kind: 'none' } }
    const texts = {
      symbol: String(valueOf(symbol, 'UNKNOWN')),
      name: String(valueOf(name, 'Unknown Token')),
    }
    return { value: { kind: 'token', address, ...texts, decimals: Number(decimals.value) } }
  })
}

import type { Address } from '@musi/domain/address'
import type { MulticallStore } from '../../multicall/multicallStore.ts'
import { balanceOf } from './balanceOf.ts'
import { firstAnswers } from '../../multicall/firstAnswers.ts'

/**
 * Number of balances that fit into one aggregate (spec: reads.chunks): each slice is one request, and no task takes
 * long.
 */
const SLICE = 500

type Balance = readonly [Address, bigint]

/** All balances of an account once, slice after slice (spec: tokens.balances-swept). */
export async function readAllBalances(
  store: MulticallStore,
  { account, tokens, signal }: { account: Address; tokens: readonly Address[]; signal: AbortSignal },
  onSlice: (balances: readonly Balance[]) => void,
): Promise<void> {
  for (let at = 0; at < tokens.length && !signal.aborted; at += SLICE) {
    const slice = tokens.slice(at, at + SLICE)
    const states = await firstAnswers(
      store,
      slice.map((token) => balanceOf(token, account)),
      signal,
    )
    if (signal.aborted) return
    onSlice(slice.flatMap((token, place) => balanceIn(token, states[place])))
  }
}

/** A balance that failed or has not arrived yet is left out. */
export const balanceIn = (
  token: Address,
  state: { readonly kind: string; readonly value?: bigint } | undefined,
): readonly Balance[] => (state?.kind === 'value' && state.value !== undefined ? [[token, state.value]] : [])

import type { Address } from '@musi/domain/address'
import type { TokenSpender } from '@musi/domain/approvals/knownSpenders'
import { chunks } from '@musi/domain/multicall/chunks'
import type { MulticallStore } from '../../multicall/multicallStore.ts'
import { allowance } from './allowance.ts'
import { balanceOf } from './balanceOf.ts'
import { firstAnswers } from '../../multicall/firstAnswers.ts'

/** `allowed` and `balance` are null if unread, which differs from zero (spec: approvals.open). */
export type ReadAllowance = TokenSpender & { allowed: bigint | null; balance: bigint | null }

type AllowanceQuery = { owner: Address; pairs: readonly TokenSpender[]; signal: AbortSignal }

const valueIn = (state: { readonly kind: string; readonly value?: bigint } | undefined): bigint | null =>
  state?.kind === 'value' ? (state.value ?? null) : null

/** Balances of the tokens with an allowance; other balances are not at risk. */
async function balancesOf(store: MulticallStore, tokens: readonly Address[], { owner, signal }: AllowanceQuery) {
  const reads = tokens.map((token) => balanceOf(token, owner))
  const states = await firstAnswers(store, reads, signal)
  return new Map(tokens.map((token, at) => [token, valueIn(states[at])]))
}

/**
 * Reads an account's allowances, each token and spender once, in as few requests as fit, evenly sized, one after the
 * other (spec: reads.chunks, approvals.open). `onPart` gets each part as it arrives, in the order of the pairs.
 */
export async function readAllAllowances(
  store: MulticallStore,
  query: AllowanceQuery,
  onPart: (read: readonly ReadAllowance[]) => void,
): Promise<void> {
  const { owner, pairs, signal } = query
  for (const part of chunks(pairs)) {
    if (signal.aborted) return
    const reads = part.map(({ token, spender }) => allowance(token, owner, spender))
    const allowed = (await firstAnswers(store, reads, signal)).map(valueIn)
    if (signal.aborted) return
    const tokensAtRisk = new Set(part.flatMap(({ token }, at) => ((allowed[at] ?? 0n) > 0n ? [token] : [])))
    const balances = await balancesOf(store, [...tokensAtRisk], query)
    if (signal.aborted) return
    onPart(part.map((one, at) => ({ ...one, allowed: allowed[at] ?? null, balance: balances.get(one.token) ?? null })))
  }
}

import { allowance } from '@musi/chain/reads/tokens/allowance'
import { balanceOf } from '@musi/chain/reads/tokens/balanceOf'
import type { Address } from '@musi/domain/address'
import type { TokenSpender } from '@musi/domain/approvals/knownSpenders'
import { type OpenApproval, openApprovals } from '@musi/domain/approvals/openApprovals'
import type { CallState } from '@musi/domain/multicall/callState'
import { useReads } from '#platform/session/chain/useReads.ts'
import type { Age } from '#platform/session/freshness/staleness.ts'
import { transactionStore } from '#platform/session/transactions/store/transactionStore.ts'
import { useVisitValue } from '#platform/page/visit/useVisitValue.ts'
import type { Approvable, Approvables } from './approvable.ts'
import { keyOf } from './keyOf.ts'
import { recordedApprovals } from './recordedApprovals.ts'
import { type AllowanceSweep, useAllowanceSweep } from './useAllowanceSweep.ts'
import { usePrices } from './usePrices.ts'

export type ShownApproval = OpenApproval & { readonly asset: Approvable }

export type ShownApprovals = {
  /** Open approvals, most important first. */
  readonly open: readonly ShownApproval[]
  /** Checked pairs without an allowance: never given, or revoked. */
  readonly closed: readonly ShownApproval[]
  readonly unread: readonly (TokenSpender & { readonly asset: Approvable })[]
  readonly sweep: AllowanceSweep
  readonly ages: readonly Age[]
}

/** `withRecords`: includes approvals that were sent from this browser. */
type Options = { owner: Address; pairs: readonly TokenSpender[]; assets: Approvables; withRecords: boolean }

const latest = (state: CallState<bigint> | undefined, before: bigint | null): bigint | null => {
  if (state?.kind === 'value') return state.value
  return state?.kind === 'error' ? null : before
}

/** An account's allowances, found once and then updated at each block (spec: approvals.open). */
export function useOpenApprovals({ owner, pairs, assets, withRecords }: Options): ShownApprovals {
  const sweep = useAllowanceSweep(owner, pairs)
  const records = useVisitValue(transactionStore)
  const recorded = withRecords ? recordedApprovals(records.values(), owner) : []
  const byKey = new Map(sweep.allowances.map((one) => [keyOf(one), one]))
  for (const { token, spender } of recorded) {
    const key = keyOf({ token, spender })
    if (!byKey.has(key)) byKey.set(key, { token, spender, allowed: 0n, balance: null })
  }
  const named = new Map<Address, Approvable>([
    ...recorded.map(({ asset }) => [asset.address, { token: asset, pooled: null }] as const),
    ...assets,
  ])
  const watched = [...byKey.values()].filter(({ token }) => named.has(token))
  const allowed = useReads(watched.map(({ token, spender }) => allowance(token, owner, spender)))
  const balances = useReads(watched.map(({ token }) => balanceOf(token, owner)))
  const prices = usePrices([...new Set(watched.flatMap(({ token }) => named.get(token) ?? []))])
  const read = watched.map((one, at) => ({
    ...one,
    allowed: latest(allowed[at], one.allowed),
    balance: latest(balances[at], one.balance),
    price: prices.get(one.token) ?? null,
  }))
  const { open, unread } = openApprovals(read)
  const withAsset = <One extends TokenSpender>(one: One): readonly (One & { readonly asset: Approvable })[] => {
    const asset = named.get(one.token)
    return asset === undefined ? [] : [{ ...one, asset }]
  }
  const closed = read
    .filter(({ allowed }) => allowed === 0n)
    .map(({ token, spender }) => ({ token, spender, allowed: 0n, unlimited: false, stake: 0n, value: null }))
  return {
    open: open.flatMap(withAsset),
    closed: closed.flatMap(withAsset),
    unread: unread.flatMap(withAsset),
    sweep,
    ages: [...allowed, ...balances],
  }
}

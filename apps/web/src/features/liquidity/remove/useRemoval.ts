import type { Address } from '@musi/domain/address'
import { type Amount, type Currency, type Token, amountOf } from '@musi/domain/currency'
import { type Fraction, ZERO } from '@musi/domain/fraction'
import { positionOf } from '@musi/domain/liquidity/position'
import { type RemoveProblem, removal, removeProblem, shareAfterRemoval } from '@musi/domain/liquidity/removal'
import { useSettings } from '#platform/page/settings/useSettings.ts'
import type { Approvals } from '#platform/session/approval/useApprovalPlan.ts'
import type { Permit } from '#platform/session/approval/usePermit.ts'
import { useShareApproval } from '#platform/session/approval/useSignedApproval.ts'
import { exchangeAddresses } from '#platform/session/exchange/exchangeAddresses.ts'
import { type PoolFacts, usePool } from '#platform/session/exchange/usePool.ts'
import { type Staleness, stalenessOf } from '#platform/session/freshness/staleness.ts'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { type ReviewedRemoval, reviewedRemoval } from './removalReview.ts'
import { type RemoveForm, removalInput } from './removeForm.ts'
import { useThrottled } from './useThrottled.ts'

/** Delay in ms with which the approval follows the slider (spec: liquidity.removal-fields). */
const SLIDER_MS = 100

export type RemovalState = {
  account: Address | null
  a: Currency | null
  b: Currency | null
  facts: PoolFacts | null
  /** Part of the balance; zero while unknown. */
  part: Fraction
  /** Amounts returned for the shares; null while unknown. */
  amounts: { readonly a: Amount; readonly b: Amount; readonly shares: Amount<Token> } | null
  problem: RemoveProblem | null
  approvals: Approvals
  permit: Permit
  /** The amount to approve; null if none is needed or known. */
  sharesToApprove: Amount<Token> | null
  staleness: Staleness | null
  /** Share of the pool, before and after. */
  share: ReviewedRemoval['share'] | null
  live: ReviewedRemoval | null
}

/** Derives everything from the form, the pool and the wallet. */
export function useRemoval(form: RemoveForm, a: Currency | null, b: Currency | null): RemovalState {
  const account = useAccount()
  const { slippageBps } = useSettings()
  const facts = usePool(a, b)
  const computed = a === null || b === null || facts === null ? null : computeRemoval(form, a, b, facts)
  const settled = useThrottled(computed?.amounts?.shares.raw ?? null, SLIDER_MS)
  const problem = account === null ? ({ kind: 'connectWallet' } as const) : (computed?.problem ?? null)
  const sharesToApprove =
    facts === null || settled === null || settled === 0n || account === null
      ? null
      : amountOf(facts.shareToken, settled)
  const { router } = exchangeAddresses()
  const { approvals, permit } = useShareApproval(sharesToApprove, router)
  const amounts = computed?.amounts ?? null
  const isSettled = amounts !== null && amounts.shares.raw === settled
  const live =
    amounts === null || computed === null || !isSettled || problem !== null
      ? null
      : reviewedRemoval({ ...amounts, share: computed.share, slippageBps, permit: permit.signed?.permit ?? null })
  return {
    account,
    a,
    b,
    facts,
    part: computed?.part ?? ZERO,
    amounts,
    problem,
    approvals,
    permit,
    sharesToApprove,
    share: computed?.share ?? null,
    staleness: stalenessOf([...(facts?.ages ?? []), ...approvals.ages]),
    live,
  }
}

function computeRemoval(form: RemoveForm, a: Currency, b: Currency, { state, fee, shares, shareToken }: PoolFacts) {
  if (state.kind !== 'exists' || fee === null || shares === null) return null
  const holding = { pool: state.pool, fee, held: shares }
  const input = removalInput(form, { shares: shareToken, amountA: a, amountB: b })
  const removed = removal(holding, input ?? { field: 'percent', percent: 0 })
  return {
    part: removed.part,
    amounts: {
      a: amountOf(a, removed.amountA),
      b: amountOf(b, removed.amountB),
      shares: amountOf(shareToken, removed.shares),
    },
    problem: removeProblem(true, removed),
    share: {
      before: positionOf(state.pool, shares, fee).ofPool ?? ZERO,
      after: shareAfterRemoval(holding, removed.shares),
    },
  }
}

import { smartWallet, isSmartWallet } from '@musi/chain/reads/smartWallet'
import type { Address } from '@musi/domain/address'
import { type Amount, type Currency, type Token, amountOf } from '@musi/domain/currency'
import { type Fraction, ZERO } from '@musi/domain/fraction'
import { positionOf } from '@musi/domain/liquidity/position'
import { type RemoveProblem, removal, removeProblem, shareAfter } from '@musi/domain/liquidity/removal'
import { contractOf } from '../../../platform/page/config/config.ts'
import { useSettings } from '../../../platform/page/settings/useSettings.ts'
import type { ApprovalPlan } from '../../../platform/session/approval/approvalPlan.ts'
import { type Approvals, useApprovalPlan } from '../../../platform/session/approval/useApprovalPlan.ts'
import { type Permit, usePermit } from '../../../platform/session/approval/usePermit.ts'
import { useRead } from '../../../platform/session/chain/useRead.ts'
import { exchangeAddresses } from '../../../platform/session/exchange/exchangeAddresses.ts'
import { type PoolFacts, usePool } from '../../../platform/session/exchange/usePool.ts'
import { type Behind, behindOf } from '../../../platform/session/freshness/behind.ts'
import { useAccount } from '../../../platform/session/wallet/useAccount.ts'
import { type ReviewedRemoval, reviewedRemoval } from './removalReview.ts'
import { type RemoveForm, removalInput } from './removeForm.ts'
import { useCoalesced } from './useCoalesced.ts'

/** spec: liquidity.removal-fields */
const SLIDER_MS = 100

/** The domain that every pair signs under (spec: approvals.permit). */
const PAIR_DOMAIN = 'Uniswap V2'

export type RemovalNow = {
  account: Address | null
  a: Currency | null
  b: Currency | null
  facts: PoolFacts | null
  /** Of what is held; nothing while it is not known. */
  part: Fraction
  /** Null: not known yet. */
  amounts: { readonly a: Amount; readonly b: Amount; readonly shares: Amount<Token> } | null
  problem: RemoveProblem | null
  /** With the plan that counts: a signature that covers it needs no approval. */
  approvals: Approvals
  permit: Permit
  /** How the shares are allowed to be taken, where they are not yet. */
  route: 'permit' | 'transaction'
  /** Null: not known yet. */
  isSmart: boolean | null
  behind: Behind | null
  /** Of the pool, before and after. */
  share: ReviewedRemoval['share'] | null
  live: ReviewedRemoval | null
}

/** Everything that follows from the form, the pool and the wallet. */
export function useRemoval(form: RemoveForm, a: Currency | null, b: Currency | null): RemovalNow {
  const account = useAccount()
  const { slippageBps } = useSettings()
  const facts = usePool(a, b)
  const now = a === null || b === null || facts === null ? null : removalNow(form, a, b, facts)
  const settled = useCoalesced(now?.amounts?.shares.raw ?? null, SLIDER_MS)
  const problem = account === null ? ({ kind: 'connectWallet' } as const) : (now?.problem ?? null)
  const burned =
    facts === null || settled === null || settled === 0n || account === null
      ? null
      : amountOf(facts.shareToken, settled)
  const { router } = exchangeAddresses()
  const approvals = useApprovalPlan([burned], router)
  const permit = usePermit(
    burned === null
      ? null
      : { token: burned.currency.address, domainName: PAIR_DOMAIN, spender: router, value: burned.raw },
  )
  const isSmart = useIsSmart(account)
  const plan = planWith(approvals.plan, permit)
  const amounts = now?.amounts ?? null
  const isSettled = amounts !== null && amounts.shares.raw === settled
  const live =
    amounts === null || now === null || !isSettled || problem !== null
      ? null
      : reviewedRemoval({ ...amounts, share: now.share, slippageBps, permit: permit.signed?.permit ?? null })
  return {
    account,
    a,
    b,
    facts,
    part: now?.part ?? ZERO,
    amounts,
    problem,
    approvals: { ...approvals, plan },
    permit,
    route: routeOf(plan, permit, isSmart),
    isSmart,
    share: now?.share ?? null,
    behind: behindOf([...(facts?.ages ?? []), ...approvals.ages]),
    live,
  }
}

function useIsSmart(account: Address | null): boolean | null {
  const detector = contractOf('smartWalletDetector')
  const state = useRead(detector === null || account === null ? null : smartWallet(detector, account))
  return detector === null ? false : isSmartWallet(state)
}

const planWith = (plan: ApprovalPlan, { signed }: Permit): ApprovalPlan =>
  signed === null || plan.kind === 'nothing' ? plan : { kind: 'permit' }

/** A signature costs nothing; where there can be none, or an approval is under way, it is a transaction (spec: approvals.permit-fallback). */
function routeOf(plan: ApprovalPlan, { failure }: Permit, isSmart: boolean | null): RemovalNow['route'] {
  const hasBegun = plan.kind === 'steps' && plan.steps.some(({ progress }) => progress !== 'ask')
  return isSmart === true || hasBegun || failure?.kind === 'approveInstead' ? 'transaction' : 'permit'
}

function removalNow(form: RemoveForm, a: Currency, b: Currency, { state, fee, shares, shareToken }: PoolFacts) {
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
      after: shareAfter(holding, removed.shares),
    },
  }
}

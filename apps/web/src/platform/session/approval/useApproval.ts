import type { ApprovalWays } from '@musi/chain/approvals'
import { allowance } from '@musi/chain/reads/tokens/allowance'
import type { Address } from '@musi/domain/address'
import { isExactOnly } from '@musi/domain/approvals/knownSpenders'
import type { Amount, Token } from '@musi/domain/currency'
import {
  type ApprovalChoice,
  type ApprovalSize,
  approvalChoice,
  approvedAmount,
  preselectedSize,
} from '@musi/domain/settings/approvalChoice'
import {
  type ApprovalState,
  approvalState,
  hasApprovalBegun,
  hasPendingApproval,
} from '@musi/domain/transactions/approvalState'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { config } from '#platform/page/config/config.ts'
import { isVouchedFor } from '#platform/page/money/unitText.ts'
import { settings } from '#platform/page/settings/settings.ts'
import { useSettings } from '#platform/page/settings/useSettings.ts'
import { useVisitValue } from '#platform/page/visit/useVisitValue.ts'
import { transactionStore } from '../transactions/store/transactionStore.ts'
import type { Age } from '../freshness/staleness.ts'
import { useRead } from '../chain/useRead.ts'
import type { SendIntent } from '../transactions/send/send.ts'
import { useNow } from '../transactions/story/useNow.ts'
import { useAccount } from '../wallet/useAccount.ts'
import { approveIntent } from './approveIntent.ts'
import { useApprovalWays } from './useApprovalWays.ts'

/** A spender's allowance for an amount, and how to raise it. */
export type Approval = {
  /** The amount to approve; null if nothing is needed yet. */
  needed: Amount | null
  /** The amount an exact approval sets: the needed one, or slightly more if it moves with a price. */
  limit: Amount | null
  spender: Address
  state: ApprovalState
  /** The current allowance; null while unknown. */
  allowed: bigint | null
  /** Age of the allowance's answer; null if none is needed. */
  age: Age | null
  /** The next approval; null while unknown, or if no approval is needed. */
  next: NextApproval | null
  /** Approves exactly the needed amount, together with the act; null for the native currency. */
  exact: SendIntent | null
  /** True if an approval was requested while this token was selected. */
  hasBegun: boolean
}

/** `allow`: with a choice of amount. `reset`: the token requires revoking the old approval first. */
export type NextApproval =
  | { kind: 'allow'; choice: ApprovalChoice; choose: (size: ApprovalSize) => void; intent: SendIntent; amount: bigint }
  | { kind: 'reset'; intent: SendIntent }
  | { kind: 'impossible' | 'unreachable' }

type Choice = Pick<Extract<NextApproval, { kind: 'allow' }>, 'choose'> & { preselected: ApprovalSize }

/** The setting, overridden per token for marked ones (spec: approvals.marked). */
function useChoice(token: Token | null): Choice {
  const setting = useSettings().approval
  const [override, setOverride] = useState<{ token: Address; size: ApprovalSize } | null>(null)
  const isMarked = token !== null && !isVouchedFor(token)
  const chosen = override !== null && override.token === token?.address ? override.size : null
  return {
    preselected: preselectedSize(setting, { isMarked, chosen }),
    choose: (size) => (isMarked ? setOverride({ token: token.address, size }) : settings.set({ approval: size })),
  }
}

/** Reads an allowance and offers to raise it, exactly or without limit (spec: approvals.choice). */
export function useApproval(needed: Amount | null, spender: Address, limit: Amount | null = needed): Approval {
  const owner = useAccount()
  const nowMs = useNow()
  const records = useVisitValue(transactionStore)
  const unfinished = useSyncExternalStore(transactionStore.subscribe, transactionStore.unfinished)
  const token = needed?.currency.kind === 'token' ? needed.currency : null
  const choice = useChoice(token)
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the time at which this token was selected
  const sinceMs = useMemo(() => Date.now(), [token?.address])
  const read = useRead(token === null || owner === null ? null : allowance(token.address, owner, spender))
  const allowed = read.kind === 'value' ? read.value : null
  const approvalRequest = owner === null || token === null ? null : { owner, token: token.address, spender }
  const readAt = read.kind === 'value' ? read.block : undefined
  const isPending = approvalRequest !== null && hasPendingApproval(records.values(), approvalRequest, nowMs, readAt)
  const state = needed === null ? 'unknown' : approvalState(needed, allowed, isPending)
  const isMissing = state === 'notApproved' && approvalRequest !== null && needed !== null
  const ways = useApprovalWays(isMissing && limit !== null ? { ...approvalRequest, needed: limit.raw } : null)
  const next =
    isMissing && ways !== null && token !== null && limit !== null
      ? nextApproval(ways, { token, spender }, limit.raw, choice)
      : null
  return {
    needed,
    limit,
    spender,
    state,
    allowed,
    age: token === null ? null : read,
    next,
    exact: token === null || needed === null ? null : approveIntent({ token, spender, allowed: needed.raw }),
    hasBegun:
      approvalRequest !== null && hasApprovalBegun([...unfinished, ...records.values()], approvalRequest, sinceMs),
  }
}

function nextApproval(
  ways: ApprovalWays,
  target: { token: Token; spender: Address },
  needed: bigint,
  { preselected, choose }: Choice,
): NextApproval {
  if (ways.kind === 'impossible' || ways.kind === 'unreachable') return { kind: ways.kind }
  if (ways.kind === 'reset') return { kind: 'reset', intent: approveIntent({ ...target, allowed: 0n }) }
  const { book } = config()
  const unlimited = ways.unlimited && !(book !== null && isExactOnly(book, target.spender))
  const choice = approvalChoice(preselected, { unlimited, batch: false })
  const amount = approvedAmount(choice.chosen, needed)
  return { kind: 'allow', choice, choose, intent: approveIntent({ ...target, allowed: amount }), amount }
}

import type { ApprovalWays } from '@musi/chain/approvals'
import { allowance } from '@musi/chain/reads/allowance'
import type { Address } from '@musi/domain/address'
import { type Amount, type Token, amountOf } from '@musi/domain/currency'
import {
  type ApprovalChoice,
  type ApprovalSize,
  approvalChoice,
  approvedAmount,
} from '@musi/domain/settings/approvalChoice'
import { type ApprovalState, approvalState, hasPendingApproval } from '@musi/domain/transactions/approvalState'
import { useRead } from '../chain/useRead.ts'
import { settings } from '../../page/settings/settings.ts'
import { useSettings } from '../../page/settings/useSettings.ts'
import type { SendIntent } from '../transactions/send/send.ts'
import { useNow } from '../transactions/story/useNow.ts'
import { useTransactions } from '../transactions/store/useTransactions.ts'
import { useAccount } from '../wallet/useAccount.ts'
import { approveIntent } from './approveIntent.ts'
import { useApprovalWays } from './useApprovalWays.ts'

export type Approval = {
  state: ApprovalState
  /** What is allowed now; null while it is not known. */
  allowed: bigint | null
  /** Null: it is not known yet how, or nothing has to be approved. */
  next: ApprovalStep | null
}

/** `allow`: with the choice of how much. `reset`: the token wants the old approval taken back first. */
export type ApprovalStep =
  | { kind: 'allow'; choice: ApprovalChoice; choose: (size: ApprovalSize) => void; intent: SendIntent; amount: bigint }
  | { kind: 'reset'; intent: SendIntent }
  | { kind: 'impossible' | 'unreachable' }

const choose = (approval: ApprovalSize): void => settings.set({ approval })

/** Whether a spender may take an amount, and how it can be allowed to: exactly so much, or all there will ever be. */
export function useApproval(needed: Amount | null, spender: Address): Approval {
  const owner = useAccount()
  const nowMs = useNow()
  const setting = useSettings().approval
  const token = needed?.currency.kind === 'token' ? needed.currency : null
  const read = useRead(token === null || owner === null ? null : allowance(token.address, owner, spender))
  const records = useTransactions()
  const allowed = read.kind === 'value' ? read.value : null
  const isPending =
    owner !== null &&
    token !== null &&
    hasPendingApproval(records.values(), { owner, token: token.address, spender }, nowMs)
  const state = needed === null ? 'unknown' : approvalState(needed, allowed, isPending)
  const asked =
    state === 'notApproved' && owner !== null && token !== null && needed !== null
      ? { owner, token: token.address, spender, needed: needed.raw }
      : null
  const ways = useApprovalWays(asked)
  const next =
    asked === null || ways === null || token === null ? null : stepOf(ways, { token, spender }, asked.needed, setting)
  return { state, allowed, next }
}

function stepOf(
  ways: ApprovalWays,
  of: { token: Token; spender: Address },
  needed: bigint,
  setting: ApprovalSize,
): ApprovalStep {
  if (ways.kind === 'impossible' || ways.kind === 'unreachable') return { kind: ways.kind }
  if (ways.kind === 'reset') return { kind: 'reset', intent: approveIntent({ ...of, allowed: 0n }) }
  const choice = approvalChoice(setting, { unlimited: ways.unlimited, batch: false })
  const { raw } = amountOf(of.token, approvedAmount(choice.chosen, needed))
  return { kind: 'allow', choice, choose, intent: approveIntent({ ...of, allowed: raw }), amount: raw }
}

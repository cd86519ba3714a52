import type { Hex } from 'viem'
import type { WalletTrouble } from '../chainErrors.ts'
import type { GuardedProvider } from './guardProvider.ts'
import { hashIn } from './walletAnswers.ts'

/** The status of a batch, as the wallet that sent it reports it. */
export type CallsStatus =
  | { kind: 'pending' }
  /** `reverted`: no call took effect, even if the enclosing transaction succeeded; `partly`: only some did. */
  | { kind: 'mined'; hash: Hex; calls: 'happened' | 'reverted' | 'partly' }
  /** The wallet reports that the batch was never sent or is lost. */
  | { kind: 'failed' }
  | { kind: 'trouble'; trouble: WalletTrouble }

/** EIP-5792: 1xx; some early wallets used words. */
const isPending = (status: unknown) =>
  status === 'PENDING' || (typeof status === 'number' && status >= 100 && status < 200)

/** EIP-5792: 5xx reverted as a whole, 6xx reverted in part. */
function callsOutcome(status: unknown): 'happened' | 'reverted' | 'partly' {
  if (typeof status !== 'number' || status < 500) return 'happened'
  return status < 600 ? 'reverted' : 'partly'
}

/** Callers poll until it is not pending, because only the wallet knows the transaction of its calls (spec: transactions.batch). */
export async function callsStatus(guardedProvider: GuardedProvider, callsId: string): Promise<CallsStatus> {
  const answer = await guardedProvider.ask('wallet_getCallsStatus', [callsId])
  if (!answer.ok) return { kind: 'trouble', trouble: answer.trouble }
  const { status, receipts } = (answer.value ?? {}) as { status?: unknown; receipts?: unknown }
  const last: unknown = Array.isArray(receipts) ? (receipts as unknown[]).at(-1) : undefined
  const hash = hashIn((last as { transactionHash?: unknown } | undefined)?.transactionHash)
  if (hash !== null) return { kind: 'mined', hash, calls: callsOutcome(status) }
  return isPending(status) ? { kind: 'pending' } : { kind: 'failed' }
}

import type { Hex } from 'viem'
import type { WalletTrouble } from '../chainErrors.ts'
import type { WalletDoor } from './provider.ts'
import { hashIn } from './walletAnswers.ts'

/** What became of a batch, by the wallet that sent it. */
export type CallsStatus =
  | { kind: 'pending' }
  | { kind: 'mined'; hash: Hex }
  /** The wallet says that it never went out, or that it lost it. */
  | { kind: 'failed' }
  | { kind: 'trouble'; trouble: WalletTrouble }

/** EIP-5792: hundreds, and some first wallets said it in words. */
const isPending = (status: unknown) =>
  status === 'PENDING' || (typeof status === 'number' && status >= 100 && status < 200)

/** Asked until it is no longer pending: only the wallet knows the transaction of its calls (decisions.md §14). */
export async function callsStatus(door: WalletDoor, callsId: string): Promise<CallsStatus> {
  const answer = await door.ask('wallet_getCallsStatus', [callsId])
  if (!answer.ok) return { kind: 'trouble', trouble: answer.trouble }
  const { status, receipts } = (answer.value ?? {}) as { status?: unknown; receipts?: unknown }
  const last: unknown = Array.isArray(receipts) ? (receipts as unknown[]).at(-1) : undefined
  const hash = hashIn((last as { transactionHash?: unknown } | undefined)?.transactionHash)
  if (hash !== null) return { kind: 'mined', hash }
  return isPending(status) ? { kind: 'pending' } : { kind: 'failed' }
}

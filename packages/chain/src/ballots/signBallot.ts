import type { Address } from '@musi/domain/address'
import { code } from '../requests/contracts/code.ts'
import type { RpcRequest } from '../rpc/rpcRequest.ts'
import { permitSignature } from '../signPermit/permitSignature.ts'
import type { SigningGate } from '../signingGate.ts'
import { type ShownBallot, ballotTypedData } from '../signingGate/typed-data/ballotTypedData.ts'
import type { GateRefusal } from '../signingGate/gateRefusal.ts'
import { accountsIn } from '../wallet/walletAnswers.ts'
import type { GuardedProvider } from '../wallet/guardProvider.ts'
import { type SignedBallot, ballotSigner } from './signedBallot.ts'

export type BallotResult =
  | { kind: 'signed'; ballot: SignedBallot; voter: Address }
  /** A governor accepts signatures of keys only; smart wallets have to vote by a transaction. */
  | { kind: 'cannot'; why: 'smartWallet' | 'walletCannot' | 'signedOtherwise' }
  | { kind: 'rejected' }
  /** The wallet now shows another account, so the first account's signature is not used (case 38). */
  | { kind: 'accountChanged' }
  | { kind: 'refused'; refusal: GateRefusal }

export type BallotSender = { gate: SigningGate; guardedProvider: GuardedProvider; request: RpcRequest; chainId: number }

/** Gets a vote by signature, which costs nothing and which anybody may send (spec: governance.ballot). */
export async function signBallot(sender: BallotSender, shown: ShownBallot): Promise<BallotResult> {
  const { gate, guardedProvider, request, chainId } = sender
  if ((await code(request, shown.voter)).kind === 'contract') return { kind: 'cannot', why: 'smartWallet' }
  const answer = await gate.signBallot({ typedData: ballotTypedData(chainId, shown), shown })
  if (answer.kind === 'refused') return answer
  if (answer.kind === 'trouble')
    return answer.trouble.kind === 'rejected' ? { kind: 'rejected' } : { kind: 'cannot', why: 'walletCannot' }
  const accounts = await guardedProvider.ask('eth_accounts')
  if (!accounts.ok || accountsIn(accounts.value)?.[0] !== shown.voter) return { kind: 'accountChanged' }
  const signature = permitSignature(answer.value)
  if (signature === null) return { kind: 'cannot', why: 'signedOtherwise' }
  const { proposalId, support } = shown
  const ballot: SignedBallot = { proposalId, support, ...signature }
  const signer = await ballotSigner(chainId, shown.governor, ballot)
  return signer === shown.voter
    ? { kind: 'signed', ballot, voter: shown.voter }
    : { kind: 'cannot', why: 'signedOtherwise' }
}

import type { RpcRequest } from './rpc/rpcRequest.ts'
import type { Address } from '@musi/domain/address'
import { smartWalletDetectorAbi } from '@musi/contracts/abi/smartWalletDetector'
import { concat, recoverTypedDataAddress, toHex } from 'viem'
import { v2PairAbi } from './abi/v2Pair.ts'
import { block } from './requests/blocks/block.ts'
import { contractValue } from './requests/contracts/contractValue.ts'
import { permitSignature } from './signPermit/permitSignature.ts'
import type { SigningGate } from './signingGate.ts'
import type { DisplayedToken } from './signingGate/displayedTokens.ts'
import type { GateRefusal } from './signingGate/gateRefusal.ts'
import { MAX_PERMIT_SECONDS, type ShownPermit, permitTypedData } from './signingGate/typed-data/permitTypedData.ts'
import type { GuardedProvider } from './wallet/guardProvider.ts'
import { accountsIn } from './wallet/walletAnswers.ts'
import type { SignedPermit } from './writes/tokens/signedPermit.ts'

export type PermitRequest = {
  token: Address
  domainName: string
  owner: Address
  spender: Address
  value: bigint
  deadlineSeconds: number
  /** Token used to display the amount (spec: signing.drawn-token). */
  drawn: readonly [DisplayedToken]
}

/** `shown` has the owner and the value, because the permit is valid only for them. */
export type PermitResult =
  | { kind: 'signed'; permit: SignedPermit; shown: ShownPermit }
  /** Falls back to an approval on the chain (spec: approvals.permit-fallback). */
  | { kind: 'approveInstead'; why: 'smartWallet' | 'noPermit' | 'walletCannot' | 'signedOtherwise' }
  | { kind: 'rejected' }
  /** The wallet now shows another account, so the first account's signature is not used (case 38). */
  | { kind: 'accountChanged' }
  | { kind: 'refused'; refusal: GateRefusal }

export type PermitSender = {
  gate: SigningGate
  guardedProvider: GuardedProvider
  request: RpcRequest
  chainId: number
  /** The chain's smart-wallet detector; null if it has none (spec: approvals.smart-wallet). */
  detector: Address | null
}

/** Gets an allowance by signature instead of by transaction. Most failures fall back to an approval on the chain. */
export async function signPermit(sender: PermitSender, permit: PermitRequest): Promise<PermitResult> {
  const { owner, token } = permit
  if (await isSmartWallet(sender, owner)) return { kind: 'approveInstead', why: 'smartWallet' }
  const nonceQuery = { address: token, abi: v2PairAbi, functionName: 'nonces', args: [owner] } as const
  const [nonce, latest] = await Promise.all([
    contractValue(sender.request, nonceQuery),
    block(sender.request, 'latest'),
  ])
  if (nonce === null || latest === null) return { kind: 'approveInstead', why: 'noPermit' }
  const seconds = BigInt(permit.deadlineSeconds)
  const span = seconds < MAX_PERMIT_SECONDS ? seconds : MAX_PERMIT_SECONDS
  const { drawn, ...terms } = permit
  const shown: ShownPermit = { ...terms, nonce, deadlineSeconds: BigInt(latest.timeSeconds) + span }
  const typedData = permitTypedData(sender.chainId, shown)
  const answer = await sender.gate.signPermit({ typedData, shown, drawn })
  if (answer.kind === 'refused') return answer
  if (answer.kind === 'trouble')
    return answer.trouble.kind === 'rejected' ? { kind: 'rejected' } : { kind: 'approveInstead', why: 'walletCannot' }
  if (!(await isStillConnected(sender.guardedProvider, owner))) return { kind: 'accountChanged' }
  return verifySignature(answer.value, shown, typedData)
}

async function verifySignature(
  value: unknown,
  shown: ShownPermit,
  typedData: ReturnType<typeof permitTypedData>,
): Promise<PermitResult> {
  const signature = permitSignature(value)
  if (signature === null) return { kind: 'approveInstead', why: 'signedOtherwise' }
  const { v, r, s } = signature
  const joined = concat([r, s, toHex(v)])
  const { types, ...content } = typedData
  const signed = { ...content, types: { Permit: types.Permit }, signature: joined }
  const signer = await recoverTypedDataAddress(signed).catch(() => null)
  if (signer !== shown.owner) return { kind: 'approveInstead', why: 'signedOtherwise' }
  return { kind: 'signed', permit: { deadlineSeconds: shown.deadlineSeconds, v, r, s }, shown }
}

async function isSmartWallet({ request, detector }: PermitSender, owner: Address): Promise<boolean> {
  if (detector === null) return false
  const query = {
    address: detector,
    abi: smartWalletDetectorAbi,
    functionName: 'isArgentWallet',
    args: [owner],
  } as const
  return (await contractValue(request, query)) === true
}

async function isStillConnected(guardedProvider: GuardedProvider, owner: Address): Promise<boolean> {
  const accounts = await guardedProvider.ask('eth_accounts')
  return accounts.ok && accountsIn(accounts.value)?.[0] === owner
}

import type { RpcRequest } from './rpcRequest.ts'
import type { Address } from '@musi/domain/address'
import { smartWalletDetectorAbi } from '@musi/contracts/abi/smartWalletDetector'
import { concat, recoverTypedDataAddress, toHex } from 'viem'
import { v2PairAbi } from './abi/v2Pair.ts'
import { block } from './reads/block.ts'
import { contractValue } from './reads/contractValue.ts'
import { permitSignature } from './signPermit/permitSignature.ts'
import type { SigningGate } from './signingGate.ts'
import { LONGEST_PERMIT_SECONDS } from './signingGate/checkTypedData.ts'
import type { GateRefusal } from './signingGate/gateRefusal.ts'
import { type PermitShown, permitTypedData } from './signingGate/permitTypedData.ts'
import type { WalletDoor } from './wallet/provider.ts'
import { accountsIn } from './wallet/walletAnswers.ts'
import type { SignedPermit } from './writes/signedPermit.ts'

export type PermitAsked = {
  token: Address
  domainName: string
  owner: Address
  spender: Address
  value: bigint
  deadlineSeconds: number
}

/** The owner and the value go with it: a permit is good for nobody and nothing else. */
export type PermitResult =
  | { kind: 'signed'; permit: SignedPermit; shown: PermitShown }
  /** An approval on the chain does the same (spec: approvals.permit-fallback). */
  | { kind: 'approveInstead'; why: 'smartWallet' | 'noPermit' | 'walletCannot' | 'signedOtherwise' }
  | { kind: 'rejected' }
  /** The wallet shows another account now: nothing that the first one signed is used (case 38). */
  | { kind: 'accountChanged' }
  | { kind: 'refused'; refusal: GateRefusal }

export type PermitSender = {
  gate: SigningGate
  door: WalletDoor
  request: RpcRequest
  chainId: number
  /** Null where the chain has none (spec: approvals.smart-wallet). */
  detector: Address | null
}

/** An allowance that is signed instead of sent; only a refusal of the person ends in nothing. */
export async function signPermit(sender: PermitSender, asked: PermitAsked): Promise<PermitResult> {
  const { owner, token } = asked
  if (await isSmartWallet(sender, owner)) return { kind: 'approveInstead', why: 'smartWallet' }
  const question = { address: token, abi: v2PairAbi, functionName: 'nonces', args: [owner] } as const
  const [nonce, latest] = await Promise.all([contractValue(sender.request, question), block(sender.request, 'latest')])
  if (nonce === null || latest === null) return { kind: 'approveInstead', why: 'noPermit' }
  const seconds = BigInt(asked.deadlineSeconds)
  const span = seconds < LONGEST_PERMIT_SECONDS ? seconds : LONGEST_PERMIT_SECONDS
  const shown: PermitShown = { ...asked, nonce, deadlineSeconds: BigInt(latest.timeSeconds) + span }
  const typedData = permitTypedData(sender.chainId, shown)
  const answer = await sender.gate.signPermit({ typedData, shown })
  if (answer.kind === 'refused') return answer
  if (answer.kind === 'trouble')
    return answer.trouble.kind === 'rejected' ? { kind: 'rejected' } : { kind: 'approveInstead', why: 'walletCannot' }
  if (!(await stillShows(sender.door, owner))) return { kind: 'accountChanged' }
  return checked(answer.value, shown, typedData)
}

async function checked(
  value: unknown,
  shown: PermitShown,
  typedData: ReturnType<typeof permitTypedData>,
): Promise<PermitResult> {
  const signature = permitSignature(value)
  if (signature === null) return { kind: 'approveInstead', why: 'signedOtherwise' }
  const { v, r, s } = signature
  const whole = concat([r, s, toHex(v)])
  const { types, ...question } = typedData
  const signed = { ...question, types: { Permit: types.Permit }, signature: whole }
  const signer = await recoverTypedDataAddress(signed).catch(() => null)
  if (signer !== shown.owner) return { kind: 'approveInstead', why: 'signedOtherwise' }
  return { kind: 'signed', permit: { deadlineSeconds: shown.deadlineSeconds, v, r, s }, shown }
}

async function isSmartWallet({ request, detector }: PermitSender, owner: Address): Promise<boolean> {
  if (detector === null) return false
  const asked = {
    address: detector,
    abi: smartWalletDetectorAbi,
    functionName: 'isArgentWallet',
    args: [owner],
  } as const
  return (await contractValue(request, asked)) === true
}

async function stillShows(door: WalletDoor, owner: Address): Promise<boolean> {
  const accounts = await door.ask('eth_accounts')
  return accounts.ok && accountsIn(accounts.value)?.[0] === owner
}

import {
  type Address,
  type Hex,
  concat,
  encodeDeployData,
  encodeFunctionData,
  isHex,
  keccak256,
  numberToHex,
  zeroAddress,
} from 'viem'
import { passkeyAccountBytecode } from '../../abi/passkeyAccount.ts'
import { passkeyAccountFactoryAbi, passkeyAccountFactoryBytecode } from '../../abi/passkeyAccountFactory.ts'
import { passkeyVerifierBytecode } from '../../abi/passkeyVerifier.ts'
import { smartWalletDetectorAbi } from '../../abi/smartWalletDetector.ts'
import { welcomeAbi, welcomeBytecode } from '../../abi/welcome.ts'
import { accountCodeHash } from '../accountCodeHash.ts'
import { entryPointInitCode } from '../artifacts.ts'
import { deployStep } from '../deploySteps.ts'
import { type PlannedContract, planContract } from '../planContract.ts'
import type { Request } from '../runner/request.ts'
import type { Step } from '../runner/step.ts'

/** Passkey accounts. Everything but the welcome has the same address on every chain. */
export type PlannedAccounts = {
  entryPoint: PlannedContract
  /** The code that all accounts use. */
  passkeyAccount: PlannedContract
  passkeyAccountFactory: PlannedContract
  /** Checks the signature of a passkey that is the second signer of an account. */
  passkeyVerifier: PlannedContract
  /** Pays the first play of an account; null on a chain without a relayer. */
  welcome: PlannedContract | null
}

/** With this salt the published EntryPoint 0.8 has its address 0x4337084D9E255Ff0702461CF8895CE9E3b5Ff108. */
const ENTRY_POINT_SALT: Hex = '0x0a59dbff790c23c976a548690c27297883cc66b4c67024f9117b0238995e35e9'

export function plannedAccounts(jukebox: Address, relayer: Address | null): PlannedAccounts {
  const passkeyAccount = planContract(passkeyAccountBytecode)
  const passkeyAccountFactory = planContract(
    encodeDeployData({
      abi: passkeyAccountFactoryAbi,
      bytecode: passkeyAccountFactoryBytecode,
      args: [passkeyAccount.address],
    }),
  )
  const args = [jukebox, passkeyAccountFactory.address, relayer ?? zeroAddress] as const
  return {
    entryPoint: planContract(entryPointInitCode(), ENTRY_POINT_SALT),
    passkeyAccount,
    passkeyAccountFactory,
    passkeyVerifier: planContract(passkeyVerifierBytecode),
    welcome:
      relayer === null ? null : planContract(encodeDeployData({ abi: welcomeAbi, bytecode: welcomeBytecode, args })),
  }
}

export const accountSteps = (accounts: PlannedAccounts): Step[] => [
  deployStep('EntryPoint', accounts.entryPoint),
  deployStep('Account of a passkey', accounts.passkeyAccount),
  deployStep('Factory of such accounts', accounts.passkeyAccountFactory),
  deployStep('Verifier of passkeys', accounts.passkeyVerifier),
  ...(accounts.welcome === null ? [] : [deployStep('Welcome', accounts.welcome)]),
]

const CODE_MARKS_SLOT = 1n

/** Reads the detector's storage: it answers for accounts only, and there may be none yet. */
async function isMarked(request: Request, detector: Address, codeHash: Hex): Promise<boolean> {
  const slot = keccak256(concat([codeHash, numberToHex(CODE_MARKS_SLOT, { size: 32 })]))
  const word = await request('eth_getStorageAt', [detector, slot, 'latest'])
  return isHex(word) && BigInt(word) !== 0n
}

/**
 * Marks all passkey accounts as smart-contract wallets, which cannot sign a permit. Only the detector's owner can
 * send this (spec: approvals.smart-wallet). /
 */
export function markAccountsStep(detector: Address, { passkeyAccount }: PlannedAccounts): Step & { kind: 'send' } {
  const codeHash = accountCodeHash(passkeyAccount.address)
  const args = [codeHash, true] as const
  return {
    kind: 'send',
    name: 'Mark of such accounts',
    isDone: (request) => isMarked(request, detector, codeHash),
    call: { to: detector, data: encodeFunctionData({ abi: smartWalletDetectorAbi, functionName: 'markCode', args }) },
  }
}

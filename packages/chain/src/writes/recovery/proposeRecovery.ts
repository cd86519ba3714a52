import { passkeyAccountAbi } from '@musi/contracts/abi/passkeyAccount'
import type { Address } from '@musi/domain/address'
import { type Hex, encodeFunctionData } from 'viem'
import type { Write } from '../../write.ts'

/** `signature`: the second signer's, for this account, key and round. */
type Proposal = { account: Address; x: Hex; y: Hex; signature: Hex }

/** Proposes another key for an account. */
export function proposeRecovery({ account, x, y, signature }: Proposal): Write {
  const data = encodeFunctionData({ abi: passkeyAccountAbi, functionName: 'propose', args: [x, y, signature] })
  return { kind: 'proposeRecovery', candidates: [{ to: account, data, value: 0n }] }
}

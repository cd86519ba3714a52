import { passkeyAccountAbi } from '@musi/contracts/abi/passkeyAccount'
import type { Address } from '@musi/domain/address'
import { encodeFunctionData } from 'viem'
import type { Write } from '../../write.ts'

/** Puts the proposed key of an account in force, seven days after the proposal. */
export function takeRecovery({ account }: { account: Address }): Write {
  const data = encodeFunctionData({ abi: passkeyAccountAbi, functionName: 'takeRecovery' })
  return { kind: 'takeRecovery', candidates: [{ to: account, data, value: 0n }] }
}

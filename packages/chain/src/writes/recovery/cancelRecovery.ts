import { passkeyAccountAbi } from '@musi/contracts/abi/passkeyAccount'
import type { Address } from '@musi/domain/address'
import { encodeFunctionData } from 'viem'
import type { Write } from '../../write.ts'

/** Stops the recovery of the sender's own account, and makes every signed proposal void. */
export function cancelRecovery({ account }: { account: Address }): Write {
  const data = encodeFunctionData({ abi: passkeyAccountAbi, functionName: 'cancelRecovery' })
  return { kind: 'cancelRecovery', candidates: [{ to: account, data, value: 0n }] }
}

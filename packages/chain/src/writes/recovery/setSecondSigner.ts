import { passkeyAccountAbi } from '@musi/contracts/abi/passkeyAccount'
import type { Address } from '@musi/domain/address'
import { type Hex, encodeFunctionData } from 'viem'
import type { Write } from '../../write.ts'

/** Sets the second signer of the sender's own account; `0x` removes it. */
export function setSecondSigner({ account, signer }: { account: Address; signer: Hex }): Write {
  const data = encodeFunctionData({ abi: passkeyAccountAbi, functionName: 'setRecoverer', args: [signer] })
  return { kind: 'setSecondSigner', candidates: [{ to: account, data, value: 0n }] }
}

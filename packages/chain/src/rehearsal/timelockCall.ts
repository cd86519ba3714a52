import type { Address } from '@musi/domain/address'
import { type Hex, concat, keccak256, slice, stringToBytes } from 'viem'
import type { Call } from '../write.ts'

/** One action of a proposal, as the governor stores it. */
export type ProposalAction = {
  readonly target: Address
  readonly value: bigint
  readonly signature: string
  readonly data: Hex
}

/** The call the timelock makes for an action: without a signature, it sends the data unchanged. */
export const timelockCall = ({ target, value, signature, data }: ProposalAction): Call => ({
  to: target,
  value,
  // The timelock hashes the signature as written, so an extra space makes a different function.
  data: signature === '' ? data : concat([slice(keccak256(stringToBytes(signature)), 0, 4), data]),
})

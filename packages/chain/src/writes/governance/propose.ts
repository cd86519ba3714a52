import type { Address } from '@musi/domain/address'
import { encodeFunctionData } from 'viem'
import { governorAbi } from '../../abi/governor.ts'
import type { Write } from '../../write.ts'

export type ProposedCall = { target: Address; value: bigint; signature: string; data: `0x${string}` }
export type Propose = { governor: Address; calls: readonly ProposedCall[]; description: string }

/** Proposes calls, which the timelock makes if the proposal passes. */
export function propose({ governor, calls, description }: Propose): Write {
  const data = encodeFunctionData({
    abi: governorAbi,
    functionName: 'propose',
    args: [
      calls.map(({ target }) => target),
      calls.map(({ value }) => value),
      calls.map(({ signature }) => signature),
      calls.map((call) => call.data),
      description,
    ],
  })
  return { kind: 'propose', candidates: [{ to: governor, data, value: 0n }] }
}

import type { Address } from '@musi/domain/address'
import { encodeFunctionData } from 'viem'
import { tokenAbi } from '../../abi/token.ts'
import type { Write } from '../../write.ts'

/** `native`: the chain's own currency, which needs no contract. */
export type Transfer = { what: 'native' | Address; recipient: Address; amount: bigint }

export function transfer({ what, recipient, amount }: Transfer): Write {
  if (what === 'native') return { kind: 'transfer', candidates: [{ to: recipient, data: '0x', value: amount }] }
  const data = encodeFunctionData({ abi: tokenAbi, functionName: 'transfer', args: [recipient, amount] })
  return { kind: 'transfer', candidates: [{ to: what, data, value: 0n }] }
}

import type { Address } from '@musi/domain/address'
import { encodeFunctionData } from 'viem'
import { wrappedNativeAbi } from '../../abi/wrappedNative.ts'
import type { Write } from '../../write.ts'

export function unwrap({ wrappedNative, amount }: { wrappedNative: Address; amount: bigint }): Write {
  const data = encodeFunctionData({ abi: wrappedNativeAbi, functionName: 'withdraw', args: [amount] })
  return { kind: 'unwrap', candidates: [{ to: wrappedNative, data, value: 0n }] }
}

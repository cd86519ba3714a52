import type { Address } from '@musi/domain/address'
import { encodeFunctionData } from 'viem'
import { wrappedNativeAbi } from '../../abi/wrappedNative.ts'
import type { Write } from '../../write.ts'

export function wrap({ wrappedNative, amount }: { wrappedNative: Address; amount: bigint }): Write {
  const data = encodeFunctionData({ abi: wrappedNativeAbi, functionName: 'deposit' })
  return { kind: 'wrap', candidates: [{ to: wrappedNative, data, value: amount }] }
}

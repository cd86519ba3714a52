import type { Address } from '@musi/domain/address'
import { pristine } from '../firstReferences.ts'
import type { Call } from '../write.ts'
import { bigintOf, hexText, isHex, isSameHex, ownValue, defineField } from './ownFields.ts'

const { ownKeys } = pristine

export type FinishedCall = { to: Address; data: `0x${string}`; value?: `0x${string}` }
export type FinishedTransaction = FinishedCall & { from: Address; gas: `0x${string}`; chainId: `0x${string}` }
export type FinishedBatch = {
  version: '2.0.0'
  id?: string
  chainId: `0x${string}`
  from: Address
  atomicRequired: true
  calls: FinishedCall[]
}

type Origin = { from: Address; chainId: number }

const chainIdText = (chainId: number) => hexText(bigintOf(`${chainId}`) ?? 0n)

/** The transaction that the wallet is asked to send. */
export function finishedTransaction(
  { to, data, value }: Call,
  gas: bigint,
  { from, chainId }: Origin,
): FinishedTransaction {
  const transaction: FinishedTransaction = { from, to, data, gas: hexText(gas), chainId: chainIdText(chainId) }
  if (value !== 0n) defineField(transaction, 'value', hexText(value))
  return transaction
}

/** The request that a wallet sends several calls as one batch (EIP-5792). */
export function finishedBatch(
  calls: readonly { readonly call: Call }[],
  id: string | undefined,
  { from, chainId }: Origin,
): FinishedBatch {
  const finished: FinishedCall[] = []
  for (let at = 0; at < calls.length; at += 1) {
    const call = calls[at]?.call
    if (call !== undefined) defineField(finished, at, { to: call.to, data: call.data, value: hexText(call.value) })
  }
  const batch: FinishedBatch = {
    version: '2.0.0',
    chainId: chainIdText(chainId),
    from,
    atomicRequired: true,
    calls: finished,
  }
  if (id !== undefined) defineField(batch, 'id', id)
  return batch
}

/** The finished call as a wallet reads it; null if a wallet could read it differently. */
export function readFinishedCall(finished: unknown, fieldCount: number): Call | null {
  if (typeof finished !== 'object' || finished === null || ownKeys(finished).length > fieldCount) return null
  const to = ownValue(finished, 'to')
  const data = ownValue(finished, 'data')
  const valueText = ownValue(finished, 'value')
  const value = valueText === undefined ? 0n : bigintOf(valueText)
  if (!isHex(to) || to.length !== 42 || !isHex(data) || value === null) return null
  return { to, data, value }
}

/** True if the request is from the account on screen and for our chain. */
export const isFrom = (finished: unknown, { from, chainId }: Origin): boolean =>
  isSameHex(ownValue(finished, 'from'), from) && ownValue(finished, 'chainId') === chainIdText(chainId)

import type { Address } from '@musi/domain/address'
import type { SignedOperation } from './operationMemory.ts'

/**
 * The lane of an EntryPoint nonce, which is in its upper 192 bits. Operations in one lane are ordered; lanes are
 * independent of each other.
 */
export const laneOf = (nonce: bigint): bigint => nonce >> 64n

type Signed = Pick<SignedOperation, 'account' | 'nonce' | 'untilSeconds' | 'isRefused'>

type NonceNeeds = {
  account: Address
  signed: readonly Signed[]
  chainSeconds: bigint
  /** Reads the nonce that the EntryPoint takes next in a lane. */
  nonceIn: (lane: bigint) => Promise<bigint>
}

/** The nonce of the next operation, and whether another one is pending. */
export type NextNonce = { nonce: bigint; hasPending: boolean }

/**
 * Picks the nonce of the next operation. It reuses the nonce of an operation that the server refused, so that at
 * most one of the two can be executed. Otherwise it uses lane 0; a new lane costs 17,100 gas of storage, so one is
 * opened only while an operation in lane 0 is pending.
 */
export async function nextNonce({ account, signed, chainSeconds, nonceIn }: NonceNeeds): Promise<NextNonce> {
  const unexpired = signed.filter((one) => one.account === account && one.untilSeconds >= chainSeconds)
  const lanes = [...new Set([0n, ...unexpired.map(({ nonce }) => laneOf(nonce))])]
  const next = new Map(await Promise.all(lanes.map(async (lane) => [lane, await nonceIn(lane)] as const)))
  const possible = unexpired.filter(({ nonce }) => next.get(laneOf(nonce)) === nonce)
  const waiting = new Set(possible.filter(({ isRefused }) => !isRefused).map(({ nonce }) => nonce))
  const hasPending = waiting.size > 0
  const refused = possible.find(({ nonce }) => !waiting.has(nonce))
  if (refused !== undefined) return { nonce: refused.nonce, hasPending }
  const first = next.get(0n) ?? 0n
  return { nonce: waiting.has(first) ? newLane() << 64n : first, hasPending }
}

/** A random lane, because two devices with the same passkey must not pick the same one. */
function newLane(): bigint {
  const [random = 0n] = crypto.getRandomValues(new BigUint64Array(1))
  return random === 0n ? 1n : random
}

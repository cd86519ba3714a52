import { DEFAULT_DEADLINE_SECONDS, deadlineAt } from '@musi/domain/settings/deadline'
import { EMBEDDED_CHAIN_ID } from '../../chains/chainTable.ts'

/** Tolerance: a device's clock may be behind the chain's. */
const CLOCK_DIFFERENCE_SECONDS = 3600n

/**
 * Expiry of an operation that is signed now, in seconds since 1970. The device's clock limits it, because with a
 * false block time a node could keep an operation valid for years. The embedded chain's clock can be set, so there
 * it is trusted.
 */
export function operationExpiry(chainSeconds: bigint, chainId: number, nowMs = Date.now()): bigint {
  const latest = BigInt(Math.floor(nowMs / 1000)) + CLOCK_DIFFERENCE_SECONDS
  const isAhead = chainId !== EMBEDDED_CHAIN_ID && chainSeconds > latest
  return deadlineAt(isAhead ? latest : chainSeconds, DEFAULT_DEADLINE_SECONDS)
}

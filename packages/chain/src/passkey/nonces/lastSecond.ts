import { DEFAULT_DEADLINE_SECONDS, deadlineAt } from '@musi/domain/settings/deadline'
import { EMBEDDED_CHAIN_ID } from '../../chains/chainTable.ts'

/** A device's clock may be behind the chain's by this much. */
const CLOCK_DIFFERENCE_SECONDS = 3600n

/**
 * The last second in which an operation that is signed now may take place. A node that names a time far ahead could have one wait for
 * years, so the device's clock bounds it; the clock of the embedded chain can be set and is taken as it is.
 */
export function lastSecond(chainSeconds: bigint, chainId: number, nowMs = Date.now()): bigint {
  const latest = BigInt(Math.floor(nowMs / 1000)) + CLOCK_DIFFERENCE_SECONDS
  const isAhead = chainId !== EMBEDDED_CHAIN_ID && chainSeconds > latest
  return deadlineAt(isAhead ? latest : chainSeconds, DEFAULT_DEADLINE_SECONDS)
}

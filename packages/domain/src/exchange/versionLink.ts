import type { ProtocolVersion } from './hop.ts'
import type { Trade } from './trade.ts'
import { isBetterTrade } from './tradeComparison.ts'

/** The link under the swap button (spec: swap.version-link). */
export type VersionLink = 'betterOnV1' | 'betterOnV2' | 'switchToV2'

/** V1 is suggested only when it is better by more than 0.75 % (spec: swap.version-link). */
const V1_THRESHOLD_BPS = 75

/** The link to the version that is not shown, or null for none. A null trade means that version has no trade. */
export function versionLink(shown: ProtocolVersion, v1: Trade | null, v2: Trade | null): VersionLink | null {
  if (shown === 'v2')
    return v1 !== null && (v2 === null || isBetterTrade(v1, v2, V1_THRESHOLD_BPS)) ? 'betterOnV1' : null
  if (v2 === null) return null
  return v1 === null || isBetterTrade(v2, v1) ? 'betterOnV2' : 'switchToV2'
}

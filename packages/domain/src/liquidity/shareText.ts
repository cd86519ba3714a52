import { flooredPercent } from '../amount/percentText.ts'
import { ONE, compare } from '../fraction.ts'
import type { Minted } from './mintedShares.ts'

/** The share of the pool that somebody would get: all of a new one, `0%` while it is not known (spec: liquidity.share-text). */
export function addedShareText(minted: Minted | null): string {
  if (minted?.kind !== 'minted') return '0%'
  return compare(minted.ofPool, ONE) === 0 ? '100%' : flooredPercent(minted.ofPool)
}

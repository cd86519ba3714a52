import { flooredPercent } from '../amount/percentText.ts'
import { ONE, compare } from '../fraction.ts'
import type { ReadMinted } from './mintedShares.ts'

/** The share of the pool that a deposit would give; a dash until the pool is read (spec: liquidity.share-text). */
export function addedShareText(minted: ReadMinted | null): string {
  if (minted?.kind === 'reading') return '-'
  if (minted?.kind !== 'minted') return '0%'
  return compare(minted.ofPool, ONE) === 0 ? '100%' : flooredPercent(minted.ofPool)
}

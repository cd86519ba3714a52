import type { Block } from './headHub.ts'

export type Seen = { block: Block | null; lowerInARow: number }

/**
 * Endpoints behind one address can be a few blocks apart, so a lower block is older data and is not shown as newer
 * (case 53). A chain that really went back stays lower, so after this many answers it is believed.
 */
const LOWER_ANSWERS_TO_BELIEVE = 15

export function nextBlock(seen: Seen, block: Block): Seen {
  if (seen.block === null || block.number >= seen.block.number) return { block, lowerInARow: 0 }
  const lowerInARow = seen.lowerInARow + 1
  return lowerInARow < LOWER_ANSWERS_TO_BELIEVE ? { block: seen.block, lowerInARow } : { block, lowerInARow: 0 }
}

import { expect, it } from 'vitest'
import { isLimitedAct } from './limitedActs.ts'

it.each(['removeLiquidityV1', 'unstake', 'collectRewards', 'createArtistToken', 'castVote'] as const)(
  '%s has no limit on the chain that could be promised (spec: sending.limits)',
  (kind) => {
    expect(isLimitedAct({ kind })).toBe(false)
  },
)

it.each(['swap', 'addLiquidity', 'removeLiquidity', 'migrateV1', 'playSong', 'buyDrop'] as const)(
  '%s is held to its limits by the chain (spec: sending.limits)',
  (kind) => {
    expect(isLimitedAct({ kind })).toBe(true)
  },
)

import { transfer } from '@musi/chain/writes/tokens/transfer'
import { secondsAgoAt } from '../clock.ts'
import { stepOf } from '../stepOf.ts'
import { fans } from '../people.ts'
import { addLiquiditySteps, removeLiquiditySteps } from '../exchange/liquiditySteps.ts'
import type { SeedEvent, SeedState } from '../seedState.ts'
import { stakeAllSteps, unstakeSteps } from '../exchange/stakeSteps.ts'
import type { Step } from '../timeline.ts'
import { findToken, poolOf } from '../findToken.ts'

/** Stakes of two rich farmers in each rewarded pool, so that nobody gets all the rewards. */
const STAKES = [
  { symbol: 'DAI', amounts: ['60000', '25000'] },
  { symbol: 'USDC', amounts: ['45000', '30000'] },
  { symbol: 'USDT', amounts: ['30000', '40000'] },
  { symbol: 'wBTC', amounts: ['0.8', '0.5'] },
] as const

const farmers = () => fans().slice(0, 2)

type Stake = { by: `0x${string}`; symbol: string; amount: string }
const stakes = (): Stake[] =>
  farmers().flatMap(({ address: by }, place) =>
    STAKES.map(({ symbol, amounts }) => ({ by, symbol, amount: amounts[place] ?? '0' })),
  )

const fundSteps = ({ world, balances }: SeedState): Step[] =>
  stakes().map(({ by, symbol, amount }) => {
    const token = findToken(world, symbol)
    balances.change(by, token.address, token.amount(amount))
    const write = transfer({ what: token.address, recipient: by, amount: token.amount(amount) })
    return stepOf(world.deployer, 'A farmer is funded', write)
  })

const addAndStakeSteps = (seed: SeedState): Step[] =>
  stakes().flatMap(({ by, symbol, amount }) => {
    const pool = poolOf(seed, symbol)
    return [
      ...addLiquiditySteps(seed, by, pool, findToken(seed.world, symbol).amount(amount)),
      ...stakeAllSteps(seed, by, pool),
    ]
  })

/** One of them later unstakes a part and removes that liquidity. */
function reduceSteps(seed: SeedState): Step[] {
  const [, second] = farmers()
  if (second === undefined) return []
  const pool = poolOf(seed, 'USDT')
  const shares = pool.supply / 250n
  return [
    ...unstakeSteps(seed, second.address, pool, shares),
    ...removeLiquiditySteps(seed, second.address, pool, shares),
  ]
}

export const farmerLives = (): SeedEvent[] => [
  { secondsAgo: secondsAgoAt(29, 12), act: fundSteps },
  { secondsAgo: secondsAgoAt(29, 11), act: addAndStakeSteps },
  { secondsAgo: secondsAgoAt(7, 9), act: reduceSteps },
]

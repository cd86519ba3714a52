import { transfer } from '@musi/chain/writes/tokens/transfer'
import { ago } from '../clock.ts'
import { deedOf } from '../deedOf.ts'
import { fans } from '../people.ts'
import { addLiquidityDeeds, removeLiquidityDeeds } from '../exchange/liquidityDeeds.ts'
import type { SeedEvent, SeedState } from '../stage.ts'
import { stakeAllDeeds, unstakeDeeds } from '../exchange/stakeDeeds.ts'
import type { Deed } from '../timeline.ts'
import { tokenIn } from '../tokenIn.ts'

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

const poolOf = ({ world, market }: SeedState, symbol: string) =>
  market.poolOf(world.wrappedNative.address, tokenIn(world, symbol).address)

const fundDeeds = ({ world, balances }: SeedState): Deed[] =>
  stakes().map(({ by, symbol, amount }) => {
    const token = tokenIn(world, symbol)
    balances.give(by, token.address, token.amount(amount))
    const write = transfer({ what: token.address, recipient: by, amount: token.amount(amount) })
    return deedOf(world.house, 'A farmer is funded', write)
  })

const addAndStakeDeeds = (stage: SeedState): Deed[] =>
  stakes().flatMap(({ by, symbol, amount }) => {
    const pool = poolOf(stage, symbol)
    return [
      ...addLiquidityDeeds(stage, by, pool, tokenIn(stage.world, symbol).amount(amount)),
      ...stakeAllDeeds(stage, by, pool),
    ]
  })

/** One of them later unstakes a part and removes that liquidity. */
function reduceDeeds(stage: SeedState): Deed[] {
  const [, second] = farmers()
  if (second === undefined) return []
  const pool = poolOf(stage, 'USDT')
  const shares = pool.supply / 250n
  return [
    ...unstakeDeeds(stage, second.address, pool, shares),
    ...removeLiquidityDeeds(stage, second.address, pool, shares),
  ]
}

export const farmerLives = (): SeedEvent[] => [
  { secondsAgo: ago(29, 12), act: fundDeeds },
  { secondsAgo: ago(29, 11), act: addAndStakeDeeds },
  { secondsAgo: ago(7, 9), act: reduceDeeds },
]

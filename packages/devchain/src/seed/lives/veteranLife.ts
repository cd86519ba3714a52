import { parseUnits } from 'viem'
import { secondsAgoAt } from '../clock.ts'
import { fans } from '../people.ts'
import type { SeedEvent, SeedState } from '../seedState.ts'
import { findToken } from '../findToken.ts'
import { tradeV1Steps } from '../exchange/tradeSteps.ts'

/** Purchases: days ago, token, and amount of native currency. Each is sold two days later. */
const ROUNDS = [
  { days: 26, symbol: 'DAI', native: '1.5' },
  { days: 22, symbol: 'wBTC', native: '0.4' },
  { days: 18, symbol: 'USDC', native: '0.7' },
  { days: 14, symbol: 'DAI', native: '2' },
  { days: 10, symbol: 'wBTC', native: '0.25' },
  { days: 5, symbol: 'DAI', native: '0.9' },
] as const

/** Hugo buys and sells only on V1, so its prices stay the same. */
export function veteranLife(): SeedEvent[] {
  const hugo = fans().at(-1)
  if (hugo === undefined) return []
  const by = hugo.address
  return ROUNDS.flatMap(({ days, symbol, native }): SeedEvent[] => {
    let boughtAmount = 0n
    const buy = (seed: SeedState) => {
      const token = findToken(seed.world, symbol).address
      const before = seed.balances.balanceOf(by, token)
      const steps = tradeV1Steps(seed, { by, path: ['native', token], exact: 'in', amount: parseUnits(native, 18) })
      boughtAmount = seed.balances.balanceOf(by, token) - before
      // Reserved, so that he does not sell it on V2 meanwhile.
      seed.balances.change(by, token, -boughtAmount)
      return steps
    }
    const sell = (seed: SeedState) => {
      const token = findToken(seed.world, symbol).address
      seed.balances.change(by, token, boughtAmount)
      return tradeV1Steps(seed, { by, path: [token, 'native'], exact: 'in', amount: boughtAmount })
    }
    return [
      { secondsAgo: secondsAgoAt(days, 15), act: buy },
      { secondsAgo: secondsAgoAt(days - 2, 15), act: sell },
    ]
  })
}

import { parseUnits } from 'viem'
import { ago } from '../clock.ts'
import { fans } from '../people.ts'
import type { SeedEvent, SeedState } from '../stage.ts'
import { tokenIn } from '../tokenIn.ts'
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
    let got = 0n
    const bought = (stage: SeedState) => {
      const token = tokenIn(stage.world, symbol).address
      const before = stage.balances.held(by, token)
      const steps = tradeV1Steps(stage, { by, path: ['native', token], exact: 'in', amount: parseUnits(native, 18) })
      got = stage.balances.held(by, token) - before
      // Reserved, so that he does not sell it on V2 meanwhile.
      stage.balances.give(by, token, -got)
      return steps
    }
    const sold = (stage: SeedState) => {
      const token = tokenIn(stage.world, symbol).address
      stage.balances.give(by, token, got)
      return tradeV1Steps(stage, { by, path: [token, 'native'], exact: 'in', amount: got })
    }
    return [
      { secondsAgo: ago(days, 15), act: bought },
      { secondsAgo: ago(days - 2, 15), act: sold },
    ]
  })
}

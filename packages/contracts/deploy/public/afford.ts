import type { Address } from 'viem'
import type { Fees } from './fees.ts'
import { coins, gasOfAll, priceNow } from './planTable.ts'
import type { SurveyedStep } from './survey.ts'

type AffordInput = {
  surveyed: readonly SurveyedStep[]
  fees: Fees
  balance: bigint
  payer: Address
  chain: { name: string; symbol: string }
}

/** Checks that the balance pays for the remaining steps, at the current price and at the maximum fee. */
export function afford({ surveyed, fees, balance, payer, chain }: AffordInput) {
  const gas = gasOfAll(surveyed)
  const needed = gas * priceNow(fees)
  const most = gas * fees.maxFeePerGas
  const holds = `${payer} pays and holds ${coins(balance)} ${chain.symbol}`
  if (balance < needed)
    return {
      ok: false,
      sentence: `${holds}, but about ${coins(needed)} are needed. Nothing was deployed: send it ${coins(most - balance)} on ${chain.name} and run it again.`,
    } as const
  const enough = balance >= most ? 'enough, even if the price doubles' : 'enough at this price, but not if it doubles'
  return { ok: true, line: `  ${holds}: ${enough}.` } as const
}

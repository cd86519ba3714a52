import type { Address } from 'viem'
import type { Fees } from './fees.ts'
import { nativeText, gasOfAll, priceNow } from './planTable.ts'
import type { SurveyedStep } from './survey.ts'

type BalanceInput = {
  surveyed: readonly SurveyedStep[]
  fees: Fees
  balance: bigint
  payer: Address
  chain: { name: string; symbol: string }
}

/** Checks that the balance pays for the remaining steps, at the current price and at the maximum fee. */
export function checkBalance({ surveyed, fees, balance, payer, chain }: BalanceInput) {
  const gas = gasOfAll(surveyed)
  const needed = gas * priceNow(fees)
  const maximumFee = gas * fees.maxFeePerGas
  const holds = `${payer} pays and holds ${nativeText(balance)} ${chain.symbol}`
  if (balance < needed)
    return {
      ok: false,
      sentence: `${holds}, but about ${nativeText(needed)} are needed. Nothing was deployed: send it ${nativeText(maximumFee - balance)} on ${chain.name} and run it again.`,
    } as const
  const enough =
    balance >= maximumFee ? 'enough, even if the price doubles' : 'enough at this price, but not if it doubles'
  return { ok: true, line: `  ${holds}: ${enough}.` } as const
}

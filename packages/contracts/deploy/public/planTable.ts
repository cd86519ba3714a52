import { formatEther, formatGwei } from 'viem'
import type { Fees } from './fees.ts'
import type { SurveyedStep } from './survey.ts'

export type PriceOptions = { fees: Fees; symbol: string }

const STATES = { there: 'is there', lacking: 'is missing', toDeploy: 'to deploy' } as const

/** The current price of a unit of gas. */
export const priceNow = ({ base, maxPriorityFeePerGas }: Fees) => base + maxPriorityFeePerGas

const gwei = (wei: bigint) => Number(Number(formatGwei(wei)).toPrecision(4)).toString()

/** Four decimals are enough for a decision; smaller amounts keep two significant digits. */
export function nativeText(wei: bigint): string {
  const amount = Number(formatEther(wei))
  return amount === 0 || amount >= 0.0001 ? amount.toFixed(4) : amount.toPrecision(2)
}

export const gasOfAll = (surveyed: readonly SurveyedStep[]) =>
  surveyed.reduce((sum, one) => sum + (one.state === 'toDeploy' ? one.gas : 0n), 0n)

/** One line per contract: its address, state, gas and fee. */
export function planTable(surveyed: readonly SurveyedStep[], { fees, symbol }: PriceOptions): string[] {
  const price = priceNow(fees)
  const line = (cells: readonly string[]) => {
    const [name = '', address = '', state = '', gas = '', fee = ''] = cells
    return `  ${name.padEnd(26)}${address.padEnd(44)}${state.padEnd(12)}${gas.padStart(11)}${fee.padStart(14)}`.trimEnd()
  }
  const rows = surveyed.map((one) => [
    one.name,
    one.address ?? '',
    STATES[one.state],
    ...(one.state === 'toDeploy' ? [one.gas.toLocaleString('en'), nativeText(one.gas * price)] : []),
  ])
  const count = surveyed.filter(({ state }) => state === 'toDeploy').length
  const gas = gasOfAll(surveyed)
  const sum = ['All together', '', `${count} to deploy`, gas.toLocaleString('en'), nativeText(gas * price)]
  return [
    line(['Contract', 'Address', '', 'gas, about', `${symbol}, about`]),
    ...rows.map(line),
    line(sum),
    `  at ${gwei(price)} gwei for a unit of gas, of which ${gwei(fees.maxPriorityFeePerGas)} go to the block's producer`,
  ]
}

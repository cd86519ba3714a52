import { type Address, type Hex, encodeDeployData, parseUnits } from 'viem'
import { knownTokenAbi, knownTokenBytecode } from '../abi/knownToken.ts'
import { create2Address } from './create2.ts'

/** `gift`: what a holder of weight 1 gets, worth some hundred dollars; `house`: what the seeded pools are filled from. */
type TokenPlan = { symbol: string; name: string; decimals: number; gift: string; house: string }

const plan = (symbol: string, name: string, decimals: number, gift: string, house: string): TokenPlan => ({
  symbol,
  name,
  decimals,
  gift,
  house,
})

/** The specification's tokens in its order (decisions.md §1), as a chain of our own has them. */
const TOKEN_PLANS: readonly TokenPlan[] = [
  plan('DAI', 'Dai Stablecoin', 18, '500', '10000000'),
  plan('USDC', 'USD Coin', 6, '500', '10000000'),
  plan('USDT', 'Tether USD', 6, '500', '10000000'),
  plan('COMP', 'Compound', 18, '10', '100000'),
  plan('EASY', 'EASY', 18, '5000', '20000000'),
  plan('eUSDC', 'Easy Wrapped USDC', 6, '500', '5000000'),
  plan('eUSDT', 'Easy Wrapped USDT', 6, '500', '5000000'),
  plan('eDAI', 'Easy Wrapped DAI', 18, '500', '5000000'),
  plan('UNI', 'Uniswap', 18, '60', '1000000'),
  plan('TT01', 'Test Token 01', 18, '500', '1000000'),
  plan('TT02', 'Test Token 02', 18, '500', '1000000'),
  plan('ETH', 'Bridged Ether', 18, '0.2', '10000'),
  plan('QUICK', 'Quickswap', 18, '20', '500000'),
  plan('wBTC', 'Wrapped Bitcoin', 8, '0.01', '500'),
  plan('IGG', 'IG Gold', 6, '10000', '50000000'),
  plan('OM', 'MANTRA', 18, '2000', '10000000'),
]

export type Holder = { address: Address; weight: bigint }
export type PlannedToken = { symbol: string; name: string; decimals: number; address: Address; initCode: Hex }

const tokenOf = (plan: TokenPlan, house: Address, holders: readonly Holder[]): PlannedToken => {
  const { symbol, name, decimals } = plan
  const gift = parseUnits(plan.gift, decimals)
  const allocations = [
    { holder: house, amount: parseUnits(plan.house, decimals) },
    ...holders.map(({ address, weight }) => ({ holder: address, amount: gift * weight })),
  ]
  const initCode = encodeDeployData({
    abi: knownTokenAbi,
    bytecode: knownTokenBytecode,
    args: [name, symbol, decimals, allocations],
  })
  return { symbol, name, decimals, address: create2Address(initCode), initCode }
}

export const plannedTokens = (house: Address, holders: readonly Holder[]): PlannedToken[] =>
  TOKEN_PLANS.map((plan) => tokenOf(plan, house, holders))

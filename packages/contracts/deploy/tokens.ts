import { type Address, type Hex, encodeDeployData, parseUnits } from 'viem'
import { governanceTokenAbi, governanceTokenBytecode } from '../abi/governanceToken.ts'
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

/** One token is both the known token UNI and what votes are held in; its supply is fixed (decisions.md A-38). */
export const GOVERNANCE = 'UNI'
const GOVERNANCE_SUPPLY = '1000000000'

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
  plan(GOVERNANCE, 'Musi', 18, '60', '0'),
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

type Allocation = { holder: Address; amount: bigint }

const tokenOf = (plan: TokenPlan, house: Address, holders: readonly Holder[]): PlannedToken => {
  const { symbol, name, decimals } = plan
  const gift = parseUnits(plan.gift, decimals)
  const gifts = holders.map(({ address, weight }) => ({ holder: address, amount: gift * weight }))
  if (symbol === GOVERNANCE) return { symbol, name, decimals, ...governanceToken(house, gifts) }
  const allocations = [{ holder: house, amount: parseUnits(plan.house, decimals) }, ...gifts]
  const initCode = encodeDeployData({
    abi: knownTokenAbi,
    bytecode: knownTokenBytecode,
    args: [name, symbol, decimals, allocations],
  })
  return { symbol, name, decimals, address: create2Address(initCode), initCode }
}

/** The house keeps what the gifts leave. */
function governanceToken(house: Address, gifts: readonly Allocation[]) {
  const given = gifts.reduce((sum, { amount }) => sum + amount, 0n)
  const initCode = encodeDeployData({
    abi: governanceTokenAbi,
    bytecode: governanceTokenBytecode,
    args: [[{ holder: house, amount: parseUnits(GOVERNANCE_SUPPLY, 18) - given }, ...gifts]],
  })
  return { address: create2Address(initCode), initCode }
}

export const plannedTokens = (house: Address, holders: readonly Holder[]): PlannedToken[] =>
  TOKEN_PLANS.map((plan) => tokenOf(plan, house, holders))

import { type Address, type Hex, encodeDeployData, parseUnits } from 'viem'
import { knownTokenAbi, knownTokenBytecode } from '../../abi/knownToken.ts'
import { noReturnTokenAbi, noReturnTokenBytecode } from '../../abi/noReturnToken.ts'
import { type Allocation, GOVERNANCE, GOVERNANCE_SUPPLY } from './governanceToken.ts'
import { type PlannedContract, planContract } from '../planContract.ts'

/** `gift`: amount for a holder of weight 1, worth some hundred dollars. `liquidity`: amount for the deployer, which fills the pools. */
type TokenPlan = { symbol: string; name: string; decimals: number; gift: string; liquidity: string }

const plan = (symbol: string, name: string, decimals: number, gift: string, liquidity: string): TokenPlan => ({
  symbol,
  name,
  decimals,
  gift,
  liquidity,
})

const GOVERNANCE_PLAN = plan(GOVERNANCE.symbol, GOVERNANCE.name, GOVERNANCE.decimals, '60', '0')

/** The specification's tokens in its order (spec: world.tokens), as a chain of our own has them. */
const TOKEN_PLANS: readonly TokenPlan[] = [
  plan('DAI', 'Dai Stablecoin', 18, '500', '10000000'),
  plan('USDC', 'USD Coin', 6, '500', '10000000'),
  plan('USDT', 'Tether USD', 6, '500', '10000000'),
  plan('COMP', 'Compound', 18, '10', '100000'),
  plan('EASY', 'EASY', 18, '5000', '20000000'),
  plan('eUSDC', 'Easy Wrapped USDC', 6, '500', '5000000'),
  plan('eUSDT', 'Easy Wrapped USDT', 6, '500', '5000000'),
  plan('eDAI', 'Easy Wrapped DAI', 18, '500', '5000000'),
  GOVERNANCE_PLAN,
  plan('TT01', 'Test Token 01', 18, '500', '1000000'),
  plan('TT02', 'Test Token 02', 18, '500', '1000000'),
  plan('ETH', 'Bridged Ether', 18, '0.2', '10000'),
  plan('QUICK', 'Quickswap', 18, '20', '500000'),
  plan('wBTC', 'Wrapped Bitcoin', 8, '0.01', '500'),
  plan('IGG', 'IG Gold', 6, '10000', '50000000'),
  plan('OM', 'MANTRA', 18, '2000', '10000000'),
]

/** USDT's `transfer` and `approve` return nothing, as on every chain, and it has no permit. */
const NO_RETURN_SYMBOL = 'USDT'

export type Holder = { address: Address; weight: bigint }
export type PlannedToken = { symbol: string; name: string; decimals: number; address: Address; initCode: Hex }

/** Amounts of the token given to its holders. */
const allocationsOf = (plan: TokenPlan, holders: readonly Holder[]) => {
  const gift = parseUnits(plan.gift, plan.decimals)
  return holders.map(({ address, weight }): Allocation => ({ holder: address, amount: gift * weight }))
}

function initCodeOf({ symbol, name, decimals }: TokenPlan, allocations: readonly Allocation[]): Hex {
  if (symbol !== NO_RETURN_SYMBOL)
    return encodeDeployData({
      abi: knownTokenAbi,
      bytecode: knownTokenBytecode,
      args: [name, symbol, decimals, allocations],
    })
  const args = [{ name, symbol, decimals, allocations }] as const
  return encodeDeployData({ abi: noReturnTokenAbi, bytecode: noReturnTokenBytecode, args })
}

/** Plans all tokens, including the governance token, which every chain has. */
export const plannedTokens = (
  deployer: Address,
  holders: readonly Holder[],
  governanceToken: PlannedContract,
): PlannedToken[] =>
  TOKEN_PLANS.map((plan) => {
    const { symbol, name, decimals } = plan
    if (symbol === GOVERNANCE.symbol) return { symbol, name, decimals, ...governanceToken }
    const rest = { holder: deployer, amount: parseUnits(plan.liquidity, decimals) }
    return { symbol, name, decimals, ...planContract(initCodeOf(plan, [rest, ...allocationsOf(plan, holders)])) }
  })

/** Initial holders of the governance token on a chain of our own: the deployer keeps the remainder after the gifts. */
export function ownAllocations(deployer: Address, holders: readonly Holder[]): Allocation[] {
  const gifts = allocationsOf(GOVERNANCE_PLAN, holders)
  const total = gifts.reduce((sum, { amount }) => sum + amount, 0n)
  return [{ holder: deployer, amount: GOVERNANCE_SUPPLY - total }, ...gifts]
}

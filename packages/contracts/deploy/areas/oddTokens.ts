import { type Address, type Hex, encodeDeployData, parseUnits } from 'viem'
import { bytes32SymbolTokenAbi, bytes32SymbolTokenBytecode } from '../../abi/bytes32SymbolToken.ts'
import { feeTokenAbi, feeTokenBytecode } from '../../abi/feeToken.ts'
import { knownTokenAbi, knownTokenBytecode } from '../../abi/knownToken.ts'
import { refusingTokenAbi, refusingTokenBytecode } from '../../abi/refusingToken.ts'
import { create2Address } from '../create2.ts'

/** A token that is on no list; each kind is unusual in its own way. */
type OddToken = 'fee' | 'bytes32' | 'longSymbol' | 'sameSymbol' | 'lookAlike' | 'noPool' | 'refusing'
export type PlannedOddToken = {
  odd: OddToken
  symbol: string
  name: string
  decimals: number
  address: Address
  initCode: Hex
  /** Amounts the deployer puts into a pool with native currency; null if there is no pool. */
  pool: { native: bigint; amount: bigint } | null
}

type OddPlan = { odd: OddToken; symbol: string; name: string; decimals: number; pool: [string, string] | null }

const ODD_PLANS: readonly OddPlan[] = [
  { odd: 'fee', symbol: 'TOLL', name: 'Toll Road', decimals: 18, pool: ['10', '100000'] },
  { odd: 'bytes32', symbol: 'VNYL', name: 'Vinyl Reserve', decimals: 18, pool: ['12', '6000'] },
  {
    odd: 'longSymbol',
    symbol: 'ALONGWAYTOTHETOPOFTHECHRT',
    name: 'Long Way To The Top',
    decimals: 18,
    pool: ['2', '50000'],
  },
  { odd: 'sameSymbol', symbol: 'USDC', name: 'USD Coin', decimals: 18, pool: ['0.5', '40000'] },
  // The last letter of the symbol is Cyrillic.
  { odd: 'lookAlike', symbol: 'USD\u0421', name: 'USD Coin', decimals: 6, pool: ['0.4', '30000'] },
  { odd: 'noPool', symbol: 'LONE', name: 'Lone Star', decimals: 9, pool: null },
  // One account could not receive it at first, and now can.
  { odd: 'refusing', symbol: 'STRICT', name: 'Strictly Vinyl', decimals: 18, pool: null },
]

/** Transfer fee of the token with a fee: 1 %. */
const FEE_BPS = 100n
/** Amounts for the deployer, which fills the pool, and for the demo account. */
const SUPPLY = '1000000'
const GIFT = '1000'

type Allocation = { holder: Address; amount: bigint }

function initCodeOf(
  { odd, name, symbol, decimals }: OddPlan,
  allocations: readonly Allocation[],
  refused: Address,
): Hex {
  const plan = { name, symbol, decimals, allocations }
  if (odd === 'refusing')
    return encodeDeployData({ abi: refusingTokenAbi, bytecode: refusingTokenBytecode, args: [plan, refused] })
  if (odd === 'fee') return encodeDeployData({ abi: feeTokenAbi, bytecode: feeTokenBytecode, args: [plan, FEE_BPS] })
  if (odd === 'bytes32')
    return encodeDeployData({ abi: bytes32SymbolTokenAbi, bytecode: bytes32SymbolTokenBytecode, args: [plan] })
  const args = [name, symbol, decimals, allocations] as const
  return encodeDeployData({ abi: knownTokenAbi, bytecode: knownTokenBytecode, args })
}

/** `holder`: a demo account with some of each token. `refused`: an account that cannot receive the refusing token. */
export const plannedOddTokens = (deployer: Address, holder: Address, refused: Address): PlannedOddToken[] =>
  ODD_PLANS.map((plan) => {
    const { odd, symbol, name, decimals } = plan
    const allocations = [
      { holder: deployer, amount: parseUnits(SUPPLY, decimals) },
      { holder, amount: parseUnits(GIFT, decimals) },
    ]
    const initCode = initCodeOf(plan, allocations, refused)
    const pool = plan.pool && { native: parseUnits(plan.pool[0], 18), amount: parseUnits(plan.pool[1], decimals) }
    return { odd, symbol, name, decimals, address: create2Address(initCode), initCode, pool }
  })

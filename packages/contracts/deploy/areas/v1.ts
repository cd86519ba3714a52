import { type Address, type Hex, getContractAddress, parseUnits } from 'viem'
import { v1ExchangeInitCode, v1FactoryInitCode } from '../artifacts.ts'
import { create2Address } from '../create2.ts'
import type { PlannedToken } from './tokens.ts'

const WRAPPED = 'wrapped'

/**
 * Initial reserves of the V1 exchanges on a chain of our own. DAI and wBTC match their V2 price, USDC is 8 % above it,
 * so that its migration warns (spec: world.v1); the exchange of the wrapped currency cannot be migrated.
 */
const EXCHANGE_PLANS: readonly { token: string; native: string; amount: string }[] = [
  { token: 'DAI', native: '100', amount: '250000' },
  { token: 'USDC', native: '60', amount: '162000' },
  { token: 'wBTC', native: '24', amount: '1' },
  { token: WRAPPED, native: '20', amount: '20' },
]

export type PlannedExchange = { symbol: string; token: Address; address: Address; native: bigint; amount: bigint }
export type PlannedV1 = {
  factory: { address: Address; initCode: Hex }
  /** The contract whose code each exchange shares. */
  template: { address: Address; initCode: Hex }
  exchanges: readonly PlannedExchange[]
}

const planContract = (initCode: Hex) => ({ address: create2Address(initCode), initCode })

export function plannedV1(wrappedNative: Address, tokens: readonly PlannedToken[]): PlannedV1 {
  const factory = planContract(v1FactoryInitCode())
  const allTokens = [...tokens, { symbol: WRAPPED, decimals: 18, address: wrappedNative }]
  const exchanges = EXCHANGE_PLANS.map((plan, at) => {
    const token = allTokens.find(({ symbol }) => symbol === plan.token)
    if (token === undefined) throw new Error(`An exchange names the token ${plan.token}, which is not in the list.`)
    return {
      symbol: plan.token,
      token: token.address,
      // The factory creates them one after the other, and a contract's nonces start at 1.
      address: getContractAddress({ opcode: 'CREATE', from: factory.address, nonce: BigInt(at + 1) }),
      native: parseUnits(plan.native, 18),
      amount: parseUnits(plan.amount, token.decimals),
    }
  })
  return { factory, template: planContract(v1ExchangeInitCode()), exchanges }
}

import { minBigInt } from '@musi/domain/minBigInt'
import { addLiquidity } from '@musi/chain/writes/liquidity/addLiquidity'
import { removeLiquidity } from '@musi/chain/writes/liquidity/removeLiquidity'
import type { Address } from 'viem'
import { localPermit } from '../../world/localPermit.ts'
import { stepOf } from '../stepOf.ts'
import { type Pool, newPool } from './pools.ts'
import type { Person } from '../people.ts'
import type { SeedState } from '../seedState.ts'
import type { Step } from '../timeline.ts'
import { NO_DEADLINE, approvalSteps } from './tradeSteps.ts'

/** Creating a pair costs more gas than usual. */
const PAIR_GAS = 5_000_000n

const minimumOf = (amount: bigint) => (amount * 95n) / 100n

/** Orders the pool's sides with the wrapped native currency last. */
function sidesOf({ world }: SeedState, { tokens, reserves }: Pool) {
  const at = tokens[0] === world.wrappedNative.address ? 1 : 0
  const [token, other] = at === 1 ? [tokens[1], tokens[0]] : tokens
  const [reserve, otherReserve] = at === 1 ? [reserves[1], reserves[0]] : reserves
  return { at, token, reserve, other, otherReserve, isNative: other === world.wrappedNative.address }
}

/** Adds this amount of the pool's non-native token, and the matching amount of the other. */
export function addLiquiditySteps(seed: SeedState, by: Address, pool: Pool, amount: bigint): Step[] {
  const router = seed.world.v2Router.address
  const { at, token, reserve, other, otherReserve, isNative } = sidesOf(seed, pool)
  const otherAmount = (amount * otherReserve) / reserve
  const shares = minBigInt((amount * pool.supply) / reserve, (otherAmount * pool.supply) / otherReserve)
  const added: [bigint, bigint] = at === 1 ? [otherAmount, amount] : [amount, otherAmount]
  pool.reserves = [pool.reserves[0] + added[0], pool.reserves[1] + added[1]]
  pool.supply += shares
  seed.balances.change(by, pool.address, shares)
  seed.balances.change(by, token, -amount)
  if (!isNative) seed.balances.change(by, other, -otherAmount)
  const b = { token: isNative ? ('native' as const) : other, amount: otherAmount, minimum: minimumOf(otherAmount) }
  const sides = { a: { token, amount, minimum: minimumOf(amount) }, b, recipient: by, deadlineSeconds: NO_DEADLINE }
  return [
    ...approvalSteps(seed, by, token, router),
    ...(isNative ? [] : approvalSteps(seed, by, other, router)),
    stepOf(by, 'Liquidity is added', addLiquidity({ router, ...sides })),
  ]
}

/** Adds the first liquidity of a token against native currency, which creates the pair and sets the price. */
export function openPoolSteps(
  seed: SeedState,
  by: Address,
  token: Address,
  plan: { pair: Address; native: bigint; tokens: bigint },
) {
  const { world, market, balances } = seed
  const router = world.v2Router.address
  const pool = newPool(plan.pair, [world.wrappedNative.address, token], [plan.native, plan.tokens])
  market.open(pool)
  // The pair keeps its first thousand shares.
  balances.change(by, plan.pair, pool.supply - 1000n)
  const a = { token, amount: plan.tokens, minimum: plan.tokens }
  const b = { token: 'native', amount: plan.native, minimum: plan.native } as const
  const write = addLiquidity({ router, a, b, recipient: by, deadlineSeconds: NO_DEADLINE })
  return [...approvalSteps(seed, by, token, router), stepOf(by, 'A pool is opened', write, PAIR_GAS)]
}

function removalTerms(seed: SeedState, by: Address, pool: Pool, liquidity: bigint) {
  const { token, other, isNative } = sidesOf(seed, pool)
  const out = (reserve: bigint) => (liquidity * reserve) / pool.supply
  pool.reserves = [pool.reserves[0] - out(pool.reserves[0]), pool.reserves[1] - out(pool.reserves[1])]
  pool.supply -= liquidity
  seed.balances.change(by, pool.address, -liquidity)
  const b = { token: isNative ? ('native' as const) : other, minimum: 1n }
  return { router: seed.world.v2Router.address, liquidity, a: { token, minimum: 1n }, b, recipient: by }
}

/** Burns this many shares for the tokens behind them. */
export function removeLiquiditySteps(seed: SeedState, by: Address, pool: Pool, liquidity: bigint): Step[] {
  const allowance = { by: 'approval', deadlineSeconds: NO_DEADLINE } as const
  const write = removeLiquidity({ ...removalTerms(seed, by, pool, liquidity), allowance })
  const approval = approvalSteps(seed, by, pool.address, seed.world.v2Router.address)
  return [...approval, stepOf(by, 'Liquidity is removed', write)]
}

/** Removes liquidity without an approval before it. */
export async function removeWithPermitSteps(
  seed: SeedState,
  by: Person,
  pool: Pool,
  liquidity: bigint,
): Promise<Step[]> {
  const spender = seed.world.v2Router.address
  const nonce = seed.balances.nextNonce(by.address, pool.address)
  const permitTerms = { token: pool.address, domainName: 'Uniswap V2', spender, value: liquidity, nonce }
  const permit = await localPermit(by.privateKey, { ...permitTerms, deadlineSeconds: NO_DEADLINE })
  const write = removeLiquidity({
    ...removalTerms(seed, by.address, pool, liquidity),
    allowance: { by: 'permit', permit },
  })
  return [stepOf(by.address, 'Liquidity is removed with a signature', write)]
}

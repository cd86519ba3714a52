import { amountIn } from '../exchange/amountOut.ts'
import { type Amount, type Native, type Token, amountOf } from '../currency.ts'
import { type Fraction, fraction } from '../fraction.ts'
import { mintedShares } from './mintedShares.ts'

type Purchase = {
  readonly bought: Amount<Token>
  /** Includes the pool's fee. */
  readonly cost: Amount<Native>
}

/** A new pool at an intended price: the deposits, and what buying from it costs. */
export type FirstPool = {
  readonly tokens: Amount<Token>
  readonly coins: Amount<Native>
  readonly ofSupply: Fraction
  /** Buying a hundredth and a tenth of the pool's tokens, to show how purchases move the price. */
  readonly purchases: readonly Purchase[]
}

type FirstPoolProblem = 'moreThanAll' | 'tooLittle' | 'tooMuch'
type FirstPoolResult =
  | { readonly ok: true; readonly pool: FirstPool }
  | { readonly ok: false; readonly problem: FirstPoolProblem }

const PURCHASE_DIVISORS = [100n, 10n] as const
const EMPTY_POOL = { reserveA: 0n, reserveB: 0n, totalSupply: 0n }

/** `price` is that of one whole token (spec: artist-tokens.first-pool). */
export function firstPool(price: Amount<Native>, tokens: Amount<Token>, supply: bigint): FirstPoolResult {
  if (tokens.raw > supply) return { ok: false, problem: 'moreThanAll' }
  const coins = (price.raw * tokens.raw) / 10n ** BigInt(tokens.currency.decimals)
  const minted = mintedShares(EMPTY_POOL, tokens.raw, coins, { kind: 'off' })
  if (minted.kind !== 'minted') return { ok: false, problem: minted.kind }
  const purchases = PURCHASE_DIVISORS.flatMap((part) => {
    const bought = tokens.raw / part
    const cost = amountIn(bought, coins, tokens.raw)
    return typeof cost === 'bigint'
      ? [{ bought: amountOf(tokens.currency, bought), cost: amountOf(price.currency, cost) }]
      : []
  })
  const ofSupply = fraction(tokens.raw, supply)
  return { ok: true, pool: { tokens, coins: amountOf(price.currency, coins), ofSupply, purchases } }
}

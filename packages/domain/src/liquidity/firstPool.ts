import { amountIn } from '../exchange/amountOut.ts'
import { type Amount, type Native, type Token, amountOf } from '../currency.ts'
import { type Fraction, fraction } from '../fraction.ts'
import { mintedShares } from './mintedShares.ts'

type Purchase = {
  readonly bought: Amount<Token>
  /** With the pool's fee, to the unit. */
  readonly cost: Amount<Native>
}

/** A new pool at an intended price: the deposits, and what buying from it costs. */
export type FirstPool = {
  readonly tokens: Amount<Token>
  readonly coins: Amount<Native>
  readonly ofSupply: Fraction
  /** A hundredth of its tokens, and a tenth: the less is in it, the more a purchase moves its price. */
  readonly purchases: readonly Purchase[]
}

type FirstPoolProblem = 'moreThanAll' | 'tooLittle' | 'tooMuch'
type Planned =
  | { readonly ok: true; readonly pool: FirstPool }
  | { readonly ok: false; readonly problem: FirstPoolProblem }

const PARTS = [100n, 10n] as const
const NOTHING = { reserveA: 0n, reserveB: 0n, totalSupply: 0n }

/** `price`: of one whole token (spec: artist-tokens.first-pool). */
export function firstPool(price: Amount<Native>, tokens: Amount<Token>, supply: bigint): Planned {
  if (tokens.raw > supply) return { ok: false, problem: 'moreThanAll' }
  const coins = (price.raw * tokens.raw) / 10n ** BigInt(tokens.currency.decimals)
  const minted = mintedShares(NOTHING, tokens.raw, coins, { kind: 'off' })
  if (minted.kind !== 'minted') return { ok: false, problem: minted.kind }
  const purchases = PARTS.flatMap((part) => {
    const bought = tokens.raw / part
    const cost = amountIn(bought, coins, tokens.raw)
    return typeof cost === 'bigint'
      ? [{ bought: amountOf(tokens.currency, bought), cost: amountOf(price.currency, cost) }]
      : []
  })
  const ofSupply = fraction(tokens.raw, supply)
  return { ok: true, pool: { tokens, coins: amountOf(price.currency, coins), ofSupply, purchases } }
}

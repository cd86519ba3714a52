import { parseAmount } from '../amount/parseAmount.ts'
import type { Token } from '../currency.ts'
import type { GivenSong, PlayBudget } from './givenPlay.ts'

/** Texts of the form in which somebody pays for first plays. */
export type TypedGift = { readonly plays: string; readonly most: string; readonly perDay: string }

/** Amounts in the song's token. */
export type GiveTerms = {
  /** Added to the budget; 0 changes only its limits. */
  readonly amount: bigint
  readonly mostPerPlay: bigint
  readonly perDay: bigint
}

export type GiveProblem =
  | 'plays'
  | 'most'
  | 'perDay'
  /** The highest price is below the price, so nobody would be given a play. */
  | 'belowPrice'
  | 'balance'
  /** Nothing is added, and no limit changes. */
  | 'unchanged'

const MAX_PLAYS = 1_000_000n
const MAX_AMOUNT = 2n ** 128n - 1n

type Facts = {
  readonly song: Pick<GivenSong, 'cost'>
  readonly token: Token
  /** Null if nothing was put up yet. */
  readonly budget: Pick<PlayBudget, 'mostPerPlay' | 'perDay'> | null
  /** The account's balance of the token; null while unknown. */
  readonly balance: bigint | null
}

/** Parses what was typed, exactly, or says what is wrong with it (spec: touch.give). */
export function giveTerms(
  { plays: typedPlays, most: typedMost, perDay: typedPerDay }: TypedGift,
  { song, token, budget, balance }: Facts,
): { ok: true; terms: GiveTerms } | { ok: false; problem: GiveProblem } {
  const plays = wholeNumber(typedPlays === '' && budget !== null ? '0' : typedPlays)
  if (plays === null || plays > MAX_PLAYS || (plays === 0n && budget === null)) return { ok: false, problem: 'plays' }
  const most = parseAmount(typedMost, token)
  if (most.kind !== 'amount' || most.amount.raw > MAX_AMOUNT) return { ok: false, problem: 'most' }
  const perDay = wholeNumber(typedPerDay)
  if (perDay === null || perDay === 0n || perDay > MAX_PLAYS) return { ok: false, problem: 'perDay' }
  const mostPerPlay = most.amount.raw
  if (mostPerPlay < song.cost) return { ok: false, problem: 'belowPrice' }
  const amount = plays * song.cost
  if (amount > MAX_AMOUNT) return { ok: false, problem: 'plays' }
  if (balance !== null && amount > balance) return { ok: false, problem: 'balance' }
  const isSame = budget !== null && budget.mostPerPlay === mostPerPlay && budget.perDay === perDay
  return amount === 0n && isSame
    ? { ok: false, problem: 'unchanged' }
    : { ok: true, terms: { amount, mostPerPlay, perDay } }
}

const wholeNumber = (text: string): bigint | null => (/^\d{1,9}$/.test(text.trim()) ? BigInt(text.trim()) : null)

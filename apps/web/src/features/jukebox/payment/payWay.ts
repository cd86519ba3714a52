import type { Address } from '@musi/domain/address'
import { steadyLimit } from '@musi/domain/approvals/steadyLimit'
import { type Amount, type Currency, type CurrencyId, amountOf, currencyId } from '@musi/domain/currency'

/** What a play is bought with: at most so much, through these tokens. */
export type Bought = { readonly maximum: Amount; readonly path: readonly Address[] }

/** A currency that leads to the song's token. */
export type PayOption = {
  readonly currency: Currency
  /** What the account can spend of it. */
  readonly balance: bigint
  /** What the play costs in it as the pools stand. */
  readonly needed: bigint
  readonly path: readonly Address[]
}

/** Digits that are shown of a maximum, so that the button says it exactly. */
export const MAXIMUM_DIGITS = 3

/** Rounded up to as many digits as are shown: less than a hundredth more, and the rest comes back. */
export function roundedUp(raw: bigint): bigint {
  const step = 10n ** BigInt(Math.max(String(raw).length - MAXIMUM_DIGITS, 0))
  return ((raw + step - 1n) / step) * step
}

/** The most that is paid; `before`, what was offered last, stays while it reaches and is not far too much. */
export const maximumOf = (needed: bigint, slippageBps: number, before: bigint | null): bigint =>
  roundedUp(steadyLimit(before, needed, slippageBps))

/** Those that the account has enough of: the native currency first, then the most valuable. */
export function payOptions(options: readonly PayOption[], slippageBps: number): readonly PayOption[] {
  return options
    .filter(({ balance, needed }) => balance >= maximumOf(needed, slippageBps, null))
    .toSorted((one, other) => {
      if (one.currency.kind !== other.currency.kind) return one.currency.kind === 'native' ? -1 : 1
      // All buy the same play: what is held of each is worth so many of it.
      const difference = other.balance * one.needed - one.balance * other.needed
      return difference > 0n ? 1 : difference < 0n ? -1 : 0
    })
}

/** The one that was chosen, if it still can pay, else the first (spec: songs.pay-otherwise). Null: none can. */
export const chosenOption = (options: readonly PayOption[], chosen: CurrencyId | null): PayOption | null =>
  options.find(({ currency }) => currencyId(currency) === chosen) ?? options[0] ?? null

export const boughtWith = ({ currency, path }: PayOption, maximum: bigint): Bought => ({
  maximum: amountOf(currency, maximum),
  path,
})

import type { Address } from '@musi/domain/address'
import { steadyLimit } from '@musi/domain/approvals/steadyLimit'
import { type Amount, type Currency, type CurrencyId, amountOf, currencyId } from '@musi/domain/currency'

/** Terms of buying a play with another currency: the maximum amount, and the tokens it is swapped through. */
export type SwapTerms = { readonly maximum: Amount; readonly path: readonly Address[] }

/** A currency that can be swapped for the song's token. */
export type PayOption = {
  readonly currency: Currency
  /** The spendable balance in this currency. */
  readonly balance: bigint
  /** Price of the play in this currency at the current state of the pools. */
  readonly needed: bigint
  readonly path: readonly Address[]
}

/** Digits shown of a maximum, so that the button states it exactly. */
export const MAXIMUM_DIGITS = 3

/** Rounds up to the digits shown; at most a hundredth more, and the rest is refunded. */
export function roundUp(raw: bigint): bigint {
  const step = 10n ** BigInt(Math.max(String(raw).length - MAXIMUM_DIGITS, 0))
  return ((raw + step - 1n) / step) * step
}

/** The maximum payment. The previous maximum is kept while it suffices and is not far too high. */
export const maximumPayment = (needed: bigint, slippageBps: number, previousMaximum: bigint | null): bigint =>
  roundUp(steadyLimit(previousMaximum, needed, slippageBps))

/** Currencies the account has enough of: the native currency first, then by value held. */
export function payOptions(options: readonly PayOption[], slippageBps: number): readonly PayOption[] {
  return options
    .filter(({ balance, needed }) => balance >= maximumPayment(needed, slippageBps, null))
    .toSorted((one, other) => {
      if (one.currency.kind !== other.currency.kind) return one.currency.kind === 'native' ? -1 : 1
      // Compares by the number of plays each balance would buy.
      const difference = other.balance * one.needed - one.balance * other.needed
      return difference > 0n ? 1 : difference < 0n ? -1 : 0
    })
}

/** The chosen option if it can still pay, otherwise the first (spec: songs.pay-otherwise); null if none can. */
export const chosenOption = (options: readonly PayOption[], chosen: CurrencyId | null): PayOption | null =>
  options.find(({ currency }) => currencyId(currency) === chosen) ?? options[0] ?? null

export const swapTermsOf = ({ currency, path }: PayOption, maximum: bigint): SwapTerms => ({
  maximum: amountOf(currency, maximum),
  path,
})

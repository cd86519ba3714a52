import type { Address } from '@musi/domain/address'
import { parseAmount } from '@musi/domain/amount/parseAmount'
import type { Currency } from '@musi/domain/currency'
import { contractOf } from '#platform/page/config/config.ts'
import { aboutDollars } from '#platform/page/money/aboutDollars.ts'
import { useArtistWorth } from '#platform/session/prices/useArtistWorth.ts'
import { useWorth } from '#platform/session/prices/useWorth.ts'
import { artistOf } from '../artists/artistFeed.ts'

export type AmountWorthProps = {
  currency: Currency
  text: string
  /** Puts the dollars into a text; by default they stand alone. */
  inWords?: (dollars: string) => string
}

const NO_ADDRESSES: readonly Address[] = []

/** The worth in dollars of a typed or computed amount; renders nothing while unknown. */
export function AmountWorth({ currency, text, inWords = String }: AmountWorthProps) {
  const address = currency.kind === 'native' ? contractOf('wrappedNative') : currency.address
  const isArtist = address !== null && artistOf(address) !== null
  const listedWorth = useWorth(address === null || isArtist ? NO_ADDRESSES : [address])
  const artistWorth = useArtistWorth(address !== null && isArtist ? [address] : NO_ADDRESSES)
  const parsed = parseAmount(text, currency)
  if (address === null || parsed.kind !== 'amount') return null
  const dollars = (isArtist ? artistWorth : listedWorth)?.of(address, parsed.amount.raw) ?? null
  return dollars === null ? null : <data value={text}>{inWords(aboutDollars(dollars))}</data>
}

import { type Currency, currencyId } from '@musi/domain/currency'
import { Button } from '@musi/ui/controls/Button'
import { Select } from '@musi/ui/controls/Select'
import { type ReactNode, useState } from 'react'
import { unitText } from '#platform/page/money/unitText.ts'
import { CurrencyInput } from '#platform/tokens/amount-input/CurrencyInput.tsx'
import { ownToken } from '#platform/tokens/artists/ownToken.ts'
import { useArtistFeed } from '#platform/tokens/artists/useArtistFeed.ts'
import { Funds } from './Funds.tsx'
import type { OrderSubject } from './newOrder.ts'
import { orderCurrencies } from './orderCurrencies.ts'
import styles from './Trade.module.css'
import { tradeText } from './tradeWords.ts'

const DAYS = [1, 7, 30, 90, 180] as const

/** Terms as typed. */
export type TypedTerms = { price: string; currency: Currency; days: number }

type Props = {
  subject: OrderSubject
  terms: TypedTerms
  /** True while the terms are being signed. */
  isFixed: boolean
  onChange: (part: Partial<TypedTerms>) => void
  /** Shown under the price. */
  priceHints: ReactNode
}

/** Price, currency and duration; a bidder also sees the available balance. */
export function OrderFields({ subject, terms: { price, currency, days }, isFixed, onChange, priceHints }: Props) {
  return (
    <fieldset className={styles['terms']} disabled={isFixed}>
      <CurrencyInput
        id="order-price"
        label={tradeText('price')}
        value={price}
        onValue={(typed) => onChange({ price: typed })}
        balance={null}
        picked={{ kind: 'currency', currency }}
        onPick={null}
      />
      {priceHints}
      <CurrencyChips subject={subject} currency={currency} onChange={(chosen) => onChange({ currency: chosen })} />
      {subject.what !== 'sell' && <Funds id="order-funds" currency={currency} />}
      <Select
        id="order-days"
        label={tradeText('days')}
        value={days}
        options={DAYS.map((count) => [count, tradeText('days.count', { count })])}
        onChange={(count) => onChange({ days: count })}
      />
    </fieldset>
  )
}

/** A currency's symbol, with its name if another currency has the same symbol. */
const uniqueName = (currencies: readonly Currency[], currency: Currency): string =>
  currencies.filter((each) => unitText(each) === unitText(currency)).length > 1
    ? `${unitText(currency)} (${currency.name})`
    : unitText(currency)

const artistOf = (subject: OrderSubject) =>
  subject.what === 'offerAny' ? subject.artist : (subject.piece.royalty?.artist ?? null)

type ChipsProps = { subject: OrderSubject; currency: Currency; onChange: (currency: Currency) => void }

/** Buttons for the usual currencies and the artist's own, and a list for all others (spec: market.order-form). */
function CurrencyChips({ subject, currency, onChange }: ChipsProps) {
  const { artists } = useArtistFeed()
  const artist = artistOf(subject)
  const { mainCurrencies, otherCurrencies } = orderCurrencies(
    subject,
    artist === null ? null : ownToken(artist, artists),
  )
  const isSelected = (each: Currency) => currencyId(each) === currencyId(currency)
  const [isMore, setMore] = useState(false)
  return (
    <>
      <fieldset aria-label={tradeText('currency')} className={styles['chips']}>
        {mainCurrencies.map((each) => (
          <Button
            key={currencyId(each)}
            size="small"
            aria-pressed={isSelected(each)}
            onClick={() => {
              setMore(false)
              onChange(each)
            }}
          >
            {unitText(each)}
          </Button>
        ))}
        {otherCurrencies.length > 0 && (
          <Button
            id="more-currencies"
            size="small"
            kind="quiet"
            aria-expanded={isMore}
            onClick={() => {
              setMore(!isMore)
              const [next] = otherCurrencies
              if (!isMore && next !== undefined) onChange(next)
              else if (isMore && mainCurrencies[0] !== undefined) onChange(mainCurrencies[0])
            }}
          >
            {tradeText('currency.more')}
          </Button>
        )}
      </fieldset>
      {isMore && (
        <Select
          id="order-currency"
          label={tradeText('currency.other')}
          value={otherCurrencies.findIndex(isSelected)}
          options={otherCurrencies.map((each, place) => [
            place,
            uniqueName([...mainCurrencies, ...otherCurrencies], each),
          ])}
          onChange={(place) => onChange(otherCurrencies[place] ?? currency)}
        />
      )}
    </>
  )
}

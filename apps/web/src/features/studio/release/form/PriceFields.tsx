import { MAX_TYPED_LENGTH, typedAmount } from '@musi/domain/amount/typedAmount'
import type { Currency } from '@musi/domain/currency'
import type { ReleaseField } from '@musi/domain/market/readRelease'
import { Input } from '@musi/ui/controls/Input'
import { Select } from '@musi/ui/controls/Select'
import { Note } from '@musi/ui/layout/Note'
import type { ComponentProps } from 'react'
import { unitText } from '#platform/page/money/unitText.ts'
import { AmountWorth } from '#platform/tokens/amount-input/AmountWorth.tsx'
import form from '../../form/SongForm.module.css'
import { openingText, localTimeZone } from '../../terms/openingText.ts'
import { releaseText } from '../state/releaseWords.ts'
import { DAYS, type ReleaseDraft, type typedRelease } from '../state/typedRelease.ts'

type Props = {
  typed: ReleaseDraft
  currencies: readonly Currency[]
  currency: Currency
  /** Release time; null if no time is entered. */
  releaseSeconds: bigint | null
  errorOf: (field: ReleaseField) => string | null
  onChange: (typeof typedRelease)['change']
  priceField: ComponentProps<typeof Input>
}

const keyOf = (currency: Currency) => (currency.kind === 'native' ? 'native' : currency.address)

/** Fields for a listing's start, duration, price and currency. */
export function PriceFields({ typed, currencies, currency, releaseSeconds, errorOf, onChange, priceField }: Props) {
  const zone = releaseText('releaseAt.zone', { zone: localTimeZone() })
  const timePreview =
    releaseSeconds === null ? '' : ` ${releaseText('releaseAt.reads', { time: openingText(releaseSeconds) })}`
  return (
    <>
      <div className={form['pair']}>
        <Input
          id="release-releaseAt"
          type="datetime-local"
          label={releaseText('releaseAt')}
          value={typed.releaseAt}
          hint={`${zone}${timePreview}`}
          error={errorOf('releaseAt')}
          onChange={({ target }) => onChange({ releaseAt: target.value })}
        />
        <Select
          id="release-days"
          label={releaseText('days')}
          value={typed.days}
          options={DAYS.map((count) => [count, releaseText('days.count', { count })])}
          onChange={(days) => onChange({ days })}
        />
      </div>
      <div className={form['pair']}>
        <Input
          {...priceField}
          inputMode="decimal"
          maxLength={MAX_TYPED_LENGTH}
          onChange={(event) => {
            const amount = typedAmount(event.target.value)
            if (amount !== null) onChange({ price: amount })
          }}
        />
        <Select
          id="release-currency"
          label={releaseText('currency')}
          value={keyOf(currency)}
          options={currencies.map((each) => [keyOf(each), unitText(each)] as const)}
          onChange={(chosen) => onChange({ currency: chosen })}
        />
      </div>
      <Note id="release-worth">
        <AmountWorth currency={currency} text={typed.price} />
      </Note>
    </>
  )
}

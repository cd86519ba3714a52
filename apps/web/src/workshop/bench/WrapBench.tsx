import { exactAmount } from '@musi/domain/amount/amountText'
import { wrapIntent } from '../../platform/session/exchange/wrapIntent.ts'
import { AmountField } from './AmountField.tsx'
import { BenchCard } from './BenchCard.tsx'
import type { BenchPlaces } from './benchPlaces.ts'
import { t } from './benchWords.ts'
import { useTypedAmount } from './useTypedAmount.ts'

type Kind = 'wrap' | 'unwrap'

/** The native currency for its token, one for one, and back. */
export function WrapBench({ kind, places }: { kind: Kind; places: BenchPlaces }) {
  const currency = kind === 'wrap' ? places.native : places.wrapped
  const { text, setText, amount, error } = useTypedAmount(currency)
  const shown = amount === null ? t('noAmount') : `${exactAmount(amount)} ${currency.symbol}`
  return (
    <BenchCard
      kind={kind}
      title={t(kind)}
      facts={[
        [t('to'), places.wrapped.address],
        [t('takes'), shown],
      ]}
      intent={amount === null ? null : wrapIntent(kind, amount)}
    >
      <AmountField symbol={currency.symbol} text={text} error={error} onType={setText} />
    </BenchCard>
  )
}

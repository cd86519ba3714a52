import { unwrap } from '@musi/chain/writes/unwrap'
import { wrap } from '@musi/chain/writes/wrap'
import { exactAmount } from '@musi/domain/amount/amountText'
import type { Amount } from '@musi/domain/currency'
import type { SendIntent } from '../../platform/transactions/send.ts'
import { AmountField } from './AmountField.tsx'
import { BenchCard } from './BenchCard.tsx'
import type { BenchPlaces } from './benchPlaces.ts'
import { t } from './benchWords.ts'
import { useTypedAmount } from './useTypedAmount.ts'

type Kind = 'wrap' | 'unwrap'
const WRITES = { wrap, unwrap } as const

export function wrapIntent(kind: Kind, amount: Amount, { wrapped, native }: BenchPlaces): SendIntent {
  const asked = { wrappedNative: wrapped.address, amount: amount.raw }
  return {
    key: `${kind} ${amount.raw}`,
    action: { kind, amount, into: kind === 'wrap' ? wrapped.symbol : native.symbol },
    make: () => ({ write: WRITES[kind](asked), shown: { kind, amount: amount.raw } }),
  }
}

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
      intent={amount === null ? null : wrapIntent(kind, amount, places)}
    >
      <AmountField symbol={currency.symbol} text={text} error={error} onType={setText} />
    </BenchCard>
  )
}

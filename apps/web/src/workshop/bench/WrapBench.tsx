import { exactAmount } from '@musi/domain/amount/amountText'
import { wrapIntent } from '#platform/session/exchange/wrapIntent.ts'
import { AmountField } from './AmountField.tsx'
import { BenchCard } from './BenchCard.tsx'
import type { BenchAddresses } from './benchAddresses.ts'
import { benchText } from './benchWords.ts'
import { useTypedAmount } from './useTypedAmount.ts'

type Kind = 'wrap' | 'unwrap'

/** Wraps or unwraps the native currency, one to one. */
export function WrapBench({ kind, addresses }: { kind: Kind; addresses: BenchAddresses }) {
  const currency = kind === 'wrap' ? addresses.native : addresses.wrapped
  const { text, setText, amount, error } = useTypedAmount(currency)
  const shown = amount === null ? benchText('noAmount') : `${exactAmount(amount)} ${currency.symbol}`
  return (
    <BenchCard
      kind={kind}
      title={benchText(kind)}
      facts={[
        [benchText('to'), addresses.wrapped.address],
        [benchText('takes'), shown],
      ]}
      intent={amount === null ? null : wrapIntent(kind, amount)}
    >
      <AmountField symbol={currency.symbol} text={text} error={error} onType={setText} />
    </BenchCard>
  )
}

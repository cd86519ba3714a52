import { significantAmount } from '@musi/domain/amount/amountText'
import type { SwapForm } from './swapForm.ts'
import { t } from './swapWords.ts'
import type { Swap } from './useSwap.ts'
import { useSpokenQuote } from './useSpokenQuote.ts'

const DIGITS = 6

/** For who listens: the quote of what was typed, once. */
export function SwapSpoken({ form, swap: { quote, wrap } }: { form: SwapForm; swap: Swap }) {
  const trade = quote.kind === 'trade' && wrap === null ? quote.trade : null
  const question = trade === null ? null : `${form.typed} ${form.field} ${form.input} ${form.output} ${trade.version}`
  const text =
    trade === null
      ? null
      : t('spoken', {
          input: significantAmount(trade.input, DIGITS),
          from: trade.input.currency.symbol,
          output: significantAmount(trade.output, DIGITS),
          to: trade.output.currency.symbol,
        })
  return (
    <output id="swap-spoken" className="unseen">
      {useSpokenQuote(question, text)}
    </output>
  )
}

import { significantAmount } from '@musi/domain/amount/amountText'
import type { SwapForm } from './swapForm.ts'
import { t } from './swapWords.ts'
import type { Trade } from '@musi/domain/exchange/trade'
import { useAnnouncedQuote } from './useAnnouncedQuote.ts'

const DIGITS = 6

/** Announces the quote of what was typed to screen readers, once. */
export function SwapAnnouncement({ form, trade }: { form: SwapForm; trade: Trade | null }) {
  const requestKey = trade === null ? null : `${form.typed} ${form.exact} ${form.input} ${form.output} ${trade.version}`
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
      {useAnnouncedQuote(requestKey, text)}
    </output>
  )
}

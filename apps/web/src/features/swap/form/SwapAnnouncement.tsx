import { amountText, exactText } from '#platform/page/money/amountText.ts'
import type { SwapForm } from './swapForm.ts'
import { swapText } from './swapWords.ts'
import type { Trade } from '@musi/domain/exchange/trade'
import { useAnnouncedQuote } from './useAnnouncedQuote.ts'

const DIGITS = 6

/** Repeats the typed amount exactly (spec: money.exact-at-hand). */
const textOf = ({ exact, input, output }: Trade, side: Trade['exact']) => {
  const amount = side === 'in' ? input : output
  return side === exact ? exactText(amount) : amountText(amount, DIGITS)
}

/** Announces the quote of what was typed to screen readers, once. */
export function SwapAnnouncement({ form, trade }: { form: SwapForm; trade: Trade | null }) {
  const requestKey = trade === null ? null : `${form.typed} ${form.exact} ${form.input} ${form.output} ${trade.version}`
  const text =
    trade === null
      ? null
      : swapText('spoken', {
          input: textOf(trade, 'in'),
          output: textOf(trade, 'out'),
        })
  return (
    <output id="swap-spoken" className="unseen">
      {useAnnouncedQuote(requestKey, text)}
    </output>
  )
}

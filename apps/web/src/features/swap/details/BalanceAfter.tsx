import { type Amount, amountOf } from '@musi/domain/currency'
import type { Trade } from '@musi/domain/exchange/trade'
import { amountText } from '#platform/page/money/amountText.ts'
import { swapText } from '../form/swapWords.ts'
import type { CurrencySide } from '#platform/tokens/catalogue/useCurrencySide.ts'
import type { Sides } from '../form/useSides.ts'

const DIGITS = 6

const balanceAmount = ({ balance }: CurrencySide): Amount | null => (balance?.kind === 'amount' ? balance.amount : null)

/**
 * Both balances after the swap, without network fees. `receivesOutput` is true if the account
 * itself receives the output. Renders nothing if the balance is too low.
 */
export function BalanceAfter({
  sides,
  trade,
  receivesOutput,
}: {
  sides: Sides
  trade: Trade
  receivesOutput: boolean
}) {
  const input = balanceAmount(sides.input)
  const output = balanceAmount(sides.output)
  if (input === null || output === null || input.raw < trade.input.raw) return null
  const gets = receivesOutput ? trade.output.raw : 0n
  return (
    <div>
      <dt>{swapText('after')}</dt>
      <dd id="swap-after">
        {swapText('after.both', {
          input: amountText(amountOf(input.currency, input.raw - trade.input.raw), DIGITS),
          output: amountText(amountOf(output.currency, output.raw + gets), DIGITS),
        })}
      </dd>
    </div>
  )
}

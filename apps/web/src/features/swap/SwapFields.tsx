import { exactAmount, significantAmount } from '@musi/domain/amount/amountText'
import { maxSpend } from '@musi/domain/settings/maxSpend'
import { Icon } from '@musi/ui/Icon'
import type { Dispatch } from 'react'
import { CurrencyInput } from '../../platform/tokens/amount-input/CurrencyInput.tsx'
import { exchangePlaces } from '../../platform/session/exchange/exchangePlaces.ts'
import { latePart } from '../../platform/page/loading/latePart.tsx'
import { RefusedSide } from './RefusedSide.tsx'
import styles from './SwapFields.module.css'
import { type SwapEvent, type SwapForm, type SwapSide, exactSide } from './swapForm.ts'
import { t } from './swapWords.ts'
import { useListedFacts } from './useListedFacts.ts'
import type { Swap } from './useSwap.ts'

const TokenBand = latePart(async () => (await import('./TokenBand.tsx')).TokenBand)

type Props = { form: SwapForm; swap: Swap; dispatch: Dispatch<SwapEvent>; onPick: (side: SwapSide) => void }

/** exchange.md §9: 6 significant digits in inputs. */
const DIGITS = 6

function textOf(form: SwapForm, { wrap, quote }: Swap, side: SwapSide): string {
  if (exactSide(form) === side || wrap !== null) return form.typed
  if (quote.kind !== 'trade') return ''
  return significantAmount(side === 'input' ? quote.trade.input : quote.trade.output, DIGITS)
}

function labelOf(form: SwapForm, { quote, wrap }: Swap, side: SwapSide): string {
  const isEstimated = quote.kind === 'trade' && wrap === null && exactSide(form) !== side
  if (side === 'input') return t(isEstimated ? 'fromEstimated' : 'from')
  return t(isEstimated ? 'toEstimated' : 'to')
}

/** All that can be sold; null where there is nothing, or it is typed already. */
function maxOf(form: SwapForm, { sides: { input }, wrap }: Swap): string | null {
  if (input.balance?.kind !== 'amount') return null
  const most = maxSpend(input.balance.amount, exchangePlaces().nativeReserve)
  const text = exactAmount(most)
  const isTyped = (exactSide(form) === 'input' || wrap !== null) && form.typed === text
  return most.raw === 0n || isTyped ? null : text
}

export function SwapFields({ form, swap, dispatch, onPick }: Props) {
  return (
    <div className={styles['fields']}>
      <Field side="input" {...{ form, swap, dispatch, onPick }} />
      <button
        type="button"
        id="swap-switch"
        className={styles['switch']}
        aria-label={t('switch')}
        onClick={() => dispatch({ kind: 'switch' })}
      >
        <Icon name="switch" />
      </button>
      <Field side="output" {...{ form, swap, dispatch, onPick }} />
    </div>
  )
}

function Field({ side, form, swap, dispatch, onPick }: Props & { side: SwapSide }) {
  const { currency, balance, found } = swap.sides[side]
  const { logoUri, shape } = useListedFacts(currency)
  const most = side === 'input' ? maxOf(form, swap) : null
  return (
    <div className={styles['field']}>
      <CurrencyInput
        id={`swap-currency-${side}`}
        label={labelOf(form, swap, side)}
        value={textOf(form, swap, side)}
        onValue={(text) => dispatch({ kind: 'type', side, text })}
        picked={currency === null ? null : { kind: 'currency', currency, logoUri, shape }}
        onPick={() => onPick(side)}
        balance={balance}
        {...(side === 'input' && {
          onMax: most === null ? null : () => dispatch({ kind: 'type', side, text: most }),
        })}
      />
      {currency?.kind === 'token' && <TokenBand currency={currency} logoUri={logoUri} />}
      <RefusedSide found={found} />
    </div>
  )
}

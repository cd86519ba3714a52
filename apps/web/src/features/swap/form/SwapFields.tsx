import { significantAmount } from '@musi/domain/amount/amountText'
import type { ExactSide } from '@musi/domain/exchange/trade'
import { Icon } from '@musi/ui/Icon'
import { Stack } from '@musi/ui/layout/Stack'
import type { Dispatch } from 'react'
import { CurrencyField } from '#platform/tokens/amount-input/CurrencyField.tsx'
import type { Quote } from '../quote/useQuote.ts'
import styles from './Form.module.css'
import type { SwapEvent, SwapForm } from './swapForm.ts'
import { swapText } from './swapWords.ts'
import type { Sides } from './useSides.ts'

type Props = {
  form: SwapForm
  sides: Sides
  quote: Quote
  /** True if this is wrapping, which is one to one, so both sides show the same amount. */
  isWrap: boolean
  dispatch: Dispatch<SwapEvent>
  onPick: (side: ExactSide) => void
}

/** 6 significant digits in inputs (spec: money.digits). */
const DIGITS = 6

/** Ids of the two sides on screen. */
const BOXES = { in: 'input', out: 'output' } as const

function textOf({ form, isWrap, quote }: Props, side: ExactSide): string {
  if (form.exact === side || isWrap) return form.typed
  if (quote.kind !== 'trade') return ''
  return significantAmount(side === 'in' ? quote.trade.input : quote.trade.output, DIGITS)
}

/** True if the amount was computed from overdue prices. */
const isOverdue = ({ form, quote }: Props, side: ExactSide): boolean =>
  form.exact !== side && quote.kind === 'trade' && quote.freshness.overdue

function labelOf({ form, quote, isWrap }: Props, side: ExactSide): string {
  const isEstimated = quote.kind === 'trade' && !isWrap && form.exact !== side
  if (side === 'in') return swapText(isEstimated ? 'fromEstimated' : 'from')
  return swapText(isEstimated ? 'toEstimated' : 'to')
}

export function SwapFields(props: Props) {
  return (
    <Stack gap={2} data-one-size="">
      <Field {...props} side="in" />
      <button
        type="button"
        id="swap-switch"
        className={`${styles['switch']} touch-target`}
        aria-label={swapText('switch')}
        onClick={() => props.dispatch({ kind: 'switch' })}
      >
        <Icon name="switch" />
      </button>
      <Field {...props} side="out" />
    </Stack>
  )
}

const Field = ({ side, ...props }: Props & { side: ExactSide }) => (
  <CurrencyField
    id={`swap-currency-${BOXES[side]}`}
    label={labelOf(props, side)}
    value={textOf(props, side)}
    isOverdue={isOverdue(props, side)}
    side={props.sides[BOXES[side]]}
    onValue={(text) => props.dispatch({ kind: 'type', side, text })}
    onPick={() => props.onPick(side)}
    hasMax={side === 'in'}
  />
)

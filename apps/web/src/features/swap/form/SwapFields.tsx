import { significantAmount } from '@musi/domain/amount/amountText'
import { Icon } from '@musi/ui/Icon'
import type { Dispatch } from 'react'
import { CurrencyField } from '../../../platform/tokens/amount-input/CurrencyField.tsx'
import type { Quote } from '../quote/useQuote.ts'
import styles from './SwapFields.module.css'
import { type SwapEvent, type SwapForm, type SwapSide, exactSide } from './swapForm.ts'
import { t } from './swapWords.ts'
import type { Sides } from './useSides.ts'

type Props = {
  form: SwapForm
  sides: Sides
  quote: Quote
  /** One for one: the same amount stands on both sides. */
  isWrap: boolean
  dispatch: Dispatch<SwapEvent>
  onPick: (side: SwapSide) => void
}

/** 6 significant digits in inputs (spec: money.digits). */
const DIGITS = 6

function textOf({ form, isWrap, quote }: Props, side: SwapSide): string {
  if (exactSide(form) === side || isWrap) return form.typed
  if (quote.kind !== 'trade') return ''
  return significantAmount(side === 'input' ? quote.trade.input : quote.trade.output, DIGITS)
}

function labelOf({ form, quote, isWrap }: Props, side: SwapSide): string {
  const isEstimated = quote.kind === 'trade' && !isWrap && exactSide(form) !== side
  if (side === 'input') return t(isEstimated ? 'fromEstimated' : 'from')
  return t(isEstimated ? 'toEstimated' : 'to')
}

export function SwapFields(props: Props) {
  return (
    <div className={styles['fields']}>
      <Field {...props} side="input" />
      <button
        type="button"
        id="swap-switch"
        className={styles['switch']}
        aria-label={t('switch')}
        onClick={() => props.dispatch({ kind: 'switch' })}
      >
        <Icon name="switch" />
      </button>
      <Field {...props} side="output" />
    </div>
  )
}

const Field = ({ side, ...props }: Props & { side: SwapSide }) => (
  <CurrencyField
    id={`swap-currency-${side}`}
    label={labelOf(props, side)}
    value={textOf(props, side)}
    side={props.sides[side]}
    onValue={(text) => props.dispatch({ kind: 'type', side, text })}
    onPick={() => props.onPick(side)}
    hasMax={side === 'input'}
  />
)

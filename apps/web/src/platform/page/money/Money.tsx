import type { Amount } from '@musi/domain/currency'
import { amountFigure, amountText, exactFigure, exactText, compactAmountText } from './amountText.ts'
import { tinyFigure } from './tinyFigure.ts'
import { Unit } from './Unit.tsx'
import { trustOf } from './unitTrust.ts'
import { isVouchedFor } from './unitText.ts'

type Props = {
  amount: Amount
  /** Number of significant digits; `every` does not round. */
  digits: number | 'every'
  /** Also shows the creator of an artist's token; set it where somebody is about to pay or sign. */
  showsMaker?: boolean
}

/**
 * An amount with its unit and the token's trust (spec: money.whose). If rounded, all digits are in the title and read
 * aloud instead (spec: money.exact-at-hand).
 */
export function Money({ amount, digits, showsMaker = false }: Props) {
  const exact = exactText(amount)
  const { currency } = amount
  const isMarked = !isVouchedFor(currency) || trustOf(currency).kind === 'madeHere'
  if (isMarked) return <MarkedAmount amount={amount} digits={digits} showsMaker={showsMaker} exact={exact} />
  if (digits === 'every') return exact
  const shown = amountText(amount, digits)
  const compact = compactAmountText(amount, digits)
  if (shown === exact && shown === compact) return shown
  return (
    <span title={exact}>
      <span aria-hidden="true">{compact}</span>
      <span className="unseen">{exact}</span>
    </span>
  )
}

/** An amount of an untrusted token: figure and unit are separate, so that the unit can be marked. */
function MarkedAmount({ amount, digits, showsMaker, exact }: Required<Props> & { exact: string }) {
  const fullFigure = exactFigure(amount)
  const shown = digits === 'every' ? fullFigure : amountFigure(amount, digits)
  const visibleFigure = digits === 'every' ? fullFigure : tinyFigure(shown)
  const isWhole = shown === fullFigure && visibleFigure === fullFigure
  return (
    <bdi {...(!isWhole && { title: exact })}>
      {isWhole ? (
        shown
      ) : (
        <>
          <span aria-hidden="true">{visibleFigure}</span>
          <span className="unseen">{fullFigure}</span>
        </>
      )}{' '}
      <Unit currency={amount.currency} showsMaker={showsMaker} />
    </bdi>
  )
}

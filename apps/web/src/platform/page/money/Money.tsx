import type { Amount } from '@musi/domain/currency'
import { amountFigure, amountText, exactFigure, exactText, seenText } from './amountText.ts'
import { tinyFigure } from './tinyFigure.ts'
import { Unit } from './Unit.tsx'
import { trustOf } from './unitTrust.ts'
import { isVouchedFor } from './unitText.ts'

type Props = {
  amount: Amount
  /** `every`: nothing is cut. */
  digits: number | 'every'
  /** For decisions: names the maker of an artist's token too. */
  whose?: boolean
}

/**
 * An amount with its unit and the token's trust (spec: money.whose). If rounded, all digits are in the title and read
 * aloud instead (spec: money.exact-at-hand).
 */
export function Money({ amount, digits, whose = false }: Props) {
  const exact = exactText(amount)
  const { currency } = amount
  const isMarked = !isVouchedFor(currency) || trustOf(currency).kind === 'madeHere'
  if (isMarked) return <OfStranger {...{ amount, digits, whose, exact }} />
  if (digits === 'every') return exact
  const shown = amountText(amount, digits)
  const seen = seenText(amount, digits)
  if (shown === exact && shown === seen) return shown
  return (
    <span title={exact}>
      <span aria-hidden="true">{seen}</span>
      <span className="unseen">{exact}</span>
    </span>
  )
}

/** In parts, so that its unit can be marked. */
function OfStranger({ amount, digits, whose, exact }: Required<Props> & { exact: string }) {
  const every = exactFigure(amount)
  const shown = digits === 'every' ? every : amountFigure(amount, digits)
  const seen = digits === 'every' ? every : tinyFigure(shown)
  const isWhole = shown === every && seen === every
  return (
    <bdi {...(!isWhole && { title: exact })}>
      {isWhole ? (
        shown
      ) : (
        <>
          <span aria-hidden="true">{seen}</span>
          <span className="unseen">{every}</span>
        </>
      )}{' '}
      <Unit currency={amount.currency} whose={whose} />
    </bdi>
  )
}

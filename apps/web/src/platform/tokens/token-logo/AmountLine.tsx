import { type Amount, type Currency, currencyId } from '@musi/domain/currency'
import { Note } from '@musi/ui/layout/Note'
import { textClass } from '@musi/ui/Text'
import { Unit } from '#platform/page/money/Unit.tsx'
import { Figure } from '#platform/page/money/Figure.tsx'
import { amountFigure, exactText, isCut } from '#platform/page/money/amountText.ts'
import { useListedFacts } from '../catalogue/useListedFacts.ts'
import styles from './AmountLine.module.css'
import { reviewText } from '#platform/session/review/reviewWords.ts'
import { TokenLogo } from './TokenLogo.tsx'

const DIGITS = 6

type Props = {
  side: 'pay' | 'get'
  amount: Amount
  /** Exact amount; shown in full below when it is rounded. */
  isExact?: boolean
  /** Replaces "You pay" or "You get". */
  label?: string
  /** Replaces the symbol, for an amount made of several currencies. */
  unit?: string
  of?: readonly Currency[]
}

/** A line "You pay" or "You get" with its amount. Must be inside a `<dl>`. */
export function AmountLine({ side, amount, isExact = false, label = reviewText(side), unit, of }: Props) {
  const fullText = isCut(amount, DIGITS) ? exactText(amount) : null
  return (
    <div className={styles['amount']}>
      <Note as="dt">{label}</Note>
      <dd className={styles['figure']} {...(fullText !== null && { title: fullText })}>
        {(of ?? [amount.currency]).map((currency) => (
          <Logo key={currencyId(currency)} currency={currency} />
        ))}
        <span>
          <b>
            <Figure text={amountFigure(amount, DIGITS)} />
          </b>{' '}
          <span className={styles['symbol']}>{unit ?? <Unit currency={amount.currency} showsMaker />}</span>
        </span>
      </dd>
      {fullText !== null && (
        <dd className={isExact ? textClass({ tone: 'muted', size: 14, figures: true, breaks: true }) : 'unseen'}>
          {reviewText('exactly', { amount: fullText })}
        </dd>
      )}
    </div>
  )
}

function Logo({ currency }: { currency: Currency }) {
  const { logoUri, shape } = useListedFacts(currency)
  return <TokenLogo currency={currency} logoUri={logoUri} shape={shape} />
}

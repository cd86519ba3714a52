import type { Amount } from '@musi/domain/currency'
import { symbolText } from '@musi/domain/amount/symbolText'
import { amountFigure, exactText, isCut } from '../../page/money/amountText.ts'
import { useListedFacts } from '../catalogue/useListedFacts.ts'
import styles from './AmountLine.module.css'
import { t } from '../../session/review/reviewWords.ts'
import { TokenLogo } from './TokenLogo.tsx'

const DIGITS = 6

type Props = {
  side: 'pay' | 'get'
  amount: Amount
  /** It was typed, or is else exactly what will move: where digits are cut, all of them stand below it. */
  isExact?: boolean
}

/** "You pay" or "You get" so much of something, as large as the question it stands in. Inside a `<dl>`. */
export function AmountLine({ side, amount, isExact = false }: Props) {
  const { logoUri, shape } = useListedFacts(amount.currency)
  const exact = isCut(amount, DIGITS) ? exactText(amount) : null
  return (
    <div className={styles['amount']}>
      <dt>{t(side)}</dt>
      <dd className={styles['figure']} {...(exact !== null && { title: exact })}>
        <TokenLogo currency={amount.currency} logoUri={logoUri} shape={shape} />
        <span>
          <b>{amountFigure(amount, DIGITS)}</b> {symbolText(amount.currency.symbol)}
        </span>
      </dd>
      {exact !== null && <dd className={isExact ? styles['exact'] : 'unseen'}>{t('exactly', { amount: exact })}</dd>}
    </div>
  )
}

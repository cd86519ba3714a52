import { type Amount, type Currency, currencyId } from '@musi/domain/currency'
import { Note } from '@musi/ui/layout/Note'
import { Cluster } from '@musi/ui/layout/Stack'
import { Unit } from '#platform/page/money/Unit.tsx'
import { Figure } from '#platform/page/money/Figure.tsx'
import { amountFigure, exactText, isCut } from '#platform/page/money/amountText.ts'
import { exactAmount } from '@musi/domain/amount/amountText'
import { trustOf } from '#platform/page/money/unitTrust.ts'
import { moneyText } from '#platform/page/money/moneyWords.ts'
import { ExactLine } from '#platform/session/review/ExactLine.tsx'
import { AmountWorth } from './AmountWorth.tsx'
import type { Artist } from '../artists/artist.ts'
import { artistOf } from '../artists/artistFeed.ts'
import styles from './AmountLine.module.css'
import { reviewText } from '#platform/session/review/reviewWords.ts'
import { CurrencyLogo } from '../token-logo/CurrencyLogo.tsx'

const DIGITS = 6

type Props = {
  side: 'pay' | 'get'
  amount: Amount
  /** True for an exact amount, which is shown in full below if it is rounded. */
  isExact?: boolean
  /** Replaces "You pay" or "You get". */
  label?: string
  /** Replaces the symbol, for an amount made of several currencies. */
  unit?: string
  of?: readonly Currency[]
  /** True to show the approximate worth in dollars. */
  hasWorth?: boolean
}

/** A line "You pay" or "You get" with its amount. Must be inside a `<dl>`. */
export function AmountLine({
  side,
  amount,
  isExact = false,
  label = reviewText(side),
  unit,
  of,
  hasWorth = false,
}: Props) {
  const maker = makerOf(amount.currency)
  const fullText = isCut(amount, DIGITS) ? exactText(amount) : null
  return (
    <div className={styles['amount']}>
      <Note as="dt">{label}</Note>
      <dd className={styles['figure']} {...(fullText !== null && { title: fullText })}>
        {(of ?? [amount.currency]).map((currency) => (
          <CurrencyLogo key={currencyId(currency)} currency={currency} />
        ))}
        <span>
          <b>
            <Figure text={amountFigure(amount, DIGITS)} />
          </b>{' '}
          <span className={styles['symbol']}>
            {unit ?? <Unit currency={amount.currency} showsMaker={maker === null} />}
          </span>
        </span>
      </dd>
      {(maker !== null || hasWorth) && (
        <Cluster as="dd" gap={1} tone="muted" size={14} figures>
          {maker !== null && <span title={maker.creator}>{moneyText('by', { creator: maker.token.name })}</span>}
          {hasWorth && (
            <AmountWorth
              currency={amount.currency}
              text={exactAmount(amount)}
              inWords={(dollars) => (maker === null ? '' : '· ') + reviewText('about', { dollars })}
            />
          )}
        </Cluster>
      )}
      {fullText !== null &&
        (isExact ? (
          <ExactLine as="dd" text={fullText} />
        ) : (
          <dd className="unseen">{reviewText('exactly', { amount: fullText })}</dd>
        ))}
    </div>
  )
}

/** The artist of a token made here that resembles no other; null for any other currency. */
function makerOf(currency: Currency): Artist | null {
  const artist = currency.kind === 'token' && trustOf(currency).kind === 'madeHere' ? artistOf(currency.address) : null
  return artist === null || artist.lookAlike !== null ? null : artist
}

import { Button } from '@musi/ui/Button'
import { Equaliser } from '@musi/ui/Equaliser'
import { Icon } from '@musi/ui/Icon'
import { OutsideLink } from '../../platform/page/links/OutsideLink.tsx'
import { explorerName, transactionLink } from '../../platform/session/transactions/story/transactionLink.ts'
import { ConfirmSwap } from './ConfirmSwap.tsx'
import styles from './ReviewSwap.module.css'
import type { Review, Reviewed } from './review.ts'
import { r } from './reviewWords.ts'
import { significantAmount } from '@musi/domain/amount/amountText'
import { symbolText } from '@musi/domain/amount/symbolText'
import type { Submit } from './useSubmitSwap.ts'
import type { Swap } from './useSwap.ts'

const REVIEW_DIGITS = 6

const swappingText = ({ trade: { input, output } }: Reviewed) =>
  r('swapping', {
    input: significantAmount(input, REVIEW_DIGITS),
    from: symbolText(input.currency.symbol),
    output: significantAmount(output, REVIEW_DIGITS),
    to: symbolText(output.currency.symbol),
  })

export function ReviewBody({ swap, submit }: { swap: Swap; submit: Submit }) {
  const { review, close } = submit
  switch (review.step) {
    case 'closed':
      return null
    case 'confirm':
      return <ConfirmSwap swap={swap} submit={submit} reviewed={review} />
    case 'waiting':
      return (
        <div className={styles['state']} aria-live="polite">
          <span className={styles['big']}>
            <Equaliser />
          </span>
          <p className={styles['strong']}>{swappingText(review)}</p>
          <p>{r('inWallet')}</p>
          {/* The second half of a double click on Confirm can land here (quality/faults.md, case 48). */}
          <Button kind="quiet" size="small" onClick={(event) => event.detail < 2 && close()}>
            {r('stop')}
          </Button>
        </div>
      )
    case 'sent':
      return <Sent review={review} close={close} />
    case 'failed':
      return (
        <div className={styles['state']} role="alert">
          <span className={`${styles['big']} ${styles['bad']}`}>
            <Icon name="warning" />
          </span>
          <p id="swap-error">{review.text}</p>
          <Button block onClick={close}>
            {r('dismiss')}
          </Button>
        </div>
      )
  }
}

function Sent({ review, close }: { review: Extract<Review, { step: 'sent' }>; close: () => void }) {
  const link = transactionLink(review.id)
  return (
    <div className={styles['state']} aria-live="polite">
      <span className={styles['big']}>
        <Icon name="arrow" />
      </span>
      <p className={styles['strong']}>{swappingText(review)}</p>
      {link !== null && (
        <OutsideLink href={link} label={r('view', { explorer: explorerName() })} className={styles['link']}>
          {r('view', { explorer: explorerName() })}
        </OutsideLink>
      )}
      <Button kind="primary" block onClick={close}>
        {r('close')}
      </Button>
    </div>
  )
}

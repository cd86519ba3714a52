import { Button } from '@musi/ui/Button'
import { Equaliser } from '@musi/ui/Equaliser'
import { Icon } from '@musi/ui/Icon'
import { OutsideLink } from '../../page/links/OutsideLink.tsx'
import { explorerName, transactionLink } from '../transactions/story/transactionLink.ts'
import styles from './ReviewOutcome.module.css'
import type { Review } from './review.ts'
import { t } from './reviewWords.ts'

type Props = {
  name: string
  outcome: Extract<Review<unknown>, { step: 'waiting' | 'sent' | 'failed' }>
  summary: string
  close: () => void
}

/** Waiting for the wallet, sent, or failed. */
export function ReviewOutcome({ name, outcome, summary, close }: Props) {
  switch (outcome.step) {
    case 'waiting':
      return (
        <div className={styles['outcome']} aria-live="polite">
          <span className={styles['sign']}>
            <Equaliser />
          </span>
          <p className={styles['strong']}>{summary}</p>
          <p>{t('inWallet')}</p>
          {/* The second half of a double click on Confirm can land here (case 48). */}
          <Button kind="quiet" size="small" onClick={(event) => event.detail < 2 && close()}>
            {t('stop')}
          </Button>
        </div>
      )
    case 'sent':
      return (
        <div className={styles['outcome']} aria-live="polite">
          <span className={styles['sign']}>
            <Icon name="arrow" />
          </span>
          <p className={styles['strong']}>{summary}</p>
          <ExplorerLink id={outcome.id} />
          <Button kind="primary" block onClick={close}>
            {t('close')}
          </Button>
        </div>
      )
    case 'failed':
      return (
        <div className={styles['outcome']} role="alert">
          <span className={`${styles['sign']} ${styles['bad']}`}>
            <Icon name="warning" />
          </span>
          <p id={`${name}-error`}>{outcome.text}</p>
          <Button block onClick={close}>
            {t('dismiss')}
          </Button>
        </div>
      )
  }
}

function ExplorerLink({ id }: { id: string }) {
  const link = transactionLink(id)
  if (link === null) return null
  const label = t('view', { explorer: explorerName() })
  return (
    <OutsideLink href={link} label={label} className={styles['link']}>
      {label}
    </OutsideLink>
  )
}

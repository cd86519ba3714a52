import { Button } from '@musi/ui/Button'
import { Icon } from '@musi/ui/Icon'
import styles from './ReviewParts.module.css'
import { t } from './reviewWords.ts'

type Props = {
  /** Null: there is nothing to accept any more. */
  onAccept: (() => void) | null
  isConnected: boolean
  /** Why there is nothing, said by the act itself. */
  gone: string
}

/** What is asked about no longer stands: there is another to accept, or none. */
export function PriceUpdated({ onAccept, isConnected, gone }: Props) {
  const lost = isConnected ? gone : t('unconnected')
  return (
    <div className={styles['updated']} role="alert">
      <b>
        <Icon name="warning" /> {onAccept === null ? lost : t('updated')}
      </b>
      {onAccept !== null && (
        <Button id="accept-price" size="small" onClick={onAccept}>
          {t('accept')}
        </Button>
      )}
    </div>
  )
}

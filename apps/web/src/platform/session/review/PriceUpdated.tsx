import { Button } from '@musi/ui/Button'
import { Icon } from '@musi/ui/Icon'
import styles from './ReviewParts.module.css'
import { t } from './reviewWords.ts'

type Props = {
  /** Null: there is no offer left to accept. */
  onAccept: (() => void) | null
  isConnected: boolean
  /** Why there is nothing to accept, worded by the act. */
  goneText: string
}

/** The offer under review has changed: there is a new one to accept, or none. */
export function PriceUpdated({ onAccept, isConnected, goneText }: Props) {
  const lost = isConnected ? goneText : t('unconnected')
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

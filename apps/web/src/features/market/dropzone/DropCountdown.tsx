import { dropCountdown } from '@musi/domain/music/drops/dropCountdown'
import { Text } from '@musi/ui/Text'
import { useSyncExternalStore } from 'react'
import { withParts } from '#platform/page/i18n/withParts.tsx'
import { secondsNow, subscribeToSeconds } from '#platform/session/chain/chainClock.ts'
import { t } from '../shelf/marketWords.ts'
import styles from './Dropzone.module.css'

const PARTS = { days: '⟦days⟧', hours: '⟦hours⟧', minutes: '⟦minutes⟧', seconds: '⟦seconds⟧' }

/** "Drops in Xd Xh Xm Xs", its figures the largest of the card, by the chain’s clock (spec: drops.countdown). */
export function DropCountdown({ atSeconds }: { atSeconds: number }) {
  const now = useSyncExternalStore(subscribeToSeconds, secondsNow)
  const left = dropCountdown(now * 1000, atSeconds * 1000)
  // The card goes to what is out with the same second.
  if (left.kind === 'buyNow') return null
  const { days, hours, minutes, seconds } = left
  return (
    <Text tone="muted" figures className={styles['countdown']} role="timer">
      {withParts(t('drops.in', PARTS), {
        days: <b>{days}</b>,
        hours: <b>{hours}</b>,
        minutes: <b>{minutes}</b>,
        seconds: <b>{seconds}</b>,
      })}
    </Text>
  )
}

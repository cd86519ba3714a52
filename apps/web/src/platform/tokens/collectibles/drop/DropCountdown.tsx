import { dropCountdown } from '@musi/domain/music/drops/dropCountdown'
import { Text } from '@musi/ui/Text'
import { useSyncExternalStore } from 'react'
import { secondsNow, subscribeToSeconds } from '#platform/session/chain/chainClock.ts'
import { dropText } from './dropWords.ts'
import styles from './Drop.module.css'

const PARTS = { days: '⟦days⟧', hours: '⟦hours⟧', minutes: '⟦minutes⟧', seconds: '⟦seconds⟧' }
type Part = keyof typeof PARTS

/** "Drops in ", "days", "d ", "hours", "h " and so on, in the order of the language. */
const countdownParts = () => dropText('drops.in', PARTS).split(/⟦(\w+)⟧/) as [string, ...string[]]

/** "Drops in Xd Xh Xm Xs" as one text, with figures larger than units, by the chain’s clock (spec: drops.countdown). */
export function DropCountdown({ atSeconds }: { atSeconds: number }) {
  const now = useSyncExternalStore(subscribeToSeconds, secondsNow)
  const left = dropCountdown(now * 1000, atSeconds * 1000)
  // The card changes its text in the same second.
  if (left.kind === 'buyNow') return null
  const [lead, ...rest] = countdownParts()
  return (
    <Text tone="muted" figures className={`dropzone-countdown ${styles['countdown']}`} role="timer">
      {lead.trim() !== '' && <span className={styles['lead']}>{lead}</span>}
      <span className={styles['figures']}>
        {rest.map((text, at) => (at % 2 === 0 ? <b key={text}>{left[text as Part]}</b> : text))}
      </span>
    </Text>
  )
}

import { countdownText } from '@musi/domain/staking/countdown'
import { Text } from '@musi/ui/Text'
import { useSyncExternalStore } from 'react'
import { secondsNow, subscribeToSeconds } from '#platform/session/chain/chainClock.ts'
import { jukeboxText } from '../songs/jukeboxWords.ts'

/** Longest countdown; a later release shows only its date. */
const MAX_COUNTDOWN_SECONDS = 100 * 86_400

/** Counts down to a song's release. The chain's clock advances with blocks, so the release may come slightly later. */
export function OpensIn({ atSeconds }: { atSeconds: number }) {
  const left = useSyncExternalStore(subscribeToSeconds, () => Math.max(atSeconds - secondsNow(), 0))
  if (left > MAX_COUNTDOWN_SECONDS) return null
  if (left === 0) return <p>{jukeboxText('insert.opensNext')}</p>
  return (
    <p>
      <span>{jukeboxText('insert.opensIn')}</span> {/* Hidden from screen readers, which would read it every second. */}
      <Text as="b" tone="strong" figures id="insert-countdown" role="timer" aria-live="off">
        {countdownText(left)}
      </Text>
    </p>
  )
}

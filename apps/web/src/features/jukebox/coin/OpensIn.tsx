import { countdownText } from '@musi/domain/staking/countdown'
import { Text } from '@musi/ui/Text'
import { useSyncExternalStore } from 'react'
import { secondsNow, subscribeToSeconds } from '#platform/session/chain/chainClock.ts'
import { t } from '../songs/jukeboxWords.ts'

/** Further away a date says more. */
const FARTHEST_SECONDS = 100 * 86_400

/** Ticks until a song opens. By the chain's clock it does so with a block, which may come a little later. */
export function OpensIn({ atSeconds }: { atSeconds: number }) {
  const left = useSyncExternalStore(subscribeToSeconds, () => Math.max(atSeconds - secondsNow(), 0))
  if (left > FARTHEST_SECONDS) return null
  if (left === 0) return <p>{t('insert.opensNext')}</p>
  return (
    <p>
      <span>{t('insert.opensIn')}</span> {/* Not read aloud each second. */}
      <Text as="b" tone="strong" figures id="insert-countdown" role="timer" aria-live="off">
        {countdownText(left)}
      </Text>
    </p>
  )
}

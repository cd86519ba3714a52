import { countdownText } from '@musi/domain/staking/countdown'
import { miningText } from './miningWords.ts'
import styles from './EarnPage.module.css'
import { useCountdown } from '#platform/session/rewards/useRewardClock.ts'

/** Ticks every second until the rewards have ended (spec: staking.countdown). */
export function Countdown({ endSeconds }: { endSeconds: number | undefined }) {
  const countdown = useCountdown(endSeconds)
  return (
    <p className={styles['countdown']} data-kind={countdown.kind}>
      <span>{miningText(countdown.kind)}</span>
      {countdown.kind !== 'ended' && (
        // Screen readers do not announce each second.
        <b role="timer" aria-live="off">
          {countdownText(countdown.seconds)}
        </b>
      )}
    </p>
  )
}

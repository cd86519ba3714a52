import { useSyncExternalStore } from 'react'
import { dropAtMs, dropCountdown } from '@musi/domain/music/dropCountdown'
import { t } from '../shelf/marketWords.ts'
import { secondsNow, subscribeToSeconds } from '../../../platform/session/chain/chainClock.ts'
import { AssetLink } from './AssetLink.tsx'
import styles from './Dropzone.module.css'

type Props = { name: string; releaseDate: string | null; permalink: string | null }

/** "Drops in Xd Xh Xm Xs", and from its date on the way to buy it, by the chain’s clock (spec: drops.countdown). */
export function DropCountdown({ name, releaseDate, permalink }: Props) {
  const now = useSyncExternalStore(subscribeToSeconds, secondsNow)
  const left = dropCountdown(now * 1000, dropAtMs(releaseDate))
  if (left.kind === 'buyNow') return <AssetLink what="buyNow" name={name} permalink={permalink} />
  const { days, hours, minutes, seconds } = left
  return (
    <p className={styles['countdown']} role="timer">
      {t('drops.in', { days, hours, minutes, seconds })}
    </p>
  )
}

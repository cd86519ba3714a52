import { dropAtMs, dropCountdown } from '@musi/domain/music/dropCountdown'
import { t } from '../shelf/marketWords.ts'
import { useSecond } from '../shelf/useSecond.ts'
import { AssetLink } from './AssetLink.tsx'
import styles from './Dropzone.module.css'

type Props = { name: string; releaseDate: string | null; permalink: string | null }

/** "Drops in Xd Xh Xm Xs", and from its date on the way to buy it (spec: drops.countdown). */
export function DropCountdown({ name, releaseDate, permalink }: Props) {
  const left = dropCountdown(useSecond(), dropAtMs(releaseDate))
  if (left.kind === 'buyNow') return <AssetLink what="buyNow" name={name} permalink={permalink} />
  const { days, hours, minutes, seconds } = left
  return (
    <p className={styles['countdown']} role="timer">
      {t('drops.in', { days, hours, minutes, seconds })}
    </p>
  )
}

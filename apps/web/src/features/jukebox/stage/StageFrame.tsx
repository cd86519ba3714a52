import type { ReactNode } from 'react'
import { t } from '../songs/jukeboxWords.ts'
import { Badge } from './Badge.tsx'
import styles from './StageFrame.module.css'

type Props = {
  isPlaying?: boolean
  record: ReactNode
  /** What is heard, or would be. */
  part: string
  title: string
  artist: string
  isExclusive: boolean
  wave: ReactNode
  times: ReactNode
  controls: ReactNode
  note?: ReactNode
}

/** Where everything of the song stands that is on. The build draws it into the served page as well (app/sketch). */
export function StageFrame(props: Props) {
  const { isPlaying = false, record, part, title, artist, isExclusive, wave, times, controls, note } = props
  return (
    <section className={styles['stage']} aria-label={t('player')} data-playing={isPlaying || undefined}>
      <div className={styles['record']}>{record}</div>
      <div className={styles['words']}>
        <p id="juke-preview" className={styles['preview']}>
          {part}
        </p>
        <h2>{title}</h2>
        <p className={styles['by']}>
          {t('by', { artist })} {isExclusive && <Badge />}
        </p>
        <div className={styles['wave']}>
          {wave}
          <p className={styles['times']}>{times}</p>
        </div>
        <div className={styles['controls']}>{controls}</div>
        {note}
      </div>
    </section>
  )
}

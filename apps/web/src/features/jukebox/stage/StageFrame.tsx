import type { ReactNode } from 'react'
import { withParts } from '#platform/page/i18n/withParts.tsx'
import { t } from '../songs/jukeboxWords.ts'
import { Badge } from './Badge.tsx'
import styles from './StageFrame.module.css'

type Props = {
  isPlaying?: boolean
  record: ReactNode
  /** What is heard, or would be. */
  part: string
  title: string
  /** On a page of the song alone its title is the page's. */
  heading?: 'h1' | 'h2'
  artist: ReactNode
  isExclusive: boolean
  wave: ReactNode
  times: ReactNode
  controls: ReactNode
  note?: ReactNode
}

/** Where everything of the song stands that is on. The build draws it into the served page as well (app/sketch). */
export function StageFrame(props: Props) {
  const { isPlaying = false, record, part, title, heading: Heading = 'h2', artist, isExclusive, wave, times } = props
  const { controls, note } = props
  return (
    <section className={styles['stage']} aria-label={t('player')} data-playing={isPlaying || undefined}>
      <div className={styles['record']}>{record}</div>
      <div className={styles['words']}>
        <p id="juke-preview" className={styles['preview']}>
          {part}
        </p>
        <Heading tabIndex={Heading === 'h1' ? -1 : undefined}>{title}</Heading>
        <p className={styles['by']}>
          {withParts(t('by', { artist: '⟦artist⟧' }), { artist })} {isExclusive && <Badge />}
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

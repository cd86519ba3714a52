import type { ReactNode, RefObject } from 'react'
import { Cluster } from '@musi/ui/layout/Stack'
import { withParts } from '#platform/page/i18n/withParts.tsx'
import { jukeboxText } from '../songs/jukeboxWords.ts'
import { Badge } from './Badge.tsx'
import styles from './StageFrame.module.css'

type Props = {
  /** The jukebox's player, to which the page scrolls. */
  stage?: RefObject<HTMLElement | null>
  isPlaying?: boolean
  record: ReactNode
  /** The part that plays, or that a click would play. */
  part: 'preview' | 'whole'
  title: string
  artist: ReactNode
  isExclusive: boolean
  wave: ReactNode
  times: ReactNode
  controls: ReactNode
  note?: ReactNode
}

/** Layout of the current song. The build also renders it into the served page (app/sketch). */
export function StageFrame(props: Props) {
  const { isPlaying = false, record, part, title, artist, isExclusive, wave, times } = props
  const { controls, note, stage } = props
  return (
    <section
      {...(stage !== undefined && { ref: stage, id: 'juke-stage' })}
      className={styles['stage']}
      aria-label={jukeboxText('player')}
      data-playing={isPlaying || undefined}
    >
      <div className={styles['record']}>{record}</div>
      <div className={styles['words']}>
        <h2 id="juke-preview">{withParts(jukeboxText(part, { title: '⟦title⟧' }), { title: <b>{title}</b> })}</h2>
        <Cluster gap={2} center tone="muted" breaks className={styles['artist']}>
          {withParts(jukeboxText('by', { artist: '⟦artist⟧' }), { artist })} {isExclusive && <Badge />}
        </Cluster>
        <div className={styles['wave']}>
          {wave}
          <Cluster as="p" nowrap apart tone="muted" size={14} figures>
            {times}
          </Cluster>
        </div>
        <div className={styles['controls']}>{controls}</div>
        {note}
      </div>
    </section>
  )
}

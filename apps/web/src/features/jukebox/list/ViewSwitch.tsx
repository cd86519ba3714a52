import { Icon } from '@musi/ui/Icon'
import { useId } from 'react'
import { useVisitValue } from '#platform/page/visit/useVisitValue.ts'
import { jukeboxText } from '../songs/jukeboxWords.ts'
import styles from './SongList.module.css'
import { SONG_VIEWS, songView } from './songView.ts'

const SIGNS = { wall: 'grid', list: 'rows' } as const

/** Switches the song list between covers and lines. */
export function ViewSwitch() {
  const { view } = useVisitValue(songView)
  const name = useId()
  return (
    <div role="radiogroup" aria-label={jukeboxText('view')} className={styles['views']}>
      {SONG_VIEWS.map((each) => (
        <label key={each} title={jukeboxText(`view.${each}`)}>
          <input type="radio" name={name} checked={view === each} onChange={() => songView.set({ view: each })} />
          <Icon name={SIGNS[each]} />
          <span className="unseen">{jukeboxText(`view.${each}`)}</span>
        </label>
      ))}
    </div>
  )
}

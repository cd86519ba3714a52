import { safeText } from '@musi/domain/safeText'
import { SONG_LIMITS } from '@musi/domain/text/textLimits'
import { Button } from '@musi/ui/controls/Button'
import { Note } from '@musi/ui/layout/Note'
import { useState } from 'react'
import { SuppressedQuestion } from '#platform/page/asking/SuppressedQuestion.tsx'
import { askBrowser } from '#platform/page/asking/askBrowser.ts'
import { logChange } from '../session/logChange.ts'
import { type Code, type OwnSong, studioApi } from '../publish/studioApi.ts'
import { publishText } from '../publish/publishWords.ts'
import { studioText } from '../words/studioWords.ts'
import { ownSongsText } from '../words/ownWords.ts'
import styles from './Own.module.css'
import { refusalText } from './refusalText.ts'

type Props = { id: string; song: OwnSong; onDeleted: (title: string) => void }

/** Deletes a draft or a retired song (spec: studio.own). */
export function DeleteSong({ id, song, onDeleted }: Props) {
  const { stage, song_title, unheardPlays } = song
  const [isConfirmSuppressed, setConfirmSuppressed] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Code | null>(null)
  const title = safeText(song_title, SONG_LIMITS.song_title)
  const isSold = stage !== 'draft' && stage !== 'retired'
  const unheard = unheardPlays === 0 ? null : ownSongsText('delete.unheard', { count: unheardPlays })
  const question =
    stage === 'draft'
      ? publishText('own.deleteSure', { title })
      : [studioText('delete.sure', { title }), unheard ?? ''].join('\n').trim()
  async function remove(): Promise<void> {
    setBusy(true)
    setRefusal(null)
    const answer = await studioApi.remove(song.song)
    setBusy(false)
    if (answer.kind === 'success') {
      logChange('Deleted', answer.value)
      onDeleted(title)
    } else setRefusal(answer.kind === 'unreachable' ? 'away' : answer.code)
  }
  function confirmRemoval(): void {
    // oxlint-disable-next-line no-alert -- the browser confirms everything that cannot be undone
    const answer = askBrowser(() => window.confirm(question))
    setConfirmSuppressed(answer === 'suppressed')
    if (answer === 'yes') void remove()
  }
  return (
    <div className={styles['part']}>
      <Button
        id={`${id}-delete`}
        kind="quiet"
        busy={isBusy}
        disabled={isSold}
        {...(isSold && { 'aria-describedby': `${id}-delete-why` })}
        onClick={confirmRemoval}
      >
        {stage === 'draft' ? publishText('own.delete') : studioText('delete')}
      </Button>
      {isSold && <Note id={`${id}-delete-why`}>{ownSongsText('delete.why')}</Note>}
      {!isSold && unheard !== null && <Note>{unheard}</Note>}
      <Note as="output">{refusal === null ? '' : refusalText(refusal)}</Note>
      {isConfirmSuppressed && <SuppressedQuestion question={question} word={null} onYes={() => void remove()} />}
    </div>
  )
}

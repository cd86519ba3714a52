import type { SongChange } from '@musi/api/music/studio'
import { useState } from 'react'
import { logChange } from '../held/logChange.ts'
import { type Code, type OwnSong, studioApi } from '../publish/studioApi.ts'
import { refusalText } from './refusalText.ts'

/** Changes a song at our server, and says why it did not. */
export function useSongChange(song: string, onChanged: (song: OwnSong) => void) {
  const [state, setState] = useState<'idle' | 'busy' | Code>('idle')
  async function save(change: SongChange): Promise<void> {
    setState('busy')
    const answer = await studioApi.change(song, change)
    setState(answer.kind === 'told' ? 'idle' : answer.kind === 'away' ? 'away' : answer.code)
    if (answer.kind !== 'told') return
    logChange('Saved', answer.value)
    onChanged(answer.value)
  }
  return { save, isBusy: state === 'busy', why: state === 'idle' || state === 'busy' ? '' : refusalText(state) }
}

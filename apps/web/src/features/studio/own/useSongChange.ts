import type { SongChange } from '@musi/api/music/studio'
import { useState } from 'react'
import { logChange } from '../session/logChange.ts'
import { type Code, type OwnSong, studioApi } from '../publish/studioApi.ts'
import { refusalText } from './refusalText.ts'

/** Saves changes of a song on our server; `failureText` says why that failed. */
export function useSongChange(song: string, onChanged: (song: OwnSong) => void) {
  const [state, setState] = useState<'idle' | 'busy' | Code>('idle')
  async function save(change: SongChange): Promise<void> {
    setState('busy')
    const answer = await studioApi.change(song, change)
    setState(answer.kind === 'success' ? 'idle' : answer.kind === 'unreachable' ? 'away' : answer.code)
    if (answer.kind !== 'success') return
    logChange('Saved', answer.value)
    onChanged(answer.value)
  }
  return { save, isBusy: state === 'busy', failureText: state === 'idle' || state === 'busy' ? '' : refusalText(state) }
}

import type { HeldFile } from '@musi/domain/music/sessionSong'
import { ofSongTexts } from '@musi/domain/text/textLimits'
import { useEffect, useRef, useState } from 'react'
import { fileOf, holdFile, letFileGo } from '../held/heldFiles.ts'
import { logChange } from '../held/logChange.ts'
import { type SendState, type Sending, sendFile } from '../publish/sendFile.ts'
import { type Code, type OwnSong, studioApi } from '../publish/studioApi.ts'
import { type SongTexts, emptyText } from './emptyText.ts'

export type EditState = 'idle' | 'sending' | 'saving' | 'saved' | Code

const textsOf = (song: OwnSong): SongTexts => ({
  ...ofSongTexts((name) => song[name]),
  released_date: song.released_date,
})

/** The picture, sent and looked at by our server. */
const sent = (file: File, hold: (sending: Sending) => void): Promise<{ upload: string } | { code: Code }> =>
  new Promise((resolve) => {
    const onState = (state: SendState) => {
      if (state.kind === 'ready') resolve({ upload: state.upload })
      if (state.kind === 'refused') resolve({ code: state.code })
    }
    hold(sendFile({ kind: 'artwork', file, upload: null, onState, onBegun: () => undefined }))
  })

/** Texts and picture of a song as they are edited, and how far saving them has come. */
export function useSongEdit(song: OwnSong, onChanged: (song: OwnSong) => void) {
  const sending = useRef<Sending | null>(null)
  const [texts, setTexts] = useState(() => textsOf(song))
  const [picture, setPicture] = useState<HeldFile | null>(null)
  const [wrong, setWrong] = useState<keyof SongTexts | null>(null)
  const [state, setState] = useState<EditState>('idle')
  useEffect(() => () => sending.current?.cancel(), [])
  function change(part: Partial<SongTexts>): void {
    if (wrong !== null && wrong in part) setWrong(null)
    setState('idle')
    setTexts({ ...texts, ...part })
  }
  function pick(file: File): void {
    if (picture !== null) letFileGo(picture.address)
    setState('idle')
    setPicture(holdFile(file))
  }
  async function save(): Promise<void> {
    const file = picture === null ? null : fileOf(picture.address)
    if (file !== null) setState('sending')
    const artwork = file === null ? null : await sent(file, (one) => void (sending.current = one))
    if (artwork !== null && 'code' in artwork) return setState(artwork.code)
    setState('saving')
    const answer = await studioApi.change(song.song, { ...texts, ...(artwork !== null && { artwork: artwork.upload }) })
    if (answer.kind !== 'told') return setState(answer.kind === 'away' ? 'away' : answer.code)
    logChange('Saved', answer.value)
    if (picture !== null) letFileGo(picture.address)
    setPicture(null)
    setState('saved')
    onChanged(answer.value)
  }
  /** Begins to save. Returns the first text that is empty, if one is, and saves nothing then. */
  function begin(): keyof SongTexts | null {
    const empty = emptyText(texts)
    setWrong(empty)
    if (empty === null) void save()
    return empty
  }
  return { texts, picture, wrong, state, change, pick, begin }
}

import type { OpenedFile } from '@musi/domain/music/sessionSong'
import { mapSongTexts } from '@musi/domain/text/textLimits'
import { useEffect, useRef, useState } from 'react'
import { fileOf, openFile, closeFile } from '../session/openFiles.ts'
import { logChange } from '../session/logChange.ts'
import { type SendState, type Sending, sendFile } from '../publish/sendFile.ts'
import { type Code, type OwnSong, studioApi } from '../publish/studioApi.ts'
import { type SongTexts, emptyText } from './emptyText.ts'

export type EditState = 'idle' | 'sending' | 'saving' | 'saved' | Code

const textsOf = (song: OwnSong): SongTexts => ({
  ...mapSongTexts((name) => song[name]),
  released_date: song.released_date,
})

/** Uploads the picture and waits for the server's check. */
const uploadPicture = (file: File, onStart: (sending: Sending) => void): Promise<{ upload: string } | { code: Code }> =>
  new Promise((resolve) => {
    const onState = (state: SendState) => {
      if (state.kind === 'ready') resolve({ upload: state.upload })
      if (state.kind === 'refused') resolve({ code: state.code })
    }
    onStart(sendFile({ kind: 'artwork', file, upload: null, onState, onBegun: () => undefined }))
  })

/** Edited texts and picture of a song, and the state of saving them. */
export function useSongEdit(song: OwnSong, onChanged: (song: OwnSong) => void) {
  const sending = useRef<Sending | null>(null)
  const [texts, setTexts] = useState(() => textsOf(song))
  const [picture, setPicture] = useState<OpenedFile | null>(null)
  const [wrongField, setWrongField] = useState<keyof SongTexts | null>(null)
  const [state, setState] = useState<EditState>('idle')
  useEffect(() => () => sending.current?.cancel(), [])
  function change(part: Partial<SongTexts>): void {
    if (wrongField !== null && wrongField in part) setWrongField(null)
    setState('idle')
    setTexts({ ...texts, ...part })
  }
  function pick(file: File): void {
    if (picture !== null) closeFile(picture.address)
    setState('idle')
    setPicture(openFile(file))
  }
  async function save(): Promise<void> {
    const file = picture === null ? null : fileOf(picture.address)
    if (file !== null) setState('sending')
    const artwork = file === null ? null : await uploadPicture(file, (started) => void (sending.current = started))
    if (artwork !== null && 'code' in artwork) return setState(artwork.code)
    setState('saving')
    const answer = await studioApi.change(song.song, { ...texts, ...(artwork !== null && { artwork: artwork.upload }) })
    if (answer.kind !== 'success') return setState(answer.kind === 'unreachable' ? 'away' : answer.code)
    logChange('Saved', answer.value)
    if (picture !== null) closeFile(picture.address)
    setPicture(null)
    setState('saved')
    onChanged(answer.value)
  }
  /** Saves unless a text is empty; returns the first empty one. */
  function saveUnlessEmpty(): keyof SongTexts | null {
    const empty = emptyText(texts)
    setWrongField(empty)
    if (empty === null) void save()
    return empty
  }
  return { texts, picture, wrongField, state, change, pick, saveUnlessEmpty }
}

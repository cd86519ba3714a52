import type { HeldFile } from '@musi/domain/music/sessionSong'
import { requiredText } from '@musi/domain/music/uploadProblem'
import { ofSongTexts } from '@musi/domain/text/textLimits'
import { Button } from '@musi/ui/controls/Button'
import { Input } from '@musi/ui/controls/Input'
import { Note } from '@musi/ui/layout/Note'
import { TextArea } from '@musi/ui/controls/TextArea'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Sleeve } from '#platform/page/artwork/Sleeve.tsx'
import { FileField } from '../form/FileField.tsx'
import { fileOf, holdFile, letFileGo } from '../held/heldFiles.ts'
import { logChange } from '../held/logChange.ts'
import { type SendState, type Sending, sendFile } from '../publish/sendFile.ts'
import { type Code, type OwnSong, studioApi } from '../publish/studioApi.ts'
import { o } from '../words/ownWords.ts'
import { t } from '../words/studioWords.ts'
import { type SongTexts, TEXT_FIELDS, emptyText } from './emptyText.ts'
import styles from './Own.module.css'
import { refusalText } from './refusalText.ts'

type Props = { id: string; song: OwnSong; onChanged: (song: OwnSong) => void }

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
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
    hold(sendFile({ kind: 'artwork', file, upload: null, port: studioApi, onState, onBegun: () => undefined, wait }))
  })

/** What an artist tells of a song, published or not: its texts and its picture (spec: studio.own). */
export function EditSong({ id, song, onChanged }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const sending = useRef<Sending | null>(null)
  const [texts, setTexts] = useState(() => textsOf(song))
  const [picture, setPicture] = useState<HeldFile | null>(null)
  const [wrong, setWrong] = useState<keyof SongTexts | null>(null)
  const [state, setState] = useState<'idle' | 'sending' | 'saving' | 'saved' | Code>('idle')
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
  function submit(event: FormEvent): void {
    event.preventDefault()
    const empty = emptyText(texts)
    setWrong(empty)
    if (empty === null) return void save()
    // oxlint-disable-next-line no-alert -- specified: one alert that names the first empty field
    window.alert(requiredText(empty))
    const field = form.current?.elements.namedItem(empty)
    if (field instanceof HTMLElement) field.focus()
  }
  const isBusy = state === 'sending' || state === 'saving'
  const field = (name: Exclude<keyof SongTexts, 'description'>) => ({
    id: `${id}-${name}`,
    name,
    label: t(name),
    value: texts[name],
    maxLength: TEXT_FIELDS[name],
    error: wrong === name ? t('required') : null,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  })
  return (
    <form ref={form} className={styles['part']} aria-labelledby={`${id}-texts`} noValidate onSubmit={submit}>
      <h4 id={`${id}-texts`}>{o('texts')}</h4>
      <Input {...field('artist_name')} />
      <Input {...field('song_title')} />
      <Input {...field('genre')} />
      <TextArea
        id={`${id}-description`}
        name="description"
        label={t('description')}
        value={texts.description}
        maxLength={TEXT_FIELDS.description}
        error={wrong === 'description' ? t('required') : null}
        onChange={({ target }) => change({ description: target.value })}
      />
      <Input {...field('released_date')} type="date" />
      <div className={styles['picture']}>
        <Sleeve seed={song.song} picture={picture?.address ?? song.artwork} disc="in" />
        <FileField
          id={`${id}-artwork`}
          name="artwork"
          label={t('artwork')}
          accept="image/*"
          file={picture}
          note={t('artwork.kinds')}
          error={picture !== null && !picture.type.startsWith('image/') ? t('notAnImage') : null}
          onPick={pick}
        />
      </div>
      <Button type="submit" busy={isBusy} disabled={picture !== null && !picture.type.startsWith('image/')}>
        {t('save')}
      </Button>
      <Note as="output">{noteOf(state)}</Note>
    </form>
  )
}

function noteOf(state: 'idle' | 'sending' | 'saving' | 'saved' | Code): string {
  if (state === 'idle' || state === 'saving') return ''
  if (state === 'sending') return o('artwork.sending')
  return state === 'saved' ? t('saved') : refusalText(state)
}

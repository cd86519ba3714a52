import { requiredText } from '@musi/domain/music/uploadProblem'
import { Button } from '@musi/ui/controls/Button'
import { Input } from '@musi/ui/controls/Input'
import { Note } from '@musi/ui/layout/Note'
import { TextArea } from '@musi/ui/controls/TextArea'
import { type FormEvent, useRef } from 'react'
import { Sleeve } from '#platform/page/artwork/Sleeve.tsx'
import { FileField } from '../form/FileField.tsx'
import type { OwnSong } from '../publish/studioApi.ts'
import { ownSongsText } from '../words/ownWords.ts'
import { studioText } from '../words/studioWords.ts'
import { type SongTexts, TEXT_FIELDS } from './emptyText.ts'
import styles from './Own.module.css'
import { refusalText } from './refusalText.ts'
import { type EditState, useSongEdit } from './useSongEdit.ts'

type Props = { id: string; song: OwnSong; onChanged: (song: OwnSong) => void }

/** Edits a song's texts and picture, published or not (spec: studio.own). */
export function EditSong({ id, song, onChanged }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const { texts, picture, wrongField, state, change, pick, saveUnlessEmpty } = useSongEdit(song, onChanged)
  function submit(event: FormEvent): void {
    event.preventDefault()
    const empty = saveUnlessEmpty()
    if (empty === null) return
    // oxlint-disable-next-line no-alert -- specified: one alert that names the first empty field
    window.alert(requiredText(empty))
    const field = form.current?.elements.namedItem(empty)
    if (field instanceof HTMLElement) field.focus()
  }
  const isBusy = state === 'sending' || state === 'saving'
  const field = (name: Exclude<keyof SongTexts, 'description'>) => ({
    id: `${id}-${name}`,
    name,
    label: studioText(name),
    value: texts[name],
    maxLength: TEXT_FIELDS[name],
    error: wrongField === name ? studioText('required') : null,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  })
  return (
    <form ref={form} className={styles['part']} aria-labelledby={`${id}-texts`} noValidate onSubmit={submit}>
      <h4 id={`${id}-texts`}>{ownSongsText('texts')}</h4>
      <Input {...field('artist_name')} />
      <Input {...field('song_title')} />
      <Input {...field('genre')} />
      <TextArea
        id={`${id}-description`}
        name="description"
        label={studioText('description')}
        value={texts.description}
        maxLength={TEXT_FIELDS.description}
        error={wrongField === 'description' ? studioText('required') : null}
        onChange={({ target }) => change({ description: target.value })}
      />
      <Input {...field('released_date')} type="date" />
      <div className={styles['picture']}>
        <Sleeve seed={song.song} picture={picture?.address ?? song.artwork} disc="in" />
        <FileField
          id={`${id}-artwork`}
          name="artwork"
          label={studioText('artwork')}
          accept="image/*"
          file={picture}
          note={studioText('artwork.kinds')}
          error={picture !== null && !picture.type.startsWith('image/') ? studioText('notAnImage') : null}
          onPick={pick}
        />
      </div>
      <Button type="submit" busy={isBusy} disabled={picture !== null && !picture.type.startsWith('image/')}>
        {studioText('save')}
      </Button>
      <Note as="output">{noteOf(state)}</Note>
    </form>
  )
}

function noteOf(state: EditState): string {
  if (state === 'idle' || state === 'saving') return ''
  if (state === 'sending') return ownSongsText('artwork.sending')
  return state === 'saved' ? studioText('saved') : refusalText(state)
}

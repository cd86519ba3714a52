import type { SongEntry } from '@musi/domain/music/sessionSong'
import {
  type UploadField,
  type UploadProblem,
  problemField,
  requiredText,
  uploadProblem,
} from '@musi/domain/music/uploadProblem'
import { playTimeText } from '@musi/domain/music/playTimeText'
import { SONG_LIMITS, type SongTexts } from '@musi/domain/text/textLimits'
import { Input } from '@musi/ui/controls/Input'
import { TextArea } from '@musi/ui/controls/TextArea'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { openFile, closeFile } from '../session/openFiles.ts'
import { type SoundReading, useSoundFacts } from '../session/useSoundFacts.ts'
import { studioText } from '../words/studioWords.ts'
import { FileField } from './FileField.tsx'
import styles from './SongForm.module.css'

type Props = {
  /** Prefix of the fields' ids, because several forms may be open. */
  id: string
  hook?: string
  entry: SongEntry
  /** True for files that must stay open because they are needed elsewhere. */
  isNeeded?: (address: string) => boolean
  hasReleasedDate: boolean
  onChange: (entry: SongEntry) => void
  /** Called once no field is missing. */
  onSubmit: () => void
  /** The buttons. */
  children: ReactNode
}

const isNeverNeeded = () => false

/** Replaces an unreadable value, so that it is not mistaken for an empty one, which the alert would name. */
const UNREADABLE = 'NaN'

/** The fields of a song, checked in their order when it is submitted (spec: studio.form, songs.upload-problems). */
export function SongForm({
  id,
  hook,
  entry,
  isNeeded = isNeverNeeded,
  hasReleasedDate,
  onChange,
  onSubmit,
  children,
}: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [problem, setProblem] = useState<UploadProblem | null>(null)
  const wrongField = problem === null ? null : problemField(problem)
  const errorOf = (field: UploadField) => (problem !== null && wrongField === field ? problemText(problem) : null)

  function change(part: Partial<SongEntry>): void {
    if (wrongField !== null && wrongField in part) setProblem(null)
    onChange({ ...entry, ...part })
  }
  function pick(field: 'song_file' | 'artwork', file: File): void {
    const before = entry[field]
    if (before !== null && !isNeeded(before.address)) closeFile(before.address)
    change({ [field]: openFile(file) })
  }
  function submit(event: FormEvent): void {
    event.preventDefault()
    const fields = form.current?.elements
    const cost = fields?.namedItem('cost')
    const isCostUnreadable = cost instanceof HTMLInputElement && cost.validity.badInput
    const first = uploadProblem(isCostUnreadable ? { ...entry, cost: UNREADABLE } : entry)
    setProblem(first)
    if (first === null) {
      onSubmit()
      return
    }
    // oxlint-disable-next-line no-alert -- specified: one alert that names the first empty field
    if (first.kind === 'required') window.alert(requiredText(first.field))
    const field = fields?.namedItem(problemField(first))
    if (field instanceof HTMLElement) field.focus()
  }
  const field = (name: Exclude<keyof SongTexts, 'description'> | 'cost' | 'released_date') => ({
    id: `${id}-${name}`,
    name,
    label: studioText(name),
    value: entry[name],
    error: errorOf(name),
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  })
  return (
    <form ref={form} id={id} className={`${hook ?? ''} ${styles['form'] ?? ''}`} noValidate onSubmit={submit}>
      <div className={styles['pair']}>
        <Input
          {...field('artist_name')}
          maxLength={SONG_LIMITS.artist_name}
          placeholder={studioText('artist_name.example')}
        />
        <Input {...field('song_title')} maxLength={SONG_LIMITS.song_title} />
      </div>
      <Input {...field('genre')} maxLength={SONG_LIMITS.genre} />
      <TextArea
        id={`${id}-description`}
        name="description"
        label={studioText('description')}
        value={entry.description}
        maxLength={SONG_LIMITS.description}
        error={errorOf('description')}
        onChange={(event) => change({ description: event.target.value })}
      />
      <div className={styles['part']}>
        <div className={styles['pair']}>
          <Input {...field('cost')} type="number" inputMode="decimal" min={0} step="any" />
          {hasReleasedDate && <Input {...field('released_date')} type="date" />}
        </div>
        <SongFiles {...{ id, entry, errorOf }} onPick={pick} />
      </div>
      {children}
    </form>
  )
}

type FilesProps = Pick<Props, 'id' | 'entry'> & {
  errorOf: (field: UploadField) => string | null
  onPick: (field: 'song_file' | 'artwork', file: File) => void
}

/** The recording, with the data read from it, and the picture. */
function SongFiles({ id, entry, errorOf, onPick }: FilesProps) {
  const sound = useSoundFacts(entry.song_file?.address ?? null)
  return (
    <div className={styles['pair']}>
      <FileField
        id={`${id}-song_file`}
        name="song_file"
        label={studioText('song_file')}
        accept="audio/*"
        file={entry.song_file}
        note={soundNote(sound)}
        error={errorOf('song_file')}
        onPick={(file) => onPick('song_file', file)}
      />
      <FileField
        id={`${id}-artwork`}
        name="artwork"
        label={studioText('artwork')}
        accept="image/*"
        file={entry.artwork}
        note={studioText('artwork.kinds')}
        error={errorOf('artwork')}
        onPick={(file) => onPick('artwork', file)}
      />
    </div>
  )
}

function problemText(problem: UploadProblem): string {
  if (problem.kind !== 'required') return studioText(problem.kind)
  if (problem.field === 'cost') return studioText('required.cost')
  return studioText(problem.field === 'song_file' || problem.field === 'artwork' ? 'required.file' : 'required')
}

function soundNote(sound: SoundReading): string {
  if (sound.kind === 'none') return studioText('sound.kinds')
  return sound.kind === 'read'
    ? studioText('sound.length', { time: playTimeText(sound.facts.seconds) })
    : studioText(`sound.${sound.kind}`)
}

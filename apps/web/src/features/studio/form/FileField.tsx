import type { OpenedFile } from '@musi/domain/music/sessionSong'
import { safeText } from '@musi/domain/safeText'
import { FILE_NAME_SHOWN } from '@musi/domain/text/textLimits'
import { Stack } from '@musi/ui/layout/Stack'
import { Text } from '@musi/ui/Text'
import { type ReactNode, useId } from 'react'
import { studioText } from '../words/studioWords.ts'
import styles from './FileField.module.css'

type Props = {
  id: string
  name: 'song_file' | 'artwork'
  label: string
  accept: string
  file: OpenedFile | null
  /** Accepted formats, or what was found in the file. */
  note: ReactNode
  error: string | null
  onPick: (file: File) => void
}

/** Field to choose or drop a file. The native input lies invisibly over the box: it handles keyboard, screen reader and drops. */
export function FileField({ id, name, label, accept, file, note, error, onPick }: Props) {
  const noteId = useId()
  const pick = (files: FileList | null) => {
    const first = files?.[0]
    if (first !== undefined) onPick(first)
  }
  return (
    <Stack gap={2} shrinks>
      <label
        className={styles['box']}
        data-wrong={error !== null || undefined}
        data-filled={file !== null || undefined}
      >
        <Text as="span" size={14} weight={560}>
          {label}
        </Text>
        <span className={`${styles['line']} ringed`}>
          <input
            id={id}
            name={name}
            type="file"
            accept={accept}
            aria-invalid={error !== null || undefined}
            aria-describedby={noteId}
            onChange={(event) => pick(event.target.files)}
          />
          <Text as="span" tone="strong" breaks shrinks>
            {file === null ? <b>{studioText('file.choose')}</b> : <bdi>{safeText(file.name, FILE_NAME_SHOWN)}</bdi>}
          </Text>
          <span className={styles['hint']}>
            {file === null ? studioText('file.drop') : <b>{studioText('file.change')}</b>}
          </span>
        </span>
      </label>
      <Text id={noteId} tone={error === null ? 'muted' : 'negative'} size={14} aria-live="polite">
        {error ?? note}
      </Text>
    </Stack>
  )
}

import type { UploadKind } from '@musi/api/music/uploads'
import { type SessionSong, entryOf } from '@musi/domain/music/sessionSong'
import { safeText } from '@musi/domain/safeText'
import { FILE_NAME_SHOWN } from '@musi/domain/text/textLimits'
import { Button } from '@musi/ui/controls/Button'
import { Cluster, Stack } from '@musi/ui/layout/Stack'
import { Note } from '@musi/ui/layout/Note'
import { useEffect, useEffectEvent } from 'react'
import { FileField } from '../form/FileField.tsx'
import { fileOf, openFile } from '../session/openFiles.ts'
import { sessionSongs } from '../session/sessionSongs.ts'
import { studioText } from '../words/studioWords.ts'
import { FileProgress, REFUSAL_KEYS } from './FileProgress.tsx'
import { storedPublishing } from './storedPublishing.ts'
import { publishText } from './publishWords.ts'
import { sizeText } from './sizeText.ts'
import { type Publishing, publishing } from './publishing.ts'
import type { Code } from './studioApi.ts'

const KINDS = ['sound', 'artwork'] as const
const FIELDS = { sound: 'song_file', artwork: 'artwork' } as const
const ACCEPTS = { sound: 'audio/*', artwork: 'image/*' } as const

/** Refusals that are not about the file, so the same file can be sent again. */
const RETRYABLE_REFUSALS: ReadonlySet<Code> = new Set<Code>(['quota', 'full', 'away', 'notSignedIn'])

type Props = { song: SessionSong; publication: Publishing }

/** Both uploads with their progress, and help if one has stopped (spec: studio.upload, studio.resumed). */
export function FilesStep({ song, publication }: Props) {
  const { files, failure } = publication
  const id = `publish-${song.id}`
  const kinds = new Set(KINDS.map((kind) => files[kind].kind))
  const isPaused = kinds.has('paused')
  const isSending = kinds.has('sending') || kinds.has('offline')
  const resumeUpload = useEffectEvent(() => publishing.resumeAfterReload(song.id, entryOf(song)))
  useEffect(() => resumeUpload(), [])
  return (
    <>
      <Stack as="ul" gap={4}>
        {KINDS.map((kind) => (
          <FileStep key={kind} {...{ song, publication, kind }} />
        ))}
      </Stack>
      <Note as="output" tone="strong">
        {failure === null ? '' : publishText(`why.${REFUSAL_KEYS[failure] ?? 'refused'}`)}
      </Note>
      <Cluster gap={3} center>
        {isPaused ? (
          <Button id={`${id}-resume`} onClick={() => publishing.resume(song.id)}>
            {publishText('resume')}
          </Button>
        ) : (
          isSending && (
            <Button id={`${id}-pause`} onClick={() => publishing.pause(song.id)}>
              {publishText('pause')}
            </Button>
          )
        )}
        {failure !== null && (
          <Button id={`${id}-retry`} onClick={() => publishing.retry(song.id, entryOf(song))}>
            {publishText('again')}
          </Button>
        )}
        <Button id={`${id}-cancel`} kind="quiet" onClick={() => publishing.cancel(song.id)}>
          {publishText('cancel')}
        </Button>
      </Cluster>
    </>
  )
}

function FileStep({ song, publication: { files, mismatch: other }, kind }: Props & { kind: UploadKind }) {
  const id = `publish-${song.id}-${kind}`
  const state = files[kind]
  const openFileOfKind = fileOf(kind === 'sound' ? song.song_file : song.artwork)
  const storedUpload = storedPublishing.of(song.id)?.[kind] ?? null
  const bytes = storedUpload?.bytes ?? openFileOfKind?.size ?? 0
  const name = safeText(
    storedUpload?.name ?? (kind === 'sound' ? song.song_file_name : song.artwork_name),
    FILE_NAME_SHOWN,
  )
  const isFileRefused = state.kind === 'refused' && !RETRYABLE_REFUSALS.has(state.code)
  /** Stores the file in the session song, which then plays again. */
  const replaceFile = (file: File) => {
    const entry = { ...entryOf(song), [FIELDS[kind]]: openFile(file) }
    sessionSongs.save(song.id, entry)
    return entry
  }
  async function resume(file: File): Promise<void> {
    if (await publishing.resumeWith(song.id, entryOf(song), kind, file)) replaceFile(file)
  }
  return (
    <FileProgress id={id} name={publishText(`step.${kind}`)} bytes={bytes} state={state} isPicture={kind === 'artwork'}>
      {(state.kind === 'fileMissing' || isFileRefused) && (
        <FileField
          id={`${id}-file`}
          name={FIELDS[kind]}
          label={studioText(FIELDS[kind])}
          accept={ACCEPTS[kind]}
          file={null}
          note={
            state.kind === 'fileMissing'
              ? publishText('file.missing', {
                  name,
                  done: sizeText(state.received, bytes),
                  all: sizeText(bytes, bytes),
                })
              : null
          }
          error={state.kind === 'fileMissing' && other === kind ? publishText('file.other', { name }) : null}
          onPick={(file) =>
            state.kind === 'fileMissing'
              ? void resume(file)
              : publishing.replace(song.id, replaceFile(file), kind, file)
          }
        />
      )}
      {state.kind === 'refused' && !isFileRefused && openFileOfKind !== null && (
        <Button
          id={`${id}-again`}
          size="small"
          onClick={() => void publishing.resumeWith(song.id, entryOf(song), kind, openFileOfKind)}
        >
          {publishText('again')}
        </Button>
      )}
    </FileProgress>
  )
}

import type { UploadKind } from '@musi/api/music/uploads'
import { type SessionSong, entryOf } from '@musi/domain/music/sessionSong'
import { safeText } from '@musi/domain/safeText'
import { FILE_NAME_SHOWN } from '@musi/domain/text/textLimits'
import { Button } from '@musi/ui/controls/Button'
import { Cluster, Stack } from '@musi/ui/layout/Stack'
import { Note } from '@musi/ui/layout/Note'
import { useEffect, useEffectEvent } from 'react'
import { FileField } from '../form/FileField.tsx'
import { fileOf, holdFile } from '../held/heldFiles.ts'
import { sessionSongs } from '../held/sessionSongs.ts'
import { t } from '../words/studioWords.ts'
import { FileProgress, WHY } from './FileProgress.tsx'
import { keptPublishing } from './keptPublishing.ts'
import { publishText } from './publishWords.ts'
import { sizeText } from './sizeText.ts'
import { type Publishing, publishing } from './publishing.ts'
import type { Code } from './studioApi.ts'

const KINDS = ['sound', 'artwork'] as const
const FIELDS = { sound: 'song_file', artwork: 'artwork' } as const
const ACCEPTS = { sound: 'audio/*', artwork: 'image/*' } as const

/** Refusals that are not about the file: the same one is sent once more. */
const NOT_OF_THE_FILE: ReadonlySet<Code> = new Set<Code>(['quota', 'full', 'away', 'notSignedIn'])

type Props = { song: SessionSong; now: Publishing }

/** Both uploads with their progress, and help if one has stopped (spec: studio.upload, studio.resumed). */
export function FilesStep({ song, now }: Props) {
  const { files, failure } = now
  const id = `publish-${song.id}`
  const kinds = new Set(KINDS.map((kind) => files[kind].kind))
  const isPaused = kinds.has('paused')
  const isSending = kinds.has('sending') || kinds.has('offline')
  const wake = useEffectEvent(() => publishing.wake(song.id, entryOf(song)))
  useEffect(() => wake(), [])
  return (
    <>
      <Stack as="ul" gap={4}>
        {KINDS.map((kind) => (
          <FileStep key={kind} {...{ song, now, kind }} />
        ))}
      </Stack>
      <Note as="output" tone="strong">
        {failure === null ? '' : publishText(`why.${WHY[failure] ?? 'refused'}`)}
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

function FileStep({ song, now: { files, other }, kind }: Props & { kind: UploadKind }) {
  const id = `publish-${song.id}-${kind}`
  const state = files[kind]
  const held = fileOf(kind === 'sound' ? song.song_file : song.artwork)
  const kept = keptPublishing.of(song.id)?.[kind] ?? null
  const bytes = kept?.bytes ?? held?.size ?? 0
  const name = safeText(kept?.name ?? (kind === 'sound' ? song.song_file_name : song.artwork_name), FILE_NAME_SHOWN)
  const isOfFile = state.kind === 'refused' && !NOT_OF_THE_FILE.has(state.code)
  /** The song of the session has it from now on, and can be heard again. */
  const hold = (file: File) => {
    const entry = { ...entryOf(song), [FIELDS[kind]]: holdFile(file) }
    sessionSongs.save(song.id, entry)
    return entry
  }
  async function resume(file: File): Promise<void> {
    if (await publishing.resumeWith(song.id, entryOf(song), kind, file)) hold(file)
  }
  return (
    <FileProgress id={id} name={publishText(`step.${kind}`)} bytes={bytes} state={state} isPicture={kind === 'artwork'}>
      {(state.kind === 'lacking' || isOfFile) && (
        <FileField
          id={`${id}-file`}
          name={FIELDS[kind]}
          label={t(FIELDS[kind])}
          accept={ACCEPTS[kind]}
          file={null}
          note={
            state.kind === 'lacking'
              ? publishText('file.lacking', {
                  name,
                  done: sizeText(state.received, bytes),
                  all: sizeText(bytes, bytes),
                })
              : null
          }
          error={state.kind === 'lacking' && other === kind ? publishText('file.other', { name }) : null}
          onPick={(file) =>
            state.kind === 'lacking' ? void resume(file) : publishing.replace(song.id, hold(file), kind, file)
          }
        />
      )}
      {state.kind === 'refused' && !isOfFile && held !== null && (
        <Button
          id={`${id}-again`}
          size="small"
          onClick={() => void publishing.resumeWith(song.id, entryOf(song), kind, held)}
        >
          {publishText('again')}
        </Button>
      )}
    </FileProgress>
  )
}

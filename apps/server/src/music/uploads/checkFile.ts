import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Upload, UploadProblemCode } from '@musi/api/music/uploads'
import { ARTWORKS_PATH, SOUNDS_PATH } from '@musi/api/paths'
import { checkSound } from '../decoding/checkSound.ts'
import type { UploadRow } from './uploadStore.ts'

type Result = Extract<Upload['state'], { is: 'ready' }>['result']
/** The stored result, without the first registration, which is read from the chain each time. */
export type StoredUploadResult = Result extends infer Each ? (Each extends Result ? Omit<Each, 'first'> : never) : never

export type CheckedFile =
  | {
      ok: true
      result: StoredUploadResult
      /** Objects to store: the file itself first, then those made from it. */
      objects: readonly { id: string; pieces: () => AsyncIterable<Uint8Array> }[]
    }
  | { ok: false; problem: UploadProblemCode }

type Job = { row: UploadRow; path: string; strippedPath: string; onProgress: (done: number) => void }
export type RunningCheck = { outcome: Promise<CheckedFile>; stop: () => Promise<void> }

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const inMemory = (bytes: Uint8Array) => ({
  id: hashOf(bytes),
  async *pieces() {
    yield bytes
  },
})

/**
 * Opens the file only when it is read, so that a file deleted in the meantime fails its reader and
 * not the process.
 */
async function* piecesOf(path: string): AsyncGenerator<Uint8Array> {
  for await (const piece of createReadStream(path)) yield piece as Uint8Array
}

/** Checks a complete file by its content, whatever its name (cases 80 to 82). */
export function checkFile(job: Job): RunningCheck {
  if (job.row.kind === 'artwork') return { outcome: checkArtwork(job.path), stop: () => Promise.resolve() }
  const checking = checkSound({ path: job.path, out: job.strippedPath }, job.onProgress)
  return { outcome: checking.outcome.then((outcome) => checkedSound(outcome, job.strippedPath)), stop: checking.stop }
}

type SoundOutcome = Awaited<ReturnType<typeof checkSound>['outcome']>

function checkedSound(outcome: SoundOutcome, path: string): CheckedFile {
  if (!outcome.ok) return outcome
  const { hash, bytes, preview, ...facts } = outcome.sound
  const object = inMemory(preview.bytes)
  return {
    ok: true,
    objects: [{ id: hash, pieces: () => piecesOf(path) }, object],
    result: {
      kind: 'sound',
      contentHash: `0x${hash}`,
      bytes,
      ...facts,
      preview: {
        address: `${SOUNDS_PATH}/${object.id}`,
        startMs: preview.startMs,
        durationMs: preview.durationMs,
      },
    },
  }
}

async function checkArtwork(path: string): Promise<CheckedFile> {
  // Loaded with the first picture.
  const { artworkImage } = await import('#platform/pictures/artworkImage.ts')
  const made = await artworkImage(await readFile(path))
  if (!made.ok) return made
  const object = inMemory(made.bytes)
  return {
    ok: true,
    objects: [object],
    result: { kind: 'artwork', address: `${ARTWORKS_PATH}/${object.id}`, bytes: made.bytes.length },
  }
}

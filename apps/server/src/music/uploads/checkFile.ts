import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Upload, UploadProblemCode } from '@musi/api/music/uploads'
import { ARTWORKS_PATH, SOUNDS_PATH } from '@musi/api/paths'
import { checkSound } from '../decoding/checkSound.ts'
import type { UploadRow } from './uploadStore.ts'

type Result = Extract<Upload['state'], { is: 'ready' }>['result']
/** The stored result, without who was first, which is read from the chain each time. */
export type KeptResult = Result extends infer Each ? (Each extends Result ? Omit<Each, 'first'> : never) : never

export type CheckedFile =
  | {
      ok: true
      result: KeptResult
      /** Objects to store: the file itself first, then those made from it. */
      objects: readonly { id: string; pieces: () => AsyncIterable<Uint8Array> }[]
    }
  | { ok: false; problem: UploadProblemCode }

type Job = { row: UploadRow; path: string; cleanPath: string; tell: (done: number) => void }
export type CheckingFile = { outcome: Promise<CheckedFile>; stop: () => Promise<void> }

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const inMemory = (bytes: Uint8Array) => ({
  id: hashOf(bytes),
  async *pieces() {
    yield bytes
  },
})

/** Opens the file when it is read, so a file that is gone by then fails its reader and not the process. */
async function* piecesOf(path: string): AsyncGenerator<Uint8Array> {
  for await (const piece of createReadStream(path)) yield piece as Uint8Array
}

/** Checks a complete file by its content, whatever its name (cases 80 to 82). */
export function checkFile(job: Job): CheckingFile {
  if (job.row.kind === 'artwork') return { outcome: checkedArtwork(job.path), stop: () => Promise.resolve() }
  const checking = checkSound({ path: job.path, out: job.cleanPath }, job.tell)
  return { outcome: checking.outcome.then((outcome) => soundOf(outcome, job.cleanPath)), stop: checking.stop }
}

type Heard = Awaited<ReturnType<typeof checkSound>['outcome']>

function soundOf(outcome: Heard, path: string): CheckedFile {
  if (!outcome.ok) return outcome
  const { hash, bytes, preview, ...facts } = outcome.sound
  const kept = inMemory(preview.bytes)
  return {
    ok: true,
    objects: [{ id: hash, pieces: () => piecesOf(path) }, kept],
    result: {
      kind: 'sound',
      contentHash: `0x${hash}`,
      bytes,
      ...facts,
      preview: {
        address: `${SOUNDS_PATH}/${kept.id}`,
        startMs: preview.startMs,
        durationMs: preview.durationMs,
      },
    },
  }
}

async function checkedArtwork(path: string): Promise<CheckedFile> {
  // The library of pictures is loaded with the first of them.
  const { artworkImage } = await import('#platform/pictures/artworkImage.ts')
  const made = await artworkImage(await readFile(path))
  if (!made.ok) return made
  const kept = inMemory(made.bytes)
  return {
    ok: true,
    objects: [kept],
    result: { kind: 'artwork', address: `${ARTWORKS_PATH}/${kept.id}`, bytes: made.bytes.length },
  }
}

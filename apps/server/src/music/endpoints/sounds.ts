import type { SoundFormat } from '@musi/api/music/uploads'
import type { OwnDatabase } from '#platform/database/ownDatabase.ts'
import { SANDBOX } from '#edge/http/answer.ts'
import { problemAnswer } from '#edge/http/problemAnswer.ts'
import type { Endpoint } from '#edge/http/route.ts'
import { type ObjectStore, isObjectId } from '../media/objectStore.ts'
import { rangedAnswer } from '../media/rangedAnswer.ts'
import type { Recordings } from '../media/recordings.ts'
import type { SongTables } from '../songs/songTables.ts'
import { isRecordingShown, isShown } from '../songs/songDetails.ts'
import { type Takedowns, WITHDRAWABLE_SECONDS } from '#moderation/takedowns.ts'
import { isUploadShown } from '../uploads/uploadStore.ts'
import type { UploadTables } from '../uploads/uploadTables.ts'
import { SAMPLE_RECORDINGS } from '@musi/domain/recordings/sampleRecordings'
import { SEEDED_RECORDINGS } from '@musi/domain/recordings/seededRecordings'

type Needs = {
  objects: ObjectStore
  recordings: Pick<Recordings, 'made'>
  database: Pick<OwnDatabase, 'tables'>
  takedowns: Pick<Takedowns, 'has'>
}

/** Chosen by the detected format, never by the file name. */
export const SOUND_TYPES: Readonly<Record<SoundFormat, string>> = {
  mp3: 'audio/mpeg',
  flac: 'audio/flac',
  vorbis: 'audio/ogg',
  opus: 'audio/ogg',
  wav: 'audio/wav',
}
const FOREVER = { 'cache-control': 'public, max-age=31536000, immutable' }
const BRIEFLY = { ...SANDBOX, 'cache-control': `public, max-age=${WITHDRAWABLE_SECONDS}` }

/** To others, gated objects in the store look like missing ones. */
async function isPublishedByArtist({ database, takedowns }: Needs, id: string): Promise<boolean> {
  if (!isObjectId(id) || takedowns.has(id)) return false
  const tables = await database.tables<SongTables & UploadTables>()
  if (tables === null) return false
  const seeded = seededRecordingOf(id)
  if (seeded !== null) return await isRecordingShown(tables, seeded, takedowns)
  return (await isShown(tables, id, takedowns)) || (await isUploadShown(tables, id, takedowns.has))
}

/** GET /sounds/{hash}: a bundled sample, which never changes, or an artist's preview, which may be withdrawn. */
export const sounds =
  (needs: Needs): Endpoint =>
  async (request) => {
    const { objects, recordings } = needs
    const id = request.params['hash'] ?? ''
    const isOurs = isOpenSound(id)
    if (needs.takedowns.has(id) || (!isOurs && !(await isPublishedByArtist(needs, id)))) return noSound()
    await recordings.made(id)
    const bytes = await objects.bytesOf(id)
    if (bytes === null) return noSound()
    const headers = isOurs ? FOREVER : BRIEFLY
    return await rangedAnswer(request, { store: objects, id, bytes, type: SOUND_TYPES.mp3, headers })
  }

/** GET /artworks/{hash}: the picture of a song, re-encoded by this server. */
export const artworks =
  (needs: Needs): Endpoint =>
  async (request) => {
    const { objects } = needs
    const id = request.params['hash'] ?? ''
    const bytes = (await isPublishedByArtist(needs, id)) ? await objects.bytesOf(id) : null
    if (bytes === null) return problemAnswer(404, 'noArtwork', 'There is no such picture.')
    return await rangedAnswer(request, { store: objects, id, bytes, type: 'image/webp', headers: BRIEFLY })
  }

const noSound = () => problemAnswer(404, 'noSound', 'There is no such sound that is open to everybody.')

/** Bundled samples and their previews, which belong to no artist. */
const OPEN = new Set(Object.values(SAMPLE_RECORDINGS).flatMap(({ hash, preview }) => [hash, preview.hash]))
const RECORDING_OF = new Map(Object.values(SEEDED_RECORDINGS).map(({ hash, preview }) => [preview.hash, hash] as const))

const isOpenSound = (id: string): boolean => OPEN.has(id)

/** The recording of a seeded song with this preview; null if no preview matches. */
const seededRecordingOf = (preview: string): string | null => RECORDING_OF.get(preview) ?? null

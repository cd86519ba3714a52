import { problemAnswer } from '../../http/problemAnswer.ts'
import type { Endpoint } from '../../http/route.ts'
import type { ObjectStore } from '../../media/objectStore.ts'
import { isOpenSound } from '../../media/openSounds.ts'
import { rangedAnswer } from '../../media/rangedAnswer.ts'
import type { Recordings } from '../../media/recordings.ts'

type Needs = { objects: ObjectStore; recordings: Pick<Recordings, 'made'> }

export const SOUND_TYPE = 'audio/mpeg'

/** GET /sounds/{hash}: a preview or a bundled sample, which never changes. */
export const sounds =
  ({ objects, recordings }: Needs): Endpoint =>
  async (request) => {
    const id = request.params['hash'] ?? ''
    // Whatever lies in the store behind the gate is not told from what is not there.
    if (!isOpenSound(id)) return noSound()
    await recordings.made(id)
    const bytes = await objects.bytesOf(id)
    if (bytes === null) return noSound()
    const headers = { 'cache-control': 'public, max-age=31536000, immutable' }
    return await rangedAnswer(request, { store: objects, id, bytes, type: SOUND_TYPE, headers })
  }

const noSound = () => problemAnswer(404, 'noSound', 'There is no such sound that is open to everybody.')

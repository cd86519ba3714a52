import { SOUNDS_PATH } from '@musi/api/paths'
import { RecentMap } from '#platform/recentMap.ts'
import type { PublicSong } from '../subjects/publicSongs.ts'

/** A sample as MP3, with the exact length of its file. */
export type SizedSample = { readonly path: string; readonly bytes: number }

const MAX_SIZES = 10_000

/** Reads the sizes of samples, each once; null for a song without a sample. Throws ObjectsUnreachable. */
export function sampleSizes(
  soundBytes: (id: string) => Promise<number | null>,
): (song: Pick<PublicSong, 'sample'>) => Promise<SizedSample | null> {
  const sizes = new RecentMap<string, number>(MAX_SIZES)
  return async ({ sample }) => {
    if (sample === null) return null
    const id = sample.slice(SOUNDS_PATH.length + 1)
    const bytes = sizes.get(id) ?? (await soundBytes(id))
    if (bytes === null) return null
    sizes.set(id, bytes)
    return { path: sample, bytes }
  }
}

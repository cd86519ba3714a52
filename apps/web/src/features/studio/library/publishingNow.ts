import type { Publishing } from '../publish/publishing.ts'

type Now = 'sending' | 'stopped' | 'uploaded' | 'ready'

/** How a song on its way is told in one line; null: there is nothing to say (spec: studio.resumed). */
export function publishingNow({ files, song, isDrafted, failure, isRegistered }: Publishing): Now | null {
  if (isRegistered) return null
  if (song !== null) return 'ready'
  // Whether it was registered since is known once the server has been asked.
  if (isDrafted) return 'uploaded'
  const kinds = [files.sound.kind, files.artwork.kind]
  const hasStopped =
    failure !== null || kinds.some((kind) => kind === 'refused' || kind === 'lacking' || kind === 'asleep')
  return hasStopped ? 'stopped' : 'sending'
}

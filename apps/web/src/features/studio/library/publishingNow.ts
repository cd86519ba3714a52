import type { Publishing } from '../publish/publishing.ts'

type Now = 'sending' | 'stopped' | 'uploaded' | 'ready'

/** One-line progress of a song being published; null if there is nothing to say (spec: studio.resumed). */
export function publishingNow({ files, song, isDrafted, failure, isRegistered }: Publishing): Now | null {
  if (isRegistered) return null
  if (song !== null) return 'ready'
  // Only the server knows whether it was registered since.
  if (isDrafted) return 'uploaded'
  const kinds = [files.sound.kind, files.artwork.kind]
  const hasStopped =
    failure !== null || kinds.some((kind) => kind === 'refused' || kind === 'lacking' || kind === 'asleep')
  return hasStopped ? 'stopped' : 'sending'
}

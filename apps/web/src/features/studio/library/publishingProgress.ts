import type { Publishing } from '../publish/publishing.ts'

type PublishingProgress = 'sending' | 'stopped' | 'uploaded' | 'ready'

/** One-line progress of a song being published; null if there is nothing to say (spec: studio.resumed). */
export function publishingProgress({
  files,
  song,
  isDrafted,
  failure,
  isRegistered,
}: Publishing): PublishingProgress | null {
  if (isRegistered) return null
  if (song !== null) return 'ready'
  // Only the server knows whether the song was registered since.
  if (isDrafted) return 'uploaded'
  const kinds = [files.sound.kind, files.artwork.kind]
  const hasStopped =
    failure !== null || kinds.some((kind) => kind === 'refused' || kind === 'fileMissing' || kind === 'interrupted')
  return hasStopped ? 'stopped' : 'sending'
}

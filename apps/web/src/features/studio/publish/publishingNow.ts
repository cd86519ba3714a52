import type { Publishing } from './publishing.ts'

/** How a song on its way is told in one line: null: there is nothing to say. */
export function publishingNow({
  files,
  song,
  failure,
  isRegistered,
}: Publishing): 'sending' | 'stopped' | 'ready' | null {
  if (isRegistered) return null
  if (song !== null) return 'ready'
  const kinds = [files.sound.kind, files.artwork.kind]
  const hasStopped =
    failure !== null || kinds.some((kind) => kind === 'refused' || kind === 'lacking' || kind === 'asleep')
  return hasStopped ? 'stopped' : 'sending'
}

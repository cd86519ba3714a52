import type { HeldFile } from '@musi/domain/music/sessionSong'
import { chosenFile } from '@musi/domain/music/uploadProblem'
import { perVisit, visitEnd } from '#platform/page/visit/visit.ts'
import { type SoundFacts, soundFacts } from './soundFacts.ts'

type Held = { readonly file: File; facts: Promise<SoundFacts | null> | null }

const files = perVisit(() => {
  const held = new Map<string, Held>()
  visitEnd().addEventListener('abort', () => {
    for (const address of held.keys()) URL.revokeObjectURL(address)
  })
  return held
})

/** The browser gives a file an address that is good until the page is left (spec: studio.session). */
export function holdFile(file: File): HeldFile {
  const address = URL.createObjectURL(file)
  files().set(address, { file, facts: null })
  return { ...chosenFile(file.name, file.type), address }
}

/** Null if the page no longer holds it. */
export const fileOf = (address: string): File | null => files().get(address)?.file ?? null

export const isHeld = (address: string): boolean => files().has(address)

/** Data read from a sound file; null if the browser cannot decode it, or it is no longer held. */
export async function factsOf(address: string): Promise<SoundFacts | null> {
  const held = files().get(address)
  if (held === undefined) return null
  held.facts ??= soundFacts(held.file)
  return held.facts
}

export function letFileGo(address: string): void {
  if (files().delete(address)) URL.revokeObjectURL(address)
}

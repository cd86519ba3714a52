import type { OpenedFile } from '@musi/domain/music/sessionSong'
import { chosenFile } from '@musi/domain/music/uploadProblem'
import { perVisit, visitEnd } from '#platform/page/visit/visit.ts'
import { type SoundFacts, soundFacts } from './soundFacts.ts'

type OpenFile = { readonly file: File; facts: Promise<SoundFacts | null> | null }

const files = perVisit(() => {
  const openFiles = new Map<string, OpenFile>()
  visitEnd().addEventListener('abort', () => {
    for (const address of openFiles.keys()) URL.revokeObjectURL(address)
  })
  return openFiles
})

/** Creates an object URL for a file, valid until the page is left (spec: studio.session). */
export function openFile(file: File): OpenedFile {
  const address = URL.createObjectURL(file)
  files().set(address, { file, facts: null })
  return { ...chosenFile(file.name, file.type), address }
}

/** The file at an address; null if it is no longer open. */
export const fileOf = (address: string): File | null => files().get(address)?.file ?? null

export const isFileOpen = (address: string): boolean => files().has(address)

/** Data read from a sound file; null if the browser cannot decode it, or the file is no longer open. */
export async function soundFactsOf(address: string): Promise<SoundFacts | null> {
  const open = files().get(address)
  if (open === undefined) return null
  open.facts ??= soundFacts(open.file)
  return open.facts
}

export function closeFile(address: string): void {
  if (files().delete(address)) URL.revokeObjectURL(address)
}

import {
  accessSync,
  closeSync,
  constants,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { dirname } from 'node:path'
import type { AddressBook } from '@musi/domain/addressBook'

const sentence = (path: string, error: unknown) =>
  `The address book ${path} cannot be written (${error instanceof Error && 'code' in error ? String(error.code) : 'unknown'}). Name another place with --book FILE and run it again: what is deployed is not deployed twice.`

/** Checked before anything is paid for. */
export function bookProblem(path: string): string | null {
  try {
    mkdirSync(dirname(path), { recursive: true })
    accessSync(dirname(path), constants.W_OK)
    return null
  } catch (error) {
    return sentence(path, error)
  }
}

/** Writes a temporary file, syncs and renames it, so that an existing book is replaced atomically. */
export function writeBook(path: string, book: AddressBook): string | null {
  const side = `${path}.${process.pid}.tmp`
  try {
    const file = openSync(side, 'w')
    try {
      writeSync(file, `${JSON.stringify(book, null, 2)}\n`)
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
    renameSync(side, path)
    return null
  } catch (error) {
    rmSync(side, { force: true })
    return sentence(path, error)
  }
}

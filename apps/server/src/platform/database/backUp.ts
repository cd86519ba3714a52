import { closeSync, existsSync, fsyncSync, linkSync, mkdirSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export type BackedUp = { ok: true } | { ok: false; sentence: string }

/** Copies a database that may be in use, with everything confirmed before. An existing copy is never overwritten. */
export function backUp(file: string, copy: string): BackedUp {
  if (existsSync(copy)) return { ok: false, sentence: `${copy} is there already, and a backup is never written over.` }
  const partFile = `${copy}.part`
  try {
    mkdirSync(dirname(copy), { recursive: true })
    rmSync(partFile, { force: true })
    // Readable by its owner only, because the file contains the keys that seal sessions.
    writeFileSync(partFile, '', { mode: 0o600 })
    writeCopy(file, partFile)
    checkIntegrity(partFile)
    syncToDisk(partFile)
    linkSync(partFile, copy)
    syncToDisk(dirname(copy))
    return { ok: true }
  } catch (error) {
    return {
      ok: false,
      sentence: `${file} could not be copied to ${copy}: ${error instanceof Error ? error.message : String(error)}`,
    }
  } finally {
    rmSync(partFile, { force: true })
  }
}

/** Copies in one read transaction, which does not block writers. */
function writeCopy(file: string, partFile: string) {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  try {
    database.prepare('vacuum into ?').run(partFile)
  } finally {
    database.close()
  }
}

function checkIntegrity(partFile: string) {
  const database = new DatabaseSync(partFile, { readOnly: true })
  try {
    const verdict = database.prepare('pragma integrity_check').get()?.['integrity_check']
    if (verdict !== 'ok') throw new Error(`the copy is not whole (${String(verdict)})`)
  } finally {
    database.close()
  }
}

/** Waits until a file, or a folder's list of files, is written to disk. */
export function syncToDisk(path: string) {
  const handle = openSync(path, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

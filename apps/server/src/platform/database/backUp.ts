import { closeSync, existsSync, fsyncSync, linkSync, mkdirSync, openSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

type BackedUp = { ok: true } | { ok: false; sentence: string }

/** A whole copy of a database that may be in use: everything that was answered before it began. A name is never written over. */
export function backUp(file: string, copy: string): BackedUp {
  if (existsSync(copy)) return { ok: false, sentence: `${copy} is there already, and a backup is never written over.` }
  const part = `${copy}.part`
  try {
    mkdirSync(dirname(copy), { recursive: true })
    rmSync(part, { force: true })
    writeCopy(file, part)
    check(part)
    synced(part)
    linkSync(part, copy)
    synced(dirname(copy))
    return { ok: true }
  } catch (error) {
    return {
      ok: false,
      sentence: `${file} could not be copied to ${copy}: ${error instanceof Error ? error.message : String(error)}`,
    }
  } finally {
    rmSync(part, { force: true })
  }
}

/** Copies in one read transaction, which does not block writers. */
function writeCopy(file: string, part: string) {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  try {
    database.prepare('vacuum into ?').run(part)
  } finally {
    database.close()
  }
}

function check(part: string) {
  const database = new DatabaseSync(part, { readOnly: true })
  try {
    const verdict = database.prepare('pragma integrity_check').get()?.['integrity_check']
    if (verdict !== 'ok') throw new Error(`the copy is not whole (${String(verdict)})`)
  } finally {
    database.close()
  }
}

function synced(path: string) {
  const handle = openSync(path, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

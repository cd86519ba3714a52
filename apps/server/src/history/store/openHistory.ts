import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Kysely } from 'kysely'
import { nodeSqlite } from '#platform/database/nodeSqlite.ts'
import { type HistoryDb, type Tables, createTables } from './tables.ts'

const IN_MEMORY = ':memory:'
const ENDING = '.db'
/** Keeps one history of another chain for switching back; older ones can be indexed again. */
const MAX_OTHER_HISTORIES = 1

/**
 * Opens the history file; recreates it if damaged, and falls back to memory if it cannot be opened.
 * A lost history can always be indexed again.
 */
export async function openHistory(file: string, warn: (line: string) => void): Promise<HistoryDb> {
  try {
    mkdirSync(dirname(file), { recursive: true })
    const db = await openFile(file).catch(async (error: unknown) => {
      if (isLockedByAnother(error)) throw error
      remove(file)
      return await openFile(file)
    })
    removeOthers(file)
    return db
  } catch (error) {
    warn(`The history of the chain is kept in memory, because its file cannot be used (${messageOf(error)}).`)
    return await openFile(IN_MEMORY)
  }
}

async function openFile(file: string): Promise<HistoryDb> {
  const db = new Kysely<Tables>({ dialect: nodeSqlite(file) })
  try {
    await createTables(db)
    return db
  } catch (error) {
    await db.destroy()
    throw error
  }
}

/** Code 5 is SQLITE_BUSY. */
const isLockedByAnother = (error: unknown) => error instanceof Error && 'errcode' in error && error.errcode === 5

const remove = (file: string) => {
  for (const end of ['', '-wal', '-shm', '-journal']) rmSync(file + end, { force: true })
}

function removeOthers(file: string): void {
  const folder = dirname(file)
  const others = readdirSync(folder)
    .map((name) => join(folder, name))
    .filter((path) => path.endsWith(ENDING) && path !== file)
    .toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
  for (const path of others.slice(MAX_OTHER_HISTORIES)) remove(path)
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Kysely } from 'kysely'
import { nodeSqlite } from '#platform/database/nodeSqlite.ts'
import { type HistoryDb, type Tables, createTables } from './tables.ts'

const IN_MEMORY = ':memory:'
const ENDING = '.db'
/** Another chain's history, for whoever goes back to it; older ones are taken from their chain again if need be. */
const MOST_OTHERS = 1

/** The history in this file; anew if the file is damaged, and in memory if it cannot be had. It can always be taken from the chain again. */
export async function openHistory(file: string, warn: (line: string) => void): Promise<HistoryDb> {
  try {
    mkdirSync(dirname(file), { recursive: true })
    const db = await opened(file).catch(async (error: unknown) => {
      if (isHeldByAnother(error)) throw error
      remove(file)
      return await opened(file)
    })
    removeOthers(file)
    return db
  } catch (error) {
    warn(`The history of the chain is kept in memory, because its file cannot be used (${sentenceOf(error)}).`)
    return await opened(IN_MEMORY)
  }
}

async function opened(file: string): Promise<HistoryDb> {
  const db = new Kysely<Tables>({ dialect: nodeSqlite(file) })
  try {
    await createTables(db)
    return db
  } catch (error) {
    await db.destroy()
    throw error
  }
}

/** SQLITE_BUSY */
const isHeldByAnother = (error: unknown) => error instanceof Error && 'errcode' in error && error.errcode === 5

const remove = (file: string) => {
  for (const end of ['', '-wal', '-shm', '-journal']) rmSync(file + end, { force: true })
}

function removeOthers(file: string): void {
  const folder = dirname(file)
  const others = readdirSync(folder)
    .map((name) => join(folder, name))
    .filter((path) => path.endsWith(ENDING) && path !== file)
    .toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
  for (const path of others.slice(MOST_OTHERS)) remove(path)
}

const sentenceOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

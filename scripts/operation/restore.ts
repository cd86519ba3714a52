// npm run restore -- [--try] FILE [--objects FOLDER]: restores a backup, or proves that it can be restored.
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { parseArgs } from 'node:util'
import { openObjects } from '@musi/server/assembly/openObjects'
import { OWN_TABLES } from '@musi/server/assembly/ownTables'
import { copyObjects } from '@musi/server/music/media/copyObjects'
import { folderStore } from '@musi/server/music/media/folderStore'
import type { ObjectStore } from '@musi/server/music/media/objectStore'
import { type Config, readConfig } from '@musi/server/platform/config/config'
import { objectsNamedIn } from '@musi/server/platform/database/copiedTables'
import { genesisOfCopy, restoreFile, restoreShared } from '@musi/server/platform/database/restore'

const log = { debug: () => {}, info: console.log, warn: console.error, error: console.error }

/** Objects that a copy names and that are damaged or missing in a store. */
async function missingObjects(copy: string, store: ObjectStore): Promise<readonly string[]> {
  const file = new DatabaseSync(copy, { readOnly: true })
  const named = objectsNamedIn(file)
  file.close()
  const missing: string[] = []
  for (const id of named) if (!(await isWhole(store, id))) missing.push(id)
  console.log(`${named.size - missing.length} of ${named.size} objects that it names are whole.`)
  return missing
}

async function isWhole(store: ObjectStore, id: string): Promise<boolean> {
  const bytes = await store.bytesOf(id)
  if (bytes === null) return false
  const pieces = bytes === 0 ? [] : await store.read(id, { start: 0, end: bytes - 1 })
  if (pieces === null) return false
  const hash = createHash('sha256')
  for await (const piece of pieces) hash.update(piece)
  return hash.digest('hex') === id
}

async function restore(config: Config, copy: string, objects: string, isTrial: boolean): Promise<boolean> {
  const { objects: store } = await openObjects(config, log)
  if (!isTrial && existsSync(objects)) {
    const { copied, damaged } = await copyObjects({ from: folderStore(objects), to: store })
    console.log(`${copied} objects were put back.`)
    for (const id of damaged) console.error(`${id} was not put back: its content is not what its name says.`)
  }
  const missing = await missingObjects(copy, isTrial && existsSync(objects) ? folderStore(objects) : store)
  for (const id of missing) console.error(`The object ${id} is missing.`)
  const moment = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14)
  const restore = { copy, parts: OWN_TABLES, isTrial, moment }
  const { rows, aside } =
    config.database === null
      ? await restoreFile(restore, join(config.dataDir, 'own'))
      : await restoreShared(restore, config.database.writer)
  console.log(isTrial ? `All ${rows} rows could be put back. Nothing was changed.` : `${rows} rows were put back.`)
  if (aside !== null) console.log(`The data that was there before is now ${aside}.`)
  return missing.length === 0
}

const { values, positionals } = parseArgs({
  options: { try: { type: 'boolean', default: false }, objects: { type: 'string' } },
  allowPositionals: true,
})
const copy = resolve(positionals[0] ?? '')
const read = readConfig({ ...process.env, MUSI_CHAIN_ID: process.env['MUSI_CHAIN_ID'] ?? '31337' })
try {
  if (positionals.length !== 1 || genesisOfCopy(copy) === null || !existsSync(copy))
    throw new Error('Name a copy that npm run backup made: npm run restore -- FILE')
  if (!read.ok) throw new Error(read.sentence)
  const objects = resolve(values.objects ?? join(dirname(copy), 'objects'))
  process.exitCode = (await restore(read.config, copy, objects, values.try)) ? 0 : 1
} catch (error) {
  if (!(error instanceof Error)) throw error
  const isOpen = /database is locked/.test(error.message)
  console.error(isOpen ? 'A server has the database open: stop it first. The database was not changed.' : error.message)
  process.exitCode = 1
}

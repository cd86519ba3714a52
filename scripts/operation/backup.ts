// npm run backup [-- --to FOLDER --without-objects]: backs up the server's own data, even while it runs.
import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { openObjects } from '@musi/server/assembly/openObjects'
import { OWN_TABLES } from '@musi/server/assembly/ownTables'
import { copyObjects } from '@musi/server/music/media/copyObjects'
import { folderStore } from '@musi/server/music/media/folderStore'
import { type Config, readConfig } from '@musi/server/platform/config/config'
import { backUp } from '@musi/server/platform/database/backUp'

const log = { debug: () => {}, info: console.log, warn: console.error, error: console.error }
const timestamp = new Date().toISOString().replaceAll(/[:.]/g, '-')

type Backup = { name: string; copy: (to: string) => ReturnType<typeof backUp> | Promise<ReturnType<typeof backUp>> }

/** Databases of all chains that were served, each with the file name of its copy. */
async function databasesOf({ database, dataDir }: Config): Promise<readonly Backup[]> {
  if (database === null) {
    const from = join(dataDir, 'own')
    const names = existsSync(from) ? readdirSync(from).filter((name) => name.endsWith('.db')) : []
    return names.map((name) => ({ name, copy: (to) => backUp(join(from, name), to) }))
  }
  // The PostgreSQL client is not loaded if the database is a file.
  const { backUpShared, ownSchemas } = await import('@musi/server/platform/database/backUpShared')
  const { writer: login } = database
  return (await ownSchemas(login)).map((schema) => ({
    name: `${schema.replace('_', '-')}.db`,
    copy: (to) => backUpShared({ login, schema, parts: OWN_TABLES }, to),
  }))
}

async function main(config: Config, to: string, hasObjects: boolean): Promise<void> {
  const databases = await databasesOf(config)
  if (databases.length === 0) {
    const place = config.database === null ? config.dataDir : 'this PostgreSQL'
    throw new Error(
      `There is nothing to copy: no server has kept anything in ${place}. MUSI_DATA_DIR and MUSI_DATABASE_URL must be set as for the server.`,
    )
  }
  for (const { name, copy } of databases) {
    const file = join(to, name.replace('.db', `-${timestamp}.db`))
    const result = await copy(file)
    if (!result.ok) throw new Error(result.sentence)
    console.log(`${file} is a whole copy.`)
  }
  if (hasObjects) await copyStore(config, join(to, 'objects'))
  console.log('To prove a copy: npm run restore -- --try FILE. To go back to it, stop the servers and leave out --try.')
}

/** Called after the databases are copied, so that every object they name is copied too. */
async function copyStore(config: Config, to: string): Promise<void> {
  const { objects: from } = await openObjects(config, log)
  const { copied, present, damaged } = await copyObjects({ from, to: folderStore(to) })
  console.log(`${copied} objects copied to ${to}, ${present} were there already.`)
  for (const id of damaged) console.error(`${id} was not copied: its content is not what its name says.`)
}

const { values } = parseArgs({
  options: { to: { type: 'string' }, 'without-objects': { type: 'boolean', default: false } },
})
const read = readConfig({ ...process.env, MUSI_CHAIN_ID: process.env['MUSI_CHAIN_ID'] ?? '31337' })
try {
  if (!read.ok) throw new Error(read.sentence)
  const { config } = read
  await main(config, resolve(values.to ?? join(config.dataDir, 'backups')), !values['without-objects'])
} catch (error) {
  if (!(error instanceof Error)) throw error
  console.error(error.message)
  process.exitCode = 1
}

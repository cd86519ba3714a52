// npm run switch [-- off|on NAME]: turns acts off on all servers of a database.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { OWN_TABLES } from '@musi/server/assembly/ownTables'
import { type Config, readConfig } from '@musi/server/platform/config/config'
import { ownDatabase } from '@musi/server/platform/database/ownDatabase'
import { SWITCHES, type SwitchName, isSwitchName } from '@musi/server/platform/operator/switches'
import type { SwitchTables } from '@musi/server/platform/operator/switchTables'

const log = { debug: () => {}, info: console.log, warn: console.error, error: console.error }

type Change = { name: SwitchName; isOff: boolean }

/** The change that the arguments ask for; null for none. Throws a sentence for the operator. */
function changeOf([act, name = '']: readonly string[]): Change | null {
  if (act === undefined) return null
  if (act !== 'off' && act !== 'on') throw new Error('Say off or on.')
  if (!isSwitchName(name)) throw new Error(`There is no switch of this name. These exist: ${SWITCHES.join(', ')}.`)
  return { name, isOff: act === 'off' }
}

/** Beginnings of the genesis hashes of all chains that were served. */
async function chainsOf({ database, dataDir }: Config): Promise<readonly string[]> {
  const folder = join(dataDir, 'own')
  // The PostgreSQL client is not loaded if the database is a file.
  const names =
    database === null
      ? existsSync(folder)
        ? readdirSync(folder)
        : []
      : await (await import('@musi/server/platform/database/backUpShared')).ownSchemas(database.writer)
  return names.flatMap((name) => /^own[-_]([0-9a-f]{16})(?:\.db)?$/.exec(name)?.[1] ?? [])
}

async function apply(config: Config, chain: string, change: Change | null): Promise<void> {
  const database = ownDatabase({
    folder: join(config.dataDir, 'own'),
    logins: config.database,
    genesis: () => `0x${chain}`,
    parts: OWN_TABLES,
    log,
    now: Date.now,
  })
  const db = await database.tables<SwitchTables>()
  if (db === null) throw new Error('The database cannot be used.')
  if (change !== null) {
    const { name, isOff } = change
    await db.deleteFrom('switches').where('name', '=', name).execute()
    const row = { name, set_at: Math.floor(Date.now() / 1000) }
    if (isOff) await db.insertInto('switches').values(row).execute()
  }
  const rows = await db.selectFrom('switches').selectAll().orderBy('set_at').execute()
  const lines = rows.map(({ name, set_at }) => `  ${name} is off since ${new Date(set_at * 1000).toISOString()}`)
  console.log([`Chain ${chain}:`, ...(lines.length === 0 ? ['  everything is on'] : lines)].join('\n'))
  await database.stop()
}

const read = readConfig({ ...process.env, MUSI_CHAIN_ID: process.env['MUSI_CHAIN_ID'] ?? '31337' })
try {
  if (!read.ok) throw new Error(read.sentence)
  const change = changeOf(process.argv.slice(2))
  const chains = await chainsOf(read.config)
  if (chains.length === 0) throw new Error('No server has kept anything here yet.')
  for (const chain of chains) await apply(read.config, chain, change)
} catch (error) {
  if (!(error instanceof Error)) throw error
  console.error(error.message)
  process.exitCode = 1
}

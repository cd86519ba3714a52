// npm run backup [-- --to FOLDER]: copies what the server keeps by itself, while it runs.
import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { backUp } from '@musi/server/platform/database/backUp'
import { repositoryRoot } from '../run/steps.ts'

function exitWith(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

function readArguments(): { from: string; to: string } {
  const { values } = parseArgs({ options: { to: { type: 'string' } } })
  const dataDir = resolve(process.env.MUSI_DATA_DIR?.trim() || join(repositoryRoot, '.musi'))
  return { from: join(dataDir, 'own'), to: resolve(values.to ?? join(dataDir, 'backups')) }
}

const { from, to } = readArguments()
if (process.env.MUSI_DATABASE_URL?.trim())
  exitWith(`It is kept in a PostgreSQL, whose own tool copies it while servers run:
  pg_dump --format=custom --schema='own_*' --file=musi.dump "$MUSI_DATABASE_URL"`)
const names = existsSync(from) ? readdirSync(from).filter((name) => name.endsWith('.db')) : []
if (names.length === 0) exitWith(`There is nothing to copy: ${from} has no database.`)
const moment = new Date().toISOString().replaceAll(/[:.]/g, '-')
for (const name of names) {
  const copy = join(to, name.replace('.db', `-${moment}.db`))
  const made = backUp(join(from, name), copy)
  if (!made.ok) exitWith(made.sentence)
  console.log(`${copy} is a whole copy.`)
}
console.log(
  'To go back to one, stop the server, put the copy in the place of the database under its old name, and remove the files beside it that end in -wal and -shm.',
)

import { Client, DatabaseError } from 'pg'
import type { DatabaseLogin, DatabaseLogins } from '../config/databaseLogins.ts'
import { loginOptions } from './postgres.ts'

/** Error classes that do not pass by waiting: a refused login, or a database that does not exist. */
const REFUSED = /^(?:28|3D)/

/**
 * Logs in as each role once. Returns null if both have the rights they need, or if the database is unreachable: it may
 * start later, and the server waits for it.
 */
export async function loginProblem({ writer, reader }: DatabaseLogins): Promise<string | null> {
  const problem = await roleProblem('MUSI_DATABASE_URL', writer, true)
  return problem ?? (reader === writer ? null : await roleProblem('MUSI_DATABASE_READER_URL', reader, false))
}

async function roleProblem(name: string, login: DatabaseLogin, makesSchemas: boolean): Promise<string | null> {
  const client = new Client(loginOptions(login, { schema: 'public' }))
  // Ignored, because the query that is waiting fails with the connection.
  client.on('error', () => undefined)
  try {
    await client.connect()
    if (!makesSchemas) return null
    const { rows } = await client.query<{ may: boolean }>(
      "select has_database_privilege(current_database(), 'create') as may",
    )
    return rows[0]?.may === false
      ? `${name} names the role "${login.user}", which may not create a schema in the database "${login.database}". It must be the role that writes: grant it the right, or exchange it with MUSI_DATABASE_READER_URL.`
      : null
  } catch (error) {
    if (!(error instanceof DatabaseError) || !REFUSED.test(error.code ?? '')) return null
    return `${name} is refused by the database at ${login.host}:${login.port} (${error.message}). It must name a role, its password and a database that exist.`
  } finally {
    await client.end().catch(() => undefined)
  }
}

import { createHash } from 'node:crypto'
import { isIP } from 'node:net'
import { type PeerCertificate, checkServerIdentity } from 'node:tls'
import { PostgresDialect, type QueryExecutorProvider, sql } from 'kysely'
import { Pool, type PoolConfig, types } from 'pg'
import type { DatabaseLogin } from '../config/databaseLogins.ts'
import type { DatabaseReach } from './databaseReach.ts'
import { watchedPool } from './watchedPool.ts'

/** `isKept`: writes are on disk before they are confirmed. Other data can be rebuilt from the chain. */
type PoolOptions = { schema: string; maxConnections: number; readsOnly?: boolean; isKept?: boolean }

const CONNECT_MS = 5000
/** Our own statements take milliseconds, so a longer one is stuck. */
const STATEMENT_MS = 15_000
const LOCK_MS = 5000
/** Longest time a server that was suspended during a transaction can block others. */
const IDLE_IN_TRANSACTION_MS = 5000

const INT8 = 20

/** Parses 64-bit integers as numbers, because counts and block numbers fit. */
const getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === INT8 && format !== 'binary' ? Number : (types.getTypeParser(oid, format) as (value: string) => unknown)

/** An IP address cannot be sent as a server name, but must be checked against the certificate. */
const verified = (host: string) => ({
  rejectUnauthorized: true,
  ...(isIP(host) === 0 && { servername: host }),
  checkServerIdentity: (_: string, certificate: PeerCertificate) => checkServerIdentity(host, certificate),
})

/** `schema` must be a name that we generated. */
export function loginOptions(
  login: DatabaseLogin,
  { schema, readsOnly = false, isKept = false }: Omit<PoolOptions, 'maxConnections'>,
): PoolConfig {
  const { host, port, database, user, password, tls } = login
  return {
    host,
    port,
    database,
    user,
    password,
    ssl: tls && verified(host),
    application_name: 'musi',
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    lock_timeout: LOCK_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    // A suspended database neither answers nor closes its connections.
    query_timeout: STATEMENT_MS + CONNECT_MS,
    keepAlive: true,
    options: [
      `-c search_path=${schema}`,
      `-c synchronous_commit=${isKept ? 'on' : 'off'}`,
      `-c default_transaction_read_only=${readsOnly ? 'on' : 'off'}`,
    ].join(' '),
    types: { getTypeParser },
  }
}

export function postgresDialect(
  login: DatabaseLogin,
  options: PoolOptions,
  reach: DatabaseReach | null = null,
): PostgresDialect {
  const pool = new Pool({ ...loginOptions(login, options), max: options.maxConnections, allowExitOnIdle: true })
  // A broken connection fails its query, and the next one gets another connection. The pool listens
  // only to idle connections, so each connection also gets its own listener, for the time between
  // two queries of a transaction.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return new PostgresDialect({ pool: reach === null ? pool : watchedPool(pool, reach) })
}

/** The number of the database-wide lock with this name. */
export const lockNumber = (name: string): string =>
  createHash('sha256').update(name).digest().readBigInt64BE(0).toString()

/** Creates the schema. One server at a time: the others wait until this transaction is over. */
export async function makeSchema(writing: QueryExecutorProvider, schema: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockNumber(`make ${schema}`)})`.execute(writing)
  // Committed to disk before anybody relies on it, even if rows may be lost.
  await sql`set local synchronous_commit = on`.execute(writing)
  await sql`create schema if not exists ${sql.id(schema)}`.execute(writing)
}

/** Gives the reading role its rights, if it is a separate role. */
export async function grantReading(
  writing: QueryExecutorProvider,
  schema: string,
  { user }: Pick<DatabaseLogin, 'user'>,
): Promise<void> {
  await sql`grant usage on schema ${sql.id(schema)} to ${sql.id(user)}`.execute(writing)
  await sql`grant select on all tables in schema ${sql.id(schema)} to ${sql.id(user)}`.execute(writing)
}

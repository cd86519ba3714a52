import type { Client as PgClient } from 'pg'
import type { DatabaseLogin } from '../config/databaseLogins.ts'
import { ownSchemaName } from '../database/ownDatabaseName.ts'
import type { TaskHolder } from './peers.ts'

const RECONNECT_MS = 1000

export type PeerOptions = {
  login: DatabaseLogin
  /** Servers of the same chain are peers; null while the chain is unknown. */
  genesis: () => string | null
}

type Connection = {
  client: PgClient
  /** Name of the channel; also part of the names of locks. */
  schema: string
  tasks: Set<string>
  taking: Map<string, Promise<TaskHolder>>
}

/**
 * A connection that listens to the channel of all peers. If it ends, it is opened again, without
 * its earlier tasks.
 */
export function peerConnection({ login, genesis }: PeerOptions, onPayload: (payload: string) => void) {
  let connection: Connection | null = null
  let connecting: Promise<void> | null = null
  let hasEnded = false

  function drop(client: PgClient) {
    if (connection?.client === client) connection = null
    void client.end().catch(() => undefined)
  }

  async function open(schema: string) {
    // Not loaded without a shared database.
    const [{ Client }, { loginOptions }] = await Promise.all([import('pg'), import('../database/postgres.ts')])
    const client = new Client(loginOptions(login, { schema }))
    client.on('error', () => drop(client))
    client.on('end', () => drop(client))
    client.on('notification', ({ payload = '' }) => onPayload(payload))
    try {
      await client.connect()
      await client.query(`listen "${schema}"`)
      if (hasEnded) drop(client)
      else connection = { client, schema, tasks: new Set(), taking: new Map() }
    } catch {
      drop(client)
    }
  }

  function connect() {
    const hash = genesis()
    if (connection !== null || connecting !== null || hasEnded || hash === null) return
    connecting = open(ownSchemaName(hash)).finally(() => (connecting = null))
  }
  const timer = setInterval(connect, RECONNECT_MS).unref()

  return {
    /** Returns null while the connection is being opened. */
    now: (): Connection | null => connection,
    connect,
    drop,
    async stop() {
      hasEnded = true
      clearInterval(timer)
      await connecting
      const client = connection?.client
      connection = null
      await client?.end().catch(() => undefined)
    },
  }
}

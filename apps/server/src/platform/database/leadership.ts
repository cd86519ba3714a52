import { Client } from 'pg'
import type { DatabaseLogin } from '../config/databaseLogins.ts'
import { lockNumber, loginOptions } from './postgres.ts'

/** Decides which of several servers writes. Needs a table `writer (epoch, beat_at)` with one row in the schema. */
export type Leadership = {
  /** Number of this server's turn; null if another one writes. */
  epoch: () => Promise<number | null>
  /** Call this if another server turns out to be the writer. */
  lost: () => void
  /** Notifications from other servers about their writes. */
  onNews: (listener2: (payload: string) => void) => void
  stop: () => Promise<void>
}

const BEAT_MS = 1000
/** A server silent for this long counts as suspended and loses its lock. */
const SILENT_SECONDS = 8

/**
 * Uses a lock that lasts as long as its connection: a dead server releases it, and a suspended one
 * loses it.
 */
export function leadership(login: DatabaseLogin, schema: string): Leadership {
  const lock = lockNumber(`write ${schema}`)
  let client: Client | null = null
  let turn: number | null = null
  let beatTimer: NodeJS.Timeout | undefined
  let newsListener: (payload: string) => void = () => {}

  function drop(of: Client) {
    if (client !== of) return
    clearInterval(beatTimer)
    client = null
    turn = null
  }

  async function connect(): Promise<Client> {
    if (client !== null) return client
    // Durable, because a turn number lost in a power cut would be used twice.
    const next = new Client(loginOptions(login, { schema, isKept: true }))
    next.on('error', () => drop(next))
    next.on('end', () => drop(next))
    next.on('notification', ({ payload = '' }) => newsListener(payload))
    await next.connect()
    client = next
    await next.query(`listen "${schema}"`)
    return next
  }

  async function beat(of: Client) {
    const { rowCount } = await of.query('update writer set beat_at = now() where epoch = $1', [turn])
    if (rowCount === 0) await of.end()
  }

  /** Ends only connections of the same role, so never those of another program. */
  const endSilentWriter = `select pg_terminate_backend(l.pid) from pg_locks l, writer w
    where l.locktype = 'advisory' and l.granted and l.database = (select oid from pg_database where datname = current_database())
    and ((l.classid::bigint << 32) | l.objid::bigint) = $1::bigint and w.beat_at < now() - make_interval(secs => ${SILENT_SECONDS})`

  return {
    async epoch() {
      const current = await connect()
      if (turn !== null) return turn
      const { rows } = await current.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [lock])
      if (rows[0]?.got !== true) {
        await current.query(endSilentWriter, [lock])
        return null
      }
      const next = await current.query<{ epoch: number }>(
        'update writer set epoch = epoch + 1, beat_at = now() returning epoch',
      )
      turn = Number(next.rows[0]?.epoch)
      clearInterval(beatTimer)
      beatTimer = setInterval(() => void beat(current).catch(() => drop(current)), BEAT_MS).unref()
      return turn
    },
    lost() {
      void client?.end().catch(() => undefined)
      if (client !== null) drop(client)
    },
    onNews(listener) {
      newsListener = listener
    },
    async stop() {
      const current = client
      if (current === null) return
      drop(current)
      await current.end().catch(() => undefined)
    },
  }
}

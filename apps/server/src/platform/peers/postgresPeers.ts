import { randomBytes } from 'node:crypto'
import { type PeerOptions, peerConnection } from './peerConnection.ts'
import type { Peers, TaskHolder } from './peers.ts'

/** Longest wait for the database to say who has a task. */
const TAKE_TIMEOUT_MS = 500

type Connection = NonNullable<ReturnType<ReturnType<typeof peerConnection>['now']>>

/** Connects peers by notifications and session locks of a PostgreSQL database. */
export function postgresPeers(options: PeerOptions): Peers {
  const sender = randomBytes(6).toString('base64url')
  const listeners = new Map<string, (message: string) => void>()
  const connection = peerConnection(options, (payload) => {
    const [, from, subject, message] = /^(\S+) (\S+) (.*)$/s.exec(payload) ?? []
    if (from === undefined || from === sender || subject === undefined || message === undefined) return
    listeners.get(subject)?.(message)
  })

  async function lock({ client, schema, tasks }: Connection, task: string): Promise<TaskHolder> {
    try {
      const { rows } = await client.query<{ got: boolean }>(
        'select pg_try_advisory_lock(hashtextextended($1, 0)) as got',
        [`${task} ${schema}`],
      )
      if (rows[0]?.got !== true) return 'another'
      tasks.add(task)
      return 'us'
    } catch {
      connection.drop(client)
      return 'unknown'
    }
  }

  return {
    tell(subject, message) {
      const current = connection.now()
      if (current === null) return
      const parameters = [current.schema, `${sender} ${subject} ${message}`]
      current.client.query('select pg_notify($1, $2)', parameters).catch(() => connection.drop(current.client))
    },
    listen: (subject, onMessage) => void listeners.set(subject, onMessage),
    async take(task) {
      const current = connection.now()
      if (current === null) {
        connection.connect()
        return 'unknown'
      }
      if (current.tasks.has(task)) return 'us'
      const taking = current.taking.get(task) ?? lock(current, task).finally(() => current.taking.delete(task))
      current.taking.set(task, taking)
      return await within(taking, TAKE_TIMEOUT_MS)
    },
    giveUp(task) {
      const current = connection.now()
      if (current?.tasks.delete(task) !== true) return
      current.client
        .query('select pg_advisory_unlock(hashtextextended($1, 0))', [`${task} ${current.schema}`])
        .catch(() => connection.drop(current.client))
    },
    stop: () => connection.stop(),
  }
}

async function within(taking: Promise<TaskHolder>, ms: number): Promise<TaskHolder> {
  const { promise, resolve } = Promise.withResolvers<TaskHolder>()
  const timer = setTimeout(() => resolve('unknown'), ms)
  taking.then(resolve, () => resolve('unknown'))
  const holder = await promise
  clearTimeout(timer)
  return holder
}

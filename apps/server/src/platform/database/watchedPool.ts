import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import { DatabaseError, type Pool, type PoolClient } from 'pg'
import { DatabaseFull, type DatabaseReach } from './databaseReach.ts'

/**
 * True if the database refused the statement. Classes 08 and 57P mean that it is stopping, starting
 * or disconnected.
 */
const isRefusal = (error: unknown) => error instanceof DatabaseError && !/^(?:08|57P)/.test(error.code ?? '')

/** Code of disk_full. */
const isFull = (error: unknown) => error instanceof DatabaseError && error.code === '53100'

/** Wraps a pool so that it reports when the database becomes unreachable and when it is back. */
export function watchedPool(pool: Pool, { lost, reached }: DatabaseReach): PostgresPool {
  const watched = new WeakMap<PoolClient, PostgresPoolClient>()
  const failed = (error: unknown): never => {
    if (isFull(error)) throw new DatabaseFull(String(error))
    throw isRefusal(error) ? error : lost(error)
  }

  function watch(client: PoolClient): PostgresPoolClient {
    const query = async <Row>(text: string, values: readonly unknown[]) => {
      const result = await client.query(text, [...values]).catch(failed)
      return result as unknown as PostgresQueryResult<Row>
    }
    return { query: query as PostgresPoolClient['query'], release: (isBroken) => client.release(isBroken) }
  }

  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect().catch((error: unknown): never => {
        throw lost(error)
      })
      reached()
      const known = watched.get(client) ?? watch(client)
      watched.set(client, known)
      return known
    },
  }
}

import { HISTORY_TOPICS } from '@musi/api/history/historyNews'
import { Kysely, type QueryExecutorProvider, sql } from 'kysely'
import type { DatabaseLogins } from '#platform/config/databaseLogins.ts'
import { leadership } from '#platform/database/leadership.ts'
import { grantReading, makeSchema, postgresDialect } from '#platform/database/postgres.ts'
import { type HistoryStorage, NotTheWriter, type Turn, type WriterNews } from './historyStorage.ts'
import { type Tables, createTables } from './tables.ts'

type Writer = { writer: { epoch: number; beat_at: Date } }

const TIP = /^tip (\d{1,15})$/

function newsOf(payload: string): WriterNews {
  const names = new Set(payload.split(' '))
  const tip = TIP.exec(payload)?.[1]
  return { topics: HISTORY_TOPICS.filter((topic) => names.has(topic)), tip: tip === undefined ? null : Number(tip) }
}

/** Stores the history in a PostgreSQL database that several servers share: one writes, all read. */
export async function postgresHistory({ writer, reader }: DatabaseLogins, schema: string): Promise<HistoryStorage> {
  const database = new Kysely<Tables & Writer>({ dialect: postgresDialect(writer, { schema, maxConnections: 2 }) })
  const reading = new Kysely<Tables>({
    dialect: postgresDialect(reader, { schema, maxConnections: 4, readsOnly: true }),
  })
  const leader = leadership(writer, schema)
  const close = async () => void (await Promise.all([leader.stop(), database.destroy(), reading.destroy()]))
  try {
    await database.transaction().execute(async (transaction) => {
      await makeSchema(transaction, schema)
      await createTables(transaction)
      await sql`create table if not exists writer (epoch bigint not null, beat_at timestamptz not null)`.execute(
        transaction,
      )
      await sql`insert into writer select 0, now() where not exists (select from writer)`.execute(transaction)
      if (reader.user !== writer.user) await grantReading(transaction, schema, reader)
    })
  } catch (error) {
    await close()
    throw error
  }

  const notify = async (db: QueryExecutorProvider, text: string) =>
    void (await sql`select pg_notify(${schema}, ${text})`.execute(db))
  let turn: (Turn & { epoch: number }) | null = null
  const turnOf = (epoch: number): Turn & { epoch: number } => ({
    epoch,
    database,
    async lock(transaction) {
      // A shared lock, so that no other server becomes the writer before this write ends.
      const { rows } = await sql`select epoch from writer where epoch = ${epoch} for share`.execute(transaction)
      if (rows.length > 0) return
      leader.lost()
      throw new NotTheWriter('Another server writes the history.')
    },
    publish: (transaction, topics) => notify(transaction, topics.join(' ')),
    publishTip: (tip) => notify(database, `tip ${tip}`),
  })

  return {
    reading,
    async turn() {
      const epoch = await leader.epoch()
      if (epoch === null) turn = null
      else if (turn?.epoch !== epoch) turn = turnOf(epoch)
      return turn
    },
    onNews: (listener) => leader.onNews((payload) => listener(newsOf(payload))),
    close,
  }
}

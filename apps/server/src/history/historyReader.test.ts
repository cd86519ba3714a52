import { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { nodeSqlite } from '#platform/database/nodeSqlite.ts'
import { historyReader } from './historyReader.ts'
import { type Tables, createTables } from './store/tables.ts'

test('news that arrives after its block was found is reported (spec: heads.history)', async () => {
  const db = new Kysely<Tables>({ dialect: nodeSqlite(':memory:') })
  await createTables(db)
  const mark = (number: number) =>
    db
      .insertInto('marks')
      .values({ number, hash: `0x${number}`, time: number })
      .execute()
  const reader = historyReader(db)
  await mark(1)
  await reader.poll(1)
  // News of block 1; the news of block 2 has not arrived.
  reader.noteTopics(['moves'])
  await mark(2)
  expect(await reader.poll(2)).toMatchObject({ progress: { at: { number: 2 }, topics: ['moves'] } })
  expect(await reader.poll(2)).toEqual({ progress: null, isCaughtUp: true })
  reader.noteTopics(['songs'])
  expect(await reader.poll(2)).toMatchObject({ progress: { at: { number: 2 }, topics: ['songs'] } })
  await db.destroy()
})

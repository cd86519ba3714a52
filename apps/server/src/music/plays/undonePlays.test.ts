import { Kysely, sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { nodeSqlite } from '#platform/database/nodeSqlite.ts'
import type { Call, Outcome } from '#platform/rpc/call.ts'
import { PLAY_TABLES, type PlayTables } from './playTables.ts'
import { type UndonePlays, undonePlays } from './undonePlays.ts'

const HASH = `0x${'a'.repeat(64)}`
const GRANTED: PlayTables['plays'] = {
  play: `${HASH}-0`,
  song: `0x${'5'.repeat(64)}`,
  account: `0x${'2'.repeat(40)}`,
  way: 'play',
  block: 7,
  granted_at: 1,
  ends_at: 9000,
  begun_at: null,
  bytes_left: 100,
  is_taken_back: 0,
}
let database: Kysely<PlayTables>
let plays: UndonePlays
afterEach(async () => {
  await plays.stop()
  await database.destroy()
})

/** Removes a payment by a reorganisation while the database or the chain is unreachable. */
async function undoneWhile(unreachable: { database?: boolean; chain?: boolean }) {
  database = new Kysely({ dialect: nodeSqlite(':memory:') })
  for (const step of PLAY_TABLES.steps.flat()) await sql.raw(step).execute(database)
  await database.insertInto('plays').values(GRANTED).execute()
  const isUnreachable = { ...unreachable }
  const ask = (calls: readonly Call[]): Promise<readonly Outcome[]> =>
    Promise.resolve(
      calls.map(() =>
        isUnreachable.chain === true
          ? { ok: false, error: { code: -32_000, message: 'unreachable' } }
          : { ok: true, result: null },
      ),
    )
  let notify: (undoneAfter: number | null) => void = () => {}
  plays = undonePlays({
    database: {
      tables: <Tables>() =>
        Promise.resolve(isUnreachable.database === true ? null : (database as unknown as Kysely<Tables>)),
    },
    index: { follow: (listener) => ((notify = listener), () => {}) },
    upstream: { ask },
    chain: { finalityTag: 'latest' },
    jukeboxes: [`0x${'1'.repeat(40)}`],
    clock: { now: () => 5000 },
    log: { error: (line) => expect.fail(line) },
  })
  notify(6)
  await plays.checkPending()
  const isTakenBack = async () =>
    (await database.selectFrom('plays').select('is_taken_back').executeTakeFirstOrThrow()).is_taken_back === 1
  return { is: isUnreachable, isTakenBack, mine: () => notify(null), goBackFurther: () => notify(3) }
}

test.each(['database', 'chain'] as const)(
  'case 98: plays undone while the %s was unreachable are checked before the next ticket counts, and only once',
  async (source) => {
    const { is: isUnreachable, isTakenBack } = await undoneWhile({ [source]: true })
    expect(await isTakenBack()).toBe(false)
    isUnreachable[source] = false
    await plays.checkPending()
    expect(await isTakenBack()).toBe(true)
    await database.updateTable('plays').set({ is_taken_back: 0 }).execute()
    await plays.checkPending()
    expect(await isTakenBack()).toBe(false)
  },
)

test('case 98: a failed check is repeated at the next block, from the earliest undone block', async () => {
  const { is: isUnreachable, isTakenBack, mine, goBackFurther } = await undoneWhile({ database: true })
  goBackFurther()
  await plays.checkPending()
  await database.updateTable('plays').set({ block: 5 }).execute()
  isUnreachable.database = false
  mine()
  await plays.checkPending()
  expect(await isTakenBack()).toBe(true)
})

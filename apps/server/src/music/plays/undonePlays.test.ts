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
let kept: Kysely<PlayTables>
let plays: UndonePlays
afterEach(async () => {
  await plays.stop()
  await kept.destroy()
})

/** The chain lost the payment while one of the two that have to be asked about it was away. */
async function undoneWhile(away: { database?: boolean; chain?: boolean }) {
  kept = new Kysely({ dialect: nodeSqlite(':memory:') })
  for (const step of PLAY_TABLES.steps.flat()) await sql.raw(step).execute(kept)
  await kept.insertInto('plays').values(GRANTED).execute()
  const is = { ...away }
  const ask = (calls: readonly Call[]): Promise<readonly Outcome[]> =>
    Promise.resolve(
      calls.map(() =>
        is.chain === true ? { ok: false, error: { code: -32_000, message: 'away' } } : { ok: true, result: null },
      ),
    )
  let tell: (undoneAfter: number | null) => void = () => {}
  plays = undonePlays({
    database: {
      tables: <Tables>() => Promise.resolve(is.database === true ? null : (kept as unknown as Kysely<Tables>)),
    },
    index: { follow: (hear) => ((tell = hear), () => {}) },
    upstream: { ask },
    chain: { finalityTag: 'latest' },
    jukeboxes: [`0x${'1'.repeat(40)}`],
    clock: { now: () => 5000 },
    log: { error: (line) => expect.fail(line) },
  })
  tell(6)
  await plays.lookAgain()
  const isTakenBack = async () =>
    (await kept.selectFrom('plays').select('is_taken_back').executeTakeFirstOrThrow()).is_taken_back === 1
  return { is, isTakenBack, mine: () => tell(null), goBackFurther: () => tell(3) }
}

test.each(['database', 'chain'] as const)(
  'case 98: plays undone while the %s was unreachable are checked before the next ticket counts, and only once',
  async (who) => {
    const { is, isTakenBack } = await undoneWhile({ [who]: true })
    expect(await isTakenBack()).toBe(false)
    is[who] = false
    await plays.lookAgain()
    expect(await isTakenBack()).toBe(true)
    await kept.updateTable('plays').set({ is_taken_back: 0 }).execute()
    await plays.lookAgain()
    expect(await isTakenBack()).toBe(false)
  },
)

test('case 98: a failed check is repeated at the next block, from the earliest undone block', async () => {
  const { is, isTakenBack, mine, goBackFurther } = await undoneWhile({ database: true })
  goBackFurther()
  await plays.lookAgain()
  await kept.updateTable('plays').set({ block: 5 }).execute()
  is.database = false
  mine()
  await plays.lookAgain()
  expect(await isTakenBack()).toBe(true)
})

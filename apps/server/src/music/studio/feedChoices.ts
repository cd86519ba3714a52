import type { FeedChoiceRefusalCode } from '@musi/api/music/feedChoice'
import type { Address } from '@musi/domain/address'
import type { ServiceNeeds } from '#history/serviceNeeds.ts'
import { nowSeconds } from '#platform/clock.ts'
import { seedOnce } from '#platform/database/seedOnce.ts'
import type { FeedChoiceTables } from './feedChoiceTables.ts'

type Needs = Pick<ServiceNeeds, 'database' | 'index' | 'clock'> & {
  /** Accounts listed from the start on a development chain. */
  seeds: readonly Address[]
}

/** Artists' choices to be in the feeds, which other programs read (spec: studio.feeds). */
export type FeedChoices = {
  /** True if the account lets other programs list its songs; null while this cannot be read. */
  isListed: (account: Address) => Promise<boolean | null>
  /** All accounts that ever made the choice, each with its current one; null while they cannot be read. */
  choices: () => Promise<ReadonlyMap<string, boolean> | null>
  /** Only an account with a song in the jukebox can turn it on, so strangers cannot fill the table. */
  choose: (
    account: Address,
    isListed: boolean,
  ) => Promise<{ ok: true } | { ok: false; code: Exclude<FeedChoiceRefusalCode, 'notSignedIn'> }>
  /** Changes with each choice made at this server. */
  changeCount: () => number
}

export function feedChoices({ database, index, clock, seeds }: Needs): FeedChoices {
  let changeCount = 0
  const opened = () => database.tables<FeedChoiceTables>()

  const ensureSeeded = seedOnce(async (tryAgain) => {
    const db = await opened()
    if (db === null) return tryAgain()
    for (const account of seeds)
      await db
        .insertInto('feed_choices')
        .values({ account, is_listed: 1, changed_at: nowSeconds(clock) })
        .onConflict((conflict) => conflict.column('account').doNothing())
        .execute()
  })
  const seeded = async () => {
    await ensureSeeded()
    return opened()
  }

  return {
    async isListed(account) {
      const db = await seeded()
      if (db === null) return null
      const row = await db
        .selectFrom('feed_choices')
        .select('is_listed')
        .where('account', '=', account)
        .executeTakeFirst()
      return row?.is_listed === 1
    },
    async choices() {
      const db = await seeded()
      if (db === null) return null
      const rows = await db.selectFrom('feed_choices').select(['account', 'is_listed']).execute()
      return new Map(rows.map(({ account, is_listed: isListed }) => [account, isListed === 1]))
    },
    async choose(account, isListed) {
      const db = await seeded()
      if (db === null) return { ok: false, code: 'away' }
      const choice = { is_listed: isListed ? 1 : 0, changed_at: nowSeconds(clock) } as const
      if (isListed) {
        const page = await index.query<'songs'>({ kind: 'songs', artist: account, song: null, before: null })
        if (page === null || page.isTooMuch) return { ok: false, code: 'away' }
        if (page.rows.length === 0) return { ok: false, code: 'noSongs' }
        await db
          .insertInto('feed_choices')
          .values({ account, ...choice })
          .onConflict((conflict) => conflict.column('account').doUpdateSet(choice))
          .execute()
      } else await db.updateTable('feed_choices').set(choice).where('account', '=', account).execute()
      changeCount += 1
      return { ok: true }
    },
    changeCount: () => changeCount,
  }
}

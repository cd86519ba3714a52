import type { PartTables } from '#platform/database/migrate.ts'

/** Each row says whether an account lets other programs list its songs; an account without a row does not. */
export type FeedChoiceTables = {
  feed_choices: { account: string; is_listed: 0 | 1; changed_at: number }
}

export const FEED_CHOICE_TABLES: PartTables = {
  part: 'feedChoices',
  steps: [
    ['create table feed_choices (account text primary key, is_listed integer not null, changed_at integer not null)'],
  ],
}

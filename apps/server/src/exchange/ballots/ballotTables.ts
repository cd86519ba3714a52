import type { PartTables } from '#platform/database/migrate.ts'

/** Each row is a signed vote that has not been sent. Numbers too large for SQL are stored as text. */
export type BallotTables = {
  ballots: {
    governor: string
    proposal: string
    voter: string
    support: 0 | 1
    v: number
    r: string
    s: string
    /** Voting weight, padded so that text order equals numeric order. */
    votes: string
    /** The last block in which it can be cast. */
    end_block: number
    kept_at: number
  }
}

export const BALLOT_TABLES: PartTables = {
  part: 'ballots',
  steps: [
    [
      'create table ballots (governor text not null, proposal text not null, voter text not null, support integer not null, v integer not null, r text not null, s text not null, votes text not null, end_block integer not null, kept_at integer not null, primary key (governor, proposal, voter))',
      'create index ballots_by_weight on ballots (governor, proposal, votes)',
      'create index ballots_by_end on ballots (end_block)',
    ],
  ],
}

import type { BallotRequest, StoredBallot } from '@musi/api/ballots'
import type { Address } from '@musi/domain/address'
import type { Kysely } from 'kysely'
import type { BallotTables } from './ballotTables.ts'

type Db = Kysely<BallotTables>
type Row = BallotTables['ballots']

/** Most stored votes per proposal; beyond it, those with the most weight stay. */
const MAX_BALLOTS = 1000

/** Digits of the largest number of votes, 2^96. */
const VOTES_DIGITS = 30

const paddedVotes = (votes: bigint): string => votes.toString().padStart(VOTES_DIGITS, '0')

const ballotOf = (row: Row): StoredBallot => ({
  voter: row.voter,
  proposal: row.proposal,
  support: row.support === 1,
  v: row.v === 28 ? 28 : 27,
  r: row.r,
  s: row.s,
  votes: BigInt(row.votes).toString(),
  keptAtSeconds: row.kept_at,
})

export type StoreOutcome = { kind: 'stored'; ballot: StoredBallot } | { kind: 'otherSide' } | { kind: 'full' }

/** Result if a vote of this account is already stored. */
const resultIfStored = (known: Row, row: Row): StoreOutcome =>
  known.support === row.support ? { kind: 'stored', ballot: ballotOf(known) } : { kind: 'otherSide' }

type NewBallot = { governor: Address; ballot: BallotRequest; votes: bigint; endBlock: bigint; nowSeconds: number }

/** Stores a ballot; only the first of a signer per proposal is accepted (spec: governance.ballots-kept). */
export function storeBallot(db: Db, newBallot: NewBallot, maxBallots = MAX_BALLOTS): Promise<StoreOutcome> {
  const { governor, ballot, votes, endBlock, nowSeconds } = newBallot
  const { proposal, voter, support, v, r, s } = ballot
  const key = { governor, proposal, voter }
  const row: Row = {
    ...key,
    support: support ? 1 : 0,
    v,
    r,
    s,
    votes: paddedVotes(votes),
    end_block: Number(endBlock),
    kept_at: nowSeconds,
  }
  return db.transaction().execute(async (writing): Promise<StoreOutcome> => {
    const ofProposal = () =>
      writing.selectFrom('ballots').where('governor', '=', governor).where('proposal', '=', proposal)
    const known = await ofProposal().selectAll().where('voter', '=', voter).executeTakeFirst()
    if (known !== undefined) return resultIfStored(known, row)
    const { count } = await ofProposal()
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .executeTakeFirstOrThrow()
    if (Number(count) >= maxBallots) {
      const least = await ofProposal().selectAll().orderBy('votes').limit(1).executeTakeFirstOrThrow()
      if (least.votes >= row.votes) return { kind: 'full' }
      await writing
        .deleteFrom('ballots')
        .where('governor', '=', governor)
        .where('proposal', '=', proposal)
        .where('voter', '=', least.voter)
        .execute()
    }
    const added = await writing
      .insertInto('ballots')
      .values(row)
      .onConflict((conflict) => conflict.columns(['governor', 'proposal', 'voter']).doNothing())
      .returning('voter')
      .executeTakeFirst()
    if (added !== undefined) return { kind: 'stored', ballot: ballotOf(row) }
    // The conflict came from another process or request on the shared database.
    return resultIfStored(await ofProposal().selectAll().where('voter', '=', voter).executeTakeFirstOrThrow(), row)
  })
}

/** Stored votes on a proposal, heaviest first. */
export async function storedBallots(db: Db, governor: Address, proposal: string): Promise<readonly StoredBallot[]> {
  const rows = await db
    .selectFrom('ballots')
    .selectAll()
    .where('governor', '=', governor)
    .where('proposal', '=', proposal)
    .orderBy('votes', 'desc')
    .orderBy('voter')
    .execute()
  return rows.map(ballotOf)
}

/** Deletes votes on proposals whose voting ended before this block. */
export async function sweepBallots(db: Db, block: number): Promise<void> {
  await db.deleteFrom('ballots').where('end_block', '<', block).execute()
}

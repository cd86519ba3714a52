import type { BallotRefusalCode, BallotRequest, StoredBallot } from '@musi/api/ballots'
import type { Address } from '@musi/domain/address'
import { parseAddress } from '@musi/domain/address'
import type { ServiceNeeds } from '#history/serviceNeeds.ts'
import { isDatabaseTrouble } from '#platform/database/databaseReach.ts'
import { seedOnce } from '#platform/database/seedOnce.ts'
import { nowSeconds } from '#platform/clock.ts'
import { upstreamForClient } from '#platform/rpc/upstreamForClient.ts'
import { upstreamRequest } from '#platform/rpc/upstreamRequest.ts'
import { storeBallot, storedBallots, sweepBallots } from './ballotStore.ts'
import type { BallotTables } from './ballotTables.ts'

type Needs = Pick<ServiceNeeds, 'database' | 'upstream' | 'clock'> & {
  chainId: number
  governor: Address | null
  token: Address | null
  multicall: Address | null
  /** Votes a development chain starts with; read on the first request. */
  seeds?: () => Promise<readonly BallotRequest[]>
}

/** `away`: the database is unreachable. */
type Trouble = { ok: false; code: BallotRefusalCode | 'away' }

/** Votes by signature that have not been sent yet (spec: governance.ballots-kept). */
export type BallotService = {
  /** True if this chain has a governor. */
  isOpen: boolean
  /** The votes that would count if they were sent now. */
  waiting: (proposal: bigint, client: string) => Promise<{ ok: true; ballots: readonly StoredBallot[] } | Trouble>
  /** Stores a vote. `client`: charged for the chain calls; null charges the server itself. */
  keep: (ballot: BallotRequest, client: string | null) => Promise<{ ok: true; ballot: StoredBallot } | Trouble>
}

const refuse = (code: Trouble['code']): Trouble => ({ ok: false, code })

export function ballotService(needs: Needs): BallotService {
  const { database, upstream, clock, chainId, governor, token, multicall, seeds } = needs
  async function standings(client: string | null, proposal: bigint, voters: readonly Address[]) {
    // Loaded with the first ballot, so that starting stays fast.
    const { votingState: ballotStandings } = await import('@musi/chain/ballots/votingState')
    if (governor === null || token === null || multicall === null) return null
    const request = upstreamRequest(upstreamForClient(upstream, client))
    return ballotStandings(request, { governor, token, multicall }, proposal, voters)
  }

  /** Stores the seeded votes; those that no longer count are refused. */
  const ensureSeeded = seedOnce(async () => {
    for (const ballot of (await seeds?.()) ?? []) await keep(ballot, null)
  })

  async function keep(ballot: BallotRequest, client: string | null): ReturnType<BallotService['keep']> {
    if (governor === null || token === null || multicall === null) return refuse('noGovernor')
    const db = await database.tables<BallotTables>()
    if (db === null) return refuse('away')
    const voter = parseAddress(ballot.voter)
    const { ballotSigner } = await import('@musi/chain/ballots/signedBallot')
    const signed = {
      ...ballot,
      proposalId: BigInt(ballot.proposal),
      r: ballot.r as `0x${string}`,
      s: ballot.s as `0x${string}`,
    }
    if (voter === null || (await ballotSigner(chainId, governor, signed)) !== voter) return refuse('badSignature')
    try {
      const standing = await standings(client, signed.proposalId, [voter])
      const [own] = standing?.voters ?? []
      if (standing === null || own === undefined) return refuse('noSuchProposal')
      if (standing.status !== 'active') return refuse('notActive')
      if (own.hasVoted) return refuse('hasVoted')
      if (own.votes === 0n) return refuse('noVotes')
      await sweepBallots(db, standing.block)
      const { votes } = own
      const stored = await storeBallot(db, {
        governor,
        ballot: { ...ballot, voter },
        votes,
        endBlock: standing.endBlock,
        nowSeconds: nowSeconds(clock),
      })
      return stored.kind === 'stored' ? { ok: true, ballot: stored.ballot } : refuse(stored.kind)
    } catch (error) {
      if (isDatabaseTrouble(error)) throw error
      return refuse('chainAway')
    }
  }

  return {
    isOpen: governor !== null,
    async waiting(proposal, client) {
      if (governor === null) return { ok: true, ballots: [] }
      const db = await database.tables<BallotTables>()
      if (db === null) return refuse('away')
      await ensureSeeded()
      const stored = await storedBallots(db, governor, `${proposal}`)
      if (stored.length === 0) return { ok: true, ballots: [] }
      try {
        const standing = await standings(client, proposal, votersOf(stored))
        if (standing === null || standing.status !== 'active') {
          if (standing !== null) await sweepBallots(db, standing.block)
          return { ok: true, ballots: [] }
        }
        // A cast vote stays until voting ends, because its block may be undone.
        return { ok: true, ballots: stored.filter((_, at) => standing.voters[at]?.hasVoted === false) }
      } catch (error) {
        if (isDatabaseTrouble(error)) throw error
        return refuse('chainAway')
      }
    },
    keep,
  }
}

const votersOf = (stored: readonly StoredBallot[]): readonly Address[] =>
  stored.map(({ voter }) => parseAddress(voter) ?? '0x')

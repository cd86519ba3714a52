import { CastVote } from '@musi/api/history/acts'
import { ACTS_PATH } from '@musi/api/paths'
import type { Address } from '@musi/domain/address'
import * as v from 'valibot'
import { type History, useHistory } from '#platform/session/history/useHistory.ts'

const TOPICS = ['votes'] as const

const PastBallot = v.pick(CastVote, ['block', 'log', 'account', 'proposal', 'support', 'votes'])
export type PastBallot = v.InferOutput<typeof PastBallot>

/** Votes of an account or on a proposal, newest first, from the history. */
export const useBallotsOf = (filter: { account: Address } | { proposal: number }): History<PastBallot> =>
  useHistory({
    path: `${ACTS_PATH}?kind=castVote&${'account' in filter ? `account=${filter.account}` : `proposal=${filter.proposal}`}`,
    row: PastBallot,
    topics: TOPICS,
  })

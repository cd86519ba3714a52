import { CastVote } from '@musi/api/history/acts'
import { ACTS_PATH } from '@musi/api/paths'
import type { Address } from '@musi/domain/address'
import * as v from 'valibot'
import { type History, useHistory } from '#platform/session/history/useHistory.ts'

const TOPICS = ['votes'] as const

const PastBallot = v.pick(CastVote, ['block', 'log', 'account', 'proposal', 'support', 'votes'])
export type PastBallot = v.InferOutput<typeof PastBallot>

/** The votes of an account, or those on a proposal, newest first, by the history. */
export const useBallotsOf = (of: { account: Address } | { proposal: number }): History<PastBallot> =>
  useHistory({
    path: `${ACTS_PATH}?kind=castVote&${'account' in of ? `account=${of.account}` : `proposal=${of.proposal}`}`,
    row: PastBallot,
    topics: TOPICS,
  })

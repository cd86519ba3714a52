import { ACTS_PATH } from '@musi/api/paths'
import type { Address } from '@musi/domain/address'
import { type Reader, address, fields, flag, text, units, wholeNumber } from '@musi/domain/untrusted'
import { type History, useHistory } from '#platform/session/history/useHistory.ts'

const TOPICS = ['votes'] as const

export type PastBallot = {
  readonly block: number
  readonly log: number
  readonly account: Address
  readonly proposal: string
  readonly support: boolean
  readonly votes: bigint
}

const readBallot: Reader<PastBallot | null> = fields({
  block: wholeNumber,
  log: wholeNumber,
  account: address,
  proposal: text,
  support: flag,
  votes: units,
})

/** The votes of an account, or those on a proposal, newest first, by the history. */
export const useBallotsOf = (of: { account: Address } | { proposal: number }): History<PastBallot> =>
  useHistory({
    path: `${ACTS_PATH}?kind=castVote&${'account' in of ? `account=${of.account}` : `proposal=${of.proposal}`}`,
    row: readBallot,
    topics: TOPICS,
  })

import { DELEGATES_PATH } from '@musi/api/paths'
import type { Address } from '@musi/domain/address'
import { type Reader, address, fields, units, wholeNumber } from '@musi/domain/untrusted'
import { type History, useHistory } from '#platform/session/history/useHistory.ts'

const TOPICS = ['votes', 'moves'] as const

export type Delegate = {
  readonly place: number
  readonly account: Address
  readonly votes: bigint
  readonly delegators: number
  readonly ballots: number
}

const readDelegate: Reader<Delegate | null> = fields({
  place: wholeNumber,
  account: address,
  votes: units,
  delegators: wholeNumber,
  ballots: wholeNumber,
})

/** Who has how many votes, most first, by the history. */
export const useDelegates = (): History<Delegate> =>
  useHistory({ path: `${DELEGATES_PATH}?`, row: readDelegate, topics: TOPICS })

import { Act } from '@musi/api/history/acts'
import { ACTS_PATH } from '@musi/api/paths'
import type { Address } from '@musi/domain/address'
import { Confetti } from '#platform/page/motion/Confetti.tsx'
import { useHistory } from '#platform/session/history/useHistory.ts'
import { shareInks } from './shareSegments.ts'

type Props = {
  account: Address
  token: Address
  /** Hash of the transaction that has just paid. */
  paymentHash: string
  /** Seed of the cover; the confetti has its colours. */
  seed: string
}

const INKS = 5

/** Confetti for an account's first payment in a token; none until all its earlier plays are read (spec: songs.first-payment). */
export function FirstPayment({ account, token, paymentHash, seed }: Props) {
  const history = useHistory({ path: `${ACTS_PATH}?account=${account}&kind=playSong`, row: Act, topics: ['plays'] })
  if (history.kind !== 'read' || history.isOld || history.more !== null) return null
  const isFirst = history.rows.every(
    (act) => act.kind !== 'playSong' || act.token !== token || act.transaction === paymentHash,
  )
  return isFirst && <Confetti colours={shareInks(seed, INKS)} />
}

import { Act } from '@musi/api/history/acts'
import * as v from 'valibot'

/** What somebody did, as our server's history tells it. What follows from it is told with it: votes that were received. */
export type PastAct = Exclude<v.InferOutput<typeof Act>, { kind: 'receiveVotes' }>

export const PastAct = v.pipe(
  Act,
  v.transform((act): PastAct | null => (act.kind === 'receiveVotes' ? null : act)),
)

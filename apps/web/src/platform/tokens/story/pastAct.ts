import { Act } from '@musi/api/history/acts'
import * as v from 'valibot'

/** An act of an account from our server's history, together with its effects on others, such as votes received. */
export type PastAct = Exclude<v.InferOutput<typeof Act>, { kind: 'receiveVotes' }>

export const PastAct = v.pipe(
  Act,
  v.transform((act): PastAct | null => (act.kind === 'receiveVotes' ? null : act)),
)

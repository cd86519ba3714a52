import type { Move } from '@musi/api/history/moves'
import type * as v from 'valibot'

/** A transfer of a token amount. */
export type Transfer = Pick<v.InferOutput<typeof Move>, 'block' | 'log' | 'transaction' | 'from' | 'to' | 'amount'>

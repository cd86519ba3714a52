import type { Move } from '@musi/api/history/moves'
import type * as v from 'valibot'

/** An amount of a token that went from one to another. */
export type Transfer = Pick<v.InferOutput<typeof Move>, 'block' | 'log' | 'transaction' | 'from' | 'to' | 'amount'>

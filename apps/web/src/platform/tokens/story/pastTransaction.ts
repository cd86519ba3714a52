import type { SentTransaction } from '@musi/api/history/transactions'
import type * as v from 'valibot'

/** A transaction in our server's history. */
export type PastTransaction = v.InferOutput<typeof SentTransaction>

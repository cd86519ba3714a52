import type { SentTransaction } from '@musi/api/history/transactions'
import type * as v from 'valibot'

/** A transaction, as our server's history has it. */
export type PastTransaction = v.InferOutput<typeof SentTransaction>

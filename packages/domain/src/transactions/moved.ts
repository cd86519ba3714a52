import { amount } from './storedValue.ts'
import { fields, list, type ReadBy } from '../untrusted.ts'

/** Amounts an action really moved, by its receipt: paid by the account and received by the receiver. */
export const storedMoved = fields({ paid: list(amount), got: list(amount) })

export type Moved = ReadBy<typeof storedMoved>

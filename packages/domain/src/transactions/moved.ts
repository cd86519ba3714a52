import { amount } from './storedValue.ts'
import { fields, list, type ReadBy } from '../untrusted.ts'

/** Amounts an action really moved, from the receipt instead of the quote: out of the account, and to the receiver. */
export const storedMoved = fields({ paid: list(amount), got: list(amount) })

export type Moved = ReadBy<typeof storedMoved>

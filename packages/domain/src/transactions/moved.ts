import { amount } from './storedValue.ts'
import { fields, list, type ReadBy } from '../untrusted.ts'

/** What an action really moved, read from the chain's own receipt and not from the quote: out of the account, and to whoever was to get it. */
export const storedMoved = fields({ paid: list(amount), got: list(amount) })

export type Moved = ReadBy<typeof storedMoved>

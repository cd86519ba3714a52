import * as v from 'valibot'
import { hash, wholeNumber } from './values.ts'

/** How many rows of this answer cannot be said in its shape and are not in it; absent where all of them are. */
export const leftOut = v.optional(wholeNumber)

/** What every page of the chain's history has. All of its rows are of one block. */
const pageFacts = {
  /** The newest block that the rows know of. */
  at: v.object({ number: wholeNumber, hash }),
  /** How many blocks the history is behind the chain, as far as the server has heard. */
  behind: wholeNumber,
  /** The first block that the history covers. */
  since: wholeNumber,
  leftOut,
  /** What to ask for the next page with; null on the last one. */
  next: v.nullable(v.string()),
}

export const indexPage = <Row extends v.GenericSchema>(row: Row) => v.object({ ...pageFacts, rows: v.array(row) })

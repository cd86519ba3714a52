import * as v from 'valibot'
import { hash, wholeNumber } from './values.ts'

/** Number of rows left out because they do not fit the schema; absent if there are none. */
export const leftOut = v.optional(wholeNumber)

/** Fields of every history page. All of its rows are as of one block. */
const pageFacts = {
  /** The block that the rows are as of. */
  at: v.object({ number: wholeNumber, hash }),
  /** Number of blocks the history is behind the chain, as far as the server knows. */
  behind: wholeNumber,
  /** The first block that the history covers. */
  since: wholeNumber,
  leftOut,
  /** Cursor of the next page; null on the last one. */
  next: v.nullable(v.string()),
}

export const indexPage = <Row extends v.GenericSchema>(row: Row) => v.object({ ...pageFacts, rows: v.array(row) })

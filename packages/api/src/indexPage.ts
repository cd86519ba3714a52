import { LAST_SECONDS } from '@musi/domain/calendarSeconds'
import * as z from 'zod/mini'

z.config({ jitless: true })

/** How many rows of this answer cannot be said in its shape and are not in it; absent where all of them are. */
export const leftOut = z.optional(z.int())

/** What every page of the chain's history has. All of its rows are of one block. */
const pageFacts = {
  /** The newest block that the rows know of. */
  at: z.object({ number: z.int(), hash: z.string().check(z.regex(/^0x[0-9a-f]{64}$/)) }),
  /** How many blocks the history is behind the chain, as far as the server has heard. */
  behind: z.int(),
  /** The first block that the history covers. */
  since: z.int(),
  leftOut,
  /** What to ask for the next page with; null on the last one. */
  next: z.nullable(z.string()),
}

export const indexPage = <Row extends z.ZodMiniType>(row: Row) => z.object({ ...pageFacts, rows: z.array(row) })

export const hexAddress = z.string().check(z.regex(/^0x[0-9a-fA-F]{40}$/))
export const hash = z.string().check(z.regex(/^0x[0-9a-f]{64}$/))
/** In the smallest unit, as a decimal number: 256 bits do not fit into a number of JSON. */
export const amount = z.string().check(z.regex(/^\d{1,78}$/))
const isUint256 = (text: string) => /^\d{1,78}$/.test(text) && BigInt(text) < 2n ** 256n
/** A number as a contract takes it. */
export const uint256 = amount.check(z.refine(isUint256))
/** A time that a date can hold. What a contract names beyond it is the last one (domain/calendarSeconds.ts). */
export const seconds = z.int().check(z.nonnegative(), z.maximum(LAST_SECONDS))
export const bothAmounts = z.tuple([amount, amount])

import { LAST_SECONDS } from '@musi/domain/calendarSeconds'
import * as v from 'valibot'

export const integer = v.pipe(v.number(), v.safeInteger())
/** JSON has no infinity. */
export const finite = v.pipe(v.number(), v.finite())

export const hexAddress = v.pipe(v.string(), v.regex(/^0x[0-9a-fA-F]{40}$/))
export const hash = v.pipe(v.string(), v.regex(/^0x[0-9a-f]{64}$/))
/** In the smallest unit, as a decimal number: 256 bits do not fit into a number of JSON. */
export const amount = v.pipe(v.string(), v.regex(/^\d{1,78}$/))
const isUint256 = (text: string) => /^\d{1,78}$/.test(text) && BigInt(text) < 2n ** 256n
/** A number as a contract takes it. */
export const uint256 = v.pipe(amount, v.check(isUint256))
/** A time that a date can hold. What a contract names beyond it is the last one (domain/calendarSeconds.ts). */
export const seconds = v.pipe(integer, v.minValue(0), v.maxValue(LAST_SECONDS))
export const bothAmounts = v.tuple([amount, amount])

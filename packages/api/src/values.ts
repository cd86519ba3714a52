import { type Address, parseAddress } from '@musi/domain/address'
import { LAST_SECONDS } from '@musi/domain/calendarSeconds'
import { OWN_PATH } from '@musi/domain/ownPath'
import type { Hex } from '@musi/domain/untrusted'
import * as v from 'valibot'

/** Whole number of either sign. */
export const integer = v.pipe(v.number(), v.safeInteger())
export const wholeNumber = v.pipe(integer, v.minValue(0))
/** JSON has no infinity. */
export const finite = v.pipe(v.number(), v.finite())

/** Form of an address in a request; its checksum is judged where it is used. */
export const hexAddress = v.pipe(v.string(), v.regex(/^0x[0-9a-fA-F]{40}$/))
/** Address of an answer, with a right checksum or none; its reader gets it with one. */
export const address = v.pipe(
  hexAddress,
  v.rawTransform<string, Address>(({ dataset, addIssue, NEVER }) => {
    const known = parseAddress(dataset.value)
    if (known !== null) return known
    addIssue({ message: 'The checksum of an address is wrong.' })
    return NEVER
  }),
)
export const asHex = v.transform((text: string) => text as Hex)
export const hash = v.pipe(v.string(), v.regex(/^0x[0-9a-f]{64}$/), asHex)

/** Bytes of any length. */
export const bytes = v.pipe(v.string(), v.regex(/^0x(?:[0-9a-f]{2})*$/), asHex)

/** A whole number of up to 256 bits as decimal text: it does not fit into a number of JSON. */
export const digits = v.pipe(v.string(), v.regex(/^\d{1,78}$/))
/** Amount of an answer in the smallest unit: decimal text on the wire, a bigint for its reader. */
export const amount = v.pipe(
  digits,
  v.transform((text: string) => BigInt(text)),
)
const isUint256 = (text: string) => /^\d{1,78}$/.test(text) && BigInt(text) < 2n ** 256n
/** A number as a contract takes it. */
export const uint256 = v.pipe(digits, v.check(isUint256))
/** A time that a date can hold. What a contract names beyond it is the last one (domain/calendarSeconds.ts). */
export const seconds = v.pipe(wholeNumber, v.maxValue(LAST_SECONDS))
/** Amounts of token0 and token1. */
export const bothAmounts = v.pipe(v.tuple([amount, amount]), v.readonly())
export const bothDigits = v.tuple([digits, digits])
export const ownPath = v.pipe(v.string(), v.regex(OWN_PATH))

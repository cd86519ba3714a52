import { type Address, parseAddress } from '@musi/domain/address'
import { LAST_SECONDS } from '@musi/domain/calendarSeconds'
import { OWN_PATH } from '@musi/domain/ownPath'
import type { Hex } from '@musi/domain/untrusted'
import * as v from 'valibot'

export const integer = v.pipe(v.number(), v.safeInteger())
export const wholeNumber = v.pipe(integer, v.minValue(0))
export const finite = v.pipe(v.number(), v.finite())

/** An address in a request, whose checksum is not verified yet. */
export const hexAddress = v.pipe(v.string(), v.regex(/^0x[0-9a-fA-F]{40}$/))
/** An address in an answer, with or without a checksum; parsed to checksummed form. */
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

/** A whole number of up to 256 bits as decimal text, because a JSON number is too small. */
export const digits = v.pipe(v.string(), v.regex(/^\d{1,78}$/))
/** An amount in smallest units: decimal text on the wire, parsed to a bigint. */
export const amount = v.pipe(
  digits,
  v.transform((text: string) => BigInt(text)),
)
const isUint256 = (text: string) => /^\d{1,78}$/.test(text) && BigInt(text) < 2n ** 256n
/** A uint256 as decimal text. */
export const uint256 = v.pipe(digits, v.check(isUint256))
/** A time that `Date` can hold (domain/calendarSeconds.ts). */
export const seconds = v.pipe(wholeNumber, v.maxValue(LAST_SECONDS))
/** Amounts of token0 and token1. */
export const bothAmounts = v.pipe(v.tuple([amount, amount]), v.readonly())
export const bothDigits = v.tuple([digits, digits])
export const ownPath = v.pipe(v.string(), v.regex(OWN_PATH))

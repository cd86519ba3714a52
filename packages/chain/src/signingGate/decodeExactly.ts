import {
  type Abi,
  type DecodeFunctionDataReturnType,
  type EncodeFunctionDataParameters,
  decodeFunctionData,
  encodeFunctionData,
} from 'viem'

/** The decoded call. Null: it is not in this ABI, or there are extra bytes, which could mean more than was decoded. */
export function decodeExactly<const TAbi extends Abi>(
  abi: TAbi,
  data: `0x${string}`,
): DecodeFunctionDataReturnType<TAbi> | null {
  try {
    const call = decodeFunctionData({ abi, data })
    const encoded = encodeFunctionData({ abi, ...call } as unknown as EncodeFunctionDataParameters)
    return encoded.toLowerCase() === data.toLowerCase() ? call : null
  } catch {
    return null
  }
}

/** What the bytes say, field by field, under the names that the screen uses. */
export type CallFields = Readonly<Record<string, unknown>>

/** Native currency on a call that takes none becomes a field that no screen shows, so it never passes. */
export const noCurrency = (value: bigint, fields: CallFields): CallFields =>
  value === 0n ? fields : { ...fields, amountOfCurrency: value }

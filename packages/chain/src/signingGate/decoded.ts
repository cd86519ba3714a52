import {
  type Abi,
  type DecodeFunctionDataReturnType,
  type EncodeFunctionDataParameters,
  decodeFunctionData,
  encodeFunctionData,
} from 'viem'

/** What bytes call. Null: nothing of this ABI, or bytes beyond what is decoded, which could say more than is read. */
export function decoded<const TAbi extends Abi>(
  abi: TAbi,
  data: `0x${string}`,
): DecodeFunctionDataReturnType<TAbi> | null {
  try {
    const call = decodeFunctionData({ abi, data })
    const again = encodeFunctionData({ abi, ...call } as unknown as EncodeFunctionDataParameters)
    return again.toLowerCase() === data.toLowerCase() ? call : null
  } catch {
    return null
  }
}

/** What bytes say, field by field, by the names that the screen uses. */
export type Said = Readonly<Record<string, unknown>>

/** Currency on a call that takes none: a field that no screen shows, so it never passes. */
export const noCurrency = (value: bigint, said: Said): Said =>
  value === 0n ? said : { ...said, amountOfCurrency: value }

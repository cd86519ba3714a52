import { type Address, parseAddress } from '@musi/domain/address'

// Parsers of wallets' answers; null if the answer is malformed.

/** Checksummed addresses, from any letter case; invalid entries are left out. */
export function accountsIn(value: unknown): readonly Address[] | null {
  if (!Array.isArray(value)) return null
  return value.flatMap((one: unknown) => {
    const address = typeof one === 'string' && one.startsWith('0x') ? parseAddress(one.toLowerCase()) : null
    return address === null ? [] : [address]
  })
}

/** The standard answer is `0x89`; some wallets return 137 or "137". */
export function chainIdIn(value: unknown): number | null {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isSafeInteger(number) && number > 0 ? number : null
}

const HASH = /^0x[0-9a-f]{64}$/i

export const hashIn = (value: unknown): `0x${string}` | null =>
  typeof value === 'string' && HASH.test(value) ? (value as `0x${string}`) : null

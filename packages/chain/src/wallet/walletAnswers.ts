import { type Address, parseAddress } from '@musi/domain/address'

// Parses what wallets answer: null if the answer does not have the form that the method requires.

/** Checksummed, whatever case the wallet uses; invalid entries are left out. */
export function accountsIn(value: unknown): readonly Address[] | null {
  if (!Array.isArray(value)) return null
  return value.flatMap((one: unknown) => {
    const address = typeof one === 'string' && one.startsWith('0x') ? parseAddress(one.toLowerCase()) : null
    return address === null ? [] : [address]
  })
}

/** `0x89`; some wallets answer 137 or "137" instead. */
export function chainIdIn(value: unknown): number | null {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isSafeInteger(number) && number > 0 ? number : null
}

const HASH = /^0x[0-9a-f]{64}$/i

export const hashIn = (value: unknown): `0x${string}` | null =>
  typeof value === 'string' && HASH.test(value) ? (value as `0x${string}`) : null

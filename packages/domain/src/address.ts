import { keccak_256 } from '@noble/hashes/sha3.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'

/** An account or a contract, in its checksummed form (EIP-55). */
export type Address = `0x${string}`

/** Stands for native currency in an order, and for minting or burning in a transfer. */
export const ZERO_ADDRESS: Address = '0x0000000000000000000000000000000000000000'

const FORTY_HEX = /^(?:0x)?([0-9a-fA-F]{40})$/

/** Caches checksums, because each costs a hash and a thousand records repeat the same few addresses (case 70). */
const checksumCache = new Map<string, Address>()
const MAX_CACHED = 20_000

function cachedChecksum(lowerCaseHex: string): Address {
  const cached = checksumCache.get(lowerCaseHex)
  if (cached !== undefined) return cached
  const address = withChecksum(lowerCaseHex)
  if (checksumCache.size >= MAX_CACHED) checksumCache.clear()
  checksumCache.set(lowerCaseHex, address)
  return address
}

/** A letter is a capital if the half byte of the hash at its place is 8 or more. */
const withChecksum = (lowerCaseHex: string): Address => {
  const hash = keccak_256(utf8ToBytes(lowerCaseHex))
  let mixed = ''
  for (let at = 0; at < lowerCaseHex.length; at++) {
    const isCapital = ((hash[at >> 1] ?? 0) & (at % 2 === 0 ? 0x80 : 0x08)) !== 0
    const digit = lowerCaseHex.charAt(at)
    mixed += isCapital ? digit.toUpperCase() : digit
  }
  return `0x${mixed}`
}

/** Returns the checksummed address, or null. Text in mixed case must match its checksum; text in one case has none (spec: money.address). */
export const parseAddress = (text: string): Address | null => {
  const hex = FORTY_HEX.exec(text)?.[1]
  if (hex === undefined) return null
  const address = cachedChecksum(hex.toLowerCase())
  const isSingleCase = hex === hex.toLowerCase() || hex === hex.toUpperCase()
  return isSingleCase || address === `0x${hex}` ? address : null
}

/** True if the text has the form of an address. Its checksum is verified at the boundary, by `parseAddress`. */
export const isWrittenAsAddress = (value: unknown): value is Address =>
  typeof value === 'string' && value.startsWith('0x') && FORTY_HEX.test(value)

/** `0xAbCd...1234` (spec: money.short-address). */
export const shortenAddress = (text: string): string => {
  const address = parseAddress(text)
  if (address === null) throw new Error(`Invalid 'address' parameter '${text}'.`)
  return `${address.slice(0, 6)}...${address.slice(-4)}`
}

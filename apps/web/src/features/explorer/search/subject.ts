import { type Address, parseAddress } from '@musi/domain/address'

export type Hash = `0x${string}`
/** The kinds of things a search text can refer to. A hash may be a transaction or a block. */
export type Subject =
  | { kind: 'hash'; hash: Hash }
  | { kind: 'address'; address: Address }
  | { kind: 'block'; number: number }

const SIXTY_FOUR_HEX = /^(?:0x)?([0-9a-f]{64})$/i
const NUMBER = /^\d{1,15}$/

export function hashIn(text: string): Hash | null {
  const hex = SIXTY_FOUR_HEX.exec(text)?.[1]
  return hex === undefined ? null : `0x${hex.toLowerCase()}`
}

export const blockNumberIn = (text: string): number | null => (NUMBER.test(text) ? Number(text) : null)

/** Returns null if it is none of these. Ignores copied spaces, and commas in a block number. */
export function subjectOf(typed: string): Subject | null {
  const text = typed.trim()
  const hash = hashIn(text)
  if (hash !== null) return { kind: 'hash', hash }
  const address = parseAddress(text)
  if (address !== null) return { kind: 'address', address }
  const number = blockNumberIn(text.replaceAll(',', ''))
  return number === null ? null : { kind: 'block', number }
}

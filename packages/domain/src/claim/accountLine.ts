import { parseAddress } from '../address.ts'
import { flagsOf } from './claimFlags.ts'

/** One line of the CSV that claims are built from: address, amount in the smallest units, optional flags. */
export type AccountLine =
  | { kind: 'account'; hex: string; amount: bigint; flags: number }
  | { kind: 'nothing' }
  | { kind: 'bad'; reason: string }

const MAX_UINT256 = 2n ** 256n - 1n
/** 2^256 has 78 digits; more can only be leading zeros. */
const MAX_DIGITS = 100
/** The longest valid line has an address, 100 digits and three flags. A reader may truncate anything longer. */
export const MAX_LINE_LENGTH = 1024
const ZERO_ADDRESS = /^0x0{40}$/
const HEADER = /^(address|account|recipient|wallet)$/i
const HEX_ADDRESS = /^0x[0-9a-fA-F]{40}$/

/** Checks the checksum of a `0x…` address. Callers with millions of lines pass a faster implementation. */
export type ChecksumCheck = (address: string) => boolean
const plainChecksum: ChecksumCheck = (address) => parseAddress(address) !== null

/** `isFirst`: the line may be a header, and a byte order mark is skipped. */
export function accountLine(line: string, isFirst: boolean, isChecksumValid = plainChecksum): AccountLine {
  if (line.length > MAX_LINE_LENGTH)
    return { kind: 'bad', reason: `the line is longer than ${MAX_LINE_LENGTH} characters` }
  const text = (isFirst ? line.replace(/^\uFEFF/, '') : line).trim()
  if (text === '') return { kind: 'nothing' }
  const [address = '', amount, ...flagFields] = text.split(',').map(unquote)
  if (isFirst && HEADER.test(address)) return { kind: 'nothing' }
  const reason = addressProblem(address, isChecksumValid) ?? amountProblem(amount)
  if (reason !== null || amount === undefined) return { kind: 'bad', reason: reason ?? '' }
  const value = BigInt(amount)
  if (value === 0n) return { kind: 'bad', reason: 'the amount is zero; leave out accounts that get nothing' }
  if (value > MAX_UINT256) return { kind: 'bad', reason: 'the amount is larger than a uint256 can hold' }
  const parsedFlags = flagsOf(flagFields.flatMap((words) => words.split(/[\s|;/+]+/)).filter((word) => word !== ''))
  if (!parsedFlags.ok)
    return { kind: 'bad', reason: `"${excerpt(parsedFlags.word)}" is not a flag; the flags are SOCKS, LP and user` }
  return { kind: 'account', hex: address.slice(2).toLowerCase(), amount: value, flags: parsedFlags.byte }
}

const unquote = (field: string) => {
  const bare = field.trim()
  return bare.length > 1 && bare.startsWith('"') && bare.endsWith('"') ? bare.slice(1, -1).trim() : bare
}

function addressProblem(address: string, isChecksumValid: ChecksumCheck): string | null {
  if (address === '') return 'there is no address'
  if (!HEX_ADDRESS.test(address))
    return `"${excerpt(address)}" is not an address: expected 0x and 40 hexadecimal digits, then a comma and the amount`
  if (ZERO_ADDRESS.test(address)) return 'the zero address cannot claim'
  const digits = address.slice(2)
  const isOneCase = digits === digits.toLowerCase() || digits === digits.toUpperCase()
  return isOneCase || isChecksumValid(address)
    ? null
    : 'the address does not pass its checksum; a letter may be wrong, so copy it again'
}

function amountProblem(amount: string | undefined): string | null {
  if (amount === undefined || amount === '') return 'there is no amount'
  if (/^\d+$/.test(amount)) return amount.length > MAX_DIGITS ? 'the amount is larger than a uint256 can hold' : null
  if (amount.startsWith('-')) return `the amount "${excerpt(amount)}" is negative`
  return `the amount "${excerpt(amount)}" is not a whole number of the token's smallest units in digits alone`
}

/** Input quoted in an error message: bounded in length and free of terminal control characters. */
const excerpt = (text: string) => {
  const printable = text.replace(/[^\x20-\x7E]/g, '?')
  return printable.length > 44 ? `${printable.slice(0, 44)}…` : printable
}

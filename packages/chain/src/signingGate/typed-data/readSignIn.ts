import { SIGN_IN_STATEMENT, type SignInTerms } from '@musi/domain/signIn/signInText'
import { first } from '../../firstReferences.ts'
import { part, put, startsWith } from '../own.ts'

const { apply, codeAt } = first

/** The sign-in terms on screen; they are valid from their signing on. */
export type ShownSignIn = Omit<SignInTerms, 'notBeforeSeconds'>

/** Nothing that lies about for longer is signed (spec: signing.sign-in). */
const LONGEST_SECONDS = 3600

const DIGITS = '0123456789abcdef'
const LINE_FEED = 10
const FIRST_PRINTED = 32
const LAST_PRINTED = 126

/** A text as a wallet takes it; null if a letter is not printable ASCII, and could look like another. */
export function textBytes(text: string): `0x${string}` | null {
  let bytes = ''
  for (let at = 0; at < text.length; at += 1) {
    const code = apply(codeAt, text, [at])
    if ((code < FIRST_PRINTED && code !== LINE_FEED) || code > LAST_PRINTED) return null
    bytes += `${DIGITS[(code - (code % 16)) / 16] ?? ''}${DIGITS[code % 16] ?? ''}`
  }
  return `0x${bytes}`
}

/** The text that a wallet would show for these bytes. */
function shownText(bytes: string): string {
  let text = ''
  for (let at = 2; at < bytes.length; at += 2) text += LETTERS[part(bytes, at, at + 2)] ?? '?'
  return text
}

/** Each printed letter by its byte. */
const LETTERS = lettersByByte()

function lettersByByte(): Readonly<Record<string, string>> {
  const all = { __proto__: null } as unknown as Record<string, string>
  const printed = ' !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~'
  for (let at = 0; at < printed.length; at += 1) {
    const letter = printed[at] ?? ''
    put(all, part(textBytes(letter) ?? '0x', 2), letter)
  }
  put(all, '0a', '\n')
  return all
}

export type OtherLine = { field: string; actual: string; shown: string }

/**
 * Parses the bytes as a text, and compares each line with the request, and the request with the page; null if all
 * match.
 */
export function otherThanSignIn(
  bytes: string,
  shown: ShownSignIn,
  page: { origin: string; chainId: number },
): OtherLine | null {
  const { origin, chainId } = page
  const host = part(origin, startsWith(origin, 'https://') ? 8 : 7)
  if (shown.domain !== host) return { field: 'domain', actual: shown.domain, shown: host }
  if (shown.uri !== origin) return { field: 'uri', actual: shown.uri, shown: origin }
  if (shown.chainId !== chainId) return { field: 'chainId', actual: `${shown.chainId}`, shown: `${chainId}` }
  const span = shown.endsAtSeconds - shown.issuedAtSeconds
  if (!(span > 0 && span <= LONGEST_SECONDS))
    return { field: 'endsAt', actual: `${span} s`, shown: `at most ${LONGEST_SECONDS} s` }
  return otherLine(shownText(bytes), shown)
}

function otherLine(text: string, shown: ShownSignIn): OtherLine | null {
  const { domain, account, uri, chainId, nonce, issuedAtSeconds, endsAtSeconds } = shown
  const left = { text }
  const other =
    differs(left, 'domain', `${domain} wants you to sign in with your Ethereum account:`) ??
    differs(left, 'account', account) ??
    differs(left, 'form', '') ??
    differs(left, 'statement', SIGN_IN_STATEMENT) ??
    differs(left, 'form', '') ??
    differs(left, 'uri', `URI: ${uri}`) ??
    differs(left, 'version', 'Version: 1') ??
    differs(left, 'chainId', `Chain ID: ${chainId}`) ??
    differs(left, 'nonce', `Nonce: ${nonce}`) ??
    differs(left, 'issuedAt', `Issued At: ${dateText(issuedAtSeconds)}`) ??
    differs(left, 'endsAt', `Expiration Time: ${dateText(endsAtSeconds)}`)
  if (other !== null) return other
  return left.text === '' ? null : { field: 'form', actual: left.text, shown: 'nothing more' }
}

/** Takes the next line off a text; null if it is the expected one. */
function differs(left: { text: string }, field: string, shown: string): OtherLine | null {
  let end = 0
  while (end < left.text.length && left.text[end] !== '\n') end += 1
  const actual = part(left.text, 0, end)
  // A last line has no end; a text that ends in one has a further, empty line.
  left.text = end === left.text.length ? '' : part(left.text, end + 1) || '\n'
  return actual === shown ? null : { field, actual, shown }
}

const DAY = 86_400

const whole = (value: number, by: number): number => (value - (((value % by) + by) % by)) / by
const padded = (value: number): string => (value < 10 ? `0${value}` : `${value}`)

/** `2026-11-23T02:53:20Z`, reckoned by hand: the calendar of the browser may have been replaced. */
function dateText(seconds: number): string {
  const days = whole(seconds, DAY) + 719_468
  const era = whole(days, 146_097)
  const dayOfEra = days - era * 146_097
  const yearOfEra = whole(dayOfEra - whole(dayOfEra, 1460) + whole(dayOfEra, 36_524) - whole(dayOfEra, 146_096), 365)
  const dayOfYear = dayOfEra - (365 * yearOfEra + whole(yearOfEra, 4) - whole(yearOfEra, 100))
  const shifted = whole(5 * dayOfYear + 2, 153)
  const day = dayOfYear - whole(153 * shifted + 2, 5) + 1
  const month = shifted < 10 ? shifted + 3 : shifted - 9
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  const second = seconds - whole(seconds, DAY) * DAY
  const hours = whole(second, 3600)
  const minutes = whole(second - hours * 3600, 60)
  return `${year}-${padded(month)}-${padded(day)}T${padded(hours)}:${padded(minutes)}:${padded(second % 60)}Z`
}

import { SIGN_IN_STATEMENT, type SignInTerms } from '@musi/domain/signIn/signInText'
import { pristine } from '../../firstReferences.ts'
import { sliceText, defineField, startsWith } from '../ownFields.ts'

const { apply, codeAt } = pristine

/** The sign-in terms on screen, without a start of validity. */
export type ShownSignIn = Omit<SignInTerms, 'notBeforeSeconds'>

/** Longest validity of a sign-in text (spec: signing.sign-in). */
const MAX_SECONDS = 3600

const DIGITS = '0123456789abcdef'
const LINE_FEED = 10
const FIRST_PRINTED = 32
const LAST_PRINTED = 126

/** Encodes a text for the wallet; null if a character is not printable ASCII, and could look like another. */
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
  for (let at = 2; at < bytes.length; at += 2) text += LETTERS[sliceText(bytes, at, at + 2)] ?? '?'
  return text
}

/** Printable characters by byte. */
const LETTERS = lettersByByte()

function lettersByByte(): Readonly<Record<string, string>> {
  const all = { __proto__: null } as unknown as Record<string, string>
  const printed = ' !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~'
  for (let at = 0; at < printed.length; at += 1) {
    const letter = printed[at] ?? ''
    defineField(all, sliceText(textBytes(letter) ?? '0x', 2), letter)
  }
  defineField(all, '0a', '\n')
  return all
}

export type SignInMismatch = { field: string; actual: string; shown: string }

/**
 * Parses the bytes as a text, and compares each line with the request, and the request with the page; null if all
 * match.
 */
export function signInMismatch(
  bytes: string,
  shown: ShownSignIn,
  page: { origin: string; chainId: number },
): SignInMismatch | null {
  const { origin, chainId } = page
  const host = sliceText(origin, startsWith(origin, 'https://') ? 8 : 7)
  if (shown.domain !== host) return { field: 'domain', actual: shown.domain, shown: host }
  if (shown.uri !== origin) return { field: 'uri', actual: shown.uri, shown: origin }
  if (shown.chainId !== chainId) return { field: 'chainId', actual: `${shown.chainId}`, shown: `${chainId}` }
  const span = shown.endsAtSeconds - shown.issuedAtSeconds
  if (!(span > 0 && span <= MAX_SECONDS))
    return { field: 'endsAt', actual: `${span} s`, shown: `at most ${MAX_SECONDS} s` }
  return textMismatch(shownText(bytes), shown)
}

function textMismatch(text: string, shown: ShownSignIn): SignInMismatch | null {
  const { domain, account, uri, chainId, nonce, issuedAtSeconds, endsAtSeconds } = shown
  const remaining = { text }
  const other =
    takeLineMismatch(remaining, 'domain', `${domain} wants you to sign in with your Ethereum account:`) ??
    takeLineMismatch(remaining, 'account', account) ??
    takeLineMismatch(remaining, 'form', '') ??
    takeLineMismatch(remaining, 'statement', SIGN_IN_STATEMENT) ??
    takeLineMismatch(remaining, 'form', '') ??
    takeLineMismatch(remaining, 'uri', `URI: ${uri}`) ??
    takeLineMismatch(remaining, 'version', 'Version: 1') ??
    takeLineMismatch(remaining, 'chainId', `Chain ID: ${chainId}`) ??
    takeLineMismatch(remaining, 'nonce', `Nonce: ${nonce}`) ??
    takeLineMismatch(remaining, 'issuedAt', `Issued At: ${dateText(issuedAtSeconds)}`) ??
    takeLineMismatch(remaining, 'endsAt', `Expiration Time: ${dateText(endsAtSeconds)}`)
  if (other !== null) return other
  return remaining.text === '' ? null : { field: 'form', actual: remaining.text, shown: 'nothing more' }
}

/** Removes the next line of `left` and compares it; null if it is the expected one. */
function takeLineMismatch(left: { text: string }, field: string, shown: string): SignInMismatch | null {
  let end = 0
  while (end < left.text.length && left.text[end] !== '\n') end += 1
  const actual = sliceText(left.text, 0, end)
  // The last line has no line feed; a trailing line feed counts as one more empty line.
  left.text = end === left.text.length ? '' : sliceText(left.text, end + 1) || '\n'
  return actual === shown ? null : { field, actual, shown }
}

const DAY = 86_400

const floorDiv = (value: number, by: number): number => (value - (((value % by) + by) % by)) / by
const padded = (value: number): string => (value < 10 ? `0${value}` : `${value}`)

/** `2026-11-23T02:53:20Z`, computed by hand because the browser's Date may have been replaced. */
function dateText(seconds: number): string {
  const days = floorDiv(seconds, DAY) + 719_468
  const era = floorDiv(days, 146_097)
  const dayOfEra = days - era * 146_097
  const yearOfEra = floorDiv(
    dayOfEra - floorDiv(dayOfEra, 1460) + floorDiv(dayOfEra, 36_524) - floorDiv(dayOfEra, 146_096),
    365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + floorDiv(yearOfEra, 4) - floorDiv(yearOfEra, 100))
  const shifted = floorDiv(5 * dayOfYear + 2, 153)
  const day = dayOfYear - floorDiv(153 * shifted + 2, 5) + 1
  const month = shifted < 10 ? shifted + 3 : shifted - 9
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  const second = seconds - floorDiv(seconds, DAY) * DAY
  const hours = floorDiv(second, 3600)
  const minutes = floorDiv(second - hours * 3600, 60)
  return `${year}-${padded(month)}-${padded(day)}T${padded(hours)}:${padded(minutes)}:${padded(second % 60)}Z`
}

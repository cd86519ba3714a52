import { type Address, parseAddress } from '../address.ts'

/** Content of a sign-in (EIP-4361). Times are in whole seconds. */
export type SignInTerms = {
  /** Host and port of the app. */
  readonly domain: string
  readonly account: Address
  /** The app's origin. */
  readonly uri: string
  readonly chainId: number
  readonly nonce: string
  readonly issuedAtSeconds: number
  readonly endsAtSeconds: number
  /** Start of validity; null for immediately. Our own requests have none. */
  readonly notBeforeSeconds: number | null
}

/** Not translated: the server compares the text letter for letter. */
export const SIGN_IN_STATEMENT =
  'Sign in to Musi. This shows that the account is yours; it moves nothing and costs nothing.'

const dateText = (seconds: number) => new Date(seconds * 1000).toISOString().replace('.000Z', 'Z')

/** The only text that an account is asked to sign (spec: sign-in.text). */
export function signInText(terms: SignInTerms): string {
  const { domain, account, uri, chainId, nonce, issuedAtSeconds, endsAtSeconds, notBeforeSeconds } = terms
  return [
    `${domain} wants you to sign in with your Ethereum account:`,
    account,
    '',
    SIGN_IN_STATEMENT,
    '',
    `URI: ${uri}`,
    'Version: 1',
    `Chain ID: ${chainId}`,
    `Nonce: ${nonce}`,
    `Issued At: ${dateText(issuedAtSeconds)}`,
    `Expiration Time: ${dateText(endsAtSeconds)}`,
    ...(notBeforeSeconds === null ? [] : [`Not Before: ${dateText(notBeforeSeconds)}`]),
  ].join('\n')
}

const LINES = [
  /^(?<domain>\S{1,253}) wants you to sign in with your Ethereum account:$/,
  /^(?<account>0x[0-9a-fA-F]{40})$/,
  /^$/,
  /^(?<statement>.+)$/,
  /^$/,
  /^URI: (?<uri>\S{1,2000})$/,
  /^Version: 1$/,
  /^Chain ID: (?<chainId>[1-9]\d{0,14})$/,
  /^Nonce: (?<nonce>[0-9a-zA-Z]{8,64})$/,
  /^Issued At: (?<issued>\S{20})$/,
  /^Expiration Time: (?<ends>\S{20})$/,
] as const
const NOT_BEFORE = /^Not Before: (?<begins>\S{20})$/

/** Returns null if the text is not a valid date and time. */
function secondsOf(text: string): number | null {
  const ms = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(text) ? Date.parse(text) : Number.NaN
  return Number.isInteger(ms) && dateText(ms / 1000) === text ? ms / 1000 : null
}

/** Parses a text; null unless it is exactly what `signInText` writes for the parsed values. */
export function readSignIn(text: string): SignInTerms | null {
  const lines = text.split('\n')
  const forms = lines.length > LINES.length ? [...LINES, NOT_BEFORE] : LINES
  if (lines.length !== forms.length) return null
  const parts: Record<string, string> = {}
  for (const [at, form] of forms.entries()) {
    const match = form.exec(lines[at] ?? '')
    if (match === null) return null
    Object.assign(parts, match.groups)
  }
  const { domain = '', uri = '', nonce = '', begins } = parts
  const account = parseAddress(parts['account'] ?? '')
  const issuedAtSeconds = secondsOf(parts['issued'] ?? '')
  const endsAtSeconds = secondsOf(parts['ends'] ?? '')
  const notBeforeSeconds = begins === undefined ? null : secondsOf(begins)
  if (!account || issuedAtSeconds === null || endsAtSeconds === null) return null
  const terms = { domain, account, uri, chainId: Number(parts['chainId']), nonce, issuedAtSeconds, endsAtSeconds }
  const whole = { ...terms, notBeforeSeconds }
  return signInText(whole) === text ? whole : null
}

import { shownUrl } from './redact.ts'

/** An invalid value. `readConfig` catches it and returns its message. */
export class BadSetting extends Error {}

export type Env = Readonly<Record<string, string | undefined>>

/** Throws an error with the variable's name, its value (or that it is secret) and the allowed values. */
export function rejectValue(name: string, value: string, allowed: string): never {
  throw new BadSetting(`${name} is ${value}, but it must be ${allowed}.`)
}

/** An empty variable counts as unset: `MUSI_PORT= npm start` is how people unset one. */
export function text(env: Env, name: string): string | null {
  const value = env[name]?.trim()
  return value === undefined || value === '' ? null : value
}

export function wholeNumber(env: Env, name: string, fallback: number, [min, max]: readonly [number, number]): number {
  const value = text(env, name)
  if (value === null) return fallback
  const number = /^\d{1,15}$/.test(value) ? Number(value) : -1
  if (number < min || number > max) rejectValue(name, `"${value}"`, `a whole number from ${min} to ${max}`)
  return number
}

export function oneOf<const Choice extends string>(env: Env, name: string, choices: readonly Choice[]): Choice | null {
  const value = text(env, name)?.toLowerCase()
  if (value === undefined) return null
  return choices.find((choice) => choice === value) ?? rejectValue(name, `"${value}"`, choices.join(' or '))
}

export function listOf(env: Env, name: string): string[] {
  return (text(env, name) ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

export type UrlRule = { protocols: readonly string[]; secret?: true; relative?: true }

/** A relative URL is one of our own paths; "//host" is a foreign one and is refused. */
const isOwnPath = (value: string) => value.startsWith('/') && !value.startsWith('//') && !value.includes('\\')

export function checkedUrl(name: string, value: string, rule: UrlRule): string {
  if (rule.relative === true && isOwnPath(value)) return value
  const protocol = URL.parse(value)?.protocol
  if (protocol !== undefined && rule.protocols.includes(protocol)) return value
  const kinds = rule.protocols.map((kind) => `${kind}//…`).join(', ')
  return rejectValue(
    name,
    rule.secret === true ? `not usable (${shownUrl(value)}; the rest is kept secret)` : `"${value}"`,
    `an address that begins with ${kinds}${rule.relative === true ? ' or /' : ''}`,
  )
}

export function url(env: Env, name: string, rule: UrlRule): string | null {
  const value = text(env, name)
  return value === null ? null : checkedUrl(name, value, rule)
}

export const urls = (env: Env, name: string, rule: UrlRule): string[] =>
  listOf(env, name).map((value) => checkedUrl(name, value, rule))

import { first } from '../../firstReferences.ts'
import { decimalText, hexText, ownValue } from '../own.ts'

const { isArray, ownKeys, stringify } = first

/**
 * Typed data as the text that wallets take. The nonce is in hexadecimal; all other amounts are decimal (spec: signing.nonce-hex).
 * Its own writer, since `JSON.stringify` asks every value for a `toJSON` first.
 */
export function typedText(value: unknown, name = ''): string {
  if (typeof value === 'bigint') return `"${name === 'nonce' ? hexText(value) : decimalText(value)}"`
  if (typeof value === 'string') return stringify(value)
  if (typeof value !== 'object' || value === null) return `${value as number | boolean | null | undefined}`
  const isList = isArray(value)
  const keys = ownKeys(value) as string[]
  let text = ''
  for (let at = 0; at < keys.length; at += 1) {
    const key = keys[at] ?? ''
    if (isList && key === 'length') continue
    const field = typedText(ownValue(value, key), key)
    text += `${text === '' ? '' : ','}${isList ? field : `${stringify(key)}:${field}`}`
  }
  return isList ? `[${text}]` : `{${text}}`
}

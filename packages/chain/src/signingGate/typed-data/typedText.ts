import { pristine } from '../../firstReferences.ts'
import { decimalText, hexText, ownValue } from '../ownFields.ts'

const { isArray, ownKeys, stringify } = pristine

/**
 * Typed data as the text that wallets take. The nonce is in hexadecimal; all other amounts are decimal (spec: signing.nonce-hex).
 * Written by hand, because `JSON.stringify` calls `toJSON` on every value.
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

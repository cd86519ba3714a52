// Values at which programs break, for tests only.
import { type AbiEvent, type AbiParameter, type Hex, encodeAbiParameters, pad, toEventSelector, toHex } from 'viem'
import type { OddLog } from './oddContract.ts'

/** Markup that sets `window.hostile` if a page runs it, which tests check. */
export const MARKUP = '<img src=x onerror="window.hostile=1"><script>window.hostile=2</script>'
/** Control characters that reverse the following text and hide letters. */
export const HIDDEN = '\u202Eedoc\u202C \u200B\u2066\uFEFF'
/** Bytes that are not valid UTF-8. */
export const NO_UTF8: Hex = '0xff20fe20c328e28028f0288cbc20eda080'

export const EXTREMES = ['zero', 'most', 'odd'] as const
export type Extreme = (typeof EXTREMES)[number]

const TEXTS: Readonly<Record<Extreme, string>> = { zero: '', most: 'W'.repeat(2000), odd: `${MARKUP}${HIDDEN}` }

/** The value of a parameter at an extreme; lists have one element. */
function valueOf(parameter: AbiParameter, extreme: Extreme, account: Hex): unknown {
  const { type } = parameter
  if (type.endsWith('[]')) return [valueOf({ ...parameter, type: type.slice(0, -2) }, extreme, account)]
  if (type === 'tuple' && 'components' in parameter)
    return Object.fromEntries(parameter.components.map((each) => [each.name, valueOf(each, extreme, account)]))
  if (type === 'string') return TEXTS[extreme]
  if (type === 'bytes') return extreme === 'zero' ? '0x' : NO_UTF8
  if (type === 'bool') return extreme !== 'zero'
  if (type === 'address') return extreme === 'odd' ? account : pad(extreme === 'zero' ? '0x' : '0x01', { size: 20 })
  if (type === 'bytes32') return extreme === 'zero' ? pad('0x', { size: 32 }) : pad(NO_UTF8, { size: 32 })
  const bits = BigInt(/\d+/.exec(type)?.[0] ?? 256)
  // Beyond the range of dates, JSON numbers and database columns.
  return extreme === 'zero' ? 0n : extreme === 'most' ? 2n ** bits - 1n : 2n ** (bits < 64n ? bits - 1n : 63n)
}

/** A log of this event with every field at an extreme. `account`: value of address fields that identify an account. */
export function extremeLog(event: AbiEvent, extreme: Extreme, account: Hex): OddLog {
  const indexed = event.inputs.filter((input) => input.indexed === true)
  const rest = event.inputs.filter((input) => input.indexed !== true)
  const topic = (input: AbiParameter) => encodeAbiParameters([input], [valueOf(input, extreme, account)])
  return {
    topics: [toEventSelector(event), ...indexed.map(topic)],
    data: encodeAbiParameters(
      rest,
      rest.map((input) => valueOf(input, extreme, account)),
    ),
  }
}

/** ABI encoding of a string from arbitrary bytes. */
export const abiString = (bytes: Hex): Hex => encodeAbiParameters([{ type: 'bytes' }], [bytes])
export const abiText = (text: string): Hex => abiString(toHex(text))

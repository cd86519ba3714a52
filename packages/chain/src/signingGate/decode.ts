import { pristine } from '../firstReferences.ts'
import { type Fields, bigintOf, emptyFields, lowerCase, sliceText, defineField, startsWith } from './ownFields.ts'

const { bigint, decodeText } = pristine

/** One argument of a call: `(address account,uint16 shareBps)[] payees`. */
type Argument = { name: string; type: string; lists: number; fields: readonly Argument[] }

type Decoded = { value: unknown; next: number }

/** Thrown and caught in this file: the bytes are not the canonical encoding of these arguments. */
const BAD_ENCODING = new Error('not these arguments')

/** A call's arguments by name; null if the bytes do not have exactly the required form. */
export function decodeArguments(declared: string, hex: string): Fields | null {
  try {
    const { value, next } = readFields(lowerCase(hex), 0, parseArguments(declared))
    return next * 64 === hex.length ? (value as Fields) : null
  } catch {
    return null
  }
}

function parseArguments(text: string): readonly Argument[] {
  return parseList(text, { at: 0 })
}

type Cursor = { at: number }

function parseList(text: string, cursor: Cursor): Argument[] {
  const list: Argument[] = []
  if (text === '') return list
  do {
    defineField(list, list.length, parseArgument(text, cursor))
    cursor.at += 1
  } while (text[cursor.at - 1] === ',')
  return list
}

function parseArgument(text: string, cursor: Cursor): Argument {
  let fields: Argument[] = []
  let type = 'tuple'
  if (text[cursor.at] === '(') {
    cursor.at += 1
    fields = parseList(text, cursor)
  } else type = parseWord(text, cursor)
  let lists = 0
  while (text[cursor.at] === '[') {
    lists += 1
    cursor.at += 2
  }
  cursor.at += 1
  return { name: parseWord(text, cursor), type, lists, fields }
}

function parseWord(text: string, cursor: Cursor): string {
  const from = cursor.at
  while (cursor.at < text.length && !isEnd(text[cursor.at])) cursor.at += 1
  return sliceText(text, from, cursor.at)
}

const isEnd = (char: string | undefined) => char === ' ' || char === ',' || char === ')' || char === '['

function isDynamic({ lists, type, fields }: Argument): boolean {
  if (lists > 0 || type === 'string' || type === 'bytes') return true
  for (let at = 0; at < fields.length; at += 1) if (isDynamic(itemAt(fields, at))) return true
  return false
}

const itemAt = (list: readonly Argument[], at: number): Argument => {
  const item = list[at]
  if (item === undefined) throw BAD_ENCODING
  return item
}

function headWords(argument: Argument): number {
  if (isDynamic(argument) || argument.type !== 'tuple') return 1
  let words = 0
  for (let at = 0; at < argument.fields.length; at += 1) words += headWords(itemAt(argument.fields, at))
  return words
}

/** Reads several values from a word on: first the fixed-length values and the offsets of the others, then the others in order. */
function readSeries(
  hex: string,
  start: number,
  count: number,
  argumentAt: (at: number) => Argument,
  to: object,
): number {
  let next = start
  for (let at = 0; at < count; at += 1) next += headWords(argumentAt(at))
  let head = start
  for (let at = 0; at < count; at += 1) {
    const argument = argumentAt(at)
    const isInTail = isDynamic(argument)
    // Only the minimal offset is accepted, since any other would skip bytes.
    if (isInTail && wordAt(hex, head) !== bigint((next - start) * 32)) throw BAD_ENCODING
    const read = isInTail ? readDynamic(hex, next, argument) : readFixed(hex, head, argument)
    head = isInTail ? head + 1 : read.next
    if (isInTail) next = read.next
    defineField(to, argument.name === '' ? at : argument.name, read.value)
  }
  return next
}

function readFields(hex: string, start: number, fields: readonly Argument[]): Decoded {
  const value = emptyFields()
  return { value, next: readSeries(hex, start, fields.length, (at) => itemAt(fields, at), value) }
}

function readDynamic(hex: string, start: number, argument: Argument): Decoded {
  const { lists, type, fields } = argument
  if (lists === 0 && type === 'tuple') return readFields(hex, start, fields)
  const length = wordAt(hex, start)
  if (length > bigint(hex.length)) throw BAD_ENCODING
  const count = +`${length}`
  if (lists === 0) return readBytes(hex, start + 1, count, type)
  const value: unknown[] = []
  const item: Argument = { name: '', type, lists: lists - 1, fields }
  return { value, next: readSeries(hex, start + 1, count, () => item, value) }
}

function readBytes(hex: string, start: number, length: number, type: string): Decoded {
  const from = start * 64
  const bytes = sliceText(hex, from, from + length * 2)
  const next = start + (length + 31 - ((length + 31) % 32)) / 32
  const padding = sliceText(hex, from + length * 2, next * 64)
  if (from + length * 2 + padding.length !== next * 64 || !isZero(padding)) throw BAD_ENCODING
  return { value: type === 'bytes' ? `0x${bytes}` : textOf(bytes), next }
}

function textOf(bytes: string): string {
  let escaped = ''
  for (let at = 0; at < bytes.length; at += 2) escaped += `%${sliceText(bytes, at, at + 2)}`
  return decodeText(escaped)
}

function isZero(digits: string): boolean {
  for (let at = 0; at < digits.length; at += 1) if (digits[at] !== '0') return false
  return true
}

function wordTextAt(hex: string, word: number): string {
  const text = sliceText(hex, word * 64, word * 64 + 64)
  if (text.length !== 64) throw BAD_ENCODING
  return text
}

function wordAt(hex: string, word: number): bigint {
  const value = bigintOf(`0x${wordTextAt(hex, word)}`)
  if (value === null) throw BAD_ENCODING
  return value
}

function readFixed(hex: string, start: number, { type, fields }: Argument): Decoded {
  if (type === 'tuple') return readFields(hex, start, fields)
  const next = start + 1
  const number = wordAt(hex, start)
  if (type === 'bytes32') return { value: `0x${wordTextAt(hex, start)}`, next }
  if (type === 'address') {
    if (number >> 160n !== 0n) throw BAD_ENCODING
    return { value: `0x${sliceText(wordTextAt(hex, start), 24)}`, next }
  }
  if (type === 'bool') {
    if (number > 1n) throw BAD_ENCODING
    return { value: number === 1n, next }
  }
  const bits = startsWith(type, 'uint') ? bigintOf(sliceText(type, 4)) : null
  if (bits === null || number >> bits !== 0n) throw BAD_ENCODING
  return { value: number, next }
}

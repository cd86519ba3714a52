/** Bytes of a WebAssembly module, nested by section. */
export type Code = readonly (number | Code)[]

const bytesOf = (code: Code): number[] => code.flatMap((part) => (typeof part === 'number' ? part : bytesOf(part)))

/** Signed LEB128, which constants are written in. */
function signed(value: number): Code {
  const rest = value >> 7
  const isLast = (rest === 0 && (value & 64) === 0) || (rest === -1 && (value & 64) !== 0)
  return isLast ? [value & 127] : [(value & 127) | 128, signed(rest)]
}

/** Unsigned LEB128, which counts, sizes and offsets are written in. */
const unsigned = (value: number): Code => (value < 128 ? [value] : [(value & 127) | 128, unsigned(value >>> 7)])

const sized = (body: Code): Code => [unsigned(bytesOf(body).length), body]
const list = (items: readonly Code[]): Code => [unsigned(items.length), items]
const name = (text: string): Code => sized(Array.from(text, (letter) => letter.charCodeAt(0)))
const section = (id: number, items: readonly Code[]): Code => [id, sized(list(items))]

const I32 = 0x7f
const I64 = 0x7e
const EMPTY = 0x40
export const PARAMETERS = 4

/** A function with four i32 parameters and no result, followed by more i32 and i64 locals. */
type WasmFunction = { name: string; i32s: number; i64s: number; body: Code }

/** A module of such functions around one memory that it exports. */
export function moduleOf(pages: number, functions: readonly WasmFunction[]): Uint8Array<ArrayBuffer> {
  const bodies = functions.map(({ i32s, i64s, body }) =>
    sized([
      list([
        [unsigned(i32s), I32],
        [unsigned(i64s), I64],
      ]),
      body,
      0x0b,
    ]),
  )
  const code: Code = [
    [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    section(1, [[0x60, list(Array.from({ length: PARAMETERS }, () => [I32])), 0]]),
    section(
      3,
      functions.map(() => [0]),
    ),
    section(5, [[0, unsigned(pages)]]),
    section(7, [[name('memory'), 2, 0], ...functions.map(({ name: own }, at): Code => [name(own), 0, unsigned(at)])]),
    section(10, bodies),
  ]
  return Uint8Array.from(bytesOf(code))
}

export const get = (local: number): Code => [0x20, unsigned(local)]
export const set = (local: number, value: Code): Code => [value, 0x21, unsigned(local)]

export const i32 = {
  const: (value: number): Code => [0x41, signed(value)],
  add: (a: Code, b: Code): Code => [a, b, 0x6a],
  sub: (a: Code, b: Code): Code => [a, b, 0x6b],
  lessThan: (a: Code, b: Code): Code => [a, b, 0x49],
  storeByte: (address: Code, offset: number, value: Code): Code => [address, value, 0x3a, 0, unsigned(offset)],
}

export const i64 = {
  const: (value: number): Code => [0x42, signed(value)],
  load: (address: Code, offset: number): Code => [address, 0x29, 0, unsigned(offset)],
  store: (address: Code, offset: number, value: Code): Code => [address, value, 0x37, 0, unsigned(offset)],
  and: (a: Code, b: Code): Code => [a, b, 0x83],
  xor: (a: Code, b: Code): Code => [a, b, 0x85],
  shiftRight: (a: Code, b: Code): Code => [a, b, 0x88],
  rotateLeft: (a: Code, by: number): Code => [a, i64.const(by), 0x89],
  trailingZeros: (a: Code): Code => [a, 0x7a],
  isZero: (a: Code): Code => [a, 0x50],
  lessThan: (a: Code, b: Code): Code => [a, b, 0x54],
}

/** A do-while loop: the condition is checked after the body. */
export const loopWhile = (condition: Code, body: Code): Code => [0x03, EMPTY, body, condition, 0x0d, 0, 0x0b]
export const when = (condition: Code, then: Code, otherwise: Code): Code => [
  condition,
  [0x04, EMPTY, then, 0x05, otherwise, 0x0b],
]
export const copyBytes = (to: Code, from: Code, length: Code): Code => [to, from, length, 0xfc, 0x0a, 0, 0]
export const fillBytes = (to: Code, value: Code, length: Code): Code => [to, value, length, 0xfc, 0x0b, 0]

import { type Lanes, rounds } from './keccakRounds.ts'
import {
  type Code,
  PARAMETERS,
  copyBytes,
  fillBytes,
  get,
  i32,
  i64,
  loopWhile,
  moduleOf,
  set,
  when,
} from './wasmCode.ts'

/** Memory layout of the module: one block of 136 bytes, the round constants, the input, the output. */
export const LAYOUT = { block: 0, constants: 256, input: 1024, inputBytes: 512 * 1024, output: 520 * 1024 } as const
const PAGE_BYTES = 64 * 1024
const OUTPUT_BYTES = 512 * 1024

// Parameters, then i32 locals, then i64 locals.
const FROM = 0
const TO = 1
const COUNT = 2
const LENGTH = 3
const FIRST = PARAMETERS
const SECOND = PARAMETERS + 1
const ROUND = PARAMETERS + 2
const DIFFERENCE = PARAMETERS + 3
const LANES: Lanes = {
  a: (lane) => DIFFERENCE + 1 + lane,
  b: (lane) => DIFFERENCE + 26 + lane,
  c: (x) => DIFFERENCE + 51 + x,
  d: DIFFERENCE + 56,
}
const LOCALS = { i32s: 3, i64s: 57 }

/** The last bit of the padding, in lane 16: the highest bit of a block's last byte. */
const LAST_BIT = i64.rotateLeft(i64.const(1), 63)

const lanes = (count: number) => Array.from({ length: count }, (_, lane) => lane)
const absorb = (lane: number, value: Code) => set(LANES.a(lane), value)
const squeezed = lanes(4).map((lane) => i64.store(get(TO), 8 * lane, get(LANES.a(lane))))
const permuted: Code = [rounds(LANES, LAYOUT.constants, ROUND), squeezed]

/** Repeats the body for COUNT hashes, advancing FROM and TO. */
const each = (fromBytes: Code, body: Code): Code =>
  loopWhile(get(COUNT), [
    body,
    set(FROM, i32.add(get(FROM), fromBytes)),
    set(TO, i32.add(get(TO), i32.const(32))),
    set(COUNT, i32.sub(get(COUNT), i32.const(1))),
  ])

/**
 * Messages of one length, at most 135 bytes: one block each, with the padding of Keccak from before
 * it became SHA-3.
 */
const messages: Code = [
  fillBytes(i32.const(LAYOUT.block), i32.const(0), i32.const(136)),
  i32.storeByte(get(LENGTH), LAYOUT.block, i32.const(0x01)),
  each(get(LENGTH), [
    copyBytes(i32.const(LAYOUT.block), get(FROM), get(LENGTH)),
    // A message of 135 bytes has both ends of the padding in its last byte.
    lanes(17).map((lane) => absorb(lane, i64.load(i32.const(LAYOUT.block), 8 * lane))),
    absorb(16, i64.xor(get(LANES.a(16)), LAST_BIT)),
    lanes(8).map((lane) => absorb(17 + lane, i64.const(0))),
    permuted,
  ]),
]

/** FIRST and SECOND become the smaller and the greater of two neighbours, compared byte by byte from the front. */
const ordered = lanes(4).reduceRight<Code>((equalSoFar, word) => {
  const left = i64.load(get(FROM), 8 * word)
  const right = i64.load(get(FROM), 32 + 8 * word)
  const shift = i64.and(i64.trailingZeros(get(DIFFERENCE)), i64.const(56))
  const byteOf = (value: Code) => i64.and(i64.shiftRight(value, shift), i64.const(255))
  const swapped = [set(FIRST, i32.add(get(FROM), i32.const(32))), set(SECOND, get(FROM))]
  const decided = when(i64.lessThan(byteOf(right), byteOf(left)), swapped, [])
  return [set(DIFFERENCE, i64.xor(left, right)), when(i64.isZero(get(DIFFERENCE)), equalSoFar, decided)]
}, [])

const pairs: Code = each(i32.const(64), [
  set(FIRST, get(FROM)),
  set(SECOND, i32.add(get(FROM), i32.const(32))),
  ordered,
  lanes(4).map((lane) => [
    absorb(lane, i64.load(get(FIRST), 8 * lane)),
    absorb(4 + lane, i64.load(get(SECOND), 8 * lane)),
  ]),
  absorb(8, i64.const(1)),
  lanes(16).map((lane) => absorb(9 + lane, i64.const(0))),
  absorb(16, LAST_BIT),
  permuted,
])

export const keccakModule = () =>
  moduleOf(Math.ceil((LAYOUT.output + OUTPUT_BYTES) / PAGE_BYTES), [
    { name: 'messages', ...LOCALS, body: messages },
    { name: 'pairs', ...LOCALS, body: pairs },
  ])

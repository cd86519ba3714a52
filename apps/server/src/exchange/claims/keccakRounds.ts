import { type Code, get, i32, i64, loopWhile, set } from './wasmCode.ts'

/**
 * Keccak-f[1600] over 25 lanes, which are locals of a WebAssembly function. Names as in FIPS 202,
 * section 3.2.
 */
export type Lanes = { a: (lane: number) => number; b: (lane: number) => number; c: (x: number) => number; d: number }

const ROUNDS = 24
const FIVE = [0, 1, 2, 3, 4] as const
const LANES = FIVE.flatMap((y) => FIVE.map((x) => ({ x, y })))
const laneAt = (x: number, y: number) => (x % 5) + 5 * (y % 5)

/** Rotation offsets of rho: a walk over the 24 lanes other than the first. */
function rotationOffsets(): number[] {
  const offsets = Array.from({ length: 25 }, () => 0)
  for (let step = 0, x = 1, y = 0; step < 24; step++, [x, y] = [y, (2 * x + 3 * y) % 5])
    offsets[laneAt(x, y)] = (((step + 1) * (step + 2)) / 2) % 64
  return offsets
}

/** Round constants of iota, from the standard's shift register. */
export function roundConstants(): BigUint64Array<ArrayBuffer> {
  let register = 1
  return BigUint64Array.from({ length: ROUNDS }, () => {
    let constant = 0n
    for (let bit = 0; bit < 7; bit++) {
      if (register & 1) constant |= 1n << BigInt(2 ** bit - 1)
      register = ((register << 1) ^ ((register >> 7) * 0x171)) & 0xff
    }
    return constant
  })
}

/** The 24 rounds; `constants` is where the round constants lie in memory, `at` an i32 local that walks over them. */
export function rounds({ a, b, c, d }: Lanes, constants: number, at: number): Code {
  const rotations = rotationOffsets()
  const theta = [
    ...FIVE.map((x) =>
      set(
        c(x),
        FIVE.slice(1).reduce<Code>((sum, y) => i64.xor(sum, get(a(laneAt(x, y)))), get(a(x))),
      ),
    ),
    ...FIVE.map((x): Code => {
      const column = set(d, i64.xor(get(c((x + 4) % 5)), i64.rotateLeft(get(c((x + 1) % 5)), 1)))
      // rho and pi at once: the lane is rotated as it moves to its new position.
      const moved = FIVE.map((y) =>
        set(
          b(laneAt(y, 2 * x + 3 * y)),
          i64.rotateLeft(i64.xor(get(a(laneAt(x, y))), get(d)), rotations[laneAt(x, y)] ?? 0),
        ),
      )
      return [column, moved]
    }),
  ]
  const chi = LANES.map(({ x, y }) => {
    const inverted = i64.xor(get(b(laneAt(x + 1, y))), i64.const(-1))
    return set(a(laneAt(x, y)), i64.xor(get(b(laneAt(x, y))), i64.and(inverted, get(b(laneAt(x + 2, y))))))
  })
  const iota = set(a(0), i64.xor(get(a(0)), i64.load(get(at), 0)))
  const next = set(at, i32.add(get(at), i32.const(8)))
  return [
    set(at, i32.const(constants)),
    loopWhile(i32.lessThan(get(at), i32.const(constants + 8 * ROUNDS)), [theta, chi, iota, next]),
  ]
}

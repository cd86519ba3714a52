import { bigintOf, hexText, sliceText } from './ownFields.ts'

const MASK = 2n ** 64n - 1n
const RATE_BYTES = 136

const rotate = (lane: bigint, by: bigint): bigint => ((lane << by) | (lane >> (64n - by))) & MASK

/** A list with existing items, so that setting one cannot run a setter of a prototype. */
const zeroLanes = (): bigint[] => [
  0n,
  0n,
  0n,
  0n,
  0n,
  0n,
  0n,
  0n,
  0n,
  0n,
  0n,
  0n,
  0n,
  0n,
  0n,
  0n,
  0n,
  0n,
  0n,
  0n,
  0n,
  0n,
  0n,
  0n,
  0n,
]
const laneAt = (state: readonly bigint[], x: number, y: number): bigint => state[(x % 5) + 5 * (y % 5)] ?? 0n

/** The constant of the next round, by the standard's shift register. */
function roundConstant(register: { bits: number }): bigint {
  let constant = 0n
  for (let j = 0; j < 7; j += 1) {
    if ((register.bits & 1) !== 0) constant |= 1n << ((1n << smallBigint(j)) - 1n)
    register.bits = (register.bits << 1) ^ ((register.bits >> 7) * 0x171)
  }
  return constant
}

const smallBigint = (small: number): bigint => bigintOf(`${small}`) ?? 0n

function permute(state: bigint[]): void {
  const register = { bits: 1 }
  for (let round = 0; round < 24; round += 1) {
    // theta
    const before = zeroLanes()
    for (let x = 0; x < 5; x += 1)
      before[x] =
        laneAt(state, x, 0) ^ laneAt(state, x, 1) ^ laneAt(state, x, 2) ^ laneAt(state, x, 3) ^ laneAt(state, x, 4)
    for (let i = 0; i < 25; i += 1)
      state[i] = (state[i] ?? 0n) ^ (before[(i + 4) % 5] ?? 0n) ^ rotate(before[(i + 1) % 5] ?? 0n, 1n)
    // rho and pi
    let x = 1
    let y = 0
    let moving = laneAt(state, x, y)
    for (let t = 0; t < 24; t += 1) {
      const nextY = (2 * x + 3 * y) % 5
      x = y
      y = nextY
      const kept = laneAt(state, x, y)
      state[x + 5 * y] = rotate(moving, smallBigint((((t + 1) * (t + 2)) / 2) % 64))
      moving = kept
    }
    // chi
    const mixed = zeroLanes()
    for (let i = 0; i < 25; i += 1) mixed[i] = state[i] ?? 0n
    for (let row = 0; row < 5; row += 1)
      for (let x = 0; x < 5; x += 1)
        state[x + 5 * row] = laneAt(mixed, x, row) ^ (~laneAt(mixed, x + 1, row) & MASK & laneAt(mixed, x + 2, row))
    // iota
    state[0] = (state[0] ?? 0n) ^ roundConstant(register)
  }
}

/**
 * Hashes bytes, given as hexadecimal without 0x. Our own code, so that checking an address or an operation depends on
 * nothing else.
 */
export function keccak256(hex: string): string {
  const state = zeroLanes()
  const blockDigits = RATE_BYTES * 2
  let from = 0
  for (; hex.length - from >= blockDigits; from += blockDigits) {
    absorb(state, sliceText(hex, from, from + blockDigits))
    permute(state)
  }
  let padded = `${sliceText(hex, from)}01`
  while (padded.length < blockDigits) padded += '00'
  absorb(state, padded)
  const last = RATE_BYTES / 8 - 1
  state[last] = (state[last] ?? 0n) ^ (0x80n << 56n)
  permute(state)
  let hash = ''
  for (let lane = 0; lane < 4; lane += 1) hash += reverseBytes(sixteenDigits(state[lane] ?? 0n))
  return hash
}

function absorb(state: bigint[], block: string): void {
  for (let lane = 0; lane < RATE_BYTES / 8; lane += 1)
    state[lane] =
      (state[lane] ?? 0n) ^ (bigintOf(`0x${reverseBytes(sliceText(block, lane * 16, lane * 16 + 16))}`) ?? 0n)
}

const sixteenDigits = (lane: bigint): string => sliceText(hexText((1n << 64n) | lane), 3)

/** Reverses the bytes. */
function reverseBytes(digits: string): string {
  let other = ''
  for (let from = digits.length - 2; from >= 0; from -= 2) other += sliceText(digits, from, from + 2)
  return other
}

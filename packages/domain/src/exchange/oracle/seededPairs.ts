import { type Address, parseAddress } from '../../address.ts'
import { seededNumbers } from '../../random/seededNumbers.ts'
import { MAX_RESERVE } from '../hop.ts'
import { type Pair, pairOf } from '../pair.ts'

/** Seeded random values. */
export type Dice = {
  readonly integerBelow: (below: number) => number
  readonly chance: (part: number) => boolean
  /** Every bit length up to the maximum is equally likely. */
  readonly size: (bits: number) => bigint
  readonly pick: <T>(options: readonly [T, ...T[]]) => T
}

export function dice(seed: string): Dice {
  const next = seededNumbers(seed)
  const integerBelow = (below: number) => Math.floor(next() * below)
  const size = (bits: number) => {
    const length = 1 + integerBelow(bits)
    let value = 1n
    for (let bit = 1; bit < length; bit += 30) value = (value << 30n) | BigInt(integerBelow(2 ** 30))
    return BigInt.asUintN(length, value >> BigInt(Math.max(0, value.toString(2).length - length)))
  }
  return {
    integerBelow,
    size,
    chance: (part) => next() < part,
    pick: (options) => options[integerBelow(options.length)] ?? options[0],
  }
}

/** The address of test token number `at`. Ascending numbers do not give ascending addresses. */
export function testTokenAddress(at: number): Address {
  const cached = addressCache[at]
  if (cached !== undefined) return cached
  const digits = Array.from({ length: 5 }, (_, part) => Math.imul(at * 5 + part + 1, 0x9e3779b1) >>> 0)
  const address = parseAddress(digits.map((digit) => digit.toString(16).padStart(8, '0')).join(''))
  if (!address) throw new Error('Forty digits are an address.')
  addressCache[at] = address
  return address
}
const addressCache: Address[] = []

/** Reserves of every size, and often the extremes of what a pair can hold. */
export const anyReserve = ({ chance, pick, size }: Dice): bigint =>
  chance(0.1) ? pick([0n, 1n, 2n, 1000n, MAX_RESERVE - 1n, MAX_RESERVE, 2n ** 111n]) : size(112)

/** Kinds of reserves for which three prices times an amount stay below 256 bits; above that the published SDK throws. */
const SIZE_KINDS = ['mixed', 'large', 'alike', 'equal', 'tiny', 'round'] as const
type SizeKind = (typeof SIZE_KINDS)[number] | 'full'

function reserve({ chance, pick, size, integerBelow }: Dice, sizeKind: SizeKind): bigint {
  if (chance(0.05)) return pick([0n, sizeKind === 'large' || sizeKind === 'alike' ? 2n ** 50n : 1n])
  switch (sizeKind) {
    case 'mixed':
      return size(58)
    case 'large':
      return (size(58) << 50n) + size(50)
    case 'alike':
      return 10n ** 21n + size(68)
    case 'equal':
      return pick([1n, 2n, 4n]) * 10n ** 18n
    case 'round':
      // With amounts in thousands, quotients are whole or nearly whole.
      return BigInt(997_000 * (1 + integerBelow(6)))
    case 'full':
      return chance(0.5) ? MAX_RESERVE - size(80) : size(112)
    case 'tiny':
      return BigInt(1 + integerBelow(20))
  }
}

/** `count` distinct pairs in random order, over the minimum number of tokens or more. */
export function anyPairs(
  roll: Dice,
  count: number,
  sizeKind: SizeKind = roll.pick(SIZE_KINDS),
): { readonly pairs: readonly Pair[]; readonly tokens: number } {
  const minTokens = Math.ceil((1 + Math.sqrt(1 + 8 * count)) / 2)
  const tokens = minTokens + roll.integerBelow(roll.pick([1, 4, count]))
  const byTokens = new Map<string, Pair>()
  while (byTokens.size < count) {
    const a = testTokenAddress(roll.integerBelow(tokens))
    const b = testTokenAddress(roll.integerBelow(tokens))
    if (a === b) continue
    const pair = pairOf(a, reserve(roll, sizeKind), b, reserve(roll, sizeKind))
    byTokens.set(`${pair.token0}${pair.token1}`, pair)
  }
  return { pairs: Array.from(byTokens.values()), tokens }
}

/** A few hubs with many pairs each, so that the search runs from both ends. */
export function anyHubs(roll: Dice, hubs: number, leaves: number, sizeKind: SizeKind): readonly Pair[] {
  const hubPairs = Array.from({ length: hubs }, (_, hub) =>
    Array.from({ length: hub }, (_, otherHub) => [hub, otherHub] as const),
  )
  const leafPairs = Array.from({ length: leaves }, (_, leaf) =>
    Array.from({ length: hubs }, (_, hub) => [hub, hubs + leaf] as const).filter(() => roll.chance(0.6)),
  )
  return [...hubPairs, ...leafPairs]
    .flat()
    .map(([one, other]) =>
      pairOf(testTokenAddress(one), reserve(roll, sizeKind), testTokenAddress(other), reserve(roll, sizeKind)),
    )
}

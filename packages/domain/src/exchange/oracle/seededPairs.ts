import { type Address, parseAddress } from '../../address.ts'
import { seededNumbers } from '../../random/seededNumbers.ts'
import { MOST_RESERVE } from '../hop.ts'
import { type Pair, pairOf } from '../pair.ts'

/** Numbers from a seed, and what is drawn with them. */
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

/** A token's address from its number; the order of numbers is not that of addresses. */
export function tokenNumber(at: number): Address {
  const known = made[at]
  if (known !== undefined) return known
  const digits = Array.from({ length: 5 }, (_, part) => Math.imul(at * 5 + part + 1, 0x9e3779b1) >>> 0)
  const address = parseAddress(digits.map((digit) => digit.toString(16).padStart(8, '0')).join(''))
  if (!address) throw new Error('Forty digits are an address.')
  made[at] = address
  return address
}
const made: Address[] = []

/** Reserves of every size, and the ends of what a pair can hold. */
export const anyReserve = ({ chance, pick: one, size }: Dice): bigint =>
  chance(0.1) ? one([0n, 1n, 2n, 1000n, MOST_RESERVE - 1n, MOST_RESERVE, 2n ** 111n]) : size(112)

/** Three prices and an amount, multiplied, must stay below 256 bits: the published SDK throws above that. */
const SIZE_KINDS = ['mixed', 'large', 'alike', 'equal', 'tiny', 'round'] as const
type SizeKind = (typeof SIZE_KINDS)[number] | 'full'

function reserve({ chance, pick: one, size, integerBelow: whole }: Dice, sizeKind: SizeKind): bigint {
  if (chance(0.05)) return one([0n, sizeKind === 'large' || sizeKind === 'alike' ? 2n ** 50n : 1n])
  switch (sizeKind) {
    case 'mixed':
      return size(58)
    case 'large':
      return (size(58) << 50n) + size(50)
    case 'alike':
      return 10n ** 21n + size(68)
    case 'equal':
      return one([1n, 2n, 4n]) * 10n ** 18n
    case 'round':
      // With amounts of thousands, quotients come out whole, or next to it.
      return BigInt(997_000 * (1 + whole(6)))
    case 'full':
      return chance(0.5) ? MOST_RESERVE - size(80) : size(112)
    case 'tiny':
      return BigInt(1 + whole(20))
  }
}

/** `count` distinct pairs in random order, over the minimum number of tokens or more. */
export function anyPairs(
  roll: Dice,
  count: number,
  sizeKind: SizeKind = roll.pick(SIZE_KINDS),
): { readonly pairs: readonly Pair[]; readonly tokens: number } {
  const fewest = Math.ceil((1 + Math.sqrt(1 + 8 * count)) / 2)
  const tokens = fewest + roll.integerBelow(roll.pick([1, 4, count]))
  const taken = new Map<string, Pair>()
  while (taken.size < count) {
    const a = tokenNumber(roll.integerBelow(tokens))
    const b = tokenNumber(roll.integerBelow(tokens))
    if (a === b) continue
    const pair = pairOf(a, reserve(roll, sizeKind), b, reserve(roll, sizeKind))
    taken.set(`${pair.token0}${pair.token1}`, pair)
  }
  return { pairs: Array.from(taken.values()), tokens }
}

/** A few hubs with many pairs each, so that the search goes from both ends. */
export function anyHubs(roll: Dice, hubs: number, leaves: number, sizeKind: SizeKind): readonly Pair[] {
  const core = Array.from({ length: hubs }, (_, pick) =>
    Array.from({ length: pick }, (_, other) => [pick, other] as const),
  )
  const rays = Array.from({ length: leaves }, (_, leaf) =>
    Array.from({ length: hubs }, (_, hub) => [hub, hubs + leaf] as const).filter(() => roll.chance(0.6)),
  )
  return [...core, ...rays]
    .flat()
    .map(([pick, other]) =>
      pairOf(tokenNumber(pick), reserve(roll, sizeKind), tokenNumber(other), reserve(roll, sizeKind)),
    )
}

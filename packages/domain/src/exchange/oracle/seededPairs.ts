import { type Address, isAddress } from '../../address.ts'
import { seededNumbers } from '../../artwork/seededNumbers.ts'
import { MOST_RESERVE } from '../hop.ts'
import { type Pair, pairOf } from '../pair.ts'

/** Numbers from a seed, and what is drawn with them. */
export type Dice = {
  readonly whole: (below: number) => number
  readonly chance: (part: number) => boolean
  /** Any size up to so many bits is as likely as any other. */
  readonly size: (bits: number) => bigint
  readonly one: <T>(of: readonly [T, ...T[]]) => T
}

export function dice(seed: string): Dice {
  const next = seededNumbers(seed)
  const whole = (below: number) => Math.floor(next() * below)
  const size = (bits: number) => {
    const length = 1 + whole(bits)
    let value = 1n
    for (let bit = 1; bit < length; bit += 30) value = (value << 30n) | BigInt(whole(2 ** 30))
    return BigInt.asUintN(length, value >> BigInt(Math.max(0, value.toString(2).length - length)))
  }
  return { whole, size, chance: (part) => next() < part, one: (of) => of[whole(of.length)] ?? of[0] }
}

/** A token's address from its number; the order of numbers is not that of addresses. */
export function tokenNumber(at: number): Address {
  const known = made[at]
  if (known !== undefined) return known
  const digits = Array.from({ length: 5 }, (_, part) => Math.imul(at * 5 + part + 1, 0x9e3779b1) >>> 0)
  const address = isAddress(digits.map((digit) => digit.toString(16).padStart(8, '0')).join(''))
  if (!address) throw new Error('Forty digits are an address.')
  made[at] = address
  return address
}
const made: Address[] = []

/** Reserves of every size, and the ends of what a pair can hold. */
export const anyReserve = ({ chance, one, size }: Dice): bigint =>
  chance(0.1) ? one([0n, 1n, 2n, 1000n, MOST_RESERVE - 1n, MOST_RESERVE, 2n ** 111n]) : size(112)

/** Three prices and an amount, multiplied, must stay below 256 bits: the published SDK throws above that. */
const LIKE = ['mixed', 'large', 'alike', 'equal', 'tiny', 'round'] as const
type Like = (typeof LIKE)[number] | 'full'

function reserve({ chance, one, size, whole }: Dice, like: Like): bigint {
  if (chance(0.05)) return one([0n, like === 'large' || like === 'alike' ? 2n ** 50n : 1n])
  switch (like) {
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

/** So many different pairs, among as few tokens as can have them or more, in no order. */
export function anyPairs(
  roll: Dice,
  count: number,
  like: Like = roll.one(LIKE),
): { readonly pairs: readonly Pair[]; readonly tokens: number } {
  const fewest = Math.ceil((1 + Math.sqrt(1 + 8 * count)) / 2)
  const tokens = fewest + roll.whole(roll.one([1, 4, count]))
  const taken = new Map<string, Pair>()
  while (taken.size < count) {
    const [a, b] = [tokenNumber(roll.whole(tokens)), tokenNumber(roll.whole(tokens))]
    if (a === b) continue
    const pair = pairOf(a, reserve(roll, like), b, reserve(roll, like))
    taken.set(`${pair.token0}${pair.token1}`, pair)
  }
  return { pairs: Array.from(taken.values()), tokens }
}

/** A few hubs with many pairs each, so that the search goes from both ends. */
export function anyHubs(roll: Dice, hubs: number, leaves: number, like: Like): readonly Pair[] {
  const core = Array.from({ length: hubs }, (_, one) =>
    Array.from({ length: one }, (_, other) => [one, other] as const),
  )
  const rays = Array.from({ length: leaves }, (_, leaf) =>
    Array.from({ length: hubs }, (_, hub) => [hub, hubs + leaf] as const).filter(() => roll.chance(0.6)),
  )
  return [...core, ...rays]
    .flat()
    .map(([one, other]) => pairOf(tokenNumber(one), reserve(roll, like), tokenNumber(other), reserve(roll, like)))
}

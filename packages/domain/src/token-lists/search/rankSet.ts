import { intAt } from '../../arrayAt.ts'
/** A set of ranks as a bitmap: iterating it visits tokens in order. */
export class RankSet {
  readonly #bits: Int32Array

  constructor(size: number) {
    this.#bits = new Int32Array((size + 31) >> 5)
  }

  /** Adds the ranks of these positions, except of removed tokens, whose rank is negative. */
  addPlaces(places: Int32Array, rankOf: Int32Array): void {
    const bits = this.#bits
    for (let at = 0; at < places.length; at++) {
      const rank = intAt(rankOf, intAt(places, at))
      if (rank >= 0) bits[rank >> 5] = intAt(bits, rank >> 5) | (1 << (rank & 31))
    }
  }

  add(rank: number): void {
    this.#bits[rank >> 5] = intAt(this.#bits, rank >> 5) | (1 << (rank & 31))
  }

  has(rank: number): boolean {
    return (intAt(this.#bits, rank >> 5) & (1 << (rank & 31))) !== 0
  }

  remove(rank: number): void {
    this.#bits[rank >> 5] = intAt(this.#bits, rank >> 5) & ~(1 << (rank & 31))
  }

  addAll(other: RankSet): void {
    other.#bits.forEach((word, at) => (this.#bits[at] = intAt(this.#bits, at) | word))
  }

  keepOnly(other: RankSet): void {
    other.#bits.forEach((word, at) => (this.#bits[at] = intAt(this.#bits, at) & word))
  }

  get size(): number {
    let size = 0
    for (const word of this.#bits) size += bitsIn(word)
    return size
  }

  /** The members from position `from` up to, not including, position `to`. */
  slice(from: number, to: number): number[] {
    const ranks: number[] = []
    let before = 0
    for (let at = 0; at < this.#bits.length && before < to; at++) {
      const word = intAt(this.#bits, at)
      const after = before + bitsIn(word)
      if (after > from) {
        // Visits the set bits from the lowest on.
        for (let rest = word; rest !== 0 && before < to; rest &= rest - 1)
          if (before++ >= from) ranks.push((at << 5) + 31 - Math.clz32(rest & -rest))
      }
      before = after
    }
    return ranks
  }
}

/** Counts the set bits of a 32-bit word. */
function bitsIn(word: number): number {
  const twos = word - ((word >>> 1) & 0x55555555)
  const fours = (twos & 0x33333333) + ((twos >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** A chunk as the bundler would create it. */
export type Chunk = {
  name: string
  bytes: number
  /** Chunks that it imports statically. */
  imports: readonly string[]
  /** The lazy parts that need this chunk, including itself if it is a lazy part. */
  entries: readonly string[]
  /** True if this chunk must not be merged. Its size still counts for the chunks that import it. */
  isFixed: boolean
  /**
   * True if this chunk is loaded at a set time. Other chunks may be merged into it, but two timed
   * chunks are never merged.
   */
  isTimed: boolean
}

/** Cost of one more request, in bytes of source. */
const REQUEST_BYTES = 12_000
/**
 * Cost of one more chunk for every visit, in bytes of source: its name and hash in the page do not compress, and what two
 * chunks repeat compresses less than in one.
 */
const LISTED_BYTES = 1500

const union = <Item>(...sets: readonly (ReadonlySet<Item> | undefined)[]): Set<Item> =>
  new Set(sets.flatMap((set) => [...(set ?? [])]))

/** For each chunk, all chunks loaded with it, including itself. */
function closures(chunks: readonly Chunk[]): Set<number>[] {
  const numbers = new Map(chunks.map(({ name }, number) => [name, number]))
  const imports = chunks.map((chunk) => chunk.imports.flatMap((name) => numbers.get(name) ?? []))
  return chunks.map((_, number) => {
    const all = new Set([number])
    for (const at of all) for (const next of imports[at] ?? []) all.add(next)
    return all
  })
}

/** Number of set bits. */
function bitsIn(word: number): number {
  let rest = word - ((word >>> 1) & 0x55555555)
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333)
  return (((rest + (rest >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

type Pair = { a: number; b: number; worth: number }

/** State of the chunks between merges. Chunks are identified by their index. */
class ChunkPlan {
  readonly into = new Map<number, number>()
  private readonly bytes: number[]
  private readonly closures: Set<number>[]
  /** For each chunk, the visits that load it, with one bit per visit. */
  private readonly users: Uint32Array[]
  private readonly visitCount: number

  constructor(chunks: readonly Chunk[], visits: readonly (readonly string[])[]) {
    this.bytes = chunks.map((chunk) => chunk.bytes)
    this.closures = closures(chunks)
    this.visitCount = visits.length
    this.users = chunks.map(() => new Uint32Array(Math.ceil(visits.length / 32)))
    const loadedBy = new Map<string, Set<number>>()
    chunks.forEach(({ entries }, number) => {
      for (const entry of entries) loadedBy.set(entry, union(loadedBy.get(entry), this.closures[number]))
    })
    visits.forEach((entries, visit) => {
      const bit = new Uint32Array(Math.ceil(visits.length / 32))
      bit[visit >> 5] = 1 << (visit & 31)
      for (const entry of entries) for (const number of loadedBy.get(entry) ?? []) this.use(number, bit)
    })
  }

  private use(number: number, visits: Uint32Array): void {
    const users = this.users[number]
    visits.forEach((word, at) => {
      if (users !== undefined) users[at] = (users[at] ?? 0) | word
    })
  }

  private usersOf(a: number, b: number): Uint32Array {
    return (this.users[a] ?? new Uint32Array()).map((word, at) => word | (this.users[b]?.[at] ?? 0))
  }

  /**
   * Bytes saved over all visits by merging two chunks. A visit that loads one of them then loads
   * both, with everything that both import.
   */
  worth(a: number, b: number): number {
    const either = this.usersOf(a, b)
    let sum = LISTED_BYTES * this.visitCount + REQUEST_BYTES * either.reduce((bits, word) => bits + bitsIn(word), 0)
    for (const at of union(this.closures[a], this.closures[b])) {
      const users = this.users[at]
      const without = either.reduce((bits, word, index) => bits + bitsIn(word & ~(users?.[index] ?? 0)), 0)
      sum -= without * ((this.bytes[at] ?? 0) + REQUEST_BYTES)
    }
    return sum
  }

  /**
   * True if one chunk imports the other through a third one. Merging the two would create an import
   * cycle with the third.
   */
  isLoop(a: number, b: number): boolean {
    const passes = (from: number, to: number) =>
      [...(this.closures[from] ?? [])].some((at) => at !== from && at !== to && this.closures[at]?.has(to))
    return passes(a, b) || passes(b, a)
  }

  merge(a: number, b: number): void {
    this.into.set(b, a)
    this.bytes[a] = (this.bytes[a] ?? 0) + (this.bytes[b] ?? 0)
    const together = union(this.closures[a], this.closures[b])
    together.delete(b)
    const either = this.usersOf(a, b)
    for (const at of together) this.use(at, either)
    this.closures.forEach((all, at) => {
      if (!all.has(a) && !all.has(b)) return
      const now = union(all, together)
      now.delete(b)
      this.closures[at] = now
    })
  }
}

const compareWorth = (one: Pair, other: Pair): number => one.worth - other.worth || other.a - one.a || other.b - one.b

/**
 * Returns the merged chunk of each chunk, by name. Pairs are merged as long as that saves more than
 * it costs, the best pair first, but never if chunks would then import each other, because that
 * breaks modules that need one another while they load. A visit is the set of late parts loaded in
 * it.
 */
export function mergeChunks(
  chunks: readonly Chunk[],
  visits: readonly (readonly string[])[],
): ReadonlyMap<string, string> {
  const plan = new ChunkPlan(chunks, visits)
  const free = chunks.flatMap(({ isFixed }, number) => (isFixed ? [] : [number]))
  const timed = new Set(free.filter((number) => chunks[number]?.isTimed === true))
  const pairOf = (a: number, b: number): Pair[] => {
    if (timed.has(a) && timed.has(b)) return []
    const worth = plan.worth(a, b)
    return worth > 0 ? [{ a, b, worth }] : []
  }
  let pairs = free.flatMap((a, index) => free.slice(index + 1).flatMap((b) => pairOf(a, b)))
  for (;;) {
    pairs.sort(compareWorth)
    const best = pairs.pop()
    if (best === undefined) break
    const { a, b } = best
    const [now] = pairOf(a, b)
    if (now === undefined || plan.isLoop(a, b)) continue
    // An earlier merge has changed the savings of this one.
    if (now.worth < best.worth) {
      pairs.push(now)
      continue
    }
    plan.merge(a, b)
    if (timed.has(b)) timed.add(a)
    const isTouched = (number: number) => number === a || number === b
    const others = free.filter((number) => !isTouched(number) && !plan.into.has(number))
    pairs = pairs
      .filter((pair) => !isTouched(pair.a) && !isTouched(pair.b))
      .concat(others.flatMap((other) => pairOf(Math.min(a, other), Math.max(a, other))))
  }
  const lastOf = (number: number): number => {
    const next = plan.into.get(number)
    return next === undefined ? number : lastOf(next)
  }
  return new Map(free.map((number) => [chunks[number]?.name ?? '', chunks[lastOf(number)]?.name ?? '']))
}

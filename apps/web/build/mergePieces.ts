/** A piece of the app as the bundler would cut it. */
export type Piece = {
  name: string
  bytes: number
  /** The pieces that it loads at once. */
  imports: readonly string[]
  /** The late parts that need it, each part itself among them. */
  entries: readonly string[]
  /** It stays as it is, and counts for what others bring along. */
  fixed: boolean
}

/** What one more request costs, in bytes of source that could have come instead: its headers, its line in the page's table, the work. */
const REQUEST_BYTES = 12_000

const union = <Item>(...sets: readonly (ReadonlySet<Item> | undefined)[]): Set<Item> =>
  new Set(sets.flatMap((set) => [...(set ?? [])]))

/** For each piece all that come with it, itself too. */
function closures(pieces: readonly Piece[]): Set<number>[] {
  const numbers = new Map(pieces.map(({ name }, number) => [name, number]))
  const imports = pieces.map((piece) => piece.imports.flatMap((name) => numbers.get(name) ?? []))
  return pieces.map((_, number) => {
    const all = new Set([number])
    for (const at of all) for (const next of imports[at] ?? []) all.add(next)
    return all
  })
}

type Pair = { a: number; b: number; worth: number }

/** The pieces as they stand between two merges, by number. */
class Cutting {
  readonly into = new Map<number, number>()
  private readonly bytes: number[]
  private readonly brings: Set<number>[]
  private readonly loads = new Map<string, Set<number>>()
  private readonly users: Set<string>[]

  constructor(pieces: readonly Piece[]) {
    this.bytes = pieces.map((piece) => piece.bytes)
    this.brings = closures(pieces)
    this.users = pieces.map(() => new Set())
    pieces.forEach(({ entries }, number) => {
      for (const entry of entries) this.loads.set(entry, union(this.loads.get(entry), this.brings[number]))
    })
    for (const [entry, all] of this.loads) for (const number of all) this.users[number]?.add(entry)
  }

  /** Bytes saved over all parts if the two were one: whoever loads either has both then, and all that both import. */
  worth(a: number, b: number): number {
    const together = union(this.brings[a], this.brings[b])
    let sum = 0
    for (const entry of union(this.users[a], this.users[b])) {
      sum += REQUEST_BYTES
      for (const at of together)
        if (this.loads.get(entry)?.has(at) !== true) sum -= (this.bytes[at] ?? 0) + REQUEST_BYTES
    }
    return sum
  }

  /** Whether one imports the other by way of a third: as one they and the third would import each other. */
  isLoop(a: number, b: number): boolean {
    const passes = (from: number, to: number) =>
      [...(this.brings[from] ?? [])].some((at) => at !== from && at !== to && this.brings[at]?.has(to))
    return passes(a, b) || passes(b, a)
  }

  merge(a: number, b: number): void {
    this.into.set(b, a)
    this.bytes[a] = (this.bytes[a] ?? 0) + (this.bytes[b] ?? 0)
    const together = union(this.brings[a], this.brings[b])
    together.delete(b)
    const withBoth = (all: ReadonlySet<number> | undefined) => {
      const now = union(all, together)
      now.delete(b)
      return now
    }
    for (const entry of union(this.users[a], this.users[b])) {
      this.loads.set(entry, withBoth(this.loads.get(entry)))
      for (const at of together) this.users[at]?.add(entry)
    }
    this.brings.forEach((all, at) => {
      if (all.has(a) || all.has(b)) this.brings[at] = withBoth(all)
    })
  }
}

const byWorth = (one: Pair, other: Pair): number => one.worth - other.worth || other.a - one.a || other.b - one.b

/**
 * Which pieces should be one, by the name that it has then. Two become one where that costs less than it saves, the best first; never
 * where pieces would import each other then, which a module that needs another while it loads does not survive.
 */
export function mergePieces(pieces: readonly Piece[]): ReadonlyMap<string, string> {
  const cutting = new Cutting(pieces)
  const free = pieces.flatMap(({ fixed }, number) => (fixed ? [] : [number]))
  const pairOf = (a: number, b: number): Pair[] => {
    const worth = cutting.worth(a, b)
    return worth > 0 ? [{ a, b, worth }] : []
  }
  let pairs = free.flatMap((a, index) => free.slice(index + 1).flatMap((b) => pairOf(a, b)))
  for (;;) {
    pairs.sort(byWorth)
    const best = pairs.pop()
    if (best === undefined) break
    const { a, b } = best
    const [now] = pairOf(a, b)
    if (now === undefined || cutting.isLoop(a, b)) continue
    // An earlier merge has changed what this one is worth.
    if (now.worth < best.worth) {
      pairs.push(now)
      continue
    }
    cutting.merge(a, b)
    const isTouched = (number: number) => number === a || number === b
    const others = free.filter((number) => !isTouched(number) && !cutting.into.has(number))
    pairs = pairs
      .filter((pair) => !isTouched(pair.a) && !isTouched(pair.b))
      .concat(others.flatMap((other) => pairOf(Math.min(a, other), Math.max(a, other))))
  }
  const lastOf = (number: number): number => {
    const next = cutting.into.get(number)
    return next === undefined ? number : lastOf(next)
  }
  return new Map(free.map((number) => [pieces[number]?.name ?? '', pieces[lastOf(number)]?.name ?? '']))
}

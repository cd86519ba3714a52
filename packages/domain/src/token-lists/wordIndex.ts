/** Words in order, and for each of them the places of the texts that have it. */
type WordTable = {
  readonly words: readonly string[]
  /** The places of word w are `start[w]` up to, not including, `start[w + 1]`. */
  readonly start: Int32Array
  readonly places: Int32Array
}

/** The words of many texts, by how they begin and by how they end. */
export type WordIndex = { readonly forwards: WordTable; readonly backwards: WordTable }

/** What is done without a break: some milliseconds. */
const SLICE = 4000

export const wordsOf = (lowerCase: string): readonly string[] => lowerCase.split(/\s+/).filter((word) => word !== '')

/** By code units, as `startsWith` and `endsWith` compare. */
const backwards = (word: string) => {
  let turned = ''
  for (let at = word.length - 1; at >= 0; at--) turned += word[at]
  return turned
}

/** Texts in order, sorted in groups of one beginning: no group takes long. */
export function* sortedTexts(texts: Iterable<string>): Generator<void, readonly string[], void> {
  const groups = new Map<string, string[]>()
  let read = 0
  for (const text of texts) {
    const head = text.slice(0, 2)
    const group = groups.get(head)
    if (group) group.push(text)
    else groups.set(head, [text])
    if (++read % SLICE === 0) yield
  }
  const sorted: string[] = []
  let since = 0
  for (const head of [...groups.keys()].toSorted()) {
    for (const text of groups.get(head)?.sort() ?? []) sorted.push(text)
    if (sorted.length - since < SLICE) continue
    since = sorted.length
    yield
  }
  return sorted
}

/** Which word is in the text of which place: pair after pair. */
type Occurrences = { readonly numberOf: ReadonlyMap<string, number>; readonly pairs: readonly number[] }

type Texts = Iterable<readonly [place: number, lowerCase: string]>

function* occurrences(texts: Texts): Generator<void, Occurrences, void> {
  const numberOf = new Map<string, number>()
  const pairs: number[] = []
  let read = 0
  for (const [place, text] of texts) {
    const words = wordsOf(text)
    for (const [at, word] of words.entries()) {
      if (at > 0 && words.indexOf(word) < at) continue
      const number = numberOf.get(word) ?? numberOf.size
      if (number === numberOf.size) numberOf.set(word, number)
      pairs.push(number, place)
    }
    if (++read % SLICE === 0) yield
  }
  return { numberOf, pairs }
}

/** Lays the places out by word: counted first, then each put where its word's part begins. */
function* tableSteps(
  { numberOf, pairs }: Occurrences,
  turn: (word: string) => string,
): Generator<void, WordTable, void> {
  const numbers = new Map<string, number>()
  for (const [word, number] of numberOf) numbers.set(turn(word), number)
  yield
  const words = yield* sortedTexts(numbers.keys())
  const rankOf = new Int32Array(words.length)
  for (const [rank, word] of words.entries()) rankOf[numbers.get(word) ?? 0] = rank
  yield
  const start = new Int32Array(words.length + 1)
  for (let at = 0; at < pairs.length; at += 2) bump(start, (rankOf[pairs[at] ?? 0] ?? 0) + 1, 1)
  for (let rank = 0; rank < words.length; rank++) bump(start, rank + 1, start[rank] ?? 0)
  const next = start.slice()
  const places = new Int32Array(pairs.length / 2)
  for (let at = 0; at < pairs.length; at += 2) {
    const rank = rankOf[pairs[at] ?? 0] ?? 0
    places[next[rank] ?? 0] = pairs[at + 1] ?? 0
    bump(next, rank, 1)
  }
  yield
  return { words, start, places }
}

const bump = (counts: Int32Array, at: number, by: number) => {
  counts[at] = (counts[at] ?? 0) + by
}

/** The index of lower-cased texts, each by a place of its own. */
export function* wordIndexSteps(texts: Texts): Generator<void, WordIndex, void> {
  const found = yield* occurrences(texts)
  return { forwards: yield* tableSteps(found, (word) => word), backwards: yield* tableSteps(found, backwards) }
}

/** How many words in order are before all those for which `reached` is true. */
function firstOf(words: readonly string[], reached: (word: string) => boolean): number {
  let [low, high] = [0, words.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (reached(words[middle] ?? '')) high = middle
    else low = middle + 1
  }
  return low
}

/** The part of a table's places whose words begin so: they stand next to each other. */
function placesBeginning({ words, start, places }: WordTable, head: string): Int32Array {
  const from = firstOf(words, (word) => word >= head)
  const to = firstOf(words, (word) => word >= head && !word.startsWith(head))
  return places.subarray(start[from] ?? 0, start[to] ?? 0)
}

/** The texts in which some word begins or ends so; one may come more than once. */
export const placesWith = (index: WordIndex, word: string): readonly [beginning: Int32Array, ending: Int32Array] => [
  placesBeginning(index.forwards, word),
  placesBeginning(index.backwards, backwards(word)),
]

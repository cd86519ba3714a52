import { intAt, numberAt } from '../../arrayAt.ts'
import { breakEvery } from '../slices.ts'

/** Sorted words with the places of the texts that contain them. */
type WordTable = {
  readonly words: readonly string[]
  /** The places of word w are `start[w]` up to, not including, `start[w + 1]`. */
  readonly start: Int32Array
  readonly places: Int32Array
}

/** The words of many texts, sorted by beginning and by end. */
export type WordIndex = { readonly forwards: WordTable; readonly backwards: WordTable }

/** Words per slice, which take some milliseconds. */
const SLICE = 4000

export const wordsOf = (lowerCase: string): readonly string[] => lowerCase.split(/\s+/).filter((word) => word !== '')

/** Reverses code units, because `endsWith` compares them. */
const reverse = (word: string) => word.split('').reverse().join('')

/** Sorts texts in groups with the same first letters, so that each slice is short. */
export function* sortedTexts(texts: Iterable<string>): Generator<void, readonly string[], void> {
  const groups = new Map<string, string[]>()
  const isBreak = breakEvery(SLICE)
  for (const text of texts) {
    const head = text.slice(0, 2)
    const group = groups.get(head)
    if (group) group.push(text)
    else groups.set(head, [text])
    if (isBreak()) yield
  }
  const sorted: string[] = []
  for (const head of [...groups.keys()].toSorted()) {
    const group = groups.get(head)?.sort() ?? []
    for (const text of group) sorted.push(text)
    if (isBreak(group.length)) yield
  }
  return sorted
}

/** Pairs of word and place. */
type Occurrences = { readonly numberOf: ReadonlyMap<string, number>; readonly pairs: readonly number[] }

type IndexedTexts = Iterable<readonly [place: number, lowerCase: string]>

function* occurrences(texts: IndexedTexts): Generator<void, Occurrences, void> {
  const numberOf = new Map<string, number>()
  const pairs: number[] = []
  const isBreak = breakEvery(SLICE)
  for (const [place, text] of texts) {
    const words = wordsOf(text)
    for (const [at, word] of words.entries()) {
      if (words.indexOf(word) < at) continue
      const number = numberOf.get(word) ?? numberOf.size
      if (number === numberOf.size) numberOf.set(word, number)
      pairs.push(number, place)
    }
    if (isBreak()) yield
  }
  return { numberOf, pairs }
}

/** A counting sort of the positions by word. */
function* tableSteps(
  { numberOf, pairs }: Occurrences,
  transform: (word: string) => string,
): Generator<void, WordTable, void> {
  const numbers = new Map<string, number>()
  for (const [word, number] of numberOf) numbers.set(transform(word), number)
  yield
  const words = yield* sortedTexts(numbers.keys())
  const rankOf = new Int32Array(words.length)
  for (const [rank, word] of words.entries()) rankOf[numbers.get(word) ?? 0] = rank
  yield
  const start = new Int32Array(words.length + 1)
  for (let at = 0; at < pairs.length; at += 2) bump(start, intAt(rankOf, numberAt(pairs, at)) + 1, 1)
  for (let rank = 1; rank < words.length; rank++) bump(start, rank + 1, intAt(start, rank))
  const next = start.slice()
  const places = new Int32Array(intAt(start, words.length))
  for (let at = 0; at < pairs.length; at += 2) {
    const rank = intAt(rankOf, numberAt(pairs, at))
    places[intAt(next, rank)] = numberAt(pairs, at + 1)
    bump(next, rank, 1)
  }
  yield
  return { words, start, places }
}

const bump = (counts: Int32Array, at: number, by: number) => {
  counts[at] = intAt(counts, at) + by
}

/** Builds the index of lower-cased texts, identified by their places. */
export function* wordIndexSteps(texts: IndexedTexts): Generator<void, WordIndex, void> {
  const all = yield* occurrences(texts)
  return { forwards: yield* tableSteps(all, (word) => word), backwards: yield* tableSteps(all, reverse) }
}

/** The index of the first word for which `isReached` is true. */
function firstOf(words: readonly string[], isReached: (word: string) => boolean): number {
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (isReached(words[middle] ?? '')) high = middle
    else low = middle + 1
  }
  return low
}

/** The part of a table's places whose words have this prefix; they are adjacent. */
function placesBeginning({ words, start, places }: WordTable, head: string): Int32Array {
  const from = firstOf(words, (word) => word >= head)
  const to = firstOf(words, (word) => word >= head && !word.startsWith(head))
  return places.subarray(intAt(start, from), intAt(start, to))
}

/** The texts with a word that begins or ends with `word`; a text may appear more than once. */
export const placesWith = (index: WordIndex, word: string): readonly [beginning: Int32Array, ending: Int32Array] => [
  placesBeginning(index.forwards, word),
  placesBeginning(index.backwards, reverse(word)),
]

import { type Hex, keccak256, toRlp } from 'viem'

type Entry = { path: readonly number[]; value: Uint8Array }
/** A node before encoding. A child is embedded if its encoding is short, otherwise it is referred to by hash. */
type Item = Uint8Array | readonly Item[]

const EMPTY = new Uint8Array()
/** A child whose encoding has fewer bytes is embedded in its parent. */
const HASH_BYTES = 32

/** Root of the Merkle Patricia trie that holds each value under its RLP-encoded index, such as a receiptsRoot. */
export function indexTrieRoot(values: readonly Uint8Array[]): Hex {
  const entries = values.map((value, index) => ({ path: nibblesOf(toRlp(indexKey(index), 'bytes')), value }))
  return keccak256(encode(entries.length === 0 ? EMPTY : nodeOf(entries, 0)))
}

/** Bytes of an index without leading zeros; empty for zero. */
function indexKey(index: number): Uint8Array {
  const bytes: number[] = []
  for (let rest = index; rest > 0; rest = Math.floor(rest / 256)) bytes.unshift(rest % 256)
  return Uint8Array.from(bytes)
}

const nibblesOf = (bytes: Uint8Array): readonly number[] => [...bytes].flatMap((byte) => [byte >> 4, byte & 15])

/** `entries` share their nibbles up to `depth`. No RLP-encoded index is a prefix of another, so branches have no value. */
function nodeOf(entries: readonly Entry[], depth: number): readonly Item[] {
  const [first] = entries
  if (first === undefined) return []
  if (entries.length === 1) return [hexPrefix(first.path.slice(depth), true), first.value]
  const end = sharedPrefixEnd(entries, first.path, depth)
  if (end > depth) return [hexPrefix(first.path.slice(depth, end), false), childOf(entries, end)]
  const branches = Map.groupBy(entries, ({ path }) => path[depth])
  return [...Array.from({ length: 16 }, (_, nibble) => childOf(branches.get(nibble) ?? [], depth + 1)), EMPTY]
}

function childOf(entries: readonly Entry[], depth: number): Item {
  if (entries.length === 0) return EMPTY
  const node = nodeOf(entries, depth)
  const encoded = encode(node)
  return encoded.length < HASH_BYTES ? node : keccak256(encoded, 'bytes')
}

function sharedPrefixEnd(entries: readonly Entry[], path: readonly number[], depth: number): number {
  let end = depth
  while (end < path.length && entries.every((entry) => entry.path[end] === path[end])) end += 1
  return end
}

/** Hex-prefix encoding of the path of a leaf or an extension (yellow paper, appendix C). */
function hexPrefix(path: readonly number[], isLeaf: boolean): Uint8Array {
  const flag = (isLeaf ? 2 : 0) + (path.length % 2)
  const nibbles = path.length % 2 === 0 ? [flag, 0, ...path] : [flag, ...path]
  return Uint8Array.from(
    { length: nibbles.length / 2 },
    (_, at) => (nibbles[2 * at] ?? 0) * 16 + (nibbles[2 * at + 1] ?? 0),
  )
}

const encode = (item: Item): Uint8Array => toRlp(item, 'bytes')

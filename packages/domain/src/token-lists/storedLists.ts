import { type UnknownFields, unknownFields } from '../untrusted.ts'
import type { HeldList, ListEntry, ListState } from './listState.ts'
import type { TokenList } from './tokenList.ts'

type Versioned = Pick<TokenList, 'version'>

/** A list read from storage; null if it is damaged. */
type ReadList<L> = (json: unknown) => L | null

/** Serializes lists for storage, without requests and errors, which belong to one visit. */
export const listsText = ({ byUrl, selected, defaults }: ListState<Versioned>): string =>
  JSON.stringify({ lists: [...byUrl].map(([url, { held }]) => ({ url, held })), selected, defaults })

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const textsOf = (value: unknown) => listOf(value).filter((each) => typeof each === 'string')

/** A damaged list or offer is dropped and fetched again. */
function readHeld<L extends Versioned>(stored: UnknownFields, read: ReadList<L>): HeldList<L> {
  const current = read(stored.current)
  const pending = current && read(stored.pending)
  if (!current) return { kind: 'nothing' }
  return pending
    ? { kind: 'offered', current, pending, dismissed: stored.dismissed === true }
    : { kind: 'current', current }
}

/**
 * Reads parsed JSON from storage; null if nothing is usable. A damaged list does not affect the others. `read` reads
 * one list, either fully or as text to parse later.
 */
export function readLists<L extends Versioned>(stored: unknown, read: ReadList<L>): ListState<L> | null {
  const { lists, selected, defaults } = unknownFields(stored)
  const byUrl = new Map<string, ListEntry<L>>()
  for (const each of listOf(lists).map(unknownFields))
    if (typeof each.url === 'string')
      byUrl.set(each.url, { held: readHeld(unknownFields(each.held), read), fetch: { kind: 'idle' } })
  const [first] = byUrl.keys()
  if (first === undefined) return null
  const normal = textsOf(defaults)
  const selectedUrl = [...textsOf([selected]), ...normal].find((url) => byUrl.has(url))
  return { byUrl, selected: selectedUrl ?? first, defaults: normal }
}

import { unknownFields } from '@musi/domain/untrusted'
import type { ListEntry, ListState } from '@musi/domain/token-lists/listState'
import type { Version } from '@musi/domain/token-lists/version'

/**
 * A validated list, as the page stores it: what its row shows, and the whole list as text. Thousands of
 * tokens are parsed by a worker, so that holding, storing and comparing lists never blocks the page.
 */
export type StoredList = {
  readonly name: string
  readonly version: Version
  readonly logoUri: string | null
  readonly text: string
}

export type StoredLists = ListState<StoredList>

const isPart = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

/** Reads a list from storage; null if it is damaged. The text is validated when its tokens are needed. */
export function readStoredList(json: unknown): StoredList | null {
  const { name, version, logoUri = null, text } = unknownFields(json)
  const { major, minor, patch } = unknownFields(version)
  if (typeof name !== 'string' || typeof text !== 'string') return null
  if (logoUri !== null && typeof logoUri !== 'string') return null
  if (!isPart(major) || !isPart(minor) || !isPart(patch)) return null
  return { name, version: { major, minor, patch }, logoUri, text }
}

/** Part of a site's five million characters of storage; the rest is for data that cannot be fetched again. */
const MAX_CHARACTERS = 2_500_000

/** Drops lists that would take the storage needed for sent transactions; they are fetched again. */
export function fitToStorage({ byUrl, selected, defaults }: StoredLists, maxCharacters = MAX_CHARACTERS): StoredLists {
  let remaining = maxCharacters
  const fits = ({ text }: StoredList) => {
    if (text.length > remaining) return false
    remaining -= text.length
    return true
  }
  const fitting = new Map<string, ListEntry<StoredList>['held']>()
  const selectedFirst = [...byUrl].toSorted(([one], [other]) => Number(other === selected) - Number(one === selected))
  for (const [url, { held }] of selectedFirst)
    fitting.set(
      url,
      held.kind !== 'nothing' && fits(held.current) ? { kind: 'current', current: held.current } : NOTHING,
    )
  for (const [url, { held }] of selectedFirst)
    if (held.kind === 'offered' && fitting.get(url) !== NOTHING && fits(held.pending)) fitting.set(url, held)
  const trimmed = [...byUrl].map(([url, { fetch }]) => [url, { held: fitting.get(url) ?? NOTHING, fetch }] as const)
  return { byUrl: new Map(trimmed), selected, defaults }
}

const NOTHING = { kind: 'nothing' } as const

import { unknownFields } from '@musi/domain/untrusted'
import type { ListEntry, ListState } from '@musi/domain/token-lists/listState'
import type { Version } from '@musi/domain/token-lists/version'

/**
 * A validated list, as the page stores it: what its row shows, and the whole list as text. Thousands of
 * tokens are parsed by a worker, so that holding, storing and comparing lists never blocks the page.
 */
export type KeptList = {
  readonly name: string
  readonly version: Version
  readonly logoUri: string | null
  readonly text: string
}

export type KeptLists = ListState<KeptList>

const isPart = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

/** Reads the draft from storage; null if it is damaged. The text is validated when its tokens are needed. */
export function readKeptList(json: unknown): KeptList | null {
  const { name, version, logoUri = null, text } = unknownFields(json)
  const { major, minor, patch } = unknownFields(version)
  if (typeof name !== 'string' || typeof text !== 'string') return null
  if (logoUri !== null && typeof logoUri !== 'string') return null
  if (!isPart(major) || !isPart(minor) || !isPart(patch)) return null
  return { name, version: { major, minor, patch }, logoUri, text }
}

/** Part of a site's five million characters of storage; the rest is for data that cannot be fetched again. */
const MOST_CHARACTERS = 2_500_000

/** A large list must not use up the room for sent transactions: what does not fit is fetched again. */
export function withRoom({ byUrl, selected, defaults }: KeptLists, most = MOST_CHARACTERS): KeptLists {
  let left = most
  const fits = ({ text }: KeptList) => {
    if (text.length > left) return false
    left -= text.length
    return true
  }
  const kept = new Map<string, ListEntry<KeptList>['held']>()
  const chosenFirst = [...byUrl].toSorted(([one], [other]) => Number(other === selected) - Number(one === selected))
  for (const [url, { held }] of chosenFirst)
    kept.set(url, held.kind !== 'nothing' && fits(held.current) ? { kind: 'current', current: held.current } : NOTHING)
  for (const [url, { held }] of chosenFirst)
    if (held.kind === 'offered' && kept.get(url) !== NOTHING && fits(held.pending)) kept.set(url, held)
  const trimmed = [...byUrl].map(([url, { fetch }]) => [url, { held: kept.get(url) ?? NOTHING, fetch }] as const)
  return { byUrl: new Map(trimmed), selected, defaults }
}

const NOTHING = { kind: 'nothing' } as const

import type { DefaultLists, ListEntry, ListState } from './listState.ts'
import type { TokenList } from './tokenList.ts'

type Versioned = Pick<TokenList, 'version'>

const fresh = <L extends Versioned>({ held }: Pick<ListEntry<L>, 'held'>): ListEntry<L> => ({
  held,
  fetch: { kind: 'idle' },
})
const NOTHING = fresh<never>({ held: { kind: 'nothing' } })

/**
 * The stored lists as the app starts; null if it never started here. Requests and errors of an earlier visit are over,
 * or they would keep a list from being fetched again (spec: token-lists.fetch-state).
 */
export function startLists<L extends Versioned = TokenList>(
  stored: ListState<L> | null,
  defaults: DefaultLists,
): ListState<L> {
  const gone = new Set(stored?.defaults.filter((url) => !defaults.includes(url)))
  const kept = [...(stored?.byUrl ?? [])].filter(([url]) => !gone.has(url))
  const byUrl = new Map<string, ListEntry<L>>(kept.map(([url, entry]) => [url, fresh(entry)]))
  const before = new Set(stored?.defaults)
  // A default that the person removed stays removed; a new default is added.
  for (const url of defaults) if (!before.has(url)) byUrl.set(url, byUrl.get(url) ?? NOTHING)
  if (byUrl.size === 0) byUrl.set(defaults[0], NOTHING)
  const [first = defaults[0]] = byUrl.keys()
  const normal = byUrl.has(defaults[0]) ? defaults[0] : first
  return { byUrl, defaults, selected: stored && byUrl.has(stored.selected) ? stored.selected : normal }
}

import type { DefaultLists, ListEntry, ListState } from './listState.ts'
import type { TokenList } from './tokenList.ts'

type Versioned = Pick<TokenList, 'version'>

const fresh = <L extends Versioned>({ held }: Pick<ListEntry<L>, 'held'>): ListEntry<L> => ({
  held,
  fetch: { kind: 'idle' },
})
const NOTHING = fresh<never>({ held: { kind: 'nothing' } })

/**
 * The lists at the start of a visit; `stored` is null on the first. Requests and errors of an earlier visit are cleared, so that
 * lists are fetched again (spec: token-lists.fetch-state).
 */
export function startLists<L extends Versioned = TokenList>(
  stored: ListState<L> | null,
  defaults: DefaultLists,
): ListState<L> {
  const droppedDefaults = new Set(stored?.defaults.filter((url) => !defaults.includes(url)))
  const remaining = [...(stored?.byUrl ?? [])].filter(([url]) => !droppedDefaults.has(url))
  const byUrl = new Map<string, ListEntry<L>>(remaining.map(([url, entry]) => [url, fresh(entry)]))
  const formerDefaults = new Set(stored?.defaults)
  // A default that the person removed stays removed; a new default is added.
  for (const url of defaults) if (!formerDefaults.has(url)) byUrl.set(url, byUrl.get(url) ?? NOTHING)
  if (byUrl.size === 0) byUrl.set(defaults[0], NOTHING)
  const [first = defaults[0]] = byUrl.keys()
  const normal = byUrl.has(defaults[0]) ? defaults[0] : first
  return { byUrl, defaults, selected: stored && byUrl.has(stored.selected) ? stored.selected : normal }
}

import type { ListProblem } from './listProblem.ts'
import type { TokenList } from './tokenList.ts'
import { type Version, versionStep, versionText } from './version.ts'

/** Only the version matters here, so a caller may keep the tokens as unparsed text. */
type Versioned = { readonly version: Version }

/** The stored versions of a list. */
export type HeldList<L extends Versioned = TokenList> =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'current'; readonly current: L }
  /** A higher version was fetched but not accepted yet. `dismissed`: the person closed its popup. */
  | { readonly kind: 'offered'; readonly current: L; readonly pending: L; readonly dismissed: boolean }

/** Result of the latest fetch. */
export type ListFetch =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading'; readonly requestId: string }
  | { readonly kind: 'failed'; readonly problem: ListProblem }

export type ListEntry<L extends Versioned = TokenList> = { readonly held: HeldList<L>; readonly fetch: ListFetch }

/** One list is always selected, so there is at least one. */
export type ListState<L extends Versioned = TokenList> = {
  readonly byUrl: ReadonlyMap<string, ListEntry<L>>
  readonly selected: string
  /** The configured lists at the last start, to tell lists dropped from the configuration from the person's own. */
  readonly defaults: readonly string[]
}

/** The first is the default list. */
export type DefaultLists = readonly [string, ...string[]]

const EMPTY: ListEntry<never> = { held: { kind: 'nothing' }, fetch: { kind: 'idle' } }

const withEntry = <L extends Versioned>(state: ListState<L>, url: string, entry: ListEntry<L>): ListState<L> => ({
  ...state,
  byUrl: new Map(state.byUrl).set(url, entry),
})

/** Returns null before the first download. */
export const currentList = <L extends Versioned>({ held }: ListEntry<L>): L | null =>
  held.kind === 'nothing' ? null : held.current

/** True for a list that was never fetched in this visit (spec: token-lists.refresh). */
export const needsFetch = <L extends Versioned>({ held, fetch }: ListEntry<L>): boolean =>
  held.kind === 'nothing' && fetch.kind === 'idle'

/** Marks a list as being fetched; its versions stay, an earlier error is cleared. */
export function fetchPending<L extends Versioned>(state: ListState<L>, url: string, requestId: string): ListState<L> {
  const { held } = state.byUrl.get(url) ?? EMPTY
  return withEntry(state, url, { held, fetch: { kind: 'loading', requestId } })
}

/** Applies a fetched list. A list removed in the meantime stays removed. */
export function fetchFulfilled<L extends Versioned>(
  state: ListState<L>,
  url: string,
  requestId: string,
  list: L,
): ListState<L> {
  const entry = state.byUrl.get(url)
  if (!entry) return state
  const { held, fetch } = entry
  if (held.kind === 'nothing')
    return withEntry(state, url, { held: { kind: 'current', current: list }, fetch: { kind: 'idle' } })
  // A newer request is pending, and only its answer counts.
  if (fetch.kind === 'loading' && fetch.requestId !== requestId) return state
  return withEntry(state, url, { held: withOffer(held, list), fetch: { kind: 'idle' } })
}

function withOffer<L extends Versioned>(held: Exclude<HeldList<L>, { kind: 'nothing' }>, list: L): HeldList<L> {
  if (versionStep(held.current.version, list.version) === 'none') return held
  const isSameOffer = held.kind === 'offered' && versionText(held.pending.version) === versionText(list.version)
  const dismissed = isSameOffer && held.dismissed
  return { kind: 'offered', current: held.current, pending: list, dismissed }
}

/** Stores the error of the latest request; a current list is kept. */
export function fetchRejected<L extends Versioned>(
  state: ListState<L>,
  url: string,
  requestId: string,
  problem: ListProblem,
): ListState<L> {
  const entry = state.byUrl.get(url)
  if (entry?.fetch.kind !== 'loading' || entry.fetch.requestId !== requestId) return state
  return withEntry(state, url, { held: entry.held, fetch: { kind: 'failed', problem } })
}

/** Makes the offered version current. Calling this without an offer is a bug. */
export function acceptUpdate<L extends Versioned>(state: ListState<L>, url: string): ListState<L> {
  const entry = state.byUrl.get(url)
  if (entry?.held.kind !== 'offered') throw new Error('accept list update called without pending update')
  return withEntry(state, url, { ...entry, held: { kind: 'current', current: entry.held.pending } })
}

/** Keeps the offer for the list manager, but does not show its popup again. */
export function dismissUpdate<L extends Versioned>(state: ListState<L>, url: string): ListState<L> {
  const entry = state.byUrl.get(url)
  if (entry?.held.kind !== 'offered') return state
  return withEntry(state, url, { ...entry, held: { ...entry.held, dismissed: true } })
}

export const addList = <L extends Versioned>(state: ListState<L>, url: string): ListState<L> =>
  state.byUrl.has(url) ? state : withEntry(state, url, EMPTY)

/** Adds the list if it is missing. */
export const selectList = <L extends Versioned>(state: ListState<L>, url: string): ListState<L> => ({
  ...addList(state, url),
  selected: url,
})

/** True for an existing list, unless it is the last. */
export const canRemove = ({ byUrl }: Pick<ListState<Versioned>, 'byUrl'>, url: string): boolean =>
  byUrl.has(url) && byUrl.size > 1

/** If the list was selected, the default list or the first remaining one is selected instead. */
export function removeList<L extends Versioned>(state: ListState<L>, url: string): ListState<L> {
  if (!canRemove(state, url)) return state
  const byUrl = new Map(state.byUrl)
  byUrl.delete(url)
  const [first = url] = byUrl.keys()
  const [normal = first] = state.defaults
  const next = byUrl.has(normal) ? normal : first
  return { ...state, byUrl, selected: state.selected === url ? next : state.selected }
}

import type { ListProblem } from './listProblem.ts'
import type { TokenList } from './tokenList.ts'
import { versionStep, versionText } from './version.ts'

/** What is there of a list. */
export type HeldList =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'current'; readonly current: TokenList }
  /** A higher version was fetched and not taken yet. Dismissed: the person saw the offer of it and closed it. */
  | { readonly kind: 'offered'; readonly current: TokenList; readonly pending: TokenList; readonly dismissed: boolean }

/** What became of the latest fetch. */
export type ListFetch =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading'; readonly requestId: string }
  | { readonly kind: 'failed'; readonly problem: ListProblem }

export type ListEntry = { readonly held: HeldList; readonly fetch: ListFetch }

/** One of the lists is selected at any time, so there is at least one. */
export type ListState = {
  readonly byUrl: ReadonlyMap<string, ListEntry>
  readonly selected: string
  /** The configured lists when the app last started: those that are gone since then go, the person's own stay. */
  readonly defaults: readonly string[]
}

/** The first is the default list. */
export type DefaultLists = readonly [string, ...string[]]

const EMPTY: ListEntry = { held: { kind: 'nothing' }, fetch: { kind: 'idle' } }

const withEntry = (state: ListState, url: string, entry: ListEntry): ListState => ({
  ...state,
  byUrl: new Map(state.byUrl).set(url, entry),
})

/** Null: nothing was downloaded yet. */
export const currentList = ({ held }: ListEntry): TokenList | null => (held.kind === 'nothing' ? null : held.current)

/** Those that nobody has asked for, or that came with the app (decisions.md §6.3). */
export const needsFetch = ({ held, fetch }: ListEntry): boolean => held.kind === 'nothing' && fetch.kind === 'idle'

/** A list of this URL is being fetched: what is held stays, an earlier error is forgotten. */
export function fetchPending(state: ListState, url: string, requestId: string): ListState {
  const { held } = state.byUrl.get(url) ?? EMPTY
  return withEntry(state, url, { held, fetch: { kind: 'loading', requestId } })
}

/** A list came. One that was removed while it was on its way stays removed. */
export function fetchFulfilled(state: ListState, url: string, requestId: string, list: TokenList): ListState {
  const entry = state.byUrl.get(url)
  if (!entry) return state
  const { held, fetch } = entry
  if (held.kind === 'nothing')
    return withEntry(state, url, { held: { kind: 'current', current: list }, fetch: { kind: 'idle' } })
  // Another request has been sent since: its answer counts.
  if (fetch.kind === 'loading' && fetch.requestId !== requestId) return state
  return withEntry(state, url, { held: offered(held, list), fetch: { kind: 'idle' } })
}

function offered(held: Exclude<HeldList, { kind: 'nothing' }>, list: TokenList): HeldList {
  if (versionStep(held.current.version, list.version) === 'none') return held
  const asBefore = held.kind === 'offered' && versionText(held.pending.version) === versionText(list.version)
  const dismissed = asBefore && held.dismissed
  return { kind: 'offered', current: held.current, pending: list, dismissed }
}

/** Ignored unless it is the latest request. A list that was there stays: an old one is better than none. */
export function fetchRejected(state: ListState, url: string, requestId: string, problem: ListProblem): ListState {
  const entry = state.byUrl.get(url)
  if (entry?.fetch.kind !== 'loading' || entry.fetch.requestId !== requestId) return state
  return withEntry(state, url, { held: entry.held, fetch: { kind: 'failed', problem } })
}

/** The offered version becomes the current one. Nothing offered is a mistake of the caller. */
export function acceptUpdate(state: ListState, url: string): ListState {
  const entry = state.byUrl.get(url)
  if (entry?.held.kind !== 'offered') throw new Error('accept list update called without pending update')
  return withEntry(state, url, { ...entry, held: { kind: 'current', current: entry.held.pending } })
}

/** The offer is kept for the list manager; its popup does not come again for this version. */
export function dismissUpdate(state: ListState, url: string): ListState {
  const entry = state.byUrl.get(url)
  if (entry?.held.kind !== 'offered') return state
  return withEntry(state, url, { ...entry, held: { ...entry.held, dismissed: true } })
}

export const addList = (state: ListState, url: string): ListState =>
  state.byUrl.has(url) ? state : withEntry(state, url, EMPTY)

/** A list that is not there yet is added. */
export const selectList = (state: ListState, url: string): ListState => ({ ...addList(state, url), selected: url })

/** The last list stays, and nothing else may be removed that is not there. */
export const canRemove = ({ byUrl }: ListState, url: string): boolean => byUrl.has(url) && byUrl.size > 1

/** If it was the selected one, the default list takes its place, or the first that is left. */
export function removeList(state: ListState, url: string): ListState {
  if (!canRemove(state, url)) return state
  const byUrl = new Map(state.byUrl)
  byUrl.delete(url)
  const [first = url] = byUrl.keys()
  const [normal = first] = state.defaults
  const next = byUrl.has(normal) ? normal : first
  return { ...state, byUrl, selected: state.selected === url ? next : state.selected }
}

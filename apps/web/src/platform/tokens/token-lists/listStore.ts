import { LISTS_PATH } from '@musi/api/page/lists'
import type { ListProblem } from '@musi/domain/token-lists/listProblem'
import {
  type DefaultLists,
  type ListFetch,
  acceptUpdate,
  addList,
  dismissUpdate,
  fetchFulfilled,
  fetchPending,
  fetchRejected,
  removeList,
  selectList,
} from '@musi/domain/token-lists/listState'
import { startLists } from '@musi/domain/token-lists/startLists'
import { listsText, readLists } from '@musi/domain/token-lists/storedLists'
import { config } from '#platform/page/config/config.ts'
import { type SharedStored, sharedStored } from '#platform/page/storage/sharedStored.ts'
import { type StoredList, type StoredLists, readStoredList, fitToStorage } from './storedList.ts'
import { ownListAdditions } from './ownListAdditions.ts'
import { perVisit } from '#platform/page/visit/visit.ts'
import { visitListeners } from '#platform/page/visit/visitListeners.ts'

const EMPTY_LISTS: StoredLists = { byUrl: new Map(), selected: '', defaults: [] }
const IDLE: ListFetch = { kind: 'idle' }

/** The configured lists, or else our own server's list. */
const defaultLists = (): DefaultLists => {
  const [first = `${LISTS_PATH}/default.json`, ...others] = config().tokenLists
  return [first, ...others]
}

/** Requests and errors belong to this visit and this tab. */
const fetches = perVisit(() => new Map<string, ListFetch>())
const listeners = visitListeners()
const cache = perVisit((): { shown?: { source: StoredLists; state: StoredLists } | undefined } => ({}))

function openLists(): SharedStored<StoredLists> {
  const store = sharedStored<StoredLists>(
    {
      key: 'musi.lists',
      version: 1,
      empty: EMPTY_LISTS,
      textOf: (lists) => listsText(fitToStorage(lists)),
      read(data) {
        const value = readLists(data, readStoredList)
        return { value: value ?? EMPTY_LISTS, isDamaged: value === null }
      },
      merge: ownListAdditions,
    },
    () => localStorage,
  )
  store.change((now) => {
    const next = startLists(now.byUrl.size === 0 ? null : now, defaultLists())
    return haveSameContent(now, next) ? now : next
  })
  store.subscribe(notify)
  return store
}

const lists = perVisit(openLists)

function notify(): void {
  cache().shown = undefined
  listeners.notify()
}

const withFetches = (state: StoredLists): StoredLists => ({
  ...state,
  byUrl: new Map([...state.byUrl].map(([url, { held }]) => [url, { held, fetch: fetches().get(url) ?? IDLE }])),
})

function get(): StoredLists {
  const source = lists().get()
  const now = cache()
  if (now.shown?.source !== source) now.shown = { source, state: withFetches(source) }
  return now.shown.state
}

/** True if nothing needs to be stored: two megabytes are not written just because a request began. */
const haveSameContent = (one: StoredLists, other: StoredLists): boolean =>
  one.selected === other.selected &&
  one.byUrl.size === other.byUrl.size &&
  [...other.byUrl].every(([url, { held }]) => one.byUrl.get(url)?.held === held) &&
  one.defaults.join(' ') === other.defaults.join(' ')

function change(update: (now: StoredLists) => StoredLists): void {
  let isNotified = false
  const stop = lists().subscribe(() => (isNotified = true))
  lists().change((now) => {
    const before = withFetches(now)
    const next = update(before)
    for (const [url, { fetch }] of next.byUrl) fetches().set(url, fetch)
    return haveSameContent(now, next) ? now : next
  })
  stop()
  if (!isNotified) notify()
}

/** The token lists of this browser (spec: token-lists.fetch-state). Framework-free; `useVisitValue` is the hook. */
export const listStore = {
  get,
  subscribe: (listener: () => void): (() => void) => {
    lists()
    return listeners.subscribe(listener)
  },
  add: (url: string): void => change((now) => addList(now, url)),
  select: (url: string): void => change((now) => selectList(now, url)),
  /** Removes a list, but never the last one. */
  remove(url: string): void {
    change((now) => removeList(now, url))
    if (!get().byUrl.has(url)) fetches().delete(url)
  },
  accept: (url: string): void => change((now) => acceptUpdate(now, url)),
  dismiss: (url: string): void => change((now) => dismissUpdate(now, url)),

  pending: (url: string, requestId: string): void => change((now) => fetchPending(now, url, requestId)),
  fulfilled: (url: string, requestId: string, list: StoredList): void =>
    change((now) => fetchFulfilled(now, url, requestId, list)),
  rejected: (url: string, requestId: string, problem: ListProblem): void =>
    change((now) => fetchRejected(now, url, requestId, problem)),
  /** Drops a stored text that turned out to be invalid, so that it is fetched again. */
  forget: (url: string): void =>
    change((now) => ({ ...now, byUrl: new Map(now.byUrl).set(url, { held: { kind: 'nothing' }, fetch: IDLE }) })),
}

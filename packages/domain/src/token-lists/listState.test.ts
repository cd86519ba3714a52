import { describe, expect, it } from 'vitest'
import {
  acceptUpdate,
  addList,
  canRemove,
  currentList,
  type DefaultLists,
  dismissUpdate,
  fetchFulfilled,
  fetchPending,
  fetchRejected,
  type ListState,
  needsFetch,
  removeList,
  selectList,
} from './listState.ts'
import { startLists } from './startLists.ts'
import { parseTokenList } from './schema.ts'
import { listsText, readLists as readListsBy } from './storedLists.ts'
import type { TokenList } from './tokenList.ts'

const [MUSI, OTHER, MINE]: [string, string, string] = ['https://musi.example/a.json', 'ipfs://QmOther', 'mine.eth']
const DEFAULTS: DefaultLists = [MUSI, OTHER]
const FAILED = { kind: 'notDownloaded', url: MUSI } as const

const readLists = (stored: unknown) =>
  readListsBy(stored, (json) => {
    const parsed = parseTokenList(json)
    return parsed.ok ? parsed.list : null
  })

const list = (major: number, minor = 0): TokenList => ({
  name: 'A List',
  timestamp: '2026-11-01T00:00:00Z',
  version: { major, minor, patch: 0 },
  tokens: [{ chainId: 1, address: `0x${'1'.repeat(40)}`, decimals: 18, name: 'One', symbol: 'ONE' }],
})
const fresh = startLists(null, DEFAULTS)
const entryOf = (state: ListState, url = MUSI) => {
  const entry = state.byUrl.get(url)
  if (!entry) throw new Error(`${url} is not there.`)
  return entry
}
const fetched = (state: ListState, which: TokenList, url = MUSI) =>
  fetchFulfilled(fetchPending(state, url, 'r'), url, 'r', which)
const held = fetched(fresh, list(1))

describe('a pending request', () => {
  it('keeps the current list, and clears an earlier error', () => {
    const failed = fetchRejected(fetchPending(held, MUSI, 'a'), MUSI, 'a', FAILED)
    const retried = fetchPending(failed, MUSI, 'b')
    expect(entryOf(retried)).toEqual({ held: entryOf(held).held, fetch: { kind: 'loading', requestId: 'b' } })
  })
  it('adds a list that is not there', () => {
    expect(entryOf(fetchPending(fresh, MINE, 'a'), MINE).held).toEqual({ kind: 'nothing' })
  })
})

describe('a fulfilled request', () => {
  it('makes its list current if there was none', () => {
    expect(entryOf(held)).toEqual({ held: { kind: 'current', current: list(1) }, fetch: { kind: 'idle' } })
    expect(currentList(entryOf(held))).toEqual(list(1))
    expect(currentList(entryOf(fresh))).toBeNull()
  })
  it.each([list(1), list(0, 9)])('case 99: changes nothing if the version is not higher, and ends', (same) => {
    const other = { ...same, name: 'Other Content' }
    expect(fetched(held, other)).toEqual(held)
  })
  it('leaves a higher version as an offer, and the current list in place', () => {
    expect(entryOf(fetched(held, list(1, 1))).held).toEqual({
      kind: 'offered',
      current: list(1),
      pending: list(1, 1),
      dismissed: false,
    })
  })
  it('is accepted only if it is the latest', () => {
    const reloaded = fetchPending(fetchPending(held, MUSI, 'a'), MUSI, 'b')
    expect(fetchFulfilled(reloaded, MUSI, 'a', list(2))).toBe(reloaded)
    expect(entryOf(fetchFulfilled(reloaded, MUSI, 'b', list(2))).held.kind).toBe('offered')
    expect(entryOf(fetchFulfilled(held, MUSI, 'late', list(2))).held.kind).toBe('offered')
  })
  it('changes nothing for a list removed meanwhile', () => {
    const withoutList = removeList(fetchPending(held, OTHER, 'a'), OTHER)
    expect(fetchFulfilled(withoutList, OTHER, 'a', list(1))).toBe(withoutList)
  })
})

describe('a rejected request', () => {
  it('sets the error and keeps the current list', () => {
    const failed = fetchRejected(fetchPending(held, MUSI, 'a'), MUSI, 'a', FAILED)
    expect(entryOf(failed)).toEqual({ held: entryOf(held).held, fetch: { kind: 'failed', problem: FAILED } })
  })
  it('is ignored unless it is the latest', () => {
    const loading = fetchPending(held, MUSI, 'b')
    expect(fetchRejected(loading, MUSI, 'a', FAILED)).toBe(loading)
    expect(fetchRejected(held, MUSI, 'a', FAILED)).toBe(held)
    expect(fetchRejected(held, MINE, 'a', FAILED)).toBe(held)
  })
})

describe('an offered update', () => {
  const offered = fetched(held, list(2))
  it('becomes current when it is accepted', () => {
    expect(entryOf(acceptUpdate(offered, MUSI)).held).toEqual({ kind: 'current', current: list(2) })
  })
  it('throws "accept list update called without pending update" if it does not exist', () => {
    for (const url of [MUSI, MINE])
      expect(() => acceptUpdate(held, url)).toThrow('accept list update called without pending update')
  })
  it('stays on offer without a popup once dismissed, until there is another version', () => {
    const dismissed = dismissUpdate(offered, MUSI)
    expect(entryOf(dismissed).held).toMatchObject({ pending: list(2), dismissed: true })
    expect(entryOf(fetched(dismissed, list(2))).held).toMatchObject({ dismissed: true })
    expect(entryOf(fetched(dismissed, list(2, 1))).held).toMatchObject({ pending: list(2, 1), dismissed: false })
    expect(dismissUpdate(held, MUSI)).toBe(held)
    expect(dismissUpdate(held, MINE)).toBe(held)
  })
})

describe('adding, selecting and removing', () => {
  it('adding a list that exists changes nothing', () => {
    expect(addList(held, MUSI)).toBe(held)
    expect(needsFetch(entryOf(addList(held, MINE), MINE))).toBe(true)
  })
  it('selecting a list adds it if it is absent', () => {
    const selected = selectList(held, MINE)
    expect([selected.selected, selected.byUrl.has(MINE)]).toEqual([MINE, true])
  })
  it('removing the selected list selects the default, or the first that is left', () => {
    const three = selectList(held, MINE)
    expect(removeList(three, MINE).selected).toBe(MUSI)
    expect(removeList(three, OTHER).selected).toBe(MINE)
    const withoutDefault = removeList(three, MUSI)
    expect(removeList(withoutDefault, MINE).selected).toBe(OTHER)
    expect(removeList(selectList(three, MUSI), MUSI).selected).toBe(OTHER)
  })
  it('the last list cannot be removed', () => {
    const last = removeList(held, OTHER)
    expect([canRemove(held, OTHER), canRemove(last, MUSI), canRemove(held, MINE)]).toEqual([true, false, false])
    expect(removeList(last, MUSI)).toBe(last)
  })
  it('a list is fetched if it has no current version, is not loading and has no error', () => {
    const loading = fetchPending(fresh, MUSI, 'a')
    const failed = fetchRejected(loading, MUSI, 'a', FAILED)
    expect([fresh, loading, failed, held].map((state) => needsFetch(entryOf(state)))).toEqual([
      true,
      false,
      false,
      false,
    ])
  })
})

describe('the lists at the start', () => {
  it('are all defaults with the first selected, on the very first start', () => {
    expect([[...fresh.byUrl.keys()], fresh.selected]).toEqual([[MUSI, OTHER], MUSI])
  })
  it('gain new defaults, lose former ones, and keep the person’s own', () => {
    const before = selectList(held, MINE)
    const next = startLists(before, [MUSI, 'https://new.example/a.json'])
    expect([...next.byUrl.keys()]).toEqual([MUSI, MINE, 'https://new.example/a.json'])
    expect([next.selected, currentList(entryOf(next))]).toEqual([MINE, list(1)])
    expect(startLists(selectList(before, OTHER), [MUSI]).selected).toBe(MUSI)
  })
  it('omit a default that the person removed', () => {
    expect([...startLists(removeList(held, OTHER), DEFAULTS).byUrl.keys()]).toEqual([MUSI])
  })
  it('are never empty', () => {
    const mine = removeList(removeList(selectList(held, MINE), MUSI), OTHER)
    expect(startLists(removeList(held, MUSI), [MUSI]).selected).toBe(MUSI)
    expect(startLists(mine, DEFAULTS).selected).toBe(MINE)
  })
  it('include the default again when nothing else is left', () => {
    const only = removeList(held, OTHER)
    const next = startLists(only, [OTHER])
    expect([[...next.byUrl.keys()], next.selected]).toEqual([[OTHER], OTHER])
  })
  it('select the first default if there is no own choice, whatever its place', () => {
    const mine = removeList(removeList(addList(fresh, MINE), MUSI), OTHER)
    const state = { ...addList(mine, MUSI), selected: 'https://gone.example' }
    expect([...state.byUrl.keys()]).toEqual([MINE, MUSI])
    expect(startLists(state, DEFAULTS).selected).toBe(MUSI)
  })
  it('are fetched despite a request or an error of an earlier visit', () => {
    const loading = fetchPending(fresh, MUSI, 'a')
    for (const state of [loading, fetchRejected(loading, MUSI, 'a', FAILED)])
      expect(needsFetch(entryOf(startLists(state, DEFAULTS)))).toBe(true)
  })
})

describe('stored lists', () => {
  it('are restored, but for requests and errors', () => {
    const state = dismissUpdate(fetched(selectList(held, MINE), list(2)), MUSI)
    expect(readLists(JSON.parse(listsText(fetchPending(state, MINE, 'a'))))).toEqual(state)
  })
  it('lose only a damaged list', () => {
    const stored = JSON.parse(listsText(fetched(selectList(held, MINE), list(3), OTHER))) as {
      lists: { url: string; held: object }[]
    }
    const lists = stored.lists.map((each) => (each.url === MUSI ? { ...each, held: { current: { name: 7 } } } : each))
    const read = readLists({ ...stored, lists: [null, 7, { url: 7 }, ...lists] })
    expect([...(read?.byUrl ?? [])].map(([url, entry]) => [url, entry.held.kind])).toEqual([
      [MUSI, 'nothing'],
      [OTHER, 'current'],
      [MINE, 'nothing'],
    ])
  })
  it('select the default if the selection is damaged', () => {
    const stored = JSON.parse(listsText(held)) as object
    for (const selected of [7, 'https://gone.example', undefined])
      expect(readLists({ ...stored, selected })?.selected).toBe(MUSI)
    expect(readLists({ ...stored, selected: 7, defaults: 'x' })?.selected).toBe(MUSI)
  })
  it.each([null, 7, 'x', [], {}, { lists: [] }, { lists: [{}] }])('are null if nothing is usable: %j', (stored) => {
    expect(readLists(stored)).toBeNull()
  })
})

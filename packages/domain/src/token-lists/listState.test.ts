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

const MUSI = 'https://musi.example/a.json'
const OTHER = 'ipfs://QmOther'
const MINE = 'mine.eth'
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
const initial = startLists(null, DEFAULTS)
const entryOf = (state: ListState, url = MUSI) => {
  const entry = state.byUrl.get(url)
  if (!entry) throw new Error(`${url} is not there.`)
  return entry
}
const afterFetch = (state: ListState, which: TokenList, url = MUSI) =>
  fetchFulfilled(fetchPending(state, url, 'r'), url, 'r', which)
const withList1 = afterFetch(initial, list(1))

describe('a pending request', () => {
  it('keeps the current list, and clears an earlier error', () => {
    const failed = fetchRejected(fetchPending(withList1, MUSI, 'a'), MUSI, 'a', FAILED)
    const retried = fetchPending(failed, MUSI, 'b')
    expect(entryOf(retried)).toEqual({
      held: entryOf(withList1).held,
      fetch: { kind: 'loading', requestId: 'b' },
    })
  })
  it('adds a missing list', () => {
    expect(entryOf(fetchPending(initial, MINE, 'a'), MINE).held).toEqual({ kind: 'nothing' })
  })
})

describe('a fulfilled request', () => {
  it('makes its list current if there is none', () => {
    expect(entryOf(withList1)).toEqual({ held: { kind: 'current', current: list(1) }, fetch: { kind: 'idle' } })
    expect(currentList(entryOf(withList1))).toEqual(list(1))
    expect(currentList(entryOf(initial))).toBeNull()
  })
  it.each([list(1), list(0, 9)])('case 99: is dropped if the version is not higher', (same) => {
    const other = { ...same, name: 'Other Content' }
    expect(afterFetch(withList1, other)).toEqual(withList1)
  })
  it('offers a higher version and keeps the current list', () => {
    expect(entryOf(afterFetch(withList1, list(1, 1))).held).toEqual({
      kind: 'offered',
      current: list(1),
      pending: list(1, 1),
      dismissed: false,
    })
  })
  it('is accepted only for the latest request', () => {
    const reloaded = fetchPending(fetchPending(withList1, MUSI, 'a'), MUSI, 'b')
    expect(fetchFulfilled(reloaded, MUSI, 'a', list(2))).toBe(reloaded)
    expect(entryOf(fetchFulfilled(reloaded, MUSI, 'b', list(2))).held.kind).toBe('offered')
    expect(entryOf(fetchFulfilled(withList1, MUSI, 'late', list(2))).held.kind).toBe('offered')
  })
  it('changes nothing for a list removed meanwhile', () => {
    const withoutList = removeList(fetchPending(withList1, OTHER, 'a'), OTHER)
    expect(fetchFulfilled(withoutList, OTHER, 'a', list(1))).toBe(withoutList)
  })
})

describe('a rejected request', () => {
  it('sets the error and keeps the current list', () => {
    const failed = fetchRejected(fetchPending(withList1, MUSI, 'a'), MUSI, 'a', FAILED)
    expect(entryOf(failed)).toEqual({
      held: entryOf(withList1).held,
      fetch: { kind: 'failed', problem: FAILED },
    })
  })
  it('is ignored unless it belongs to the latest request', () => {
    const loading = fetchPending(withList1, MUSI, 'b')
    expect(fetchRejected(loading, MUSI, 'a', FAILED)).toBe(loading)
    expect(fetchRejected(withList1, MUSI, 'a', FAILED)).toBe(withList1)
    expect(fetchRejected(withList1, MINE, 'a', FAILED)).toBe(withList1)
  })
})

describe('an offered update', () => {
  const offered = afterFetch(withList1, list(2))
  it('becomes current once accepted', () => {
    expect(entryOf(acceptUpdate(offered, MUSI)).held).toEqual({ kind: 'current', current: list(2) })
  })
  it('cannot be accepted if there is none', () => {
    for (const url of [MUSI, MINE])
      expect(() => acceptUpdate(withList1, url)).toThrow('accept list update called without pending update')
  })
  it('stays on offer without a popup once dismissed, until another version arrives', () => {
    const dismissed = dismissUpdate(offered, MUSI)
    expect(entryOf(dismissed).held).toMatchObject({ pending: list(2), dismissed: true })
    expect(entryOf(afterFetch(dismissed, list(2))).held).toMatchObject({ dismissed: true })
    expect(entryOf(afterFetch(dismissed, list(2, 1))).held).toMatchObject({
      pending: list(2, 1),
      dismissed: false,
    })
    expect(dismissUpdate(withList1, MUSI)).toBe(withList1)
    expect(dismissUpdate(withList1, MINE)).toBe(withList1)
  })
})

describe('adding, selecting and removing', () => {
  it('adding an existing list changes nothing', () => {
    expect(addList(withList1, MUSI)).toBe(withList1)
    expect(needsFetch(entryOf(addList(withList1, MINE), MINE))).toBe(true)
  })
  it('selecting a missing list adds it', () => {
    const selected = selectList(withList1, MINE)
    expect([selected.selected, selected.byUrl.has(MINE)]).toEqual([MINE, true])
  })
  it('removing the selected list selects the default, or the first remaining one', () => {
    const three = selectList(withList1, MINE)
    expect(removeList(three, MINE).selected).toBe(MUSI)
    expect(removeList(three, OTHER).selected).toBe(MINE)
    const withoutDefault = removeList(three, MUSI)
    expect(removeList(withoutDefault, MINE).selected).toBe(OTHER)
    expect(removeList(selectList(three, MUSI), MUSI).selected).toBe(OTHER)
  })
  it('the last list cannot be removed', () => {
    const last = removeList(withList1, OTHER)
    expect([canRemove(withList1, OTHER), canRemove(last, MUSI), canRemove(withList1, MINE)]).toEqual([
      true,
      false,
      false,
    ])
    expect(removeList(last, MUSI)).toBe(last)
  })
  it('a list is fetched if it has no current version, is not loading and has no error', () => {
    const loading = fetchPending(initial, MUSI, 'a')
    const failed = fetchRejected(loading, MUSI, 'a', FAILED)
    expect([initial, loading, failed, withList1].map((state) => needsFetch(entryOf(state)))).toEqual([
      true,
      false,
      false,
      false,
    ])
  })
})

describe('the lists at the start', () => {
  it('are the defaults with the first selected, on the first visit', () => {
    expect([[...initial.byUrl.keys()], initial.selected]).toEqual([[MUSI, OTHER], MUSI])
  })
  it('gain new defaults, lose former defaults, and keep the person’s own lists', () => {
    const before = selectList(withList1, MINE)
    const next = startLists(before, [MUSI, 'https://new.example/a.json'])
    expect([...next.byUrl.keys()]).toEqual([MUSI, MINE, 'https://new.example/a.json'])
    expect([next.selected, currentList(entryOf(next))]).toEqual([MINE, list(1)])
    expect(startLists(selectList(before, OTHER), [MUSI]).selected).toBe(MUSI)
  })
  it('omit a default that the person removed', () => {
    expect([...startLists(removeList(withList1, OTHER), DEFAULTS).byUrl.keys()]).toEqual([MUSI])
  })
  it('are never empty', () => {
    const onlyMine = removeList(removeList(selectList(withList1, MINE), MUSI), OTHER)
    expect(startLists(removeList(withList1, MUSI), [MUSI]).selected).toBe(MUSI)
    expect(startLists(onlyMine, DEFAULTS).selected).toBe(MINE)
  })
  it('include the default again if no other is left', () => {
    const only = removeList(withList1, OTHER)
    const next = startLists(only, [OTHER])
    expect([[...next.byUrl.keys()], next.selected]).toEqual([[OTHER], OTHER])
  })
  it('select the first default if the selected list is gone', () => {
    const onlyMine = removeList(removeList(addList(initial, MINE), MUSI), OTHER)
    const state = { ...addList(onlyMine, MUSI), selected: 'https://gone.example' }
    expect([...state.byUrl.keys()]).toEqual([MINE, MUSI])
    expect(startLists(state, DEFAULTS).selected).toBe(MUSI)
  })
  it('are fetched again despite a request or an error of an earlier visit', () => {
    const loading = fetchPending(initial, MUSI, 'a')
    for (const state of [loading, fetchRejected(loading, MUSI, 'a', FAILED)])
      expect(needsFetch(entryOf(startLists(state, DEFAULTS)))).toBe(true)
  })
})

describe('stored lists', () => {
  it('are restored without requests and errors', () => {
    const state = dismissUpdate(afterFetch(selectList(withList1, MINE), list(2)), MUSI)
    expect(readLists(JSON.parse(listsText(fetchPending(state, MINE, 'a'))))).toEqual(state)
  })
  it('lose only damaged lists', () => {
    const stored = JSON.parse(listsText(afterFetch(selectList(withList1, MINE), list(3), OTHER))) as {
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
  it('fall back to the default if the selection is damaged', () => {
    const stored = JSON.parse(listsText(withList1)) as object
    for (const selected of [7, 'https://gone.example', undefined])
      expect(readLists({ ...stored, selected })?.selected).toBe(MUSI)
    expect(readLists({ ...stored, selected: 7, defaults: 'x' })?.selected).toBe(MUSI)
  })
  it.each([null, 7, 'x', [], {}, { lists: [] }, { lists: [{}] }])('are null if nothing is usable: %j', (stored) => {
    expect(readLists(stored)).toBeNull()
  })
})

import { afterEach, expect, it, vi } from 'vitest'
import type { StoredList } from './storedList.ts'
import { listPage, listText, listed } from './testing/listPage.ts'

afterEach(() => vi.unstubAllGlobals())

const KEY = 'musi.lists'
const URL = '/lists/default.json'

async function tab(storage?: Map<string, string>, tokenLists = [URL]) {
  const page = await listPage(vi, { tokenLists }, storage)
  const { listStore } = await import('./listStore.ts')
  listStore.get()
  const urls = () => [...listStore.get().byUrl.keys()]
  return { ...page, store: listStore, urls }
}

const list = (text: string, name = 'Records'): StoredList => ({
  name,
  version: { major: 1, minor: 0, patch: 0 },
  logoUri: null,
  text,
})
const whole = list(listText('1.0.0', [listed(1)]))

it('the store starts with the configured lists, or with our own server’s list if there are none', async () => {
  const { store, urls } = await tab(undefined, ['https://a.example/l', '/lists/b.json'])
  expect([urls(), store.get().selected]).toEqual([['https://a.example/l', '/lists/b.json'], 'https://a.example/l'])
  expect((await tab(undefined, [])).urls()).toEqual([URL])
})

it('the last list cannot be removed', async () => {
  const { store, urls } = await tab()
  store.add('https://a.example/l')
  store.select('https://a.example/l')
  store.remove('https://a.example/l')
  expect(store.get().selected).toBe(URL)
  store.remove(URL)
  expect(urls()).toEqual([URL])
})

it('accepting a list update with none pending throws', async () => {
  const { store } = await tab()
  expect(() => store.accept(URL)).toThrow('accept list update called without pending update')
})

it('a request that begins or fails notifies listeners and is not stored', async () => {
  const { store, storage } = await tab()
  const before = storage.get(KEY)
  let calls = 0
  store.subscribe(() => (calls += 1))
  store.pending(URL, '1')
  expect(store.get().byUrl.get(URL)?.fetch.kind).toBe('loading')
  store.rejected(URL, '1', { kind: 'notDownloaded', url: URL })
  expect([calls, store.get().byUrl.get(URL)?.fetch.kind, storage.get(KEY)]).toEqual([2, 'failed', before])
})

it('case 102: an older value written by another tab does not undo the addition of a list', async () => {
  const first = await tab()
  const written = first.storage.get(KEY) ?? ''
  first.store.add('https://mine.example/l')
  const before = first.storage.get(KEY)
  const otherTabs = written.replace(/"selected"/, '"extra":1,"selected"')
  first.storage.set(KEY, otherTabs)
  first.window.dispatchEvent(Object.assign(new Event('storage'), { key: KEY, oldValue: written, newValue: otherTabs }))
  expect(first.urls()).toEqual([URL, 'https://mine.example/l'])
  expect(JSON.parse(first.storage.get(KEY) ?? '')).toEqual(JSON.parse(before ?? ''))
})

it('case 102: a list removed by another tab is removed here too', async () => {
  const { store, storage, urls, window } = await tab()
  const without = storage.get(KEY) ?? ''
  store.add('https://mine.example/l')
  const base = storage.get(KEY)
  storage.set(KEY, without)
  window.dispatchEvent(Object.assign(new Event('storage'), { key: KEY, oldValue: base, newValue: without }))
  expect(urls()).toEqual([URL])
})

it.each(['{', '{"version":1,"data":{"lists":"<b>","__proto__":{"selected":"x"}}}', '{"version":7,"data":{}}'])(
  'case 102: %j in storage gives the defaults and is backed up',
  async (text) => {
    const { urls, storage } = await tab(new Map([[KEY, text]]))
    expect(urls()).toEqual([URL])
    expect(storage.get(`${KEY}.unread`)).toBe(text)
  },
)

it('a list too large to store is kept while the page is open, and leaves room for the others', async () => {
  const { store, storage } = await tab()
  store.add('https://large.example/l')
  store.pending('https://large.example/l', '1')
  store.fulfilled('https://large.example/l', '1', list('x'.repeat(3_000_000), 'Large'))
  store.pending(URL, '2')
  store.fulfilled(URL, '2', whole)
  expect(store.get().byUrl.get('https://large.example/l')?.held.kind).toBe('current')
  expect((storage.get(KEY) ?? '').length).toBeLessThan(10_000)
  const later = await tab(storage)
  expect(later.urls()).toEqual([URL, 'https://large.example/l'])
  expect([...later.store.get().byUrl.values()].map(({ held }) => held.kind)).toEqual(['current', 'nothing'])
})

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { listPage, listText, listed } from './testing/listPage.ts'

const OWN = '/lists/default.json'
const TEN_MINUTES_MS = 600_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  vi.spyOn(console, 'debug').mockReturnValue()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function startWatching({ visible = true, online = true } = {}) {
  const page = await listPage(vi)
  const tab = Object.assign(new EventTarget(), { visibilityState: visible ? 'visible' : 'hidden' })
  vi.stubGlobal('document', tab)
  if (online) page.answers.set(OWN, { text: listText('1.0.0', [listed(1)]) })
  const { watchLists } = await import('./watchLists.ts')
  const { listStore } = await import('./listStore.ts')
  const isLoading = () => [...listStore.get().byUrl.values()].some(({ fetch }) => fetch.kind === 'loading')
  const waitForLists = async () => {
    do await new Promise((resolve) => setImmediate(resolve))
    while (isLoading())
  }
  const advance = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms)
    await waitForLists()
  }
  const setVisibility = async (to: 'visible' | 'hidden') => {
    tab.visibilityState = to
    tab.dispatchEvent(new Event('visibilitychange'))
    await waitForLists()
  }
  watchLists()
  await waitForLists()
  return { ...page, store: listStore, waitForLists, advance, setVisibility }
}

it('lists are fetched at once and every ten minutes while the tab is visible', async () => {
  const { requestedUrls, advance, setVisibility } = await startWatching()
  expect(requestedUrls).toEqual([OWN])
  await advance(TEN_MINUTES_MS)
  expect(requestedUrls).toHaveLength(2)
  await setVisibility('hidden')
  await advance(5 * TEN_MINUTES_MS)
  expect(requestedUrls).toHaveLength(2)
  await setVisibility('visible')
  expect(requestedUrls).toHaveLength(3)
  await setVisibility('hidden')
  await setVisibility('visible')
  expect(requestedUrls).toHaveLength(3)
})

it('a tab that was never visible fetches nothing', async () => {
  const { requestedUrls, setVisibility } = await startWatching({ visible: false })
  expect(requestedUrls).toEqual([])
  await setVisibility('visible')
  expect(requestedUrls).toEqual([OWN])
})

it('a failing list is retried once in ten minutes, whatever else happens, and no error is logged', async () => {
  const error = vi.spyOn(console, 'error')
  const { requestedUrls, store, waitForLists, advance } = await startWatching({ online: false })
  expect(store.get().byUrl.get(OWN)?.fetch.kind).toBe('failed')
  store.select('/lists/other.json')
  store.select(OWN)
  await waitForLists()
  expect(requestedUrls).toEqual([OWN, '/lists/other.json'])
  await advance(TEN_MINUTES_MS - 1000)
  expect(requestedUrls).toHaveLength(2)
  await advance(1000)
  expect(requestedUrls).toHaveLength(4)
  expect(error).not.toHaveBeenCalled()
})

it('a downloaded list stays when a refresh fails', async () => {
  const { answers, store, advance } = await startWatching()
  answers.clear()
  await advance(TEN_MINUTES_MS)
  expect(store.get().byUrl.get(OWN)).toMatchObject({ held: { kind: 'current' }, fetch: { kind: 'failed' } })
})

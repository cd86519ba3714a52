import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listPage, listText, listed } from './testing/listPage.ts'

beforeEach(() => void vi.spyOn(console, 'debug').mockReturnValue())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const URL = '/lists/default.json'
const three = [listed(1), listed(2), listed(3)]

async function loadPage(storage?: Map<string, string>) {
  const listPageStubs = await listPage(vi, {}, storage)
  const [lists, { listStore }, popups] = await Promise.all([
    import('./refreshList.ts'),
    import('./listStore.ts'),
    import('#platform/page/popups/popups.ts'),
  ])
  const serve = (text: string, url = URL) => void listPageStubs.answers.set(url, { text })
  const version = (url = URL) => {
    const entry = listStore.get().byUrl.get(url)
    if (!entry || entry.held.kind === 'nothing') return null
    const { major, minor, patch } = entry.held.current.version
    return `${major}.${minor}.${patch}`
  }
  const shown = () => popups.allPopups().filter(({ show }) => show)
  return { ...listPageStubs, ...lists, store: listStore, serve, version, shown }
}

async function startPage() {
  const started = await loadPage()
  started.serve(listText('1.0.0', three))
  await started.refreshList(URL)
  return started
}

describe('an update of a list', () => {
  it('starts with the first version, which is kept across a reload', async () => {
    const { storage, version, shown } = await startPage()
    expect([version(), shown()]).toEqual(['1.0.0', []])
    expect((await loadPage(storage)).version()).toBe('1.0.0')
  })

  it('is applied automatically for a minor bump that adds a token, with a popup', async () => {
    const { refreshList, serve, version, shown } = await startPage()
    serve(listText('1.1.0', [...three, listed(4)]))
    await refreshList(URL)
    expect(version()).toBe('1.1.0')
    expect(shown()).toMatchObject([{ content: { auto: true, name: 'Records', to: '1.1.0' }, removeAfterMs: 15_000 }])
  })

  it('is silent for a list that is not selected', async () => {
    const { refreshList, serve, version, shown, store, addListByUrl } = await startPage()
    serve(listText('1.0.0', three, 'Others'), 'http://musi.example/b.json')
    expect(await addListByUrl('http://musi.example/b.json')).toBeNull()
    store.select('http://musi.example/b.json')
    serve(listText('1.0.1', [listed(1, { name: 'Another' }), listed(2), listed(3)]))
    await refreshList(URL)
    expect([version(), shown()]).toEqual(['1.0.1', []])
  })

  it('to a major version is applied when accepted, and is not offered again once dismissed', async () => {
    const { refreshList, serve, version, shown, acceptListUpdate, dismissListUpdate, store } = await startPage()
    serve(listText('2.0.0', three.slice(1)))
    await refreshList(URL)
    expect(version()).toBe('1.0.0')
    expect(shown()).toMatchObject([{ content: { auto: false, removed: ['TK1'] }, removeAfterMs: null }])
    dismissListUpdate(URL)
    await refreshList(URL)
    expect([version(), shown()]).toEqual(['1.0.0', []])
    expect(store.get().byUrl.get(URL)?.held.kind).toBe('offered')
    acceptListUpdate(URL)
    expect(version()).toBe('2.0.0')
  })

  it('that was dismissed is not offered again on the next visit either', async () => {
    const { refreshList, serve, dismissListUpdate, storage } = await startPage()
    serve(listText('2.0.0', three.slice(1)))
    await refreshList(URL)
    dismissListUpdate(URL)
    const next = await loadPage(storage)
    next.serve(listText('2.0.0', three.slice(1)))
    await next.refreshList(URL)
    expect([next.version(), next.shown()]).toEqual(['1.0.0', []])
  })

  it('case 99: with too small a bump for its changes is refused and logged once', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const { refreshList, serve, version, shown } = await startPage()
    serve(listText('1.0.1', three.slice(1)))
    await refreshList(URL)
    await refreshList(URL)
    expect([version(), shown()]).toEqual(['1.0.0', []])
    expect(log.mock.calls).toEqual([
      [
        'List at url /lists/default.json could not automatically update because the version bump was only PATCH while the update had breaking changes and should have been MAJOR',
      ],
    ])
  })

  it('case 99: changes nothing if the version goes down, or has other content under the same version', async () => {
    const { refreshList, serve, version, shown, storage } = await startPage()
    const before = storage.get('musi.lists')
    for (const text of [listText('0.9.0', three.slice(1)), listText('1.0.0', three.slice(1))]) {
      serve(text)
      await refreshList(URL)
    }
    expect([version(), shown(), storage.get('musi.lists')]).toEqual(['1.0.0', [], before])
  })

  it('keeps the current list when it fails, and its entry says why', async () => {
    const { refreshList, answers, version, store } = await startPage()
    answers.delete(URL)
    expect(await refreshList(URL)).toEqual({ kind: 'notDownloaded', url: URL })
    expect(version()).toBe('1.0.0')
    expect(store.get().byUrl.get(URL)?.fetch.kind).toBe('failed')
  })
})

describe('a list added by hand', () => {
  it('is removed again with the reason when it cannot be loaded', async () => {
    const { addListByUrl, store } = await startPage()
    expect(await addListByUrl('https://lists.example/gone.json')).toMatchObject({ kind: 'notDownloaded' })
    expect([...store.get().byUrl.keys()]).toEqual([URL])
  })

  it('is not fetched again if it is already there', async () => {
    const { addListByUrl, requestedUrls, serve } = await startPage()
    serve(listText('1.0.0', three), 'http://musi.example/b.json')
    await addListByUrl(' http://musi.example/b.json ')
    await addListByUrl('http://musi.example/b.json')
    expect(requestedUrls.filter((url) => url.includes('b.json'))).toHaveLength(1)
  })
})

import { afterEach, expect, it } from 'vitest'
import { dismissTrouble, troubles } from '../trouble/trouble.ts'
import { leavePage } from '../visit/visit.ts'
import { sessionStored } from './sessionStored.ts'

const fakeStorage = (kept: Record<string, string> = {}) => ({
  kept,
  full: false,
  getItem: (key: string) => kept[key] ?? null,
  removeItem: (key: string) => void Reflect.deleteProperty(kept, key),
  setItem(key: string, text: string) {
    if (this.full) throw new DOMException('full', 'QuotaExceededError')
    kept[key] = text
  },
})
const openWords = (own: ReturnType<typeof fakeStorage>, key: string) =>
  sessionStored<readonly string[]>(
    {
      key,
      empty: [],
      read: (data) => {
        const value = Array.isArray(data) ? data.filter((one) => typeof one === 'string') : []
        return { value, isDamaged: !Array.isArray(data) || value.length < data.length }
      },
    },
    () => own,
  )

afterEach(() => {
  troubles().forEach(dismissTrouble)
  leavePage()
})

it('a stored value is plain JSON, and is read again after a reload in the same session (spec: storage.session)', () => {
  const own = fakeStorage()
  openWords(own, 'songs').set(['one'])
  expect(own.kept).toEqual({ songs: '["one"]' })
  leavePage()
  expect(openWords(own, 'songs').get()).toEqual(['one'])
})

it.each(['{', '["one", 5]', '{"one":1}'])(
  'case 102: %s is put aside and reported, and its readable part stays',
  (text) => {
    const own = fakeStorage({ damaged: text })
    expect(openWords(own, 'damaged').get()).toEqual(text.startsWith('[') ? ['one'] : [])
    expect(own.kept['damaged.unread']).toBe(text)
    expect(troubles()).toEqual([{ kind: 'putAside', key: 'damaged' }])
  },
)

it('case 102: full or denied storage keeps the value until the page is left, and the page says so', () => {
  const own = fakeStorage()
  own.full = true
  const store = openWords(own, 'full')
  store.set(['one'])
  expect(store.get()).toEqual(['one'])
  expect(troubles()).toEqual([{ kind: 'notKept' }])
})

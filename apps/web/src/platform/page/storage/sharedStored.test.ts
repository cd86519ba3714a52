import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dismissTrouble, troubles } from '../trouble/trouble.ts'
import { type SharedShape, sharedStored } from './sharedStored.ts'

let count = 0
/** A stored set of words. Each problem is reported once per key, so each test has its own key. */
const newShape = (): SharedShape<readonly string[]> => ({
  key: `shared.${(count += 1)}`,
  version: 1,
  empty: [],
  textOf: (value) => JSON.stringify(value),
  read: (data) =>
    Array.isArray(data)
      ? { value: data.filter((one) => typeof one === 'string'), isDamaged: data.some((one) => typeof one !== 'string') }
      : { value: [], isDamaged: true },
  merge(theirs, base, own) {
    const missed = own.filter((one) => !theirs.includes(one) && !base.includes(one))
    return missed.length === 0 ? theirs : [...theirs, ...missed]
  },
})
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
const saved = (data: unknown) => JSON.stringify({ version: 1, data })
const add = (word: string) => (now: readonly string[]) => [...now, word]

beforeEach(() => vi.stubGlobal('window', new EventTarget()))
afterEach(() => {
  vi.unstubAllGlobals()
  troubles().forEach(dismissTrouble)
})

const dispatchWrite = (key: string | null, oldValue: string | null, newValue: string | null) =>
  window.dispatchEvent(Object.assign(new Event('storage'), { key, oldValue, newValue }))

it('a change applies to the currently stored value, whichever tab stored it', () => {
  const shape = newShape()
  const own = fakeStorage()
  const store = sharedStored(shape, () => own)
  own.setItem(shape.key, saved(['of another tab']))
  store.change(add('mine'))
  expect(store.get()).toEqual(['of another tab', 'mine'])
  expect(own.kept[shape.key]).toBe(saved(['of another tab', 'mine']))
})

it('case 102: an older value written by another tab does not undo an addition', () => {
  const shape = newShape()
  const own = fakeStorage()
  const store = sharedStored(shape, () => own)
  let calls = 0
  store.subscribe(() => (calls += 1))
  store.change(add('mine'))
  own.setItem(shape.key, saved(['theirs']))
  dispatchWrite(shape.key, null, saved(['theirs']))
  expect(store.get()).toEqual(['theirs', 'mine'])
  expect(own.kept[shape.key]).toBe(saved(['theirs', 'mine']))
  expect(calls).toBe(2)
})

it('an entry removed by another tab is removed here too, but an unreadable value changes nothing', () => {
  const shape = newShape()
  const own = fakeStorage({ [shape.key]: saved(['one', 'two']) })
  const store = sharedStored(shape, () => own)
  dispatchWrite('another key', null, 'x')
  dispatchWrite(shape.key, saved(['one', 'two']), saved(['two']))
  expect(store.get()).toEqual(['two'])
  dispatchWrite(shape.key, saved(['two']), '{"version":2,"data":{}}')
  expect(store.get()).toEqual(['two'])
})

it.each(['{', 'null', '{"version":2,"data":[]}', saved({ __proto__: 1 })])(
  'case 102: %j is backed up and reported, and new values are stored',
  (text) => {
    const shape = newShape()
    const own = fakeStorage({ [shape.key]: text })
    const store = sharedStored(shape, () => own)
    store.change(add('new'))
    expect(own.kept).toEqual({ [shape.key]: saved(['new']), [`${shape.key}.unread`]: text })
    expect(troubles()).toEqual([{ kind: 'putAside', key: shape.key }])
  },
)

it('case 102: the readable part of a damaged value stays', () => {
  const shape = newShape()
  const own = fakeStorage({ [shape.key]: saved(['good', 5]) })
  expect(sharedStored(shape, () => own).get()).toEqual(['good'])
  expect(own.kept[`${shape.key}.unread`]).toBe(saved(['good', 5]))
})

it('case 102: if storage is full or denied, changes are kept in memory until the page is left', () => {
  const shape = newShape()
  const own = fakeStorage({ [shape.key]: saved(['old']) })
  const store = sharedStored(shape, () => own)
  own.full = true
  store.change(add('one'))
  store.change(add('two'))
  expect(store.get()).toEqual(['old', 'one', 'two'])
  own.full = false
  store.change(add('three'))
  expect(own.kept[shape.key]).toBe(saved(['old', 'one', 'two', 'three']))
  const denied = () => {
    throw new DOMException('no', 'SecurityError')
  }
  expect(sharedStored(newShape(), denied).get()).toEqual([])
})

it('case 102: a value that can be neither read nor backed up is not overwritten', () => {
  const shape = newShape()
  const own = fakeStorage({ [shape.key]: '{' })
  own.full = true
  const store = sharedStored(shape, () => own)
  own.full = false
  store.change(add('new'))
  expect([store.get(), own.kept[shape.key]]).toEqual([['new'], '{'])
})

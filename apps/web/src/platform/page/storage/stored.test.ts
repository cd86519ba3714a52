import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dismissTrouble, troubles } from '../trouble/trouble.ts'
import { stored } from './stored.ts'

const fakeStorage = (kept: Record<string, string> = {}, room = Infinity) => ({
  kept,
  getItem: (key: string) => kept[key] ?? null,
  removeItem: (key: string) => void Reflect.deleteProperty(kept, key),
  setItem(key: string, text: string) {
    const others = Object.entries(kept).filter(([name]) => name !== key)
    const used = others.reduce((sum, [name, value]) => sum + name.length + value.length, 0)
    if (used + key.length + text.length > room) throw new DOMException('full', 'QuotaExceededError')
    kept[key] = text
  },
})

const trueOrFalse = (value: unknown) => (typeof value === 'boolean' ? value : undefined)
let count = 0
/** Each problem is reported once per key, so each test has its own key. */
const makeShape = () => ({
  key: `test.${(count += 1)}`,
  version: 1,
  defaults: { dark: null as boolean | null, warned: true },
  readers: { dark: trueOrFalse, warned: trueOrFalse },
})
const saved = (data: object) => JSON.stringify({ version: 1, data })

const dismissAll = () => troubles().forEach(dismissTrouble)
// Test files share modules, so another one may have left a reported problem.
beforeEach(dismissAll)
afterEach(dismissAll)

describe('a stored value', () => {
  it('is read back as it was set, with its schema version', () => {
    const shape = makeShape()
    const own = fakeStorage()
    stored(shape, () => own).set({ dark: true })
    expect(own.kept[shape.key]).toBe('{"version":1,"data":{"dark":true,"warned":true}}')
    expect(stored(shape, () => own).get()).toEqual({ dark: true, warned: true })
    expect(troubles()).toEqual([])
  })

  it.each(['{', '', 'null', '[]', '{"version":2,"data":{"dark":true}}', '{"version":1,"data":null}', '"'.repeat(1000)])(
    'case 102: %j gives the defaults, is backed up, and is reported once',
    (text) => {
      const shape = makeShape()
      const own = fakeStorage({ [shape.key]: text })
      expect(stored(shape, () => own).get()).toEqual(shape.defaults)
      expect(own.kept[`${shape.key}.unread`]).toBe(text)
      expect(troubles()).toEqual([{ kind: 'putAside', key: shape.key }])
      dismissAll()
      expect(stored(shape, () => own).get()).toEqual(shape.defaults)
      expect(troubles()).toEqual([])
      expect(own.kept[`${shape.key}.unread`]).toBe(text)
    },
  )

  it('case 102: only the damaged field gets its default, and the old text is backed up', () => {
    const shape = makeShape()
    const text = saved({ dark: '<img src=x>', warned: false })
    const own = fakeStorage({ [shape.key]: text })
    expect(stored(shape, () => own).get()).toEqual({ dark: null, warned: false })
    expect(own.kept).toEqual({
      [shape.key]: saved({ dark: null, warned: false }),
      [`${shape.key}.unread`]: text,
    })
    expect(troubles()).toEqual([{ kind: 'putAside', key: shape.key }])
  })

  it('case 102: hostile names do not change a prototype and are dropped', () => {
    const shape = makeShape()
    const own = fakeStorage({ [shape.key]: '{"version":1,"data":{"warned":false,"__proto__":{"dark":true},"more":1}}' })
    const values = stored(shape, () => own)
    values.set({ dark: false })
    expect(values.get()).toEqual({ dark: false, warned: false })
    expect(own.kept[shape.key]).toBe(saved({ dark: false, warned: false }))
    expect(({} as { dark?: unknown }).dark).toBeUndefined()
  })

  it('case 102: 10 MB of unreadable text is renamed if there is no room for a copy', () => {
    const shape = makeShape()
    const rubbish = 'x'.repeat(5_242_800)
    const own = fakeStorage({ [shape.key]: rubbish }, 5_242_880)
    const values = stored(shape, () => own)
    expect(values.get()).toEqual(shape.defaults)
    expect(own.kept[`${shape.key}.unread`]).toBe(rubbish)
    expect(troubles()).toMatchObject([{ kind: 'putAside' }])
    values.set({ warned: false })
    expect(values.get().warned).toBe(false)
  })

  it('case 102: a damaged value that cannot even be renamed is reported as lost', () => {
    const shape = makeShape()
    const rubbish = 'x'.repeat(100)
    const own = fakeStorage({ [shape.key]: rubbish }, shape.key.length + rubbish.length)
    expect(stored(shape, () => own).get()).toEqual(shape.defaults)
    expect(troubles()).toEqual([{ kind: 'lost', key: shape.key }])
  })
})

describe('storage that does not store', () => {
  it('case 102: if denied gives the defaults, keeps changes until the page is left, and reports it once', async () => {
    vi.resetModules()
    const { stored } = await import('./stored.ts')
    const { dismissTrouble, troubles } = await import('../trouble/trouble.ts')
    const denied = stored(makeShape(), () => {
      throw new DOMException('denied', 'SecurityError')
    })
    expect(troubles()).toMatchObject([{ kind: 'notKept' }])
    troubles().forEach(dismissTrouble)
    denied.set({ warned: false })
    denied.set({ dark: true })
    expect(denied.get()).toEqual({ warned: false, dark: true })
    expect(troubles()).toEqual([])
  })

  it('case 102: if full keeps changes in memory, and writes all of them once there is room', async () => {
    vi.resetModules()
    const { stored } = await import('./stored.ts')
    const { troubles } = await import('../trouble/trouble.ts')
    const shape = makeShape()
    const own = fakeStorage({ filler: 'x'.repeat(500) }, 520)
    const values = stored(shape, () => own)
    expect(troubles()).toEqual([])
    values.set({ dark: true })
    expect(troubles()).toMatchObject([{ kind: 'notKept' }])
    delete own.kept['filler']
    values.set({ warned: false })
    expect(own.kept[shape.key]).toBe(saved({ dark: true, warned: false }))
  })
})

describe('two tabs', () => {
  it('case 102: keep both values when they write at the same time', () => {
    const shape = makeShape()
    const own = fakeStorage()
    const one = stored(shape, () => own)
    const other = stored(shape, () => own)
    one.set({ dark: true })
    other.set({ warned: false })
    expect(own.kept[shape.key]).toBe(saved({ dark: true, warned: false }))
    expect(other.get()).toEqual({ dark: true, warned: false })
  })

  it('case 102: back up unreadable text written by one of them, and keep their own values', () => {
    const shape = makeShape()
    const own = fakeStorage()
    const values = stored(shape, () => own)
    own.kept[shape.key] = '{'
    values.set({ dark: true })
    expect(own.kept[`${shape.key}.unread`]).toBe('{')
    expect(own.kept[shape.key]).toBe(saved({ dark: true, warned: true }))
  })

  it('notify listeners until they unsubscribe', () => {
    const shape = makeShape()
    const own = fakeStorage()
    const values = stored(shape, () => own)
    let calls = 0
    const stop = values.subscribe(() => (calls += 1))
    values.set({ dark: true })
    stop()
    values.set({ dark: false })
    expect(calls).toBe(1)
  })
})

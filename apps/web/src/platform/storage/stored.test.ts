import { describe, expect, it } from 'vitest'
import { stored } from './stored.ts'

const box = (kept: Record<string, string> = {}) => ({
  kept,
  getItem: (key: string) => kept[key] ?? null,
  setItem: (key: string, text: string) => void (kept[key] = text),
})
const shape = {
  key: 'musi.test',
  version: 1,
  defaults: { dark: null as boolean | null, warned: true },
  readers: {
    dark: (value: unknown) => (typeof value === 'boolean' ? value : undefined),
    warned: (value: unknown) => (typeof value === 'boolean' ? value : undefined),
  },
}
const open = (kept: Record<string, string> = {}) => {
  const own = box(kept)
  return { own, values: stored(shape, () => own) }
}

describe('what is kept in the browser', () => {
  it('comes back as it was set, under its schema version', () => {
    const { own, values } = open()
    values.set({ dark: true })
    expect(own.kept['musi.test']).toBe('{"version":1,"data":{"dark":true,"warned":true}}')
    expect(open(own.kept).values.get()).toEqual({ dark: true, warned: true })
  })

  it.each(['{', 'null', '[]', '{"version":2,"data":{"dark":true}}', '{"version":1,"data":null}', '"'.repeat(1000)])(
    'case 102: %j gives the defaults and is put aside, not lost',
    (text) => {
      const { own, values } = open({ 'musi.test': text })
      expect(values.get()).toEqual(shape.defaults)
      expect(own.kept['musi.test.unread']).toBe(text)
    },
  )

  it('case 102: hostile fields fall back alone and change no prototype', () => {
    const text = '{"version":1,"data":{"dark":"<img src=x>","warned":false,"__proto__":{"dark":true},"more":1}}'
    expect(open({ 'musi.test': text }).values.get()).toEqual({ dark: null, warned: false })
    expect(({} as { dark?: unknown }).dark).toBeUndefined()
  })

  it('case 102: storage that throws gives the defaults and still holds what is set', () => {
    const denied = stored(shape, () => {
      throw new DOMException('denied', 'SecurityError')
    })
    expect(denied.get()).toEqual(shape.defaults)
    denied.set({ warned: false })
    expect(denied.get().warned).toBe(false)
  })

  it('tells who listens, until they stop', () => {
    const { values } = open()
    let told = 0
    const stop = values.subscribe(() => (told += 1))
    values.set({ dark: true })
    stop()
    values.set({ dark: false })
    expect(told).toBe(1)
  })
})

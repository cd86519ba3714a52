import type { NameAddress } from '@musi/chain/names/nameAddress'
import type { Watch } from '@musi/chain/multicall/watch'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { nameLookup } from './nameLookup.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const THEO: NameAddress = { kind: 'address', address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' }
const watchOf = (answer: NameAddress): Watch<NameAddress> => ({ get: () => answer, subscribe: () => () => {} })

function openLookup() {
  const names: string[] = []
  const lookup = nameLookup(async (name) => {
    names.push(name)
    if (name === 'broken.eth' && names.length < 3) throw new Error('The code did not load.')
    return watchOf(THEO)
  })
  const shown = () => lookup.get() && [lookup.get()?.text, lookup.get()?.watch.get().kind]
  return { names, lookup, shown }
}

it('a pasted name is looked up at once', async () => {
  const { names, lookup, shown } = openLookup()
  lookup.setText('theo.eth')
  await vi.advanceTimersByTimeAsync(0)
  expect(names).toEqual(['theo.eth'])
  expect(shown()).toEqual(['theo.eth', 'address'])
})

it('typing causes one lookup per 200 ms, of the newest text', async () => {
  const { names, lookup, shown } = openLookup()
  for (const text of ['a.eth', 'ab.eth', 'abc.eth']) lookup.setText(text)
  await vi.advanceTimersByTimeAsync(199)
  expect(names).toEqual(['a.eth'])
  expect(shown()).toBeNull()
  await vi.advanceTimersByTimeAsync(1)
  expect(names).toEqual(['a.eth', 'abc.eth'])
  expect(shown()).toEqual(['abc.eth', 'address'])
})

it('a text that is not a name is reported once typing pauses, without a lookup', async () => {
  const { names, lookup, shown } = openLookup()
  lookup.setText('theo')
  await vi.advanceTimersByTimeAsync(199)
  expect(shown()).toBeNull()
  await vi.advanceTimersByTimeAsync(1)
  expect(shown()).toEqual(['theo', 'none'])
  expect(names).toEqual([])
})

it('a name whose lookup fails is not called unknown, and is looked up again until an answer comes (spec: reads.last-answer)', async () => {
  const { names, lookup, shown } = openLookup()
  lookup.setText('broken.eth')
  await vi.advanceTimersByTimeAsync(5999)
  expect([shown(), names.length]).toEqual([['broken.eth', 'loading'], 2])
  await vi.advanceTimersByTimeAsync(1)
  expect(shown()).toEqual(['broken.eth', 'address'])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(names).toHaveLength(3)
})

import { expect, it } from 'vitest'
import { type Chunk, mergeChunks as merge } from './mergeChunks.ts'

const chunk = (name: string, entries: string[], bytes = 100, imports: string[] = []): Chunk => ({
  name,
  bytes,
  imports,
  entries,
  isFixed: false,
  isTimed: false,
})
const entry = (name: string, imports: string[] = []): Chunk => ({
  ...chunk(name, [name], 1_000, imports),
  isFixed: true,
})
/** Merges chunks. By default, each lazy part is loaded in a separate visit. */
const mergeChunks = (
  chunks: Chunk[],
  visits = [...new Set(chunks.flatMap(({ entries }) => entries))].map((one) => [one]),
) => merge(chunks, visits)

it('chunks needed by the same late parts are merged, with a small chunk that only one of them needs', () => {
  const merged = mergeChunks([
    entry('account', ['money', 'clock', 'activities']),
    entry('charts', ['money', 'clock']),
    chunk('money', ['account', 'charts']),
    chunk('clock', ['account', 'charts'], 200),
    chunk('activities', ['account'], 300),
  ])
  expect(new Set(merged.values()).size).toBe(1)
})

it('a large chunk is not loaded by a part that does not need it', () => {
  const merged = mergeChunks([
    entry('account', ['money', 'story']),
    entry('charts', ['money']),
    entry('vote', ['story']),
    chunk('money', ['account', 'charts']),
    chunk('story', ['account', 'vote'], 90_000),
  ])
  expect(new Set(merged.values())).toEqual(new Set(['money', 'story']))
})

it('a chunk’s size includes its imports', () => {
  const withImport = (imports: string[]) =>
    mergeChunks([
      entry('account', ['money', 'story']),
      entry('charts', ['money']),
      chunk('money', ['account', 'charts']),
      chunk('story', ['account'], 100, imports),
      { ...chunk('library', [], 200_000), isFixed: true },
    ])
  expect(new Set(withImport([]).values()).size).toBe(1)
  expect(new Set(withImport(['library']).values()).size).toBe(2)
})

it('chunks that would import each other through a third chunk are not merged', () => {
  const parts = ['a', 'b', 'c']
  const merged = mergeChunks([
    ...parts.map((name) => entry(name, ['over'])),
    chunk('over', parts, 100, ['between']),
    { ...chunk('between', parts, 100, ['under']), isFixed: true },
    chunk('under', parts),
  ])
  expect(merged).toEqual(
    new Map([
      ['over', 'over'],
      ['under', 'under'],
    ]),
  )
})

it('merging is deterministic, and fixed chunks are not listed', () => {
  const chunks = [entry('a', ['x', 'y']), entry('b', ['x', 'y']), chunk('x', ['a', 'b']), chunk('y', ['a', 'b'])]
  const merged = mergeChunks(chunks)
  expect(merged).toEqual(
    new Map([
      ['x', 'x'],
      ['y', 'x'],
    ]),
  )
  expect(mergeChunks(chunks)).toEqual(merged)
})

it('chunks loaded in the same visits are merged, even if other parts need only some of them', () => {
  const chunks = [chunk('footer', ['footer'], 9_000), chunk('menu', ['menu'], 90_000), chunk('words', ['menu', 'vote'])]
  expect(mergeChunks(chunks, [['footer', 'menu'], ['vote']]).get('menu')).toBe('footer')
  expect(new Set(mergeChunks(chunks, [['footer'], ['menu'], ['vote']]).values()).size).toBeGreaterThan(1)
})

it('chunks that are each loaded at a set time are never merged with each other', () => {
  const timed = (name: string) => ({ ...chunk(name, [name]), isTimed: true })
  const merged = mergeChunks([timed('below'), timed('after'), chunk('words', ['below', 'after'])], [['below', 'after']])
  expect(new Set(merged.values()).size).toBe(2)
})

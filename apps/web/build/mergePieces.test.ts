import { expect, it } from 'vitest'
import { type Piece, mergePieces as merge } from './mergePieces.ts'

const piece = (name: string, entries: string[], bytes = 100, imports: string[] = []): Piece => ({
  name,
  bytes,
  imports,
  entries,
  fixed: false,
  timed: false,
})
const entry = (name: string, imports: string[] = []): Piece => ({ ...piece(name, [name], 1_000, imports), fixed: true })
/** By default, each lazy part is loaded in a separate visit. */
const mergePieces = (
  pieces: Piece[],
  visits = [...new Set(pieces.flatMap(({ entries }) => entries))].map((one) => [one]),
) => merge(pieces, visits)

it('chunks needed by the same late parts are merged, with a small chunk that only one of them needs', () => {
  const merged = mergePieces([
    entry('account', ['money', 'clock', 'activities']),
    entry('charts', ['money', 'clock']),
    piece('money', ['account', 'charts']),
    piece('clock', ['account', 'charts'], 200),
    piece('activities', ['account'], 300),
  ])
  expect(new Set(merged.values()).size).toBe(1)
})

it('a large chunk is not loaded by a part that does not need it', () => {
  const merged = mergePieces([
    entry('account', ['money', 'story']),
    entry('charts', ['money']),
    entry('vote', ['story']),
    piece('money', ['account', 'charts']),
    piece('story', ['account', 'vote'], 90_000),
  ])
  expect(new Set(merged.values())).toEqual(new Set(['money', 'story']))
})

it('a chunk’s size includes its imports', () => {
  const withImport = (imports: string[]) =>
    mergePieces([
      entry('account', ['money', 'story']),
      entry('charts', ['money']),
      piece('money', ['account', 'charts']),
      piece('story', ['account'], 100, imports),
      { ...piece('library', [], 200_000), fixed: true },
    ])
  expect(new Set(withImport([]).values()).size).toBe(1)
  expect(new Set(withImport(['library']).values()).size).toBe(2)
})

it('chunks that would import each other through a third chunk are not merged', () => {
  const parts = ['a', 'b', 'c']
  const merged = mergePieces([
    ...parts.map((name) => entry(name, ['over'])),
    piece('over', parts, 100, ['between']),
    { ...piece('between', parts, 100, ['under']), fixed: true },
    piece('under', parts),
  ])
  expect(merged).toEqual(
    new Map([
      ['over', 'over'],
      ['under', 'under'],
    ]),
  )
})

it('merging is deterministic, and fixed chunks are not listed', () => {
  const pieces = [entry('a', ['x', 'y']), entry('b', ['x', 'y']), piece('x', ['a', 'b']), piece('y', ['a', 'b'])]
  const merged = mergePieces(pieces)
  expect(merged).toEqual(
    new Map([
      ['x', 'x'],
      ['y', 'x'],
    ]),
  )
  expect(mergePieces(pieces)).toEqual(merged)
})

it('chunks loaded in the same visits are merged, even if other parts need only some of them', () => {
  const pieces = [piece('footer', ['footer'], 9_000), piece('menu', ['menu'], 90_000), piece('words', ['menu', 'vote'])]
  expect(mergePieces(pieces, [['footer', 'menu'], ['vote']]).get('menu')).toBe('footer')
  expect(new Set(mergePieces(pieces, [['footer'], ['menu'], ['vote']]).values()).size).toBeGreaterThan(1)
})

it('chunks loaded at their own time are never merged with each other', () => {
  const timed = (name: string) => ({ ...piece(name, [name]), timed: true })
  const merged = mergePieces([timed('below'), timed('after'), piece('words', ['below', 'after'])], [['below', 'after']])
  expect(new Set(merged.values()).size).toBe(2)
})

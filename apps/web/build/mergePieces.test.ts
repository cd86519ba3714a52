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
/** Each late part comes in a visit of its own. */
const mergePieces = (
  pieces: Piece[],
  visits = [...new Set(pieces.flatMap(({ entries }) => entries))].map((one) => [one]),
) => merge(pieces, visits)

it('what the same late parts need is one piece, and so is what one of them needs besides, where it is small', () => {
  const merged = mergePieces([
    entry('account', ['money', 'clock', 'activities']),
    entry('charts', ['money', 'clock']),
    piece('money', ['account', 'charts']),
    piece('clock', ['account', 'charts'], 200),
    piece('activities', ['account'], 300),
  ])
  expect(new Set(merged.values()).size).toBe(1)
})

it('what is large is not brought to a part that does without it', () => {
  const merged = mergePieces([
    entry('account', ['money', 'story']),
    entry('charts', ['money']),
    entry('vote', ['story']),
    piece('money', ['account', 'charts']),
    piece('story', ['account', 'vote'], 90_000),
  ])
  expect(new Set(merged.values())).toEqual(new Set(['money', 'story']))
})

it('what a piece imports counts as brought along with it', () => {
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

it('pieces never import each other by way of a third, however much one request less would save', () => {
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

it('two builds of one source merge alike, and what stays as it is has no part in it', () => {
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

it('what comes in the same visits is one piece, although other parts need only some of it', () => {
  const pieces = [piece('footer', ['footer'], 9_000), piece('menu', ['menu'], 90_000), piece('words', ['menu', 'vote'])]
  expect(mergePieces(pieces, [['footer', 'menu'], ['vote']]).get('menu')).toBe('footer')
  expect(new Set(mergePieces(pieces, [['footer'], ['menu'], ['vote']]).values()).size).toBeGreaterThan(1)
})

it('of what comes at times of its own no two become one', () => {
  const timed = (name: string) => ({ ...piece(name, [name]), timed: true })
  const merged = mergePieces([timed('below'), timed('after'), piece('words', ['below', 'after'])], [['below', 'after']])
  expect(new Set(merged.values()).size).toBe(2)
})

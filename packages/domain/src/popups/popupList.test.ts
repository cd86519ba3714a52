import { describe, expect, it } from 'vitest'
import type { ListedToken, TokenList } from '../token-lists/tokenList.ts'
import { listUpdateParts } from './listUpdateParts.ts'
import { addPopup, type NewPopup, type Popup, removePopup, shownPopups } from './popupList.ts'

const list = (...popups: NewPopup<string>[]) => popups.reduce<readonly Popup<string>[]>(addPopup, [])
const contents = (popups: readonly Popup<string>[]) => popups.map(({ content }) => content)

describe('popups (spec: popups.keys)', () => {
  it('are removed after 15000 ms by default, or stay until dismissed', () => {
    const [first, second, third] = list(
      { key: 'a', content: 'A' },
      { key: 'b', content: 'B', removeAfterMs: null },
      { key: 'c', content: 'C', removeAfterMs: 5 },
    )
    expect([first?.removeAfterMs, second?.removeAfterMs, third?.removeAfterMs]).toEqual([15_000, null, 5])
  })

  it('replace a popup with the same key, even a removed one', () => {
    const two = list({ key: 'a', content: 'A' }, { key: 'b', content: 'B' })
    expect(contents(shownPopups(addPopup(two, { key: 'a', content: 'again' }), 'column'))).toEqual(['B', 'again'])
    const back = addPopup(removePopup(two, 'a'), { key: 'a', content: 'back' })
    expect(contents(shownPopups(back, 'column'))).toEqual(['B', 'back'])
    expect(back).toHaveLength(2)
  })

  it('are hidden, not deleted, when removed', () => {
    const removed = removePopup(list({ key: 'a', content: 'A' }, { key: 'b', content: 'B' }), 'a')
    expect(removed.map(({ key, show }) => [key, show])).toEqual([
      ['a', false],
      ['b', true],
    ])
    expect(contents(shownPopups(removed, 'column'))).toEqual(['B'])
  })

  it('are listed newest first on a phone', () => {
    const two = list({ key: 'a', content: 'A' }, { key: 'b', content: 'B' })
    expect(contents(shownPopups(two, 'column'))).toEqual(['A', 'B'])
    expect(contents(shownPopups(two, 'row'))).toEqual(['B', 'A'])
  })
})

describe('the popup about a list update (spec: popups.list-update)', () => {
  const token = (symbol: string, digit: string, decimals = 18): ListedToken => ({
    chainId: 1,
    address: `0x${digit.repeat(40)}`,
    decimals,
    name: symbol,
    symbol,
  })
  const list = (major: number, ...tokens: ListedToken[]): TokenList => ({
    name: 'Musi\u202E default',
    timestamp: '2021-01-01T00:00:00Z',
    version: { major, minor: 2, patch: 3 },
    tokens,
  })

  it('shows the name, both versions, the added and removed symbols, and the number of updated tokens', () => {
    const current = list(1, token('OLD', '1'), token('USDC', '2', 6), token('DAI', '3'))
    const offered = list(2, token('USDC', '2', 8), token('DAI', '3'), token('A VERY LONG SYMBOL INDEED', '4'))
    expect(listUpdateParts(current, offered)).toEqual({
      name: 'Musi default',
      from: '1.2.3',
      to: '2.2.3',
      added: ['A VE...NDEED'],
      removed: ['OLD'],
      updated: 1,
    })
  })

  it('shows at most 30 characters of the name', () => {
    const named = (length: number) => ({ ...list(1), name: 'x'.repeat(length) })
    expect(listUpdateParts(named(30), list(2)).name).toBe('x'.repeat(30))
    expect(listUpdateParts(named(31), list(2)).name).toBe(`${'x'.repeat(29)}…`)
  })
})

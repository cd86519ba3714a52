import { expect, it } from 'vitest'
import { testTokenAddress } from '../exchange/oracle/seededPairs.ts'
import { listTokens, listTokenSteps, shownTokens } from './listTokens.ts'
import { offListRow } from './offListRow.ts'
import type { ListedToken, TokenList } from './tokenList.ts'

const token = (at: number, fields: Partial<ListedToken> = {}): ListedToken => ({
  chainId: 137,
  address: testTokenAddress(at),
  decimals: 18,
  name: `Token ${at}`,
  symbol: `T${at}`,
  ...fields,
})
const list = (tokens: readonly ListedToken[], tags: TokenList['tags'] = {}): TokenList => ({
  name: 'A List',
  timestamp: '2026-11-01T00:00:00Z',
  version: { major: 1, minor: 0, patch: 0 },
  tokens,
  tags,
})

it('tokens are stored by chain and address; those of other chains are not shown', () => {
  const all = listTokens(
    list([token(1, { address: testTokenAddress(1).toLowerCase() }), token(2), token(1, { chainId: 1 })]),
  )
  expect(shownTokens(all, 137).map(({ address }) => address)).toEqual([testTokenAddress(1), testTokenAddress(2)])
  expect(shownTokens(all, 1)).toHaveLength(1)
  expect(shownTokens(all, 5)).toEqual([])
})

it.each([testTokenAddress(1), testTokenAddress(1).toLowerCase()])(
  'case 99: duplicate tokens of a chain leave the list empty',
  (address) => {
    const all = listTokens(list([token(1), token(2), token(3, { address })]))
    expect(all).toEqual({ ok: false, problem: { kind: 'duplicateTokens', chainId: 137, address: testTokenAddress(1) } })
    expect(shownTokens(all, 137)).toEqual([])
  },
)

it('unknown tag ids are dropped', () => {
  const tags = { stable: { name: 'Stable', description: 'Worth one.' } }
  const all = listTokens(
    list([token(1, { tags: ['stable', 'gone', 'constructor', '__proto__', 'stable'] }), token(2)], tags),
  )
  expect(shownTokens(all, 137).map((each) => each.tags)).toEqual([[{ id: 'stable', ...tags.stable }], []])
})

it('case 18: case 19: untrusted names and symbols are plain text without hidden characters', () => {
  const all = listTokens(list([token(1, { symbol: 'US\u202eDC\u200b', name: '<img src=x onerror=…>' })]))
  expect(shownTokens(all, 137)[0]).toMatchObject({ symbol: 'USDC', name: '<img src=x onerror=…>', logoUri: null })
})

it('a text longer than a list allows is cut at the list’s limit', () => {
  const tags = { long: { name: 'n'.repeat(30), description: 'd'.repeat(300) } }
  const all = listTokens(list([token(1, { symbol: 's'.repeat(30), name: 'n'.repeat(90), tags: ['long'] })], tags))
  const [shown] = shownTokens(all, 137)
  const [tag] = shown?.tags ?? []
  const cut = [shown?.symbol, shown?.name, tag?.name, tag?.description]
  expect(cut.map((text) => text?.length)).toEqual([20, 60, 20, 200])
})

it('a token with a wrong address checksum is left out and reported', () => {
  const wrong = testTokenAddress(1).replace(/[a-f]/, (letter) => letter.toUpperCase())
  const all = listTokens(list([token(1, { address: wrong }), token(2)]))
  expect(all).toMatchObject({ ok: true, refused: [wrong] })
  expect(shownTokens(all, 137)).toHaveLength(1)
})

it('case 99: a long list is parsed in slices', () => {
  const steps = listTokenSteps(list(Array.from({ length: 1000 }, (_, at) => token(at))))
  let slices = 0
  while (steps.next().done !== true) slices += 1
  expect(slices).toBe(5)
})

it('a row off the list says whether the user added the token or it was found by address', () => {
  const listed = testTokenAddress(1)
  const added = testTokenAddress(2)
  const found = testTokenAddress(3)
  const sources = { listed: new Set([listed]), addedByUser: new Set([listed, added]) }
  expect([listed, added, found].map((address) => offListRow(address, sources))).toEqual([
    null,
    'addedByUser',
    'foundByAddress',
  ])
})

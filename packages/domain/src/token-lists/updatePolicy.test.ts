import {
  diffTokenLists,
  minVersionBump,
  nextVersion,
  type TokenInfo,
  type VersionUpgrade,
  getVersionUpgrade,
} from '@uniswap/token-lists'
import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { testTokenAddress } from '../exchange/oracle/seededPairs.ts'
import { listDiff, neededStep } from './diff.ts'
import type { ListedToken, TokenList } from './tokenList.ts'
import { listUpdate, updateNotice } from './updatePolicy.ts'
import { covers, type Version, type VersionStep, versionStep, versionText } from './version.ts'

const token = (at: number, fields: Partial<ListedToken> = {}): ListedToken => ({
  chainId: 137,
  address: testTokenAddress(at),
  decimals: 18,
  name: `Token ${at}`,
  symbol: `T${at}`,
  ...fields,
})
const version = (text: string): Version => {
  const [major = 0, minor = 0, patch = 0] = text.split('.').map(Number)
  return { major, minor, patch }
}
const list = (text: string, ...tokens: readonly ListedToken[]): TokenList => ({
  name: 'A List',
  timestamp: '2026-11-01T00:00:00Z',
  version: version(text),
  tokens,
})

describe('an update of a list', () => {
  const current = list('1.2.3', token(1), token(2))
  const renamed = token(2, { name: 'Other' })

  it('is accepted if there is no version yet', () => {
    expect(listUpdate(null, current)).toEqual({ kind: 'first' })
  })
  it.each(['1.2.3', '1.2.2', '1.1.9', '0.9.9', '1.2.0'])(
    'case 99: changes nothing if the version is not higher: 1.2.3 → %s',
    (text) => {
      expect(listUpdate(current, list(text, token(3)))).toEqual({ kind: 'same' })
    },
  )
  it.each([
    ['1.2.4', [token(1), renamed]],
    ['1.2.4', [token(1), token(2)]],
    ['1.3.0', [token(1), token(2), token(3)]],
    ['1.3.0', [token(1), renamed]],
    ['1.2.9', [token(2), token(1)]],
  ])('is applied automatically if a patch or minor step covers the changes: %s', (text, tokens) => {
    expect(listUpdate(current, list(text, ...tokens))).toMatchObject({ kind: 'auto' })
  })
  it.each([
    ['1.2.4', [token(1), token(2), token(3)], 'patch', 'minor'],
    ['1.2.4', [token(1)], 'patch', 'major'],
    ['1.3.0', [token(1)], 'minor', 'major'],
    ['1.3.0', [token(1), token(3)], 'minor', 'major'],
    ['1.3.0', [token(1), token(2, { chainId: 1 })], 'minor', 'major'],
  ])('case 99: is refused if the step is too small for the changes: %s', (text, tokens, step, needed) => {
    expect(listUpdate(current, list(text, ...tokens))).toEqual({ kind: 'refuse', step, needed })
  })
  it.each([[[token(1)]], [[token(1), token(2)]], [[]]])('case 99: asks the user first for a major step', (tokens) => {
    expect(listUpdate(current, list('2.0.0', ...tokens))).toMatchObject({ kind: 'ask' })
  })

  it('lists added, removed and changed tokens', () => {
    const update = listUpdate(current, list('2.0.0', renamed, token(3)))
    expect(update).toEqual({
      kind: 'ask',
      diff: { added: [token(3)], removed: [token(1)], changed: [{ token: renamed, fields: ['name'] }] },
    })
  })
  it('ignores the case of addresses', () => {
    const lower = token(1, { address: testTokenAddress(1).toLowerCase() })
    expect(listUpdate(current, list('1.2.4', lower, token(2)))).toMatchObject({
      kind: 'auto',
      diff: { added: [], removed: [], changed: [] },
    })
  })
})

test('removed tokens need a major step, added tokens a minor one, changed tokens a patch', () => {
  const change = { token: token(1), fields: ['name'] }
  expect(neededStep({ added: [token(1)], removed: [token(2)], changed: [change] })).toBe('major')
  expect(neededStep({ added: [token(1)], removed: [], changed: [change] })).toBe('minor')
  expect(neededStep({ added: [], removed: [], changed: [change] })).toBe('patch')
  expect(neededStep({ added: [], removed: [], changed: [] })).toBe('none')
})

test('only the selected list has a popup: an offer until it is answered, a notice for 15 s', () => {
  const diff = { added: [], removed: [], changed: [] }
  expect(updateNotice({ kind: 'auto', diff }, true)).toEqual({ auto: true, removeAfterMs: 15_000 })
  expect(updateNotice({ kind: 'ask', diff }, true)).toEqual({ auto: false, removeAfterMs: null })
  expect(updateNotice({ kind: 'refuse', step: 'patch', needed: 'minor' }, true)).toBeNull()
  expect(updateNotice({ kind: 'same' }, true)).toBeNull()
  expect(updateNotice({ kind: 'first' }, true)).toBeNull()
  for (const kind of ['auto', 'ask'] as const) expect(updateNotice({ kind, diff }, false)).toBeNull()
})

test('a version is formatted as X.Y.Z', () => {
  expect(versionText(version('1.20.3'))).toBe('1.20.3')
})

const STEPS: readonly VersionStep[] = ['none', 'patch', 'minor', 'major']
const upgrade = (step: VersionStep): VersionUpgrade => STEPS.indexOf(step)

const anyVersion = fc.record({ major: fc.nat(3), minor: fc.nat(3), patch: fc.nat(3) })
const anyTokens = fc.uniqueArray(
  fc.record({
    at: fc.nat(6),
    chainId: fc.constantFrom(1, 137),
    name: fc.constantFrom('A', 'B'),
    decimals: fc.constantFrom(6, 18),
    more: fc.record(
      {
        tags: fc.array(fc.constantFrom('x', 'y'), { maxLength: 2 }),
        logoURI: fc.constantFrom('a:b', 'a:c'),
        extensions: fc.record(
          { a: fc.constantFrom(1, 2), b: fc.record({ c: fc.nat(1) }, { requiredKeys: [] }) },
          { requiredKeys: [] },
        ),
      },
      { requiredKeys: [] },
    ),
  }),
  { maxLength: 8, selector: ({ at, chainId }) => `${at} ${chainId}` },
)
const listed = fc
  .oneof(anyTokens, anyTokens)
  .map((tokens) => tokens.map(({ at, more, ...fields }) => token(at, { ...fields, ...more })))
const asTokenInfos = (tokens: readonly ListedToken[]) => tokens as TokenInfo[]

it('steps equal those of the published package', () => {
  fc.assert(
    fc.property(anyVersion, anyVersion, (from, to) => {
      expect(upgrade(versionStep(from, to))).toBe(getVersionUpgrade(from, to))
    }),
  )
  fc.assert(
    fc.property(anyVersion, fc.constantFrom(...STEPS), (from, step) => {
      expect(versionStep(from, nextVersion(from, upgrade(step)))).toBe(step)
    }),
  )
})

it('differences equal those of the published package, plus those it misses', () => {
  fc.assert(
    fc.property(listed, listed, (base, next) => {
      const ownDiff = listDiff(base, next)
      const published = diffTokenLists(asTokenInfos(base), asTokenInfos(next))
      expect([ownDiff.added, ownDiff.removed]).toEqual([published.added, published.removed])
      // The published package compares only the beginnings of arrays and the newer token's fields, and treats any two objects as
      // different.
      for (const after of next) {
        const before = base.find(({ chainId, address }) => chainId === after.chainId && address === after.address)
        const found = ownDiff.changed.find(({ token: changed }) => changed === after)?.fields ?? []
        const seen: readonly string[] = published.changed[after.chainId]?.[after.address] ?? []
        const plain = (['name', 'decimals', 'logoURI', 'tags', 'extensions'] as const).filter(
          (field) => before && JSON.stringify(before[field]) !== JSON.stringify(after[field]),
        )
        const sorted = (fields: readonly string[]) => fields.toSorted()
        if (!JSON.stringify([before, after]).includes('"b":')) expect(sorted(found)).toEqual(sorted(plain))
        for (const field of seen) if (field !== 'extensions') expect(found).toContain(field)
      }
    }),
    { numRuns: 1000 },
  )
})

it('updates are applied, offered and refused as by the published bump', () => {
  fc.assert(
    fc.property(listed, listed, fc.constantFrom<VersionStep>('patch', 'minor', 'major'), (base, next, step) => {
      const to = nextVersion(version('1.2.3'), upgrade(step))
      const { kind } = listUpdate(list('1.2.3', ...base), { ...list('0.0.0', ...next), version: to })
      const enough = upgrade(step) >= minVersionBump(asTokenInfos(base), asTokenInfos(next))
      expect(kind).toBe(step === 'major' ? 'ask' : enough ? 'auto' : 'refuse')
      expect(covers(step, neededStep(listDiff(base, next)))).toBe(kind !== 'refuse')
    }),
    { numRuns: 1000 },
  )
})

import { expect, it } from 'vitest'
import { hasRoom, fitsShare, reservableBytes, uploadQuota } from './uploadQuota.ts'

const GIGABYTE = 1024 ** 3
const UNUSED = { open: 0, openBytes: 0, todayBytes: 0 }

it.each([
  ['a first upload is allowed', {}, null],
  ['twelve unfinished uploads of an account reach its limit', { account: { ...UNUSED, open: 12 } }, 'account'],
  [
    'an unfinished gigabyte of an account reaches its limit',
    { account: { ...UNUSED, openBytes: GIGABYTE } },
    'account',
  ],
  [
    'four gigabytes of an account today reach its limit',
    { account: { ...UNUSED, todayBytes: 4 * GIGABYTE } },
    'account',
  ],
  ['48 unfinished uploads from one address reach its limit', { client: { ...UNUSED, open: 48 } }, 'client'],
  [
    'sixteen gigabytes from one address today reach its limit',
    { client: { ...UNUSED, todayBytes: 16 * GIGABYTE } },
    'client',
  ],
  ['192 unfinished uploads from one network reach its limit', { network: { ...UNUSED, open: 192 } }, 'network'],
  [
    'uploads below every limit are allowed',
    { account: { ...UNUSED, open: 11 }, client: { ...UNUSED, open: 47 }, network: { ...UNUSED, open: 191 } },
    null,
  ],
])('case 91: %s (spec: uploads.quota)', (_, use, expected) => {
  expect(uploadQuota({ account: UNUSED, client: UNUSED, network: UNUSED, ...use }, 1)).toBe(expected)
})

it('a gigabyte of the disk stays free (spec: uploads.quota)', () => {
  expect([hasRoom(2 * GIGABYTE, GIGABYTE), hasRoom(2 * GIGABYTE, GIGABYTE + 1)]).toEqual([true, false])
})

it('B4: an honest network gets its share of the space, however much other networks use (spec: uploads.room)', () => {
  const spaceBytes = reservableBytes(82 * GIGABYTE)
  const attackers = new Map(Array.from({ length: 20 }, (_, at) => [`n.${at}`, 4 * GIGABYTE]))
  expect(fitsShare(spaceBytes, attackers, 'n.0', 50_000)).toBe(false)
  expect(fitsShare(spaceBytes, attackers, 'n.honest', 100 * 1024 ** 2)).toBe(true)
  expect(fitsShare(spaceBytes, attackers, 'n.honest', 4 * GIGABYTE)).toBe(false)
  // A single network may use the whole space; with others it shares the remainder.
  expect(fitsShare(spaceBytes, new Map([['n.honest', spaceBytes - 1]]), 'n.honest', 1)).toBe(true)
  expect(fitsShare(spaceBytes, new Map([['n.0', spaceBytes - 5]]), 'n.0', 5)).toBe(true)
  expect(fitsShare(spaceBytes, new Map([['n.0', spaceBytes]]), 'n.0', 1)).toBe(false)
})

it('B4: networks that arrive one after another stay below a bound in total (spec: uploads.room)', () => {
  const spaceBytes = 1000
  const taken = new Map<string, number>()
  for (let network = 0; network < 500; network += 1)
    while (fitsShare(spaceBytes, taken, `n.${network}`, 1))
      taken.set(`n.${network}`, (taken.get(`n.${network}`) ?? 0) + 1)
  expect([...taken.values()].reduce((sum, each) => sum + each, 0)).toBeLessThan(spaceBytes * 7)
})

import { expect, it } from 'vitest'
import { hasRoom, hasShare, heldPart, uploadQuota } from './uploadQuota.ts'

const GIGABYTE = 1024 ** 3
const none = { open: 0, openBytes: 0, todayBytes: 0 }

it.each([
  ['nothing yet', {}, null],
  ['twelve of one account', { account: { ...none, open: 12 } }, 'account'],
  ['a gigabyte unfinished', { account: { ...none, openBytes: GIGABYTE } }, 'account'],
  ['four gigabytes today', { account: { ...none, todayBytes: 4 * GIGABYTE } }, 'account'],
  ['many accounts of one address', { client: { ...none, open: 48 } }, 'client'],
  ['sixteen gigabytes from it today', { client: { ...none, todayBytes: 16 * GIGABYTE } }, 'client'],
  ['many addresses of one site', { network: { ...none, open: 192 } }, 'network'],
  [
    'as much as an account may, from an address that may more',
    { account: { ...none, open: 11 }, client: { ...none, open: 47 }, network: { ...none, open: 191 } },
    null,
  ],
])('case 91: %s (spec: uploads.quota)', (_, use, expected) => {
  expect(uploadQuota({ account: none, client: none, network: none, ...use }, 1)).toBe(expected)
})

it('a gigabyte of the disk stays free (spec: uploads.quota)', () => {
  expect([hasRoom(2 * GIGABYTE, GIGABYTE), hasRoom(2 * GIGABYTE, GIGABYTE + 1)]).toEqual([true, false])
})

it('B4: another network gets its share of the room, however much many networks hold (spec: uploads.room)', () => {
  const room = heldPart(82 * GIGABYTE)
  const attackers = new Map(Array.from({ length: 20 }, (_, at) => [`n.${at}`, 4 * GIGABYTE]))
  expect(hasShare(room, attackers, 'n.0', 50_000)).toBe(false)
  expect(hasShare(room, attackers, 'n.honest', 100 * 1024 ** 2)).toBe(true)
  expect(hasShare(room, attackers, 'n.honest', 4 * GIGABYTE)).toBe(false)
  // A single network may use the whole room; with others it shares the remainder.
  expect(hasShare(room, new Map([['n.honest', room - 1]]), 'n.honest', 1)).toBe(true)
  expect(hasShare(room, new Map([['n.0', room - 5]]), 'n.0', 5)).toBe(true)
  expect(hasShare(room, new Map([['n.0', room]]), 'n.0', 1)).toBe(false)
})

it('B4: networks that come one after another never get more in total than the bound (spec: uploads.room)', () => {
  const room = 1000
  const taken = new Map<string, number>()
  for (let network = 0; network < 500; network += 1)
    while (hasShare(room, taken, `n.${network}`, 1)) taken.set(`n.${network}`, (taken.get(`n.${network}`) ?? 0) + 1)
  expect([...taken.values()].reduce((sum, each) => sum + each, 0)).toBeLessThan(room * 7)
})

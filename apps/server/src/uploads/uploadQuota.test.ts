import { expect, it } from 'vitest'
import { hasRoom, uploadQuota } from './uploadQuota.ts'

const GIGABYTE = 1024 ** 3
const none = { open: 0, openBytes: 0, todayBytes: 0 }

it.each([
  ['nothing yet', none, none, null],
  ['twelve of one account', { ...none, open: 12 }, none, 'account'],
  ['a gigabyte unfinished', { ...none, openBytes: GIGABYTE }, none, 'account'],
  ['four gigabytes today', { ...none, todayBytes: 4 * GIGABYTE }, none, 'account'],
  ['many accounts of one address', none, { ...none, open: 48 }, 'client'],
  ['sixteen gigabytes from it today', none, { ...none, todayBytes: 16 * GIGABYTE }, 'client'],
  ['as much as an account may, from an address that may more', { ...none, open: 11 }, { ...none, open: 47 }, null],
])('case 91: %s (spec: uploads.quota)', (_, account, client, expected) => {
  expect(uploadQuota({ account, client }, 1)).toBe(expected)
})

it('a gigabyte of the disk is never given away, with what was promised room before (spec: uploads.quota)', () => {
  expect([hasRoom(2 * GIGABYTE, GIGABYTE - 1, 1), hasRoom(2 * GIGABYTE, GIGABYTE, 1)]).toEqual([true, false])
})

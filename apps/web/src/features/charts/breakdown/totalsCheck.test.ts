import type { Address } from '@musi/domain/address'
import { expect, it } from 'vitest'
import { playsCheck, reservesCheck, volumesCheck } from './totalsCheck.ts'

const [ONE, OTHER] = [`0x${'1'.repeat(40)}`, `0x${'2'.repeat(40)}`] as [Address, Address]

it('pools with correct reserves agree; a wrong amount and a pool that does not answer are reported (spec: charts.check)', () => {
  const pools = [
    { pair: ONE, reserves: [5n, 7n] },
    { pair: OTHER, reserves: [1n, 2n] },
  ] as const
  const reported = new Map<Address, readonly [bigint, bigint]>([
    [ONE, [5n, 7n]],
    [OTHER, [1n, 2n]],
  ])
  expect(reservesCheck(pools, reported)).toEqual([])
  expect(reservesCheck(pools, new Map([...reported, [OTHER, [1n, 3n]]]))).toEqual(['reserves'])
  expect(reservesCheck(pools, new Map([[ONE, [5n, 7n] as const]]))).toEqual(['reserves'])
})

it('trades are checked per pool: a trade in one pool does not count for another (spec: charts.check)', () => {
  const trade = { timeSeconds: 0, pair: ONE, paid: ['3', '0'], got: ['0', '9'] } as const
  const nothing = { paid: [0n, 0n], trades: 0 } as const
  const whole = [
    { pair: ONE, traded: { paid: [6n, 0n], trades: 2 } },
    { pair: OTHER, traded: nothing },
  ] as const
  expect(volumesCheck(whole, [trade, trade])).toEqual([])
  expect(volumesCheck(whole, [trade, { ...trade, pair: OTHER }])).toEqual(['paid', 'trades'])
  expect(volumesCheck(whole, [trade, { ...trade, paid: ['4', '0'] }])).toEqual(['paid'])
})

it('plays, artists’ own plays and listeners are counted, each listener once (spec: charts.check, charts.own-plays)', () => {
  const plays = [
    { payer: 'fan', isOwn: false },
    { payer: 'fan', isOwn: false },
    { payer: 'artist', isOwn: true },
  ]
  expect(playsCheck({ plays: 2, ownPlays: 1, payers: 1 }, plays)).toEqual([])
  expect(playsCheck({ plays: 3, ownPlays: 0, payers: 2 }, plays)).toEqual(['plays', 'ownPlays', 'payers'])
})

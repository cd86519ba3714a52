import { expect, it } from 'vitest'
import { type MarketMoment, worthPoints } from './worthPoints.ts'

const WRAPPED = '0x0000000000000000000000000000000000000001' as const
const DOLLAR = '0x0000000000000000000000000000000000000002' as const
const MIRA = '0x0000000000000000000000000000000000000003' as const
const LONE = '0x0000000000000000000000000000000000000004' as const
const DEEP = '0x000000000000000000000000000000000000000a' as const
const POOL = '0x000000000000000000000000000000000000000b' as const
const market = { wrapped: WRAPPED, dollars: [DOLLAR], decimals: 6, known: [], staking: [] }

/** The pools at a moment. One wrapped coin is worth 2,000 dollars, one MIRA a thousandth of that. */
const moment = (timeSeconds: number, supply: bigint | null = 10n ** 20n): MarketMoment => ({
  timeSeconds,
  block: timeSeconds / 100,
  pairs: [
    {
      address: DEEP,
      token0: WRAPPED,
      token1: DOLLAR,
      reserve0: 10n ** 19n,
      reserve1: 20_000n * 10n ** 6n,
      supply: null,
    },
    { address: POOL, token0: WRAPPED, token1: MIRA, reserve0: 10n ** 18n, reserve1: 10n ** 21n, supply },
  ],
})
const change = (token: typeof MIRA | typeof POOL | typeof LONE, timeSeconds: number, amount: bigint) => ({
  token,
  timeSeconds,
  amount,
})

it('the amounts held at a moment are valued by the pools of that moment, to the last unit and the cent (spec: account.worth)', () => {
  const changes = [change(MIRA, 100, 5n * 10n ** 18n), change(MIRA, 300, -(10n ** 18n) - 1n)]
  const points = worthPoints(changes, [moment(300), moment(200), moment(50)], market)
  expect(points).toEqual([
    { timeSeconds: 300, block: 3, holdings: [{ token: MIRA, amount: '3999999999999999999', dollars: 7.968127 }] },
    { timeSeconds: 200, block: 2, holdings: [{ token: MIRA, amount: '5000000000000000000', dollars: 9.950248 }] },
    { timeSeconds: 50, block: 0.5, holdings: [] },
  ])
})

it('pool shares are worth their part of both sides; without a supply or a price the worth is null', () => {
  const shares = [change(POOL, 100, 10n ** 19n), change(LONE, 100, 7n)]
  const [known] = worthPoints(shares, [moment(200)], market)
  expect(known?.holdings).toEqual([
    { token: POOL, amount: String(10n ** 19n), dollars: 400 },
    { token: LONE, amount: '7', dollars: null },
  ])
  expect(worthPoints(shares, [moment(200, null)], market)[0]?.holdings[0]?.dollars).toBeNull()
})

it('a token that was sent away is not held', () => {
  const changes = [change(MIRA, 100, 5n), change(MIRA, 150, -5n)]
  expect(worthPoints(changes, [moment(200)], market)[0]?.holdings).toEqual([])
})

import { directory } from '@musi/chain/explain/directory'
import { expect, test } from 'vitest'
import { argumentText, plainName } from './demoCallText.ts'

const DAI = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const THEO = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const known = directory({
  chainId: 31337,
  book: {
    contracts: {},
    tokens: [{ address: DAI, symbol: 'DAI', name: 'Dai', decimals: 18 }],
    pools: [],
    stakingPools: [],
  },
  people: [{ name: 'Theo', address: THEO }],
})
const argument = (name: string, value: unknown) => argumentText(known, DAI, { name, type: 'uint256', value })

test.each([
  ['approve', 'Approve'],
  ['swapExactETHForTokens', 'Swap exact ETH for tokens'],
  ['removeLiquidityWithPermit', 'Remove liquidity with permit'],
])('%s reads as %s', (name, text) => expect(plainName(name)).toBe(text))

test('a token amount is in its own unit, and the maximum is no limit', () => {
  expect(argument('value', 1_500_000_000_000_000_000n)).toBe('1.5 DAI')
  expect(argument('value', 2n ** 256n - 1n)).toBe('DAI without limit')
})

test('other numbers are plain, and known addresses have a name', () => {
  expect([argument('deadline', 12n), argument('to', THEO), argument('path', [DAI, THEO])]).toEqual([
    '12',
    'Theo',
    'DAI, Theo',
  ])
})

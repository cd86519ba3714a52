import { describe, expect, it } from 'vitest'
import { amountOf, type Token } from '../currency.ts'
import { priceOf } from '../amount/price.ts'
import { tokenPriceText } from './tokenPriceText.ts'
import { circulatingSupply, shownCirculation } from './circulatingSupply.ts'

const whole = (now: number) => circulatingSupply(now, 0n) / 10n ** 18n
const START = 1_600_387_200
const CLIFF = 1_602_979_200
const YEAR_1 = 1_631_923_200
const YEAR_2 = 1_663_459_200
const YEAR_4 = 1_726_531_200

describe('the circulating supply follows its schedule (spec: uni.schedule)', () => {
  it.each([
    ['up to the start the base alone', START, 150_000_000n],
    ['a second later the staking rewards begin', START + 1, 150_000_003n],
    ['a second before the cliff none of the first year’s shares', CLIFF - 1, 150_000_000n + 9_999_996n],
    ['at the cliff all that has grown until then', CLIFF, 150_000_000n + 10_000_000n + 14_136_986n + 13_150_684n],
    ['after the first year both of its steps whole', YEAR_1, 150_000_000n + 20_000_000n + 172_000_000n + 160_000_000n],
    ['after the second', YEAR_2, 150_000_000n + 20_000_000n + 332_000_000n + 24_900_000n],
    ['in the end all', YEAR_4, 551_800_000n],
    ['and nothing more for ever', YEAR_4 * 2, 551_800_000n],
  ])('%s', (_, now, supply) => {
    expect(whole(now)).toBe(supply)
  })

  it('never shrinks with time', () => {
    let last = 0n
    for (let now = START - 100_000; now < YEAR_4 + 200_000; now += 86_399) {
      expect(whole(now) >= last).toBe(true)
      last = whole(now)
    }
  })

  it('is reduced by what the distributor still holds, and ignores parts of a second', () => {
    expect(circulatingSupply(START, 7n)).toBe(150_000_000n * 10n ** 18n - 7n)
    expect(circulatingSupply(CLIFF - 0.5, 0n)).toBe(circulatingSupply(CLIFF - 1, 0n))
  })
})

it.each([
  [137, 150_000_000n * 10n ** 18n - 7n],
  [31337, 150_000_000n * 10n ** 18n - 7n],
  [1, 10n ** 27n],
  [80002, 10n ** 27n],
])('the supply on chain %d follows the schedule, or is the total without one: %d', (chainId, supply) => {
  expect(shownCirculation(chainId, START, { totalSupply: 10n ** 27n, unclaimed: 7n })).toBe(supply)
})

it('UNI price: two places, rounded half-up, or a dash', () => {
  const token = (decimals: number): Token => ({
    kind: 'token',
    address: `0x${'1'.repeat(40)}`,
    decimals,
    symbol: 'A',
    name: 'A',
  })
  const price = priceOf(amountOf(token(18), 2n * 10n ** 18n), amountOf(token(6), 6_250_000n))
  const inGerman = (figure: string) => figure.replace('.', ',')
  expect(tokenPriceText(price, String)).toBe('$3.13')
  expect(tokenPriceText(price, inGerman)).toBe('$3,13')
  expect(tokenPriceText(null, inGerman)).toBe('$-')
})

import { describe, expect, it } from 'vitest'
import { amountOf, type Token } from '../currency.ts'
import { priceOf } from '../amount/price.ts'
import { tokenPriceText } from './tokenPriceText.ts'
import { circulatingSupply, displayedSupply } from './circulatingSupply.ts'

const whole = (now: number) => circulatingSupply(now, 0n) / 10n ** 18n
const START = 1_600_387_200
const CLIFF = 1_602_979_200
const YEAR_1 = 1_631_923_200
const YEAR_2 = 1_663_459_200
const YEAR_4 = 1_726_531_200

describe('the circulating supply (spec: uni.schedule)', () => {
  it.each([
    ['is the base up to the start', START, 150_000_000n],
    ['includes staking rewards from a second later', START + 1, 150_000_003n],
    ['includes nothing of the first year’s steps a second before the cliff', CLIFF - 1, 150_000_000n + 9_999_996n],
    ['includes all that vested so far at the cliff', CLIFF, 150_000_000n + 10_000_000n + 14_136_986n + 13_150_684n],
    [
      'includes both steps of the first year after it',
      YEAR_1,
      150_000_000n + 20_000_000n + 172_000_000n + 160_000_000n,
    ],
    [
      'includes both steps of the second year after it',
      YEAR_2,
      150_000_000n + 20_000_000n + 332_000_000n + 24_900_000n,
    ],
    ['includes everything after the fourth year', YEAR_4, 551_800_000n],
    ['stays the same ever after', YEAR_4 * 2, 551_800_000n],
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

  it('is reduced by the balance of the distributor, and ignores parts of a second', () => {
    expect(circulatingSupply(START, 7n)).toBe(150_000_000n * 10n ** 18n - 7n)
    expect(circulatingSupply(CLIFF - 0.5, 0n)).toBe(circulatingSupply(CLIFF - 1, 0n))
  })
})

it.each([
  [137, 150_000_000n * 10n ** 18n - 7n],
  [31337, 150_000_000n * 10n ** 18n - 7n],
  [1, 10n ** 27n],
  [80002, 10n ** 27n],
])(
  'the displayed supply on chain %d follows the schedule of that chain, or is the total without one: %d',
  (chainId, supply) => {
    expect(displayedSupply(chainId, START, { totalSupply: 10n ** 27n, unclaimed: 7n })).toBe(supply)
  },
)

it('the UNI price has two places, rounded half-up, or is a dash', () => {
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

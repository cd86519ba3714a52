import { describe, expect, it } from 'vitest'
import { amountOf, type Native } from '../currency.ts'
import { COUNTING_MS, countingText } from './countingText.ts'

const native: Native = { kind: 'native', decimals: 18, symbol: 'ETH', name: 'Ether' }
const etherOf = (count: bigint) => amountOf(native, count * 10n ** 18n)

describe('a number counts from the previous to the new one over a second, with 4 decimals', () => {
  it.each([
    [1000n, 3000n, -16, '1000.0000'],
    [1000n, 3000n, 0, '1000.0000'],
    [1000n, 3000n, 250, '1500.0000'],
    [3000n, 1000n, 500, '2000.0000'],
    [1000n, 3000n, COUNTING_MS, '3000.0000'],
    [1000n, 3000n, 60_000, '3000.0000'],
  ])('a count from %s to %s reads, after %s ms: %s', (previous, next, elapsedMs, text) => {
    expect(countingText({ previous: etherOf(previous), next: etherOf(next), elapsedMs, places: 4 })).toBe(text)
  })

  it('a counting number ends at the exact amount, however large', () => {
    const next = amountOf(native, 2n ** 255n + 1n)
    const counting = { previous: etherOf(0n), next, elapsedMs: COUNTING_MS, places: 18 }
    expect(countingText(counting).replace('.', '')).toBe(String(2n ** 255n + 1n))
  })
})

import { describe, expect, it } from 'vitest'
import { fraction } from '../fraction.ts'
import { flooredPercent, percentText, positionShareText, significantPercent, sliderPercentText } from './percentText.ts'

const millionths = (count: bigint) => fraction(count, 1_000_000n)

describe('a percentage', () => {
  it('is rounded half-up', () => {
    expect(percentText(millionths(125_000n), 2)).toBe('12.50%')
    expect(percentText(millionths(1_250n), 2)).toBe('0.13%')
    expect(percentText(fraction(1n, 3n), 0)).toBe('33%')
  })

  it('has at most as many significant digits as asked for', () => {
    expect(significantPercent(fraction(123_456n, 1_000_000n), 4)).toBe('12.35%')
  })

  it.each([
    [99n, '<0.01%'],
    [100n, '0.01%'],
    [0n, '<0.01%'],
    [-5000n, '<0.01%'],
    [50_000n, '5.00%'],
  ])('of %s millionths reads %s as an impact or a share, with a floor below one basis point', (count, text) => {
    expect(flooredPercent(millionths(count))).toBe(text)
  })

  it.each([
    [49n, '<0.01%'],
    [50n, '0.01%'],
    [0n, '<0.01%'],
    [1_000_000n, '100.00%'],
  ])('of %s millionths reads %s as the share on the card of a position', (count, text) => {
    expect(positionShareText(millionths(count))).toBe(text)
  })

  it.each([
    [0n, '0'],
    [9_999n, '<1'],
    [10_000n, '1'],
    [14_999n, '1'],
    [15_000n, '2'],
    [1_000_000n, '100'],
  ])('of %s millionths reads %s at the slider', (count, text) => {
    expect(sliderPercentText(millionths(count))).toBe(text)
  })
})

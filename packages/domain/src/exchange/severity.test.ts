import { describe, expect, it } from 'vitest'
import { basisPoints, fraction } from '../fraction.ts'
import { impactQuestion, isBlocked, severity } from './severity.ts'

const percent = (value: number) => basisPoints(Math.round(value * 100))

describe('the level of a price impact without the fee', () => {
  it.each([
    [-0.1, 0],
    [0.99, 0],
    [1, 1],
    [2.99, 1],
    [3, 2],
    [4.99, 2],
    [5, 3],
    [14.99, 3],
    [15, 4],
    [100, 4],
  ])('of %d % is %d', (value, level) => {
    expect(severity(percent(value))).toBe(level)
  })

  it('is compared exactly just below a threshold', () => {
    expect(severity(fraction(10n ** 30n - 1n, 10n ** 32n))).toBe(0)
  })

  it('is 4 for an unknown impact', () => {
    expect(severity('unknown')).toBe(4)
  })
})

describe('blocking a swap', () => {
  it.each([
    [14.99, false, false],
    [15, false, true],
    [15, true, false],
  ])('with an impact of %d % and expert mode %s gives %s', (value, isExpert, blocked) => {
    expect(isBlocked(severity(percent(value)), isExpert)).toBe(blocked)
  })

  it('applies to an unknown impact unless expert mode is on', () => {
    expect([isBlocked(severity('unknown'), false), isBlocked(severity('unknown'), true)]).toEqual([true, false])
  })
})

describe('the question before a swap is sent', () => {
  it.each([
    [4.99, 'none'],
    [5, 'confirm'],
    [9.99, 'confirm'],
    [10, 'typeConfirm'],
    [50, 'typeConfirm'],
  ])('at an impact of %d % is %s', (value, question) => {
    expect(impactQuestion(percent(value))).toBe(question)
  })

  it('is typeConfirm if the impact is unknown', () => {
    expect(impactQuestion('unknown')).toBe('typeConfirm')
  })
})

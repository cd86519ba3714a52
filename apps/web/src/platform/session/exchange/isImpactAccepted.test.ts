import { basisPoints } from '@musi/domain/fraction'
import { expect, it } from 'vitest'
import { isImpactAccepted } from './isImpactAccepted.ts'

function dialogsAnswering(answers: { confirm?: boolean; prompt?: string | null }) {
  const asked: string[] = []
  const asks = {
    confirm: (text?: string) => {
      asked.push(`confirm ${text}`)
      return answers.confirm ?? false
    },
    prompt: (text?: string) => {
      asked.push(`prompt ${text}`)
      return answers.prompt ?? null
    },
  }
  return { asked, asks }
}

it('below 5 % nothing is asked', () => {
  const { asked, asks } = dialogsAnswering({})
  expect(isImpactAccepted(basisPoints(499), asks)).toBe(true)
  expect(asked).toEqual([])
})

it.each([500, 999])('from 5 % on the person must confirm: %i bps', (bps) => {
  const { asked, asks } = dialogsAnswering({ confirm: true })
  expect(isImpactAccepted(basisPoints(bps), asks)).toBe(true)
  expect(asked).toEqual([expect.stringContaining('confirm This swap has a price impact of at least 5%.')])
  expect(isImpactAccepted(basisPoints(bps), dialogsAnswering({ confirm: false }).asks)).toBe(false)
})

it.each([basisPoints(1000), 'unknown'] as const)('from 10 % on the exact word must be typed', (impact) => {
  const { asked, asks } = dialogsAnswering({ prompt: 'confirm' })
  expect(isImpactAccepted(impact, asks)).toBe(true)
  expect(asked).toEqual([expect.stringContaining('prompt This swap has a price impact of at least 10%.')])
  for (const prompt of [null, '', 'Confirm', 'confirm ', 'yes'])
    expect(isImpactAccepted(impact, dialogsAnswering({ prompt }).asks)).toBe(false)
})

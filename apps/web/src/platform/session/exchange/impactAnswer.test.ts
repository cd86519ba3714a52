import { basisPoints } from '@musi/domain/fraction'
import { expect, it } from 'vitest'
import { isImpactAccepted } from './impactAnswer.ts'

function asking(answers: { confirm?: boolean; prompt?: string | null }) {
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

it('below 5 % nobody is asked', () => {
  const { asked, asks } = asking({})
  expect(isImpactAccepted(basisPoints(499), asks)).toBe(true)
  expect(asked).toEqual([])
})

it.each([500, 999])('from 5 % on a person confirms: %i bps', (bps) => {
  const { asked, asks } = asking({ confirm: true })
  expect(isImpactAccepted(basisPoints(bps), asks)).toBe(true)
  expect(asked).toEqual([expect.stringContaining('confirm This swap has a price impact of at least 5%.')])
  expect(isImpactAccepted(basisPoints(bps), asking({ confirm: false }).asks)).toBe(false)
})

it.each([basisPoints(1000), 'unknown'] as const)(
  'from 10 % on the word itself is typed, and nothing like it',
  (impact) => {
    const { asked, asks } = asking({ prompt: 'confirm' })
    expect(isImpactAccepted(impact, asks)).toBe(true)
    expect(asked).toEqual([expect.stringContaining('prompt This swap has a price impact of at least 10%.')])
    for (const prompt of [null, '', 'Confirm', 'confirm ', 'yes'])
      expect(isImpactAccepted(impact, asking({ prompt }).asks)).toBe(false)
  },
)

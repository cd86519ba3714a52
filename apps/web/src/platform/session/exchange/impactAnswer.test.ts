import { basisPoints } from '@musi/domain/fraction'
import { expect, it } from 'vitest'
import { impactAnswer } from './impactAnswer.ts'

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

it('a price impact below 5 % asks nothing', () => {
  const { asked, asks } = dialogsAnswering({})
  expect(impactAnswer(basisPoints(499), asks)).toBe('yes')
  expect(asked).toEqual([])
})

it.each([500, 999])('a price impact from 5 % must be confirmed: %i bps', (bps) => {
  const { asked, asks } = dialogsAnswering({ confirm: true })
  expect(impactAnswer(basisPoints(bps), asks)).toBe('yes')
  expect(asked).toEqual([expect.stringContaining('confirm This swap has a price impact of at least 5%.')])
  expect(impactAnswer(basisPoints(bps), dialogsAnswering({ confirm: false }).asks)).toBe('unasked')
})

it.each([basisPoints(1000), 'unknown'] as const)('a price impact from 10 % requires the exact word', (impact) => {
  const { asked, asks } = dialogsAnswering({ prompt: 'confirm' })
  expect(impactAnswer(impact, asks)).toBe('yes')
  expect(asked).toEqual([expect.stringContaining('prompt This swap has a price impact of at least 10%.')])
  for (const prompt of [null, '', 'Confirm', 'confirm ', 'yes'])
    expect(impactAnswer(impact, dialogsAnswering({ prompt }).asks)).toBe('unasked')
})

it('a dialog that was open for a while before its refusal was not suppressed', () => {
  const slow = { confirm: () => (waitMs(60), false), prompt: () => null }
  expect(impactAnswer(basisPoints(500), slow)).toBe('no')
})

function waitMs(ms: number): void {
  const until = performance.now() + ms
  while (performance.now() < until);
}

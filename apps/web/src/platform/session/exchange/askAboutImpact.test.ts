import { basisPoints } from '@musi/domain/fraction'
import { expect, it } from 'vitest'
import { askAboutImpact } from './askAboutImpact.ts'

function dialogsAnswering(answers: { confirm?: boolean; prompt?: string | null }) {
  const questions: string[] = []
  const dialogs = {
    confirm: (text?: string) => {
      questions.push(`confirm ${text}`)
      return answers.confirm ?? false
    },
    prompt: (text?: string) => {
      questions.push(`prompt ${text}`)
      return answers.prompt ?? null
    },
  }
  return { questions, dialogs }
}

it('a price impact below 5 % asks nothing', () => {
  const { questions, dialogs } = dialogsAnswering({})
  expect(askAboutImpact(basisPoints(499), dialogs)).toBe('yes')
  expect(questions).toEqual([])
})

it.each([500, 999])('a price impact from 5 % must be confirmed: %i bps', (bps) => {
  const { questions, dialogs } = dialogsAnswering({ confirm: true })
  expect(askAboutImpact(basisPoints(bps), dialogs)).toBe('yes')
  expect(questions).toEqual([expect.stringContaining('confirm This swap has a price impact of at least 5%.')])
  expect(askAboutImpact(basisPoints(bps), dialogsAnswering({ confirm: false }).dialogs)).toBe('suppressed')
})

it.each([basisPoints(1000), 'unknown'] as const)('a price impact from 10 % requires the exact word', (impact) => {
  const { questions, dialogs } = dialogsAnswering({ prompt: 'confirm' })
  expect(askAboutImpact(impact, dialogs)).toBe('yes')
  expect(questions).toEqual([expect.stringContaining('prompt This swap has a price impact of at least 10%.')])
  for (const prompt of [null, '', 'Confirm', 'confirm ', 'yes'])
    expect(askAboutImpact(impact, dialogsAnswering({ prompt }).dialogs)).toBe('suppressed')
})

it('a dialog that was open for a while before its refusal was not suppressed', () => {
  const slow = { confirm: () => (waitMs(60), false), prompt: () => null }
  expect(askAboutImpact(basisPoints(500), slow)).toBe('no')
})

function waitMs(ms: number): void {
  const until = performance.now() + ms
  while (performance.now() < until);
}

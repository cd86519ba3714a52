import { expect, it } from 'vitest'
import { possibleActions } from './decision.ts'
import { SUBJECT_KINDS } from './subject.ts'

it('a restriction in force cannot be decided again, and only a restriction can be ended (spec: moderation.decisions)', () => {
  for (const kind of SUBJECT_KINDS) {
    expect(possibleActions(kind, null)).not.toContain('restore')
    for (const current of ['hide', 'withdraw'] as const) {
      expect(possibleActions(kind, current)).not.toContain(current)
      expect(possibleActions(kind, current)).toContain('restore')
    }
  }
  expect(possibleActions('token', null)).toEqual(['hide', 'keep'])
  expect(possibleActions('picture', null)).toEqual(['withdraw', 'keep'])
  expect(possibleActions('song', 'hide')).toEqual(['withdraw', 'restore', 'keep'])
})

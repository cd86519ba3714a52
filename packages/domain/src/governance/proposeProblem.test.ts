import { expect, it } from 'vitest'
import { descriptionOf, proposeProblem } from './proposeProblem.ts'
import { proposalTitle } from './proposalText.ts'

const DRAFT = { title: 'A bell', actions: [true], votes: 11n, counted: true, threshold: 10n, running: null }

it.each([
  ['whose author has enough votes', {}, null],
  ['whose author has an undecided proposal', { running: 7 }, { kind: 'running', id: 7 }],
  ['whose author has exactly the threshold', { votes: 10n }, { kind: 'votes', missing: 1n }],
  ['whose author has no votes', { votes: 0n, title: '' }, { kind: 'votes', missing: 11n }],
  ['without a title', { title: ' ' }, { kind: 'noTitle' }],
  ['without actions', { actions: [] }, { kind: 'noActions' }],
  ['with eleven actions', { actions: Array.from({ length: 11 }, () => true) }, { kind: 'tooManyActions' }],
  ['with an incomplete action', { actions: [true, false] }, { kind: 'action', at: 1 }],
  ['whose author has enough votes only since the newest block', { counted: false }, { kind: 'nextBlock' }],
  [
    'without a title, with enough votes only since the newest block',
    { counted: false, title: '' },
    { kind: 'noTitle' },
  ],
])('a draft %s has the right problem (spec: governance.propose)', (_, changed, problem) => {
  expect(proposeProblem({ ...DRAFT, ...changed })).toEqual(problem)
})

it('a description begins with its title, in one line', () => {
  expect(descriptionOf(' A\nbell ', 'For the door.\n')).toBe('# A bell\n\nFor the door.')
  expect(descriptionOf('A bell', ' ')).toBe('# A bell')
  expect(proposalTitle(descriptionOf('A bell', '# Why'))).toBe('A bell')
})

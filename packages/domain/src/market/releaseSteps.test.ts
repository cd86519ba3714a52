import { expect, it } from 'vitest'
import { type ReleaseFacts, releaseSteps } from './releaseSteps.ts'

const BEGUN: ReleaseFacts = {
  isFirst: true,
  isKept: false,
  isOpen: false,
  isMade: false,
  isAllowed: false,
  isListed: false,
}
const states = (facts: Partial<ReleaseFacts>) =>
  releaseSteps({ ...BEGUN, ...facts })
    .map(({ step, state }) => `${step} ${state}`)
    .join(', ')

it.each<[Partial<ReleaseFacts>, string]>([
  [{}, 'keep next, open later, make later, allow later, list later'],
  [{ isOpen: null, isMade: null, isAllowed: null }, 'keep next, open later, make later, allow later, list later'],
  [{ isKept: true }, 'keep done, open next, make later, allow later, list later'],
  [{ isKept: true, isOpen: null }, 'keep done, open unread, make later, allow later, list later'],
  [{ isOpen: true }, 'keep next, open done, make later, allow later, list later'],
  [{ isKept: true, isFirst: false }, 'keep done, make next, allow later, list later'],
  [{ isKept: true, isOpen: true, isMade: null }, 'keep done, open done, make unread, allow later, list later'],
  [{ isKept: true, isOpen: true, isMade: true }, 'keep done, open done, make done, allow next, list later'],
  // A sold piece is no longer approved, although it was listed before.
  [{ isMade: true, isListed: true, isOpen: true }, 'keep done, open done, make done, allow done, list done'],
])('a release with %o is at the step: %s (spec: release.resumed)', (facts, expected) => {
  expect(states(facts)).toBe(expected)
})

import type { ListPlan, PlannedToken } from './listPlan.ts'

const day = (number: number) => `2026-11-0${number}T00:00:00.000Z`

/**
 * One list in versions, to try updates with (spec: token-lists.own), on the embedded chain only:
 *
 * | file under /lists/versions/ | change since the previous version | version bump | an app with the previous version |
 * |---|---|---|---|
 * | 1.0.0.json | the first | | accepts it |
 * | 1.0.1.json | the name of one token is corrected | patch, enough | updates automatically |
 * | 1.1.0.json | a token is added | minor, enough | updates automatically |
 * | 2.0.0.json | a token is removed | major, enough | asks first |
 * | 2.0.1.json | a token is removed | patch, too small | refuses and logs |
 */
export function updatePlans(tokens: readonly PlannedToken[]): (readonly [string, ListPlan])[] {
  const [first, second, third, fourth, added] = tokens
  if (!first || !second || !third || !fourth || !added) return []
  const versions: readonly (readonly [ListPlan['version'], PlannedToken[]])[] = [
    [
      [1, 0, 0],
      [{ ...first, name: first.symbol }, second, third, fourth],
    ],
    [
      [1, 0, 1],
      [first, second, third, fourth],
    ],
    [
      [1, 1, 0],
      [first, second, third, fourth, added],
    ],
    [
      [2, 0, 0],
      [first, second, third, added],
    ],
    [
      [2, 0, 1],
      [first, second, added],
    ],
  ]
  return versions.map(([version, listed], at) => [
    `versions/${version.join('.')}.json`,
    { name: 'Musi Updates', version, timestamp: day(at + 1), keywords: ['musi', 'test'], tokens: listed },
  ])
}

import type { ReleaseField, ReleaseProblem } from '@musi/domain/market/readRelease'
import { r } from '../begun/releaseWords.ts'

export function problemText(field: ReleaseField, problem: ReleaseProblem): string {
  if (problem === 'missing' && (field === 'picture' || field === 'releaseAt')) return r(`problem.missing.${field}`)
  return r(`problem.${problem}`)
}

import type { ReleaseField, ReleaseProblem } from '@musi/domain/market/readRelease'
import { releaseText } from '../state/releaseWords.ts'

export function problemText(field: ReleaseField, problem: ReleaseProblem): string {
  if (problem === 'missing' && (field === 'picture' || field === 'releaseAt'))
    return releaseText(`problem.missing.${field}`)
  return releaseText(`problem.${problem}`)
}

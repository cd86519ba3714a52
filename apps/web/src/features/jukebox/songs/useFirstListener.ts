import { Act } from '@musi/api/history/acts'
import { ACTS_PATH } from '@musi/api/paths'
import type { Address } from '@musi/domain/address'
import { useHistory } from '#platform/session/history/useHistory.ts'

export type FirstListener = { readonly account: Address; readonly timeSeconds: number }

/** The first account that a song was played for; null while there is none or it is not known (spec: index.oldest-first). */
export function useFirstListener(song: string): FirstListener | null {
  const path = `${ACTS_PATH}?song=${song}&kind=playSong&after=0.0`
  const history = useHistory({ path, row: Act, topics: ['plays'], cursor: 'after' })
  const first = history.kind === 'read' ? history.rows[0] : undefined
  return first?.kind === 'playSong' ? first : null
}

import { ACTS_PATH } from '@musi/api/paths'
import { type Address, ZERO_ADDRESS } from '@musi/domain/address'
import { useHistory } from '#platform/session/history/useHistory.ts'
import { PastAct } from '#platform/tokens/story/pastAct.ts'

/** Pieces minted for an artist, including those that others own now, as far as the history was read. */
export function useMintedPieces(artist: Address) {
  const history = useHistory({
    path: `${ACTS_PATH}?account=${artist}&kind=receivePiece`,
    row: PastAct,
    topics: ['market'],
  })
  const acts = history.kind === 'read' ? history.rows : []
  const minted = acts.flatMap((act) => (act.kind === 'receivePiece' && act.from === ZERO_ADDRESS ? [act] : []))
  return { history, minted }
}

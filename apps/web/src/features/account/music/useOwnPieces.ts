import { ACTS_PATH } from '@musi/api/paths'
import { ownerOf } from '@musi/chain/reads/collectibles/ownerOf'
import type { Address } from '@musi/domain/address'
import { useReads } from '#platform/session/chain/useReads.ts'
import { useHistory } from '#platform/session/history/useHistory.ts'
import { PastAct } from '#platform/tokens/story/pastAct.ts'
import { receivedPieces } from './receivedPieces.ts'

/** Pieces that the account received according to the history, and still owns on chain. */
export function useOwnPieces(account: Address) {
  const history = useHistory({
    path: `${ACTS_PATH}?account=${account}&kind=receivePiece`,
    row: PastAct,
    topics: ['market'],
  })
  const received = history.kind === 'read' ? receivedPieces(history.rows) : []
  const owners = useReads(received.map(({ collection, piece }) => ownerOf(collection, piece)))
  const areOwnersRead = owners.every(({ kind }) => kind !== 'loading')
  return {
    history,
    areOwnersRead,
    own: received.filter((_, at) => {
      const owner = owners[at]
      return owner?.kind === 'value' && owner.value === account
    }),
    /** Loads older ones; null if there are no more. */
    more: history.kind === 'read' && !history.isBusy ? history.more : null,
    isRead: history.kind === 'read' && history.more === null && areOwnersRead,
    isUnread: history.kind !== 'read' && history.kind !== 'waiting',
  }
}

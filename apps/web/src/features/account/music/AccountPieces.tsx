import { ACTS_PATH } from '@musi/api/paths'
import { ownerOf } from '@musi/chain/reads/collectibles/ownerOf'
import type { Address } from '@musi/domain/address'
import { Button } from '@musi/ui/controls/Button'
import { Empty } from '@musi/ui/layout/Empty'
import { More } from '@musi/ui/layout/More'
import { SkeletonRows } from '@musi/ui/Skeleton'
import { Section } from '#platform/page/card/Section.tsx'
import { useSettled } from '#platform/page/loading/useSettled.ts'
import { When } from '#platform/page/time/When.tsx'
import { useReads } from '#platform/session/chain/useReads.ts'
import { HistoryNote } from '#platform/session/history/HistoryNote.tsx'
import { isComplete } from '#platform/session/history/isComplete.ts'
import { useHistory } from '#platform/session/history/useHistory.ts'
import { PieceTile, PieceTiles } from '#platform/tokens/collectibles/PieceTile.tsx'
import { PastAct } from '#platform/tokens/story/pastAct.ts'
import { accountPageText } from '../frame/accountWords.ts'
import { receivedPieces } from './receivedPieces.ts'

/** Pieces that the account received according to the history, and still owns on chain (spec: account.collectibles). */
export function AccountPieces({ account }: { account: Address }) {
  const history = useHistory({
    path: `${ACTS_PATH}?account=${account}&kind=receivePiece`,
    row: PastAct,
    topics: ['market'],
  })
  const received = history.kind === 'read' ? receivedPieces(history.rows) : []
  const owners = useReads(received.map(({ collection, piece }) => ownerOf(collection, piece)))
  const isRead = owners.every(({ kind }) => kind !== 'loading')
  const isSettled = useSettled(history.kind !== 'waiting' && isRead)
  const own = received.filter((_, at) => {
    const owner = owners[at]
    return owner?.kind === 'value' && owner.value === account
  })
  const more = history.kind === 'read' ? history.more : null
  const isEmpty = isRead && own.length === 0 && isComplete(history)
  return (
    <Section title={accountPageText('pieces.title')} isReading={!isSettled} isEmpty={isEmpty}>
      <HistoryNote history={history} />
      {(history.kind === 'waiting' || !isRead) && <SkeletonRows label={accountPageText('loading')} />}
      {isEmpty && <Empty>{accountPageText('pieces.none')}</Empty>}
      <PieceTiles>
        {own.map(({ collection, piece, timeSeconds }) => (
          <PieceTile key={`${collection} ${piece}`} collection={collection} id={piece}>
            <When timeSeconds={timeSeconds} />
          </PieceTile>
        ))}
      </PieceTiles>
      {more !== null && (
        <More>
          <Button onClick={more}>{accountPageText('more')}</Button>
        </More>
      )}
    </Section>
  )
}

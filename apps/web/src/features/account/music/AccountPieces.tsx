import type { Address } from '@musi/domain/address'
import { Button } from '@musi/ui/controls/Button'
import { Empty } from '@musi/ui/layout/Empty'
import { More } from '@musi/ui/layout/More'
import { SkeletonRows } from '@musi/ui/Skeleton'
import { Section } from '#platform/page/card/Section.tsx'
import { useSettled } from '#platform/page/loading/useSettled.ts'
import { When } from '#platform/page/time/When.tsx'
import { HistoryNote } from '#platform/session/history/HistoryNote.tsx'
import { isComplete } from '#platform/session/history/isComplete.ts'
import { PieceTile, PieceTiles } from '#platform/tokens/collectibles/PieceTile.tsx'
import { accountPageText } from '../frame/accountWords.ts'
import { useOwnPieces } from './useOwnPieces.ts'

/** Pieces that the account received according to the history, and still owns on chain (spec: account.collectibles). */
export function AccountPieces({ account }: { account: Address }) {
  const { history, areOwnersRead, own, more } = useOwnPieces(account)
  const isSettled = useSettled(history.kind !== 'waiting' && areOwnersRead)
  const isEmpty = areOwnersRead && own.length === 0 && isComplete(history)
  return (
    <Section title={accountPageText('pieces.title')} isReading={!isSettled} isEmpty={isEmpty}>
      <HistoryNote history={history} />
      {(history.kind === 'waiting' || !areOwnersRead) && <SkeletonRows label={accountPageText('loading')} />}
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

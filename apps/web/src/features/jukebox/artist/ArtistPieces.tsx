import { ACTS_PATH } from '@musi/api/paths'
import { type Address, ZERO_ADDRESS } from '@musi/domain/address'
import { Empty } from '@musi/ui/layout/Empty'
import { Skeleton } from '@musi/ui/Skeleton'
import { Stack } from '@musi/ui/layout/Stack'
import { Section } from '#platform/page/card/Section.tsx'
import { withParts } from '#platform/page/i18n/withParts.tsx'
import { When } from '#platform/page/time/When.tsx'
import { HistoryNote } from '#platform/session/history/HistoryNote.tsx'
import { isComplete } from '#platform/session/history/isComplete.ts'
import { useHistory } from '#platform/session/history/useHistory.ts'
import { PieceLine } from '#platform/tokens/collectibles/PieceLine.tsx'
import { PastAct } from '#platform/tokens/story/pastAct.ts'
import styles from './Artist.module.css'
import { t } from './artistPageWords.ts'

/** Pieces that were made for the artist, whoever has them now. */
export function ArtistPieces({ artist }: { artist: Address }) {
  const history = useHistory({
    path: `${ACTS_PATH}?account=${artist}&kind=receivePiece`,
    row: PastAct,
    topics: ['market'],
  })
  const acts = history.kind === 'read' ? history.rows : []
  const made = acts.flatMap((act) => (act.kind === 'receivePiece' && act.from === ZERO_ADDRESS ? [act] : []))
  return (
    <Section title={t('pieces.title')}>
      <HistoryNote history={history} />
      {history.kind === 'waiting' && <Skeleton label={t('loading')} />}
      {made.length === 0 && isComplete(history) && <Empty>{t('pieces.none')}</Empty>}
      <Stack as="ul" gap={3} className={styles['pieces']}>
        {made.map(({ collection, piece, timeSeconds }) => (
          <li key={`${collection} ${piece}`}>
            <PieceLine collection={collection} id={piece}>
              {withParts(t('pieces.made', { time: '⟦time⟧' }), { time: <When timeSeconds={timeSeconds} /> })}
            </PieceLine>
          </li>
        ))}
      </Stack>
    </Section>
  )
}

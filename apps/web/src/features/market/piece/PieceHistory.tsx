import type { ACTS_PATH } from '@musi/api/acts'
import { Button } from '@musi/ui/Button'
import { Skeleton } from '@musi/ui/Skeleton'
import { Empty, Section } from '../../../platform/page/card/Section.tsx'
import { withParts } from '../../../platform/page/i18n/withParts.tsx'
import { When } from '../../../platform/page/time/When.tsx'
import { HistoryNote } from '../../../platform/session/history/HistoryNote.tsx'
import { isComplete } from '../../../platform/session/history/isComplete.ts'
import { useHistory } from '../../../platform/session/history/useHistory.ts'
import { AddressName } from '../../../platform/tokens/explain/AddressName.tsx'
import { readAct } from '../../../platform/tokens/story/pastAct.ts'
import { t } from '../shelf/marketWords.ts'
import type { Piece } from '../shelf/readMarket.ts'
import styles from './Piece.module.css'

const PATH: typeof ACTS_PATH = '/api/acts'
const NOBODY = /^0x0{40}$/

/** Who had it, newest first, by the history of the chain. */
export function PieceHistory({ piece: { collection, id } }: { piece: Piece }) {
  const history = useHistory({
    path: `${PATH}?contract=${collection}&kind=receivePiece`,
    row: readAct,
    topics: ['market'],
  })
  const moves =
    history.kind === 'read'
      ? history.rows.flatMap((act) => (act?.kind === 'receivePiece' && act.piece === id ? [act] : []))
      : []
  const more = history.kind === 'read' ? history.more : null
  return (
    <Section title={t('piece.history')} isReading={history.kind === 'waiting'}>
      <HistoryNote history={history} />
      {history.kind === 'waiting' && <Skeleton label={t('market.reading')} />}
      {moves.length === 0 && isComplete(history) && <Empty>{t('piece.history.none')}</Empty>}
      <ul id="piece-history" className={styles['rows']}>
        {moves.map(({ block, log, account, from, timeSeconds }) => (
          <li key={`${block} ${log}`} className={styles['row']}>
            <span>
              {NOBODY.test(from)
                ? withParts(t('piece.history.made', { account: '⟦account⟧' }), {
                    account: <AddressName address={account} />,
                  })
                : withParts(t('piece.history.moved', { from: '⟦from⟧', to: '⟦to⟧' }), {
                    from: <AddressName address={from} />,
                    to: <AddressName address={account} />,
                  })}
            </span>
            <small>
              <When timeSeconds={timeSeconds} />
            </small>
          </li>
        ))}
      </ul>
      {more !== null && <Button onClick={more}>{t('more')}</Button>}
    </Section>
  )
}

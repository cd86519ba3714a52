import type { Address } from '@musi/domain/address'
import { Empty } from '@musi/ui/layout/Empty'
import { Facts } from '@musi/ui/layout/Facts'
import { Skeleton } from '@musi/ui/Skeleton'
import { Stack } from '@musi/ui/layout/Stack'
import { Text } from '@musi/ui/Text'
import { useState } from 'react'
import { latePart } from '#platform/page/loading/latePart.tsx'
import { percentText } from '#platform/page/money/percentText.ts'
import { useHeads } from '#platform/session/chain/useHeads.ts'
import { HistoryNote } from '#platform/session/history/HistoryNote.tsx'
import { isComplete } from '#platform/session/history/isComplete.ts'
import { LateSongActDialog } from '../acts/LateSongActDialog.ts'
import type { SongAct } from '../acts/songActIntent.ts'
import { ownSongsText } from '../words/ownWords.ts'
import { Earned, UnpaidPart } from './Earned.tsx'
import { TransferShare } from './TransferShare.tsx'
import { PeriodSelect } from './PeriodSelect.tsx'
import form from '../form/SongForm.module.css'
import styles from './Shares.module.css'
import { sumsByToken } from './sumsByToken.ts'
import { type Period, periodStart } from './period.ts'
import { type Earning, titleOf } from './earning.ts'
import { useEarnings } from './useEarnings.ts'

const OwedShares = latePart(async () => (await import('./OwedShares.tsx')).OwedShares)

type Props = { account: Address }

/** An account's earnings from all songs it has a share in (spec: studio.earnings, studio.shares). */
export function OwnShares({ account }: Props) {
  const { head } = useHeads()
  const [period, setPeriod] = useState<Period>('all')
  const [act, setAct] = useState<SongAct | null>(null)
  /** Kept here, because the list of songs is removed for a moment while another period is read. */
  const [isBySong, setBySong] = useState(false)
  const filter = `payee=${account}`
  const allTime = useEarnings(filter, null)
  const history = useEarnings(filter, periodStart(period, head?.timeSeconds ?? 0))
  const rows = history.kind === 'read' ? history.rows.filter(({ payee }) => payee === account) : []
  const rowsWithOwedShare =
    allTime.kind === 'read' ? allTime.rows.filter((row) => row.payee === account && row.kept > 0n) : []
  return (
    <section className={form['part']} aria-labelledby="own-shares">
      <h3 id="own-shares" tabIndex={-1}>
        {ownSongsText('shares')}
      </h3>
      {rowsWithOwedShare.length > 0 && (
        <OwedShares
          account={account}
          onAct={setAct}
          tokens={[...new Set(rowsWithOwedShare.map(({ token }) => token))]}
        />
      )}
      {history.kind === 'waiting' && <Skeleton label={ownSongsText('earnings.reading')} />}
      {rows.length === 0 && isComplete(history) && <Empty>{ownSongsText('shares.none')}</Empty>}
      {rows.length > 0 && (
        <>
          <PeriodSelect id="own-shares-period" period={period} onChange={setPeriod} />
          {isComplete(history) && (
            <Facts>
              <div>
                <dt>{ownSongsText('total')}</dt>
                <dd>
                  {sumsByToken(rows).map(({ token, earned }) => (
                    <div key={token}>
                      <Earned token={token} raw={earned} />
                    </div>
                  ))}
                </dd>
              </div>
            </Facts>
          )}
          <details
            className={styles['songs']}
            open={isBySong}
            onToggle={({ currentTarget }) => setBySong(currentTarget.open)}
          >
            <summary>{ownSongsText('bySong')}</summary>
            <Stack as="ul" gap={3}>
              {rows.map((row) => (
                <Share key={row.song} row={row} />
              ))}
            </Stack>
            <TransferShare account={account} rows={rows.filter(({ shareBps }) => shareBps > 0)} onAct={setAct} />
          </details>
        </>
      )}
      {act !== null && <LateSongActDialog act={act} returnFocusId="own-shares" onClose={() => setAct(null)} />}
      <HistoryNote history={history} />
    </section>
  )
}

function Share({ row }: { row: Earning }) {
  const { token, shareBps, plays, earned, kept, song } = row
  return (
    <li className={styles['row']} data-song={song}>
      <span className={styles['who']}>
        <b>{titleOf(row)}</b>
        <span>
          {shareBps === 0 ? ownSongsText('share.gone') : ownSongsText('share.now', { share: percentText(shareBps) })} ·{' '}
          {ownSongsText('plays', { count: plays })}
        </span>
        <UnpaidPart token={token} raw={kept} />
      </span>
      <Text as="span" tone="strong" figures>
        <Earned token={token} raw={earned} />
      </Text>
    </li>
  )
}

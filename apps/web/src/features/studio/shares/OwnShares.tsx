import type { Address } from '@musi/domain/address'
import { Empty } from '@musi/ui/layout/Empty'
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
import type { SongAct } from '../acts/songActs.ts'
import { ownSongsText } from '../words/ownWords.ts'
import { Earned, Kept } from './Earned.tsx'
import { HandOn } from './HandOn.tsx'
import { PeriodSelect } from './PeriodSelect.tsx'
import form from '../form/SongForm.module.css'
import styles from './Shares.module.css'
import { sumsByToken } from './sumsByToken.ts'
import { type Period, periodBegin } from './period.ts'
import { type Earning, titleOf } from './readEarning.ts'
import { useEarnings } from './useEarnings.ts'

const OwedShares = latePart(async () => (await import('./OwedShares.tsx')).OwedShares)

type Props = { account: Address }

/** An account's earnings from the songs it shares in, its own and others' (spec: studio.earnings, studio.shares). */
export function OwnShares({ account }: Props) {
  const { head } = useHeads()
  const [period, setPeriod] = useState<Period>('all')
  const [act, setAct] = useState<SongAct | null>(null)
  const of = `payee=${account}`
  const ever = useEarnings(of, null)
  const history = useEarnings(of, periodBegin(period, head?.timeSeconds ?? 0))
  const all = history.kind === 'read' ? history.rows.filter(({ payee }) => payee === account) : []
  const kept = ever.kind === 'read' ? ever.rows.filter((row) => row.payee === account && row.kept > 0n) : []
  return (
    <section className={form['part']} aria-labelledby="own-shares">
      <h3 id="own-shares" tabIndex={-1}>
        {ownSongsText('shares')}
      </h3>
      {kept.length > 0 && (
        <OwedShares account={account} onAct={setAct} tokens={[...new Set(kept.map(({ token }) => token))]} />
      )}
      {history.kind === 'waiting' && <Skeleton label={ownSongsText('earnings.reading')} />}
      {all.length === 0 && isComplete(history) && <Empty>{ownSongsText('shares.none')}</Empty>}
      {all.length > 0 && (
        <>
          <PeriodSelect id="own-shares-period" period={period} onChange={setPeriod} />
          {isComplete(history) && (
            <p className={styles['total']}>
              <b>{ownSongsText('total')}</b>
              {sumsByToken(all).map(({ token, earned }) => (
                <span key={token}>
                  <Earned token={token} raw={earned} />
                </span>
              ))}
            </p>
          )}
          <Stack as="ul" gap={3}>
            {all.map((row) => (
              <Share key={row.song} row={row} />
            ))}
          </Stack>
          <HandOn account={account} rows={all.filter(({ shareBps }) => shareBps > 0)} onAct={setAct} />
        </>
      )}
      {act !== null && <LateSongActDialog act={act} startsAt="own-shares" onClose={() => setAct(null)} />}
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
        <Kept token={token} raw={kept} />
      </span>
      <Text as="span" tone="strong" figures>
        <Earned token={token} raw={earned} />
      </Text>
    </li>
  )
}

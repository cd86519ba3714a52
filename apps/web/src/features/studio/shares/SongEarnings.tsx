import type { Address } from '@musi/domain/address'
import { Skeleton } from '@musi/ui/Skeleton'
import { Stack } from '@musi/ui/layout/Stack'
import { Text } from '@musi/ui/Text'
import { useState } from 'react'
import { percentText } from '#platform/page/money/percentText.ts'
import { useHeads } from '#platform/session/chain/useHeads.ts'
import { HistoryNote } from '#platform/session/history/HistoryNote.tsx'
import { useAccountName } from '#platform/session/names/useAccountName.ts'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { termsText } from '../terms/termsWords.ts'
import { ownSongsText } from '../words/ownWords.ts'
import { Earned, UnpaidPart } from './Earned.tsx'
import { PeriodSelect } from './PeriodSelect.tsx'
import form from '../form/SongForm.module.css'
import styles from './Shares.module.css'
import { type Period, periodStart } from './period.ts'
import { useEarnings } from './useEarnings.ts'

/** A song's earnings per payee (spec: studio.earnings). */
export function SongEarnings({ id, song }: { id: string; song: string }) {
  const { head } = useHeads()
  const [period, setPeriod] = useState<Period>('all')
  const history = useEarnings(`song=${song}`, periodStart(period, head?.timeSeconds ?? 0))
  return (
    <section className={form['fields']} aria-labelledby={`${id}-earnings`}>
      <h4 id={`${id}-earnings`}>{ownSongsText('earnings')}</h4>
      <PeriodSelect id={`${id}-period`} period={period} onChange={setPeriod} />
      {history.kind === 'waiting' && <Skeleton label={ownSongsText('earnings.reading')} />}
      {history.kind === 'read' && (
        <Stack as="ul" gap={3}>
          {history.rows.map(({ payee, token, shareBps, plays, earned, kept }) => (
            <li key={payee} className={styles['row']}>
              <span className={styles['who']}>
                <b title={payee}>
                  <PayeeName account={payee} />
                </b>
                <span>
                  {shareBps === 0
                    ? ownSongsText('share.gone')
                    : ownSongsText('share.now', { share: percentText(shareBps) })}{' '}
                  · {ownSongsText('plays', { count: plays })}
                </span>
                <UnpaidPart token={token} raw={kept} />
              </span>
              <Text as="span" tone="strong" figures>
                <Earned token={token} raw={earned} />
              </Text>
            </li>
          ))}
        </Stack>
      )}
      <HistoryNote history={history} />
    </section>
  )
}

function PayeeName({ account }: { account: Address }) {
  const own = useAccount()
  const { name } = useAccountName(account)
  return account === own ? termsText('you') : name
}

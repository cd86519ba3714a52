import { Holder } from '@musi/api/history/holders'
import { HOLDERS_PATH } from '@musi/api/paths'
import type { Address } from '@musi/domain/address'
import { positionShareText } from '@musi/domain/amount/percentText'
import { fraction } from '@musi/domain/fraction'
import { Button } from '@musi/ui/controls/Button'
import { Empty } from '@musi/ui/layout/Empty'
import { More } from '@musi/ui/layout/More'
import { Rows } from '@musi/ui/layout/Rows'
import { Skeleton } from '@musi/ui/Skeleton'
import { Cluster } from '@musi/ui/layout/Stack'
import { useState } from 'react'
import list from '#platform/page/card/List.module.css'
import { Section } from '#platform/page/card/Section.tsx'
import { numberText } from '#platform/page/i18n/numberText.ts'
import { figureText } from '#platform/page/money/figureText.ts'
import { HistoryNote } from '#platform/session/history/HistoryNote.tsx'
import { isComplete } from '#platform/session/history/isComplete.ts'
import { useHistory } from '#platform/session/history/useHistory.ts'
import { AddressName } from '#platform/tokens/explain/AddressName.tsx'
import { Amount } from '#platform/tokens/explain/Amount.tsx'
import { chartText } from '#platform/tokens/charts/chartWords.ts'
import { chartsText } from '../frame/chartsWords.ts'

const PAGE_SIZE = 8
const TOPICS = ['moves'] as const

/** Holders of a token or of a pool's shares, largest first. */
export function Holders({ token }: { token: Address }) {
  const [shown, setShown] = useState(PAGE_SIZE)
  const history = useHistory({
    path: `${HOLDERS_PATH}?token=${token}`,
    row: Holder,
    topics: TOPICS,
    cursor: 'after',
  })
  const rows = history.kind === 'read' ? history.rows : []
  const more = history.kind === 'read' ? history.more : null
  // Shares add up to the total supply only once all holders are read.
  const total = more === null ? rows.reduce((sum, { amount }) => sum + amount, 0n) : 0n
  const showMore = () => {
    if (shown >= rows.length) more?.()
    setShown(shown + PAGE_SIZE)
  }
  return (
    <Section
      title={chartsText('holders.title')}
      note={more === null && rows.length > 0 ? numberText(rows.length) : undefined}
    >
      <HistoryNote history={history} />
      {history.kind === 'waiting' && <Skeleton label={chartText('loading')} />}
      {history.kind === 'read' && rows.length === 0 && (
        <Empty>{isComplete(history) ? chartsText('holders.none') : chartsText('noneSo')}</Empty>
      )}
      <Rows>
        {rows.slice(0, shown).map(({ account, amount }) => (
          <Cluster as="li" key={account} gap={4} nowrap center shrinks className={list['row']}>
            <span className={list['main']}>
              <AddressName address={account} />
            </span>
            <span className={list['side']}>
              <Amount currency={token} amount={amount} />{' '}
              {total > 0n && (
                <span>
                  {chartsText('holders.share', { percent: figureText(positionShareText(fraction(amount, total))) })}
                </span>
              )}
            </span>
          </Cluster>
        ))}
      </Rows>
      {(rows.length > shown || more !== null) && (
        <More>
          <Button onClick={showMore}>{chartsText('more')}</Button>
        </More>
      )}
    </Section>
  )
}

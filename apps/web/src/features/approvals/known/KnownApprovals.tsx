import type { Address } from '@musi/domain/address'
import { knownSpenders } from '@musi/domain/approvals/knownSpenders'
import { Button } from '@musi/ui/controls/Button'
import { Icon } from '@musi/ui/Icon'
import { Skeleton } from '@musi/ui/Skeleton'
import { Text } from '@musi/ui/Text'
import { useMemo } from 'react'
import { unitText } from '#platform/page/money/unitText.ts'
import { config } from '#platform/page/config/config.ts'
import { numberText } from '#platform/page/i18n/numberText.ts'
import { StalenessNote } from '#platform/session/freshness/StalenessNote.tsx'
import { stalenessOf } from '#platform/session/freshness/staleness.ts'
import { NameText } from '#platform/tokens/explain/AddressName.tsx'
import panel from '#platform/page/card/Card.module.css'
import styles from './ApprovalsPage.module.css'
import { approvalsText } from '../list/approvalsWords.ts'
import { ApprovalList } from '../list/ApprovalList.tsx'
import { keyOf } from '../sweep/keyOf.ts'
import { type ShownApprovals, useOpenApprovals } from '../sweep/useOpenApprovals.ts'
import { useApprovables } from './useApprovables.ts'

/** Lists every approval that this product may have asked for. */
export function KnownApprovals({ owner }: { owner: Address }) {
  const { assets, exchanges, isComplete } = useApprovables()
  const pairs = useMemo(() => {
    const { book } = config()
    return book === null ? [] : knownSpenders(book, [...assets.keys()], exchanges)
  }, [assets, exchanges])
  const shown = useOpenApprovals({ owner, pairs, assets, withRecords: true })
  const isDone = isComplete && shown.sweep.isDone
  return (
    <div className={`${panel['snug']} ${styles['section']}`} aria-busy={!isDone}>
      <StalenessNote staleness={stalenessOf(shown.ages)} what="figures" />
      <ApprovalList owner={owner} shown={shown} label={approvalsText('list')} />
      {shown.open.length === 0 && isDone && shown.unread.length === 0 && <NoApprovals />}
      {!isDone && (
        <Text as="div" tone="muted" size={14}>
          {shown.open.length === 0 && <Skeleton label={approvalsText('loading')} />}
          <p>
            {approvalsText('checked', { checked: numberText(shown.sweep.checked), count: numberText(pairs.length) })}
          </p>
        </Text>
      )}
      <UnreadApprovals shown={shown} />
    </div>
  )
}

const NoApprovals = () => (
  <div className={styles['none']}>
    <Icon name="tick" />
    <p>
      <b>{approvalsText('none')}</b>
    </p>
    <p>{approvalsText('noneMore')}</p>
  </div>
)

/** Says which approvals could not be read, because unread must not look like none. */
export function UnreadApprovals({ shown: { unread, sweep } }: { shown: ShownApprovals }) {
  if (unread.length === 0) return null
  return (
    <section className={styles['unread']} aria-labelledby="approvals-unread">
      <h2 id="approvals-unread">{approvalsText('unread')}</h2>
      <p>{approvalsText('unread.text', { count: unread.length })}</p>
      <ul>
        {unread.map((one) => (
          <li key={keyOf(one)}>
            {unitText(one.asset.token)} · <NameText address={one.spender} />
          </li>
        ))}
      </ul>
      <Button size="small" onClick={sweep.askAgain}>
        {approvalsText('tryAgain')}
      </Button>
    </section>
  )
}

import type { Address } from '@musi/domain/address'
import { Button } from '@musi/ui/controls/Button'
import { Empty } from '@musi/ui/layout/Empty'
import { More } from '@musi/ui/layout/More'
import { Rows } from '@musi/ui/layout/Rows'
import { Cluster } from '@musi/ui/layout/Stack'
import { textClass } from '@musi/ui/Text'
import { Link } from '#platform/page/navigation/Link.tsx'
import { numberText } from '#platform/page/i18n/numberText.ts'
import { HistoryNote } from '#platform/session/history/HistoryNote.tsx'
import { AddressName } from '#platform/tokens/explain/AddressName.tsx'
import { Amount } from '#platform/tokens/explain/Amount.tsx'
import { explorerText } from '../frame/explorerWords.ts'
import styles from '#platform/page/card/List.module.css'
import { Section } from '#platform/page/card/Section.tsx'
import { shortHash } from '../frame/shortHash.ts'
import { useShowMore } from '#platform/page/loading/useShowMore.ts'
import type { Transfer } from './transfer.ts'
import type { TokenActivity } from './useTokenActivity.ts'

const AT_FIRST = 15

function Row({ token, transfer: { from, to, amount, transaction, block } }: { token: Address; transfer: Transfer }) {
  return (
    <Cluster as="li" gap={4} nowrap center shrinks className={styles['row']}>
      <p className={styles['main']}>
        <Amount currency={token} amount={amount} /> {explorerText('move.from')} <AddressName address={from} />{' '}
        {explorerText('move.to')} <AddressName address={to} />
      </p>
      <span className={styles['side']}>
        <Link
          to={`/explorer/tx/${transaction}`}
          className={`${textClass({ tone: 'link', weight: 560, quiet: true })} touch-target`}
        >
          {shortHash(transaction)}
        </Link>
        <span>{explorerText('block.title', { number: numberText(block) })}</span>
      </span>
    </Cluster>
  )
}

/** Transfers of a token, newest first. */
export function TokenTransfers({ token, activity }: { token: Address; activity: TokenActivity }) {
  const { transfers, older, busy, history } = activity
  const { shown, more } = useShowMore(transfers, AT_FIRST)
  const onMore = more ?? older
  return (
    <Section title={explorerText('token.transfers')} {...(older === null && { note: numberText(transfers.length) })}>
      {history !== null && <HistoryNote history={history} />}
      {transfers.length === 0 && <Empty>{explorerText('token.transfersNone')}</Empty>}
      <Rows>
        {shown.map((transfer) => (
          <Row key={`${transfer.transaction} ${transfer.log}`} token={token} transfer={transfer} />
        ))}
      </Rows>
      {onMore !== null && (
        <More>
          <Button busy={busy} onClick={onMore}>
            {explorerText('token.more')}
          </Button>
        </More>
      )}
    </Section>
  )
}

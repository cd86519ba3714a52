import type { TokenPool } from '@musi/chain/requests/pools/tokenPools'
import { type Address, parseAddress } from '@musi/domain/address'
import { buttonClass } from '@musi/ui/controls/Button'
import { Empty } from '@musi/ui/layout/Empty'
import { More } from '@musi/ui/layout/More'
import { Rows } from '@musi/ui/layout/Rows'
import { Cluster } from '@musi/ui/layout/Stack'
import { useHeads } from '#platform/session/chain/useHeads.ts'
import { Link } from '#platform/page/navigation/Link.tsx'
import { numberText } from '#platform/page/i18n/numberText.ts'
import { AddressName } from '#platform/tokens/explain/AddressName.tsx'
import { AddressPicture } from '#platform/tokens/explain/AddressPicture.tsx'
import { Amount } from '#platform/tokens/explain/Amount.tsx'
import { explorerText } from './frame/explorerWords.ts'
import styles from '#platform/page/card/List.module.css'
import { ChainUnreachable, NothingHere } from './frame/NothingHere.tsx'
import { Screen } from './frame/Screen.tsx'
import { Section } from '#platform/page/card/Section.tsx'
import { TokenHolders } from './token/TokenHolders.tsx'
import { TokenFactsList } from './token/TokenFactsList.tsx'
import { tokenReport } from './token/tokenReport.ts'
import { TokenTransfers } from './token/TokenTransfers.tsx'
import { useTokenActivity } from './token/useTokenActivity.ts'
import { ListUnreachable } from './frame/ListUnreachable.tsx'
import { useChainAnswer } from './frame/useChainAnswer.ts'
import { useExplorerIdentifier } from './frame/useExplorerIdentifier.ts'
import { Waiting } from './frame/Waiting.tsx'

function Pools({ pools }: { pools: readonly TokenPool[] }) {
  return (
    <Section title={explorerText('token.pools')} note={numberText(pools.length)}>
      {pools.length === 0 && <Empty>{explorerText('token.poolsNone')}</Empty>}
      <Rows>
        {pools.map(({ pair, tokens: [a, b], reserves }) => (
          <Cluster as="li" key={pair} gap={4} nowrap center shrinks className={styles['row']}>
            <span className={styles['main']}>
              <AddressName address={pair} />
            </span>
            <span className={styles['side']}>
              <Amount currency={a} amount={reserves[0]} />
              <Amount currency={b} amount={reserves[1]} />
            </span>
          </Cluster>
        ))}
      </Rows>
    </Section>
  )
}

function People({ token, supply }: { token: Address; supply: bigint }) {
  const activity = useTokenActivity(token)
  if (activity.kind === 'ready')
    return (
      <>
        <TokenHolders token={token} supply={supply} activity={activity.value} />
        <TokenTransfers token={token} activity={activity.value} />
      </>
    )
  return (
    <Section title={explorerText('token.holders')}>
      {activity.kind === 'failed' ? <ListUnreachable retry={activity.retry} /> : <Waiting lines={4} />}
    </Section>
  )
}

function TokenScreen({ token }: { token: Address }) {
  const { head } = useHeads()
  const answer = useChainAnswer(token, () => tokenReport(token), head?.number)
  if (answer.kind === 'failed') return <ChainUnreachable retry={answer.retry} />
  if (answer.kind === 'waiting')
    return (
      <Screen
        kind={explorerText('token.kind')}
        title={explorerText('loading')}
        picture={<AddressPicture address={token} />}
      >
        <Section title={explorerText('tx.facts')} titleHidden>
          <Waiting lines={5} />
        </Section>
      </Screen>
    )
  if (answer.value === null)
    return (
      <NothingHere title={explorerText('token.none')} text={explorerText('token.noneText')} identifier={token}>
        <Link to={`/explorer/address/${token}`} className={buttonClass({ kind: 'primary' })}>
          {explorerText('token.asAddress')}
        </Link>
      </NothingHere>
    )
  const { facts, pools } = answer.value
  return (
    <Screen kind={explorerText('token.kind')} title={facts.name} picture={<AddressPicture address={token} />}>
      <Section title={explorerText('tx.facts')} titleHidden>
        <TokenFactsList token={token} facts={facts} />
        {pools.length > 0 && (
          <More>
            <Link to={`/swap?outputCurrency=${token}`} className={buttonClass()}>
              {explorerText('token.trade')}
            </Link>
          </More>
        )}
      </Section>
      <Pools pools={pools} />
      <People token={token} supply={facts.supply} />
    </Screen>
  )
}

/** /explorer/token/{address} */
export function TokenPage() {
  const identifier = useExplorerIdentifier()
  const token = parseAddress(identifier)
  return token === null ? (
    <NothingHere
      title={explorerText('address.malformed')}
      text={explorerText('address.malformedText')}
      identifier={identifier}
    />
  ) : (
    <TokenScreen key={token} token={token} />
  )
}

import { figureText } from '#platform/page/money/figureText.ts'
import { NetworkButton } from '#platform/session/freshness/NetworkButton.tsx'
import type { Address } from '@musi/domain/address'
import { fixedAmount } from '@musi/domain/amount/amountText'
import { type Token, amountOf } from '@musi/domain/currency'
import { sumOf } from '@musi/domain/staking/collectableAmounts'
import { inDollars } from '@musi/domain/staking/stakedValue'
import { Cluster } from '@musi/ui/layout/Stack'
import { Skeleton } from '@musi/ui/Skeleton'
import { useState } from 'react'
import { latePress } from '#platform/page/loading/latePart.tsx'
import { amountText, exactText } from '#platform/page/money/amountText.ts'
import { useDollarPrice } from '#platform/session/prices/useDollarPrice.ts'
import { useReview } from '#platform/session/review/useReview.ts'
import { useBatchAbility } from '#platform/session/transactions/send/useBatchAbility.ts'
import { Unconnected } from '#platform/session/wallet/Unconnected.tsx'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { miningText } from '../miningWords.ts'
import type { RewardPoolState } from '../useRewardPools.ts'
import styles from './Collect.module.css'
import { CollectableList } from './CollectableList.tsx'
import { type CollectableAmount, intentOfAll } from './collectIntent.ts'
import { useCollectableAmounts } from './useCollectableAmounts.ts'

const CollectSheet = latePress(async () => (await import('./CollectSheet.tsx')).CollectSheet)
const CollectInTurn = latePress(async () => (await import('./CollectInTurn.tsx')).CollectInTurn)

const DIGITS = 6

type Props = { uni: Token; states: readonly RewardPoolState[] }

/** The sum that can be collected now, over all pools and the airdrop (spec: staking.collectable). */
export function CollectPanel({ uni, states }: Props) {
  const account = useAccount()
  return (
    <section id="collect" className={styles['panel']} aria-labelledby="collect-title">
      <h2 id="collect-title" tabIndex={-1}>
        {miningText('collect.title')}
      </h2>
      {account === null ? (
        <Unconnected>
          <p>{miningText('collect.connect')}</p>
        </Unconnected>
      ) : (
        <ConnectedPanel key={account} account={account} uni={uni} states={states} />
      )}
    </section>
  )
}

function ConnectedPanel({ account, uni, states }: Props & { account: Address }) {
  const collectableAmounts = useCollectableAmounts(account, states)
  const ability = useBatchAbility()
  const session = useReview<readonly CollectableAmount[]>({
    intentOf: (all) => intentOfAll(uni, all),
    returnsToForm: true,
  })
  const [inTurn, setInTurn] = useState<readonly CollectableAmount[] | null>(null)
  const all = collectableAmounts.kind === 'read' ? collectableAmounts.all : []
  const isOne = all.length === 1 || ability === 'whole'
  return (
    <>
      {collectableAmounts.kind === 'loading' && <Skeleton label={miningText('reading')} />}
      {collectableAmounts.kind === 'unread' && <p>{miningText('collect.unread')}</p>}
      {collectableAmounts.kind === 'read' && all.length === 0 && <p>{miningText('collect.none')}</p>}
      {all.length > 0 && (
        <Cluster gap={4} center apart>
          <Sum uni={uni} raw={sumOf(all)} />
          <NetworkButton
            id="collect-button"
            kind="primary"
            size="large"
            onClick={() => (isOne ? session.begin(all, 'inDialog') : setInTurn(all))}
            onPointerEnter={isOne ? CollectSheet.preload : CollectInTurn.preload}
          >
            {miningText(all.length === 1 ? 'collect.button' : 'collect.all')}
          </NetworkButton>
        </Cluster>
      )}
      {all.length > 1 && <CollectableList uni={uni} all={all} />}
      {session.isDialog && <CollectSheet uni={uni} session={session} />}
      {inTurn !== null && <CollectInTurn uni={uni} all={inTurn} onClose={() => setInTurn(null)} />}
    </>
  )
}

function Sum({ uni, raw }: { uni: Token; raw: bigint }) {
  const amount = amountOf(uni, raw)
  const price = useDollarPrice(uni)
  const dollars = price === null ? null : amountOf(price.quote, inDollars(raw, price.ratio))
  return (
    <p className={styles['sum']}>
      <b title={exactText(amount)}>{amountText(amount, DIGITS)}</b>{' '}
      {dollars !== null && (
        <span>{miningText('collect.worth', { amount: `$${figureText(fixedAmount(dollars, 0))}` })}</span>
      )}
    </p>
  )
}

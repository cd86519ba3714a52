import type { Address } from '@musi/domain/address'
import { fixedAmount } from '@musi/domain/amount/amountText'
import type { TokenBreakdown } from '@musi/domain/claim/tokenBreakdown'
import { type Token, amountOf } from '@musi/domain/currency'
import type { Freshness } from '@musi/domain/multicall/callState'
import { Facts } from '@musi/ui/layout/Facts'
import { Skeleton } from '@musi/ui/Skeleton'
import { SteadyNumber } from '@musi/ui/SteadyNumber'
import { decimalPoint, figureText } from '#platform/page/money/figureText.ts'
import { closeModal, showModal } from '#platform/page/modals/currentModal.ts'
import { Link } from '#platform/page/navigation/Link.tsx'
import { balanceText } from './balanceWords.ts'
import styles from './UniBalanceModal.module.css'
import { lastAnswer } from '#platform/session/freshness/lastAnswer.ts'
import { useUniBreakdown } from '#platform/session/claim/useUniBreakdown.ts'

const PLACES = 2

export function UniHoldings({ uni, account }: { uni: Token; account: Address }) {
  const breakdown = useUniBreakdown(uni, account)
  if (breakdown.kind === 'loading') return <Skeleton label={balanceText('reading')} />
  if (breakdown.kind === 'unreadable') return <output>{balanceText('unreadable')}</output>
  const { parts, airdrop, freshness } = breakdown
  return <Holdings uni={uni} parts={parts} airdrop={airdrop} freshness={freshness} />
}

type Props = { uni: Token; parts: TokenBreakdown; airdrop: bigint; freshness: Freshness }

function Holdings({ uni, parts, airdrop, freshness }: Props) {
  const text = (raw: bigint) => figureText(fixedAmount(amountOf(uni, raw), PLACES))
  const old = lastAnswer(freshness)
  return (
    <>
      <p className={styles['total']} {...old}>
        <SteadyNumber text={text(parts.total)} point={decimalPoint()} unit={balanceText('unit')} />
      </p>
      <Facts look="columns" className={styles['lines']} {...old}>
        <dt>{balanceText('balance')}</dt>
        <dd>{text(parts.balance)}</dd>
        {/* Without this row the parts would not add up to the total. */}
        {airdrop > 0n && (
          <>
            <dt>{balanceText('airdrop')}</dt>
            <dd>
              {text(airdrop)}{' '}
              <button type="button" className={styles['claim']} onClick={() => showModal('SELF_CLAIM')}>
                {balanceText('claim')}
              </button>
            </dd>
          </>
        )}
        <dt>{balanceText('unclaimed')}</dt>
        <dd>
          {text(parts.unclaimed)}{' '}
          {parts.unclaimed > 0n && (
            <Link to="/uni" onClick={closeModal}>
              {balanceText('claim')}
            </Link>
          )}
        </dd>
      </Facts>
    </>
  )
}

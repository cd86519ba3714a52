import { type Address, shortenAddress } from '@musi/domain/address'
import { significantAmount } from '@musi/domain/amount/amountText'
import { symbolText } from '@musi/domain/amount/symbolText'
import { type Amount, amountOf } from '@musi/domain/currency'
import { maximumSold, minimumReceived } from '@musi/domain/exchange/acceptedAmounts'
import { severity } from '@musi/domain/exchange/severity'
import { feeAmount, priceImpact } from '@musi/domain/exchange/tradePrices'
import { Button } from '@musi/ui/Button'
import { Icon } from '@musi/ui/Icon'
import { useState } from 'react'
import { useSettings } from '../../platform/page/settings/useSettings.ts'
import { TokenLogo } from '../../platform/tokens/token-logo/TokenLogo.tsx'
import { PriceText } from './PriceText.tsx'
import { Rehearsal } from './Rehearsal.tsx'
import styles from './ReviewSwap.module.css'
import { type Receiver, type Reviewed, hasMoved } from './review.ts'
import { r } from './reviewWords.ts'
import { amountText, impactText } from './factText.ts'
import { t } from './swapWords.ts'
import { liveOf } from './liveOf.ts'
import { useListedFacts } from './useListedFacts.ts'
import { useRehearsal } from './useRehearsal.ts'
import { type Submit, intentOf } from './useSubmitSwap.ts'
import type { Swap } from './useSwap.ts'

const DIGITS = 6
/** decisions.md §7.7. */
const BOUND_DIGITS = 4

type Props = { swap: Swap; submit: Submit; reviewed: Reviewed }

/** Everything that is about to be signed, and what the chain makes of it. */
export function ConfirmSwap({ swap, submit, reviewed }: Props) {
  const { slippageBps } = useSettings()
  const { trade, receiver } = reviewed
  // A tick is for one address: a name that leads elsewhere meanwhile wants another.
  const [ticked, setTicked] = useState<Address | null>(null)
  const isTicked = ticked === receiver.address
  const live = liveOf(swap)
  const isMoved = hasMoved(reviewed, live)
  const rehearsal = useRehearsal(swap.account, isMoved ? null : intentOf(swap, reviewed, slippageBps))
  const isStopped = rehearsal.kind === 'problem' && rehearsal.blocks
  const isRisky = severity(priceImpact(trade)) > 2
  return (
    <div className={styles['confirm']}>
      <Amounts reviewed={reviewed} />
      <Bound reviewed={reviewed} slippageBps={slippageBps} />
      {receiver.isNamed && (
        <Recipient receiver={receiver} isTicked={isTicked} onTick={(is) => setTicked(is ? receiver.address : null)} />
      )}
      {isMoved && <Moved live={live} isConnected={swap.account !== null} onAccept={submit.accept} />}
      <Facts reviewed={reviewed} slippageBps={slippageBps} />
      {!isMoved && <Rehearsal state={rehearsal} trade={trade} />}
      <Button
        id="confirm-swap-or-send"
        kind="primary"
        size="large"
        block
        {...(isRisky && { hook: styles['risky'] ?? '' })}
        disabled={isMoved || isStopped || (receiver.isFromLink && !isTicked)}
        onClick={() => submit.confirm(priceImpact(trade))}
      >
        {r(isRisky ? 'anyway' : 'confirm')}
      </Button>
    </div>
  )
}

type MovedProps = { live: Reviewed | null; isConnected: boolean; onAccept: (live: Reviewed) => void }

/** What is asked about no longer stands: there is another to accept, or none. */
function Moved({ live, isConnected, onAccept }: MovedProps) {
  return (
    <div className={styles['updated']} role="alert">
      <b>
        <Icon name="warning" /> {live === null ? r(isConnected ? 'gone' : 'unconnected') : r('updated')}
      </b>
      {live !== null && (
        <Button id="accept-price" size="small" onClick={() => onAccept(live)}>
          {r('accept')}
        </Button>
      )}
    </div>
  )
}

function Amounts({ reviewed: { trade } }: { reviewed: Reviewed }) {
  return (
    <div className={styles['amounts']}>
      <Line amount={trade.input} />
      <Icon name="down" />
      <Line amount={trade.output} />
    </div>
  )
}

function Line({ amount }: { amount: Amount }) {
  const { logoUri, shape } = useListedFacts(amount.currency)
  return (
    <p className={styles['amount']}>
      <TokenLogo currency={amount.currency} logoUri={logoUri} shape={shape} />
      <b>{significantAmount(amount, DIGITS)}</b>
      <span>{symbolText(amount.currency.symbol)}</span>
    </p>
  )
}

function Bound({ reviewed: { trade }, slippageBps }: { reviewed: Reviewed; slippageBps: number }) {
  const isIn = trade.exact === 'in'
  const bound = isIn ? minimumReceived(trade, slippageBps) : maximumSold(trade, slippageBps)
  const values = { amount: significantAmount(bound, DIGITS), symbol: symbolText(bound.currency.symbol) }
  return <p className={styles['promise']}>{r(isIn ? 'estimated.output' : 'estimated.input', values)}</p>
}

type RecipientProps = { receiver: Receiver; isTicked: boolean; onTick: (ticked: boolean) => void }

/** Whom it goes to; one that came with a link is shown whole, and ticked (quality/faults.md, case 24). */
function Recipient({ receiver: { address, name, isFromLink }, isTicked, onTick }: RecipientProps) {
  return (
    <div className={styles['recipient']}>
      <p>{r('sentTo', { whom: name ?? shortenAddress(address) })}</p>
      {(isFromLink || name !== null) && (
        <p>
          {r('whole')} <code className={styles['address']}>{address}</code>
        </p>
      )}
      {isFromLink && (
        <label className={styles['tick']}>
          <input
            type="checkbox"
            id="recipient-checked"
            checked={isTicked}
            onChange={(event) => onTick(event.target.checked)}
          />
          {r('tick')}
        </label>
      )}
    </div>
  )
}

function Facts({ reviewed: { trade }, slippageBps }: { reviewed: Reviewed; slippageBps: number }) {
  const isIn = trade.exact === 'in'
  const bound = isIn ? minimumReceived(trade, slippageBps) : maximumSold(trade, slippageBps)
  const impact = priceImpact(trade)
  return (
    <dl className={styles['facts']}>
      <dt>{r('price')}</dt>
      <dd>
        <PriceText trade={trade} text={(values) => r('price.of', values)} turnLabel={r('turn')} />
      </dd>
      <dt>{t(isIn ? 'minimum' : 'maximum')}</dt>
      <dd>{amountText(bound, BOUND_DIGITS)}</dd>
      <dt>{t('impact')}</dt>
      <dd>
        <span data-severity={severity(impact)}>{impactText(impact)}</span>
      </dd>
      <dt>{t('fee')}</dt>
      <dd>{amountText(amountOf(trade.input.currency, feeAmount(trade)), DIGITS)}</dd>
    </dl>
  )
}

import { NetworkButton } from '#platform/session/freshness/NetworkButton.tsx'
import type { Address } from '@musi/domain/address'
import type { Currency } from '@musi/domain/currency'
import { Button } from '@musi/ui/controls/Button'
import { Cluster, Stack } from '@musi/ui/layout/Stack'
import { Note } from '@musi/ui/layout/Note'
import { type ReactNode, useState } from 'react'
import { contractOf } from '#platform/page/config/config.ts'
import { unitText } from '#platform/page/money/unitText.ts'
import { ApprovalSteps } from '#platform/session/approval/ApprovalSteps.tsx'
import { approvalPlan } from '#platform/session/approval/approvalPlan.ts'
import { useApproval } from '#platform/session/approval/useApproval.ts'
import type { ReviewSession } from '#platform/session/review/useReview.ts'
import { useBatchAbility } from '#platform/session/transactions/send/useBatchAbility.ts'
import { ConnectButton } from '#platform/session/wallet/ConnectButton.tsx'
import { useBalance } from '#platform/tokens/catalogue/useBalance.ts'
import { type StoredListing, type Piece, nameOf } from '#platform/tokens/collectibles/readMarket.ts'
import { useMarketCurrency } from '#platform/tokens/collectibles/useMarketCurrency.ts'
import { useTokenConfirmation } from '#platform/tokens/token-warning/useTokenConfirmation.tsx'
import { Funds } from './Funds.tsx'
import { OrderForm } from './OrderForm.tsx'
import type { TradeAct } from './tradeIntent.ts'
import type { AvailableTrades } from './availableTrades.ts'
import { tradeText } from './tradeWords.ts'

type Props = {
  piece: Piece
  trades: AvailableTrades
  account: Address | null
  session: ReviewSession<TradeAct>
  onChanged: () => void
  /** Floor and best offer, shown in the form of an offer. */
  priceHints: ReactNode
  /** Content beside the actions. */
  children: ReactNode
}

/** Actions for a piece: buy it, make an offer, or sell it. */
export function TradeBox({ piece, trades, account, session, onChanged, priceHints, children }: Props) {
  const [form, setForm] = useState<'sell' | 'offer' | null>(null)
  if (contractOf('seaport') === null) return <Cluster>{children}</Cluster>
  if (account === null)
    return (
      <Stack gap={4}>
        <ConnectButton />
        <Cluster>{children}</Cluster>
      </Stack>
    )
  return (
    <Stack gap={4}>
      {trades.buyableListing !== null && <BuyButton listing={trades.buyableListing} piece={piece} session={session} />}
      <Cluster gap={3}>
        {trades.canOffer && (
          <Button id="make-offer" onClick={() => setForm('offer')}>
            {tradeText('offer')}
          </Button>
        )}
        {trades.canSell && (
          <Button id="sell-piece" onClick={() => setForm('sell')}>
            {tradeText('sell')}
          </Button>
        )}
        {children}
      </Cluster>
      {form !== null && (
        <OrderForm
          subject={form === 'offer' ? { what: 'offer', piece } : { what: 'sell', piece, replacedListing: null }}
          account={account}
          returnFocusId="piece-title"
          onClose={() => setForm(null)}
          onStored={onChanged}
          priceHints={form === 'offer' ? priceHints : null}
        />
      )}
    </Stack>
  )
}

type BuyProps = { listing: StoredListing; piece: Piece; session: ReviewSession<TradeAct> }

function BuyButton({ listing, piece, session }: BuyProps) {
  const currency = useMarketCurrency(listing.order.price.token)
  const tokenConfirmation = useTokenConfirmation(currency)
  if (currency === null) return null
  if (tokenConfirmation.isConfirmed) return <BuyWithApproval {...{ listing, piece, session, currency }} />
  // Before the user has accepted the token's warning, there is no approval and no wallet prompt.
  return (
    <>
      <Button
        id="buy-piece"
        kind="primary"
        size="large"
        block
        disabled={tokenConfirmation.isLookingUp}
        aria-describedby="buy-why"
        onClick={() => tokenConfirmation.confirmThen(() => undefined)}
      >
        {tradeText('buy')}
      </Button>
      <Note as="output" breaks id="buy-why">
        {tokenConfirmation.isLookingUp ? tradeText('reading.token') : null}
      </Note>
      {tokenConfirmation.dialog}
    </>
  )
}

/** The buy button, which needs a sufficient balance and, for tokens, an approval of the market. */
function BuyWithApproval({ listing, piece, session, currency }: BuyProps & { currency: Currency }) {
  const seaport = contractOf('seaport') ?? listing.order.collection
  const amount = { currency, raw: listing.order.price.amount }
  const approval = useApproval(amount, seaport)
  const plan = approvalPlan([approval], { ability: useBatchAbility(), isSeparate: true })
  const balance = useBalance(currency)
  const isShort = balance?.kind === 'amount' && balance.amount.raw < amount.raw
  const isReady =
    plan.kind === 'nothing' || (plan.kind === 'steps' && plan.steps.every(({ progress }) => progress === 'done'))
  const reason = isShort
    ? tradeText('why.funds')
    : isReady
      ? null
      : plan.kind === 'steps'
        ? tradeText('why.allow', { symbol: unitText(currency) })
        : tradeText('reading')
  const { order, signature, hash } = listing
  const title = nameOf(piece)
  const button = (
    <NetworkButton
      id="buy-piece"
      kind="primary"
      size="large"
      block
      disabled={reason !== null}
      aria-describedby="buy-why"
      onClick={() => session.begin({ kind: 'buy', title, hash, order, signature, currency }, 'inDialog')}
    >
      {tradeText('buy')}
    </NetworkButton>
  )
  return (
    <>
      {plan.kind === 'steps' && !isShort ? (
        <ApprovalSteps
          steps={plan.steps}
          spenderName={tradeText('spender')}
          impossibleText={tradeText('impossible')}
          actStep={(count) => tradeText('step', { count })}
        >
          {button}
        </ApprovalSteps>
      ) : (
        button
      )}
      <Note as="output" breaks id="buy-why">
        {reason}
      </Note>
      {isShort && <Funds id="buy-funds" currency={currency} />}
    </>
  )
}

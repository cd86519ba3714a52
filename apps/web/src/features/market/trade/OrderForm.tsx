import { NetworkButton } from '#platform/session/freshness/NetworkButton.tsx'
import type { Address } from '@musi/domain/address'
import { parseAmount } from '@musi/domain/amount/parseAmount'
import type { Amount } from '@musi/domain/currency'
import { amountOf } from '@musi/domain/currency'
import { royaltyTakesAll } from '@musi/domain/market/orderProblem'
import { Button } from '@musi/ui/controls/Button'
import { Sheet } from '@musi/ui/overlays/Sheet'
import { Stack } from '@musi/ui/layout/Stack'
import { Note } from '@musi/ui/layout/Note'
import { Text } from '@musi/ui/Text'
import { type ReactNode, useState } from 'react'
import { exactTime } from '#platform/page/i18n/exactTime.ts'
import { contractOf } from '#platform/page/config/config.ts'
import { exactText } from '#platform/page/money/amountText.ts'
import { unitText } from '#platform/page/money/unitText.ts'
import { nativeCurrency } from '#platform/session/chain/nativeCurrency.ts'
import { useHeads } from '#platform/session/chain/useHeads.ts'
import { ApprovalSteps } from '#platform/session/approval/ApprovalSteps.tsx'
import { approvalPlan } from '#platform/session/approval/approvalPlan.ts'
import { useApproval } from '#platform/session/approval/useApproval.ts'
import { ReviewFacts } from '#platform/session/review/ReviewFacts.tsx'
import { useBatchAbility } from '#platform/session/transactions/send/useBatchAbility.ts'
import { ArtistLine } from '#platform/tokens/collectibles/ArtistLine.tsx'
import { useBalance } from '#platform/tokens/catalogue/useBalance.ts'
import { type StoredListing, nameOf } from '#platform/tokens/collectibles/readMarket.ts'
import { orderText } from '#platform/tokens/collectibles/order/orderWords.ts'
import { useMarketCurrency } from '#platform/tokens/collectibles/useMarketCurrency.ts'
import { creatorOf } from '../browse/PieceCard.tsx'
import { PiecePrice } from '../browse/PiecePrice.tsx'
import { type OrderSubject, newOrder, oldPriceEffect } from './newOrder.ts'
import { OrderFields, type TypedTerms } from './OrderFields.tsx'
import { orderCurrencies } from './orderCurrencies.ts'
import { orderFacts } from './orderFacts.ts'
import { PictureHead } from './TradeHead.tsx'
import { tradeText } from './tradeWords.ts'
import { useIsPieceApproved } from './useIsPieceApproved.ts'
import { type PlacingStep, useOrderPlacement } from './useOrderPlacement.ts'

type Props = {
  subject: OrderSubject
  account: Address
  /** Element that gets the focus on closing. */
  returnFocusId: string
  onClose: () => void
  /** Called once the order is stored. */
  onStored: () => void
  /** Withdraws the order that this one replaces. */
  onWithdraw?: () => void
  /** Floor and best offer, shown under the price. */
  priceHints?: ReactNode
}

function titleOf(subject: OrderSubject): string {
  if (subject.what === 'offerAny') return tradeText('offerAny.title', { name: subject.collection.name })
  const name = nameOf(subject.piece)
  if (subject.what === 'offer') return tradeText('offer.title', { name })
  return tradeText(subject.replacedListing === null ? 'sell.title' : 'change.title', { name })
}

function priceProblemText(parsed: ReturnType<typeof parseAmount>, isAllRoyalty: boolean): string | null {
  if (parsed.kind === 'amount') return isAllRoyalty ? tradeText('why.royalty') : null
  return parsed.kind === 'tooManyDecimals' ? tradeText('why.decimals') : tradeText('why.amount')
}

const randomSalt = (): bigint => crypto.getRandomValues(new BigUint64Array(1))[0] ?? 0n

/** Label of the button that signs the order. */
const signLabel = (subject: OrderSubject): string =>
  subject.what === 'sell' ? tradeText(subject.replacedListing === null ? 'sell' : 'change') : tradeText('offer')

/**
 * The form for a signed order; its terms are shown above the button (spec:
 * market.signed-as-shown, market.order-form).
 */
export function OrderForm({ subject, account, returnFocusId, onClose, onStored, onWithdraw, priceHints }: Props) {
  const soldPiece = subject.what === 'sell' ? subject.piece : null
  const replacedListing = subject.what === 'sell' ? subject.replacedListing : null
  const isApproved = useIsPieceApproved(soldPiece, account)
  const { terms, change, parsed, price, order, isAllRoyalty, nowSeconds } = useTypedOrder(subject, account)
  const pieceToApprove =
    soldPiece === null || isApproved !== false
      ? null
      : { title: nameOf(soldPiece), collection: soldPiece.collection, tokenId: soldPiece.id }
  const isReading = soldPiece !== null && isApproved === null
  const { step, trouble, press } = useOrderPlacement({
    order,
    currency: terms.currency,
    pieceToApprove,
    isReading,
    onStored,
  })

  const renderButton = (isDisabled: boolean) => (
    <NetworkButton
      id="sign-order"
      kind="primary"
      size="large"
      block
      busy={step !== 'form'}
      disabled={order === null || isDisabled}
      aria-describedby="order-why"
      onClick={press}
    >
      {buttonLabel(subject, step)}
    </NetworkButton>
  )
  const oldPriceLine = replacedListing !== null && order !== null && (
    <OldPrice replacedListing={replacedListing} effect={oldPriceEffect(order, replacedListing, nowSeconds)} />
  )
  const reason = priceProblemText(parsed, isAllRoyalty) ?? (isReading ? tradeText('reading') : null)
  return (
    <Sheet
      open
      onClose={onClose}
      title={titleOf(subject)}
      closeLabel={tradeText('close')}
      id="review-order"
      focusAfter={returnFocusId}
    >
      {step === 'stored' ? (
        <OrderStored
          {...{ onClose }}
          onWithdraw={replacedListing === null ? null : (onWithdraw ?? null)}
          isChange={replacedListing !== null}
        >
          {oldPriceLine}
        </OrderStored>
      ) : (
        <Stack gap={4}>
          <Subject subject={subject} />
          <OrderFields {...{ subject, terms, priceHints }} isFixed={step !== 'form'} onChange={change} />
          {order !== null && price !== null && <ReviewFacts facts={orderFacts(subject, order, price, account)} />}
          {oldPriceLine}
          {soldPiece === null && price !== null && !isAllRoyalty ? (
            <OfferApproval amount={price} trouble={trouble}>
              {renderButton}
            </OfferApproval>
          ) : (
            <>
              <ButtonNote>
                {trouble ?? reason ?? (pieceToApprove === null && step !== 'allowing' ? null : tradeText('sell.steps'))}
              </ButtonNote>
              {renderButton(reason !== null)}
            </>
          )}
        </Stack>
      )}
    </Sheet>
  )
}

/**
 * The piece with its picture and artist; renders nothing for an offer for any piece, whose
 * collection is in the title.
 */
function Subject({ subject }: { subject: OrderSubject }) {
  if (subject.what === 'offerAny') return null
  const { piece } = subject
  const creator = creatorOf(piece)
  return (
    <PictureHead collection={piece.collection} id={piece.id}>
      {creator !== null && <ArtistLine artist={creator} />}
      <Text tone="strong" size={20} weight={620}>
        {nameOf(piece)}
      </Text>
      {piece.listing !== null && (
        <Text figures>
          <PiecePrice piece={piece} />
        </Text>
      )}
    </PictureHead>
  )
}

/** The typed terms and the order they describe; the order is null while they are not valid. */
function useTypedOrder(subject: OrderSubject, account: Address) {
  const { head } = useHeads()
  /** Distinguishes orders that are otherwise equal. */
  const [salt] = useState(randomSalt)
  const [terms, setTerms] = useState<TypedTerms>(() => ({
    price: '',
    currency: orderCurrencies(subject, null).mainCurrencies[0] ?? nativeCurrency(),
    days: 30,
  }))
  const parsed = parseAmount(terms.price, terms.currency)
  const price = parsed.kind === 'amount' ? parsed.amount : null
  const nowSeconds = BigInt(head?.timeSeconds ?? 0)
  const candidateOrder =
    price === null || head === null ? null : newOrder(subject, { account, price, days: terms.days, salt, nowSeconds })
  const isAllRoyalty =
    candidateOrder !== null &&
    'royalty' in candidateOrder &&
    royaltyTakesAll(candidateOrder.royalty, candidateOrder.price.amount)
  const change = (part: Partial<TypedTerms>) => setTerms({ ...terms, ...part })
  return { terms, change, parsed, price, order: isAllRoyalty ? null : candidateOrder, isAllRoyalty, nowSeconds }
}

function buttonLabel(subject: OrderSubject, step: PlacingStep): string {
  if (step === 'signing' || step === 'submitting') return orderText(step)
  return step === 'allowing' ? tradeText('sell.allowing') : signLabel(subject)
}

/** Text above the button: why it is disabled, or what a press does. */
const ButtonNote = ({ children }: { children: string | null }) => (
  <Note as="output" breaks id="order-why">
    {children}
  </Note>
)

type OrderStoredProps = {
  /** True if it replaces an earlier order. */
  isChange: boolean
  onWithdraw: (() => void) | null
  onClose: () => void
  children: ReactNode
}

function OrderStored({ isChange, onWithdraw, onClose, children }: OrderStoredProps) {
  return (
    <Stack gap={4} id="order-kept" aria-live="polite">
      <b>{tradeText('kept')}</b>
      <p>{tradeText('kept.more')}</p>
      {children}
      {onWithdraw !== null && (
        <Button id="withdraw-old" kind="primary" block onClick={onWithdraw}>
          {tradeText('change.withdraw')}
        </Button>
      )}
      <Button kind={isChange ? 'quiet' : 'primary'} block onClick={onClose}>
        {tradeText('close')}
      </Button>
    </Stack>
  )
}

/** Says for how long the earlier price stays valid once the new one is signed. */
function OldPrice({
  replacedListing,
  effect,
}: {
  replacedListing: StoredListing
  effect: ReturnType<typeof oldPriceEffect>
}) {
  const { price, startSeconds, endSeconds } = replacedListing.order
  const currency = useMarketCurrency(price.token)
  if (currency === null) return null
  const amount = exactText(amountOf(currency, price.amount))
  const times = { opens: exactTime(Number(startSeconds)), time: exactTime(Number(endSeconds)) }
  return <p id="old-price">{tradeText(`change.${effect}`, { price: amount, ...times })}</p>
}

type OfferApprovalProps = { amount: Amount; trouble: string | null; children: (isDisabled: boolean) => ReactNode }

/** An offer needs a sufficient balance and an approval of the market. */
function OfferApproval({ amount, trouble, children }: OfferApprovalProps) {
  const seaport = contractOf('seaport') ?? amountAddress(amount)
  const approval = useApproval(amount, seaport)
  const ability = useBatchAbility()
  const balance = useBalance(amount.currency)
  const plan = approvalPlan([approval], { ability, isSeparate: true })
  const isShort = balance?.kind === 'amount' && balance.amount.raw < amount.raw
  const needsSteps = plan.kind === 'steps' && !isShort
  const isDone = plan.kind === 'steps' && plan.steps.every(({ progress }) => progress === 'done')
  const reason = isShort
    ? tradeText('why.funds')
    : plan.kind === 'nothing' || isDone
      ? null
      : needsSteps
        ? tradeText('why.allow', { symbol: unitText(amount.currency) })
        : tradeText('reading')
  const signButton = children(reason !== null)
  return (
    <>
      <ButtonNote>{trouble ?? reason}</ButtonNote>
      {needsSteps ? (
        <ApprovalSteps
          steps={plan.steps}
          spenderName={tradeText('spender')}
          impossibleText={tradeText('impossible')}
          actStep={(count) => tradeText('step', { count })}
        >
          {signButton}
        </ApprovalSteps>
      ) : (
        signButton
      )}
    </>
  )
}

const amountAddress = ({ currency }: Amount): Address => (currency.kind === 'token' ? currency.address : '0x')

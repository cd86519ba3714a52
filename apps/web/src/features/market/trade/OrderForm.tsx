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
import { useBalance } from '#platform/tokens/catalogue/useBalance.ts'
import { type StoredListing, nameOf } from '#platform/tokens/collectibles/readMarket.ts'
import { t as orderText } from '#platform/tokens/collectibles/order/orderWords.ts'
import { useMarketCurrency } from '#platform/tokens/collectibles/useMarketCurrency.ts'
import { type OrderSubject, newOrder, oldPrice } from './newOrder.ts'
import { OrderFields, type TypedTerms } from './OrderFields.tsx'
import { orderCurrencies } from './orderCurrencies.ts'
import { orderFacts } from './orderFacts.ts'
import { tradeText } from './tradeWords.ts'
import { usePieceAllowed } from './usePieceAllowed.ts'
import { type PlacingStep, usePlacing } from './usePlacing.ts'

type Props = {
  subject: OrderSubject
  account: Address
  /** Element that gets the focus on closing. */
  returnFocusId: string
  onClose: () => void
  /** The order was stored. */
  onKept: () => void
  /** Takes back the order that this one takes the place of. */
  onWithdraw?: () => void
  /** Asking prices and offers of others, under the price. */
  level?: ReactNode
}

function titleOf(subject: OrderSubject): string {
  if (subject.what === 'offerAny') return tradeText('offerAny.title', { name: subject.collection.name })
  const name = nameOf(subject.piece)
  if (subject.what === 'offer') return tradeText('offer.title', { name })
  return tradeText(subject.instead === null ? 'sell.title' : 'change.title', { name })
}

function whyNot(parsed: ReturnType<typeof parseAmount>, takesAll: boolean): string | null {
  if (parsed.kind === 'amount') return takesAll ? tradeText('why.royalty') : null
  return parsed.kind === 'tooManyDecimals' ? tradeText('why.decimals') : tradeText('why.amount')
}

const saltOf = (): bigint => crypto.getRandomValues(new BigUint64Array(1))[0] ?? 0n

/** Label of the button that signs the order. */
const actOf = (subject: OrderSubject): string =>
  subject.what === 'sell' ? tradeText(subject.instead === null ? 'sell' : 'change') : tradeText('offer')

/**
 * The form for a signed price: what is given, for what, and until when are shown above the button (spec:
 * market.signed-as-shown, market.order-form).
 */
export function OrderForm({ subject, account, returnFocusId, onClose, onKept, onWithdraw, level }: Props) {
  const sold = subject.what === 'sell' ? subject.piece : null
  const instead = subject.what === 'sell' ? subject.instead : null
  const isAllowed = usePieceAllowed(sold, account)
  const { terms, change, parsed, price, order, takesAll, nowSeconds } = useTypedOrder(subject, account)
  const toAllow =
    sold === null || isAllowed !== false ? null : { title: nameOf(sold), collection: sold.collection, tokenId: sold.id }
  const isReading = sold !== null && isAllowed === null
  const { step, trouble, press } = usePlacing({ order, currency: terms.currency, toAllow, isReading, onKept })

  const button = (isOff: boolean) => (
    <NetworkButton
      id="sign-order"
      kind="primary"
      size="large"
      block
      busy={step !== 'form'}
      disabled={order === null || isOff}
      aria-describedby="order-why"
      onClick={press}
    >
      {labelOf(subject, step)}
    </NetworkButton>
  )
  const oldPriceLine = instead !== null && order !== null && (
    <OldPrice instead={instead} stands={oldPrice(order, instead, nowSeconds)} />
  )
  const why = whyNot(parsed, takesAll) ?? (isReading ? tradeText('reading') : null)
  return (
    <Sheet
      open
      onClose={onClose}
      title={titleOf(subject)}
      closeLabel={tradeText('close')}
      id="review-order"
      focusAfter={returnFocusId}
    >
      {step === 'kept' ? (
        <KeptOrder
          {...{ onClose }}
          onWithdraw={instead === null ? null : (onWithdraw ?? null)}
          isChange={instead !== null}
        >
          {oldPriceLine}
        </KeptOrder>
      ) : (
        <Stack gap={4}>
          <OrderFields {...{ subject, terms, level }} isFixed={step !== 'form'} onChange={change} />
          {order !== null && price !== null && <ReviewFacts facts={orderFacts(subject, order, price, account)} />}
          {oldPriceLine}
          {sold === null && price !== null && !takesAll ? (
            <Allowed amount={price} trouble={trouble}>
              {button}
            </Allowed>
          ) : (
            <>
              <Why>{trouble ?? why ?? (toAllow === null && step !== 'allowing' ? null : tradeText('sell.steps'))}</Why>
              {button(why !== null)}
            </>
          )}
        </Stack>
      )}
    </Sheet>
  )
}

/** The typed terms and the order they make; the order is null while they make none. */
function useTypedOrder(subject: OrderSubject, account: Address) {
  const { head } = useHeads()
  /** Tells orders apart that are otherwise the same. */
  const [salt] = useState(saltOf)
  const [terms, setTerms] = useState<TypedTerms>(() => ({
    price: '',
    currency: orderCurrencies(subject, null).first[0] ?? nativeCurrency(),
    days: 30,
  }))
  const parsed = parseAmount(terms.price, terms.currency)
  const price = parsed.kind === 'amount' ? parsed.amount : null
  const nowSeconds = BigInt(head?.timeSeconds ?? 0)
  const meant =
    price === null || head === null ? null : newOrder(subject, { account, price, days: terms.days, salt, nowSeconds })
  const takesAll = meant !== null && 'royalty' in meant && royaltyTakesAll(meant.royalty, meant.price.amount)
  const change = (part: Partial<TypedTerms>) => setTerms({ ...terms, ...part })
  return { terms, change, parsed, price, order: takesAll ? null : meant, takesAll, nowSeconds }
}

function labelOf(subject: OrderSubject, step: PlacingStep): string {
  if (step === 'signing' || step === 'keeping') return orderText(step)
  return step === 'allowing' ? tradeText('sell.allowing') : actOf(subject)
}

/** Reason why the button is disabled, or the effect of a press; shown above the button. */
const Why = ({ children }: { children: string | null }) => (
  <Note as="output" breaks id="order-why">
    {children}
  </Note>
)

type KeptProps = {
  /** Replaces an earlier order. */
  isChange: boolean
  onWithdraw: (() => void) | null
  onClose: () => void
  children: ReactNode
}

function KeptOrder({ isChange, onWithdraw, onClose, children }: KeptProps) {
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

/** Tells which purchases the earlier price still allows once the new one is signed. */
function OldPrice({ instead, stands }: { instead: StoredListing; stands: ReturnType<typeof oldPrice> }) {
  const { price, startSeconds, endSeconds } = instead.order
  const currency = useMarketCurrency(price.token)
  if (currency === null) return null
  const amount = exactText(amountOf(currency, price.amount))
  const times = { opens: exactTime(Number(startSeconds)), time: exactTime(Number(endSeconds)) }
  return <p id="old-price">{tradeText(`change.${stands}`, { price: amount, ...times })}</p>
}

type AllowedProps = { amount: Amount; trouble: string | null; children: (isOff: boolean) => ReactNode }

/** An offer needs a sufficient balance and an approval of the market. */
function Allowed({ amount, trouble, children }: AllowedProps) {
  const seaport = contractOf('seaport') ?? amountAddress(amount)
  const approval = useApproval(amount, seaport)
  const ability = useBatchAbility()
  const balance = useBalance(amount.currency)
  const plan = approvalPlan([approval], { ability, isSeparate: true })
  const isShort = balance?.kind === 'amount' && balance.amount.raw < amount.raw
  const isSteps = plan.kind === 'steps' && !isShort
  const isDone = plan.kind === 'steps' && plan.steps.every(({ progress }) => progress === 'done')
  const why = isShort
    ? tradeText('why.funds')
    : plan.kind === 'nothing' || isDone
      ? null
      : isSteps
        ? tradeText('why.allow', { symbol: unitText(amount.currency) })
        : tradeText('reading')
  const act = children(why !== null)
  return (
    <>
      <Why>{trouble ?? why}</Why>
      {isSteps ? (
        <ApprovalSteps
          steps={plan.steps}
          spenderName={tradeText('spender')}
          impossibleText={tradeText('impossible')}
          actStep={(count) => tradeText('step', { count })}
        >
          {act}
        </ApprovalSteps>
      ) : (
        act
      )}
    </>
  )
}

const amountAddress = ({ currency }: Amount): Address => (currency.kind === 'token' ? currency.address : '0x')

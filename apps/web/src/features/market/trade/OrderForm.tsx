import { NetworkButton } from '#platform/session/freshness/NetworkButton.tsx'
import type { Address } from '@musi/domain/address'
import { parseAmount } from '@musi/domain/amount/parseAmount'
import { LONGEST_TYPED, typedAmount } from '@musi/domain/amount/typedAmount'
import type { Amount, Currency } from '@musi/domain/currency'
import { amountOf, currencyId } from '@musi/domain/currency'
import { royaltyTakesAll } from '@musi/domain/market/orderProblem'
import { Button } from '@musi/ui/controls/Button'
import { Input } from '@musi/ui/controls/Input'
import { Select } from '@musi/ui/controls/Select'
import { Sheet } from '@musi/ui/overlays/Sheet'
import { Stack } from '@musi/ui/layout/Stack'
import { Note } from '@musi/ui/layout/Note'
import { type ReactNode, useState } from 'react'
import { exactTime } from '#platform/page/i18n/exactTime.ts'
import { contractOf } from '#platform/page/config/config.ts'
import { exactText } from '#platform/page/money/amountText.ts'
import { unitText } from '#platform/page/money/unitText.ts'
import { bookTokens } from '#platform/session/chain/bookTokens.ts'
import { nativeCurrency } from '#platform/session/chain/nativeCurrency.ts'
import { useHeads } from '#platform/session/chain/useHeads.ts'
import { ApprovalSteps } from '#platform/session/approval/ApprovalSteps.tsx'
import { approvalPlan } from '#platform/session/approval/approvalPlan.ts'
import { useApproval } from '#platform/session/approval/useApproval.ts'
import { ReviewFacts } from '#platform/session/review/ReviewFacts.tsx'
import { useBatchAbility } from '#platform/session/transactions/send/useBatchAbility.ts'
import { useBalance } from '#platform/tokens/catalogue/useBalance.ts'
import { type KeptListing, nameOf } from '#platform/tokens/collectibles/readMarket.ts'
import { orderTroubleText } from '#platform/tokens/collectibles/order/orderTroubleText.ts'
import { t as orders } from '#platform/tokens/collectibles/order/orderWords.ts'
import { useMarketCurrency } from '#platform/tokens/collectibles/useMarketCurrency.ts'
import { type OrderOutcome, type UncountedOrder, askOrder } from '#platform/tokens/collectibles/order/askOrder.ts'
import { Funds } from './Funds.tsx'
import { type OrderSubject, newOrder, oldPrice } from './newOrder.ts'
import { orderFacts } from './orderFacts.ts'
import styles from './Trade.module.css'
import { w } from './tradeWords.ts'

const DAYS = [1, 7, 30, 90, 180] as const

type Props = {
  subject: OrderSubject
  account: Address
  /** Element that gets the focus on closing. */
  startsAt: string
  onClose: () => void
  /** The order was stored. */
  onKept: () => void
  /** Takes back the order that this one takes the place of. */
  onWithdraw?: () => void
}

/** Terms as typed. */
type TypedTerms = { price: string; currency: Currency; days: number }

/** Currencies of the book and the chain; the native one cannot be taken from a bidder. */
const currenciesFor = ({ what }: OrderSubject): readonly Currency[] =>
  what === 'sell' ? [nativeCurrency(), ...bookTokens().values()] : [...bookTokens().values()]

function titleOf(subject: OrderSubject): string {
  if (subject.what === 'offerAny') return w('offerAny.title', { name: subject.collection.name })
  const name = nameOf(subject.piece)
  if (subject.what === 'offer') return w('offer.title', { name })
  return w(subject.instead === null ? 'sell.title' : 'change.title', { name })
}

function whyNot(parsed: ReturnType<typeof parseAmount>, takesAll: boolean): string | null {
  if (parsed.kind === 'amount') return takesAll ? w('why.royalty') : null
  return parsed.kind === 'tooManyDecimals' ? w('why.decimals') : w('why.amount')
}

/** Two currencies may have one symbol: then the name says which is meant. */
const calledAmong = (currencies: readonly Currency[], currency: Currency): string =>
  currencies.filter((each) => unitText(each) === unitText(currency)).length > 1
    ? `${unitText(currency)} (${currency.name})`
    : unitText(currency)

const saltOf = (): bigint => crypto.getRandomValues(new BigUint64Array(1))[0] ?? 0n

/**
 * The form for a signed price: what is given, for what, and until when are shown above the button (spec:
 * market.signed-as-shown).
 */
export function OrderForm({ subject, account, startsAt, onClose, onKept, onWithdraw }: Props) {
  const { head } = useHeads()
  const instead = subject.what === 'sell' ? subject.instead : null
  /** Tells orders apart that are otherwise the same. */
  const [salt] = useState(saltOf)
  const [terms, setTerms] = useState<TypedTerms>(() => ({
    price: '',
    currency: currenciesFor(subject)[0] ?? nativeCurrency(),
    days: 30,
  }))
  const { currency, days } = terms
  const { step, outcome, sign } = useSigning(currency, onKept)
  const parsed = parseAmount(terms.price, currency)
  const price = parsed.kind === 'amount' ? parsed.amount : null
  const meant =
    price === null || head === null
      ? null
      : newOrder(subject, { account, price, days, salt, nowSeconds: BigInt(head.timeSeconds) })
  const takesAll = meant !== null && 'royalty' in meant && royaltyTakesAll(meant.royalty, meant.price.amount)
  const order = takesAll ? null : meant
  const isKept = outcome?.kind === 'kept'

  const button = (why: string | null) => (
    <>
      <NetworkButton
        id="sign-order"
        kind="primary"
        size="large"
        block
        busy={step !== 'form'}
        disabled={order === null || why !== null || step !== 'form'}
        aria-describedby="order-why"
        onClick={() => order !== null && void sign(order)}
      >
        {step === 'form' ? w('sign') : orders(step)}
      </NetworkButton>
      <Note as="output" breaks id="order-why">
        {outcome !== null && outcome.kind !== 'kept' ? orderTroubleText(outcome) : why}
      </Note>
    </>
  )
  const oldPriceLine = instead !== null && order !== null && head !== null && (
    <OldPrice instead={instead} stands={oldPrice(order, instead, BigInt(head.timeSeconds))} />
  )
  return (
    <Sheet
      open
      onClose={onClose}
      title={titleOf(subject)}
      closeLabel={w('close')}
      id="review-order"
      focusAfter={startsAt}
    >
      {isKept ? (
        <KeptOrder
          {...{ onClose }}
          onWithdraw={instead === null ? null : (onWithdraw ?? null)}
          isChange={instead !== null}
        >
          {oldPriceLine}
        </KeptOrder>
      ) : (
        <Stack gap={4}>
          <OrderFields subject={subject} terms={terms} onChange={(part) => setTerms({ ...terms, ...part })} />
          {order !== null && price !== null && <ReviewFacts facts={orderFacts(subject, order, price, account)} />}
          {oldPriceLine}
          {subject.what !== 'sell' && price !== null && !takesAll ? (
            <Allowed amount={price}>{button}</Allowed>
          ) : (
            button(whyNot(parsed, takesAll))
          )}
        </Stack>
      )}
    </Sheet>
  )
}

/** One order, signed and handed to the book. */
function useSigning(currency: Currency, onKept: () => void) {
  const [step, setStep] = useState<'form' | 'signing' | 'keeping'>('form')
  const [outcome, setOutcome] = useState<OrderOutcome | null>(null)
  async function sign(given: UncountedOrder): Promise<void> {
    setOutcome(null)
    setStep('signing')
    const ended = await askOrder(given, currency, () => setStep('keeping'))
    setStep('form')
    setOutcome(ended)
    if (ended.kind === 'kept') onKept()
  }
  return { step, outcome, sign }
}

type FieldsProps = {
  subject: OrderSubject
  terms: TypedTerms
  onChange: (part: Partial<TypedTerms>) => void
}

/** Price, currency and duration; a bidder also sees the available balance. */
function OrderFields({ subject, terms: { price, currency, days }, onChange }: FieldsProps) {
  const currencies = currenciesFor(subject)
  return (
    <>
      <div className={styles['fields']}>
        <Input
          id="order-price"
          label={w('price')}
          value={price}
          inputMode="decimal"
          autoComplete="off"
          maxLength={LONGEST_TYPED}
          onChange={(event) => {
            const typed = typedAmount(event.target.value)
            if (typed !== null) onChange({ price: typed })
          }}
        />
        <Select
          id="order-currency"
          label={w('currency')}
          value={currencies.findIndex((each) => currencyId(each) === currencyId(currency))}
          options={currencies.map((each, place) => [place, calledAmong(currencies, each)])}
          onChange={(place) => onChange({ currency: currencies[place] ?? nativeCurrency() })}
        />
      </div>
      {subject.what !== 'sell' && <Funds id="order-funds" currency={currency} />}
      <Select
        id="order-days"
        label={w('days')}
        value={days}
        options={DAYS.map((count) => [count, w('days.count', { count })])}
        onChange={(count) => onChange({ days: count })}
      />
    </>
  )
}

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
      <b>{w('kept')}</b>
      <p>{w('kept.more')}</p>
      {children}
      {onWithdraw !== null && (
        <Button id="withdraw-old" kind="primary" block onClick={onWithdraw}>
          {w('change.withdraw')}
        </Button>
      )}
      <Button kind={isChange ? 'quiet' : 'primary'} block onClick={onClose}>
        {w('close')}
      </Button>
    </Stack>
  )
}

/** What the earlier price still allows once the new one is signed. */
function OldPrice({ instead, stands }: { instead: KeptListing; stands: ReturnType<typeof oldPrice> }) {
  const { price, startSeconds, endSeconds } = instead.order
  const currency = useMarketCurrency(price.token)
  if (currency === null) return null
  const amount = exactText(amountOf(currency, price.amount))
  const times = { opens: exactTime(Number(startSeconds)), time: exactTime(Number(endSeconds)) }
  return <p id="old-price">{w(`change.${stands}`, { price: amount, ...times })}</p>
}

/** An offer needs a sufficient balance and an approval of the market. */
function Allowed({ amount, children }: { amount: Amount; children: (why: string | null) => ReactNode }) {
  const seaport = contractOf('seaport') ?? amountAddress(amount)
  const approval = useApproval(amount, seaport)
  const ability = useBatchAbility()
  const balance = useBalance(amount.currency)
  const plan = approvalPlan([approval], { ability, isSeparate: true })
  const isShort = balance?.kind === 'amount' && balance.amount.raw < amount.raw
  if (isShort) return children(w('why.funds'))
  if (plan.kind === 'steps')
    return (
      <ApprovalSteps
        steps={plan.steps}
        spenderName={w('spender')}
        impossibleText={w('impossible')}
        actStep={(count) => w('step', { count })}
      >
        {children(
          plan.steps.every(({ progress }) => progress === 'done')
            ? null
            : w('why.allow', { symbol: unitText(amount.currency) }),
        )}
      </ApprovalSteps>
    )
  return children(plan.kind === 'nothing' ? null : w('reading'))
}

const amountAddress = ({ currency }: Amount): Address => (currency.kind === 'token' ? currency.address : '0x')

import type { Address } from '@musi/domain/address'
import { parseAmount } from '@musi/domain/amount/parseAmount'
import { LONGEST_TYPED, typedAmount } from '@musi/domain/amount/typedAmount'
import { type Amount, type Currency, amountOf } from '@musi/domain/currency'
import { royaltyDue } from '@musi/domain/market/orderProblem'
import { Button } from '@musi/ui/Button'
import { Input } from '@musi/ui/Input'
import { Sheet } from '@musi/ui/Sheet'
import { type ReactNode, useState } from 'react'
import { exactTime } from '../../../platform/page/i18n/exactTime.ts'
import { contractOf } from '../../../platform/page/config/config.ts'
import { exactText } from '../../../platform/page/money/amountText.ts'
import { bookTokens } from '../../../platform/session/chain/bookTokens.ts'
import { nativeCurrency } from '../../../platform/session/chain/nativeCurrency.ts'
import { useHeads } from '../../../platform/session/chain/useHeads.ts'
import { ApprovalSteps } from '../../../platform/session/approval/ApprovalSteps.tsx'
import { approvalPlan } from '../../../platform/session/approval/approvalPlan.ts'
import { useApproval } from '../../../platform/session/approval/useApproval.ts'
import { type Facts, ReviewFacts } from '../../../platform/session/review/ReviewFacts.tsx'
import { useBatchAbility } from '../../../platform/session/transactions/send/useBatchAbility.ts'
import { refusalText } from '../../../platform/session/wallet/gateWords.ts'
import { useBalance } from '../../../platform/tokens/catalogue/useBalance.ts'
import { type Piece, nameOf } from '../shelf/readMarket.ts'
import { type OrderOutcome, type UncountedOrder, askOrder } from './askOrder.ts'
import styles from './Trade.module.css'
import { w } from './tradeWords.ts'

const DAY = 86_400n
const BPS = 10_000n
const DAYS = [1, 7, 30, 90, 180] as const

type Props = {
  what: 'sell' | 'offer'
  piece: Piece
  account: Address
  onClose: () => void
  /** It stands in the book. */
  onKept: () => void
}

/** Of the book and the chain; native currency cannot be taken from a bidder. */
const currenciesFor = (what: Props['what']): readonly Currency[] =>
  what === 'sell' ? [nativeCurrency(), ...bookTokens().values()] : [...bookTokens().values()]

const saltOf = (): bigint => crypto.getRandomValues(new BigUint64Array(1))[0] ?? 0n

/** A price, signed: what is given, for what, until when, stands above the button (spec: market.signed-as-shown). */
export function OrderForm({ what, piece, account, onClose, onKept }: Props) {
  const { head } = useHeads()
  const currencies = currenciesFor(what)
  /** Tells orders apart that are otherwise the same. */
  const [salt] = useState(saltOf)
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const [days, setDays] = useState<number>(30)
  const [step, setStep] = useState<'form' | 'signing' | 'keeping'>('form')
  const [outcome, setOutcome] = useState<OrderOutcome | null>(null)
  const currency = currencies[at] ?? nativeCurrency()
  const parsed = parseAmount(text, currency)
  const price = parsed.kind === 'amount' ? parsed.amount : null
  const name = nameOf(piece)
  const order =
    price === null || head === null
      ? null
      : orderOf({ what, piece, account, price, days, salt }, BigInt(head.timeSeconds))
  const isKept = outcome?.kind === 'kept'

  async function sign(given: UncountedOrder): Promise<void> {
    setOutcome(null)
    setStep('signing')
    const ended = await askOrder(given, () => setStep('keeping'))
    setStep('form')
    setOutcome(ended)
    if (ended.kind === 'kept') onKept()
  }

  const button = (why: string | null) => (
    <>
      <Button
        id="sign-order"
        kind="primary"
        size="large"
        block
        busy={step !== 'form'}
        disabled={order === null || why !== null || step !== 'form'}
        aria-describedby="order-why"
        onClick={() => order !== null && void sign(order)}
      >
        {step === 'form' ? w('sign') : w(step)}
      </Button>
      <output id="order-why" className={styles['why']}>
        {outcome !== null && outcome.kind !== 'kept' ? outcomeText(outcome) : why}
      </output>
    </>
  )
  const wrong =
    parsed.kind === 'amount' ? null : parsed.kind === 'tooManyDecimals' ? w('why.decimals') : w('why.amount')
  return (
    <Sheet
      open
      onClose={onClose}
      title={w(`${what}.title`, { name })}
      closeLabel={w('close')}
      id="review-order"
      focusAfter="piece-title"
    >
      {isKept ? (
        <div id="order-kept" className={styles['form']} aria-live="polite">
          <b>{w('kept')}</b>
          <p>{w('kept.more')}</p>
          <Button kind="primary" block onClick={onClose}>
            {w('close')}
          </Button>
        </div>
      ) : (
        <div className={styles['form']}>
          <div className={styles['fields']}>
            <Input
              id="order-price"
              label={w('price')}
              value={text}
              inputMode="decimal"
              autoComplete="off"
              maxLength={LONGEST_TYPED}
              onChange={(event) => {
                const typed = typedAmount(event.target.value)
                if (typed !== null) setText(typed)
              }}
            />
            <label className={styles['select']}>
              <span>{w('currency')}</span>
              <select id="order-currency" value={at} onChange={(event) => setAt(Number(event.target.value))}>
                {currencies.map(({ symbol }, place) => (
                  <option key={symbol} value={place}>
                    {symbol}
                  </option>
                ))}
              </select>
            </label>
          </div>
          <label className={styles['select']}>
            <span>{w('days')}</span>
            <select id="order-days" value={days} onChange={(event) => setDays(Number(event.target.value))}>
              {DAYS.map((count) => (
                <option key={count} value={count}>
                  {w('days.count', { count })}
                </option>
              ))}
            </select>
          </label>
          {order !== null && price !== null && <ReviewFacts facts={factsOf(what, name, order, price, account)} />}
          {what === 'offer' && price !== null ? <Allowed amount={price}>{button}</Allowed> : button(wrong)}
        </div>
      )}
    </Sheet>
  )
}

/** What is offered must be there, and the market must be allowed to take it. */
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
        {children(plan.steps.every(({ progress }) => progress === 'done') ? null : w('reading'))}
      </ApprovalSteps>
    )
  return children(plan.kind === 'nothing' ? null : w('reading'))
}

const amountAddress = ({ currency }: Amount): Address => (currency.kind === 'token' ? currency.address : '0x')

type Wanted = Pick<Props, 'what' | 'piece' | 'account'> & { price: Amount; days: number; salt: bigint }

function orderOf({ what, piece, account, price, days, salt }: Wanted, nowSeconds: bigint): UncountedOrder | null {
  const { collection, id, royalty } = piece
  const due = royaltyDue(
    { address: account, sells: what === 'sell' },
    royalty === null ? null : { artist: royalty.artist, amount: (price.raw * BigInt(royalty.bps)) / BPS },
  )
  const terms = {
    ...{ collection, tokenId: id, royalty: due, salt },
    ...{ startSeconds: nowSeconds, endSeconds: nowSeconds + BigInt(days) * DAY },
  }
  const { currency, raw: amount } = price
  if (what === 'sell')
    return {
      ...{ ...terms, kind: 'listing', seller: account },
      price: { token: currency.kind === 'native' ? 'native' : currency.address, amount },
    }
  return currency.kind === 'native'
    ? null
    : { ...terms, kind: 'offer', bidder: account, price: { token: currency.address, amount } }
}

function factsOf(what: Props['what'], name: string, order: UncountedOrder, price: Amount, account: Address): Facts {
  const royalty = 'royalty' in order ? order.royalty : null
  const share = royalty === null ? w('royalty.none') : exactText(amountOf(price.currency, royalty.amount))
  const until = exactTime(Number(order.endSeconds))
  if (what === 'offer')
    return [
      [w('give'), exactText(price)],
      [w('for'), name],
      [w('royalty'), share],
      [w('until'), until],
    ]
  const kept = royalty === null || royalty.artist === account ? price.raw : price.raw - royalty.amount
  return [
    [w('give'), name],
    [w('get'), exactText(amountOf(price.currency, kept))],
    [w('royalty'), share],
    [w('until'), until],
  ]
}

function outcomeText(outcome: Exclude<OrderOutcome, { kind: 'kept' }>): string {
  return outcome.kind === 'gate' ? refusalText(outcome.refusal) : w(`trouble.${outcome.trouble}`)
}

import { exactAmount } from '@musi/domain/amount/amountText'
import { parseAmount } from '@musi/domain/amount/parseAmount'
import { flooredPercent } from '@musi/domain/amount/percentText'
import { typedAmount } from '@musi/domain/amount/typedAmount'
import { type Token, amountOf } from '@musi/domain/currency'
import { type FirstPool as Plan, firstPool } from '@musi/domain/liquidity/firstPool'
import { amountsSentBefore } from '@musi/domain/liquidity/openedPool'
import { setsPrice } from '@musi/domain/liquidity/pairState'
import { priceOf, significantPrice } from '@musi/domain/amount/price'
import { addAmountsText } from '@musi/domain/url/liquidityPath'
import { buttonClass } from '@musi/ui/controls/Button'
import { Facts } from '@musi/ui/layout/Facts'
import { Input } from '@musi/ui/controls/Input'
import { Note } from '@musi/ui/layout/Note'
import { contractOf } from '#platform/page/config/config.ts'
import { unitText } from '#platform/page/money/unitText.ts'
import { Money } from '#platform/page/money/Money.tsx'
import { amountText, exactText } from '#platform/page/money/amountText.ts'
import { figureText } from '#platform/page/money/figureText.ts'
import { Link } from '#platform/page/navigation/Link.tsx'
import { nativeCurrency } from '#platform/session/chain/nativeCurrency.ts'
import { sentText } from '#platform/session/exchange/sentText.ts'
import { sentBeforeText } from '#platform/session/exchange/sentWords.ts'
import { usePool } from '#platform/session/exchange/usePool.ts'
import { useVisitValue } from '#platform/page/visit/useVisitValue.ts'
import styles from './CreateTokenForm.module.css'
import { supplyOf } from './createTokenIntent.ts'
import { poolDraft } from './createdToken.ts'
import { newTokenText } from './tokenWords.ts'

const DIGITS = 6
const LARGE = buttonClass({ kind: 'primary', size: 'large', block: true })

/**
 * Shows the consequences of an artist's intended price before the first pool is opened (spec:
 * artist-tokens.first-pool).
 */
export function FirstPool({ token }: { token: Token }) {
  const native = nativeCurrency()
  const pool = usePool(native, token)
  const symbol = unitText(token)
  if (pool?.state.kind === 'loading') return <p>{newTokenText('made.reading')}</p>
  const canOpen = contractOf('oneTokenLiquidity') !== null
  if (pool?.state.kind === 'exists' && !setsPrice(pool.state, canOpen)) {
    const { reserveA, reserveB } = pool.state.pool
    const price = priceOf(amountOf(token, reserveB), amountOf(native, reserveA))
    return (
      <>
        {price !== null && (
          <p id="first-pool-open">
            {newTokenText('made.open', { price: `${figureText(significantPrice(price))} ${native.symbol}`, symbol })}
          </p>
        )}
        <Link className={LARGE} to={`/swap?outputCurrency=${token.address}`}>
          {newTokenText('made.trade')}
        </Link>
      </>
    )
  }
  const sent = pool === null ? null : sentText([native, token], amountsSentBefore(pool.state))
  return <PoolPlan token={token} sent={sent && sentBeforeText(canOpen ? 'sent' : 'blocked', { amount: sent })} />
}

/** `sent`: a warning about tokens sent to the pool before it was opened. */
function PoolPlan({ token, sent }: { token: Token; sent: string | null }) {
  const draft = useVisitValue(poolDraft)
  const native = nativeCurrency()
  const symbol = unitText(token)
  const supply = supplyOf(token)
  const price = parseAmount(draft.price, native)
  const tokens = parseAmount(draft.tokens, token)
  const plan =
    price.kind === 'amount' && tokens.kind === 'amount' ? firstPool(price.amount, tokens.amount, supply.raw) : null
  const problem = plan?.ok === false ? newTokenText(`pool.${plan.problem}`, { supply: exactText(supply) }) : null
  const field = (part: keyof typeof draft) => ({
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    value: draft[part],
    onChange: ({ target }: { target: { value: string } }) => {
      const typed = typedAmount(target.value)
      if (typed !== null) poolDraft.set({ ...poolDraft.get(), [part]: typed })
    },
  })
  const whole = plan?.ok === true ? plan.pool : null
  const amounts = whole && addAmountsText({ a: exactAmount(whole.coins), b: exactAmount(whole.tokens) })
  return (
    <>
      <p>{newTokenText('made.next', { native: native.symbol })}</p>
      {sent !== null && <p id="first-pool-sent">{sent}</p>}
      <div className={styles['pair']}>
        <Input
          id="first-pool-price"
          label={newTokenText('pool.price', { symbol, native: native.symbol })}
          placeholder="0.001"
          {...field('price')}
        />
        <Input
          id="first-pool-tokens"
          label={newTokenText('pool.tokens', { symbol })}
          placeholder="10000"
          error={problem}
          {...field('tokens')}
        />
      </div>
      {whole !== null && <Preview plan={whole} />}
      <Link id="open-first-pool" className={LARGE} to={`/add/ETH/${token.address}${amounts ?? ''}`}>
        {newTokenText('made.pool')}
      </Link>
    </>
  )
}

const Preview = ({ plan: { tokens, coins, ofSupply, purchases } }: { plan: Plan }) => (
  <div id="first-pool-preview" className={styles['form']} aria-live="polite">
    <Facts>
      <div>
        <dt>{newTokenText('pool.gives')}</dt>
        <dd>
          <Money amount={tokens} digits={DIGITS} /> + <Money amount={coins} digits={DIGITS} />
        </dd>
      </div>
      <div>
        <dt>{newTokenText('pool.ofSupply')}</dt>
        <dd>{figureText(flooredPercent(ofSupply))}</dd>
      </div>
      {purchases.map(({ bought, cost }) => (
        <div key={String(bought.raw)}>
          <dt>{newTokenText('pool.buying', { amount: amountText(bought, DIGITS) })}</dt>
          <dd>
            <Money amount={cost} digits={DIGITS} />
          </dd>
        </div>
      ))}
    </Facts>
    <Note>{newTokenText('pool.note')}</Note>
  </div>
)

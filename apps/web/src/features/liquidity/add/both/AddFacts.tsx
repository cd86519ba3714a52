import { positionShareText } from '@musi/domain/amount/percentText'
import { fraction } from '@musi/domain/fraction'
import { sharesWithFee } from '@musi/domain/liquidity/poolShares'
import { addedShareText } from '@musi/domain/liquidity/shareText'
import { type Price, invertPrice, significantPrice } from '@musi/domain/amount/price'
import { Note } from '@musi/ui/layout/Note'
import { unitText } from '#platform/page/money/unitText.ts'
import { figureText } from '#platform/page/money/figureText.ts'
import type { PoolFacts } from '#platform/session/exchange/usePool.ts'
import { lastAnswer } from '#platform/session/freshness/lastAnswer.ts'
import { addText } from '../words/addWords.ts'
import styles from './AddFacts.module.css'
import type { AddSideStates, AddState } from './useAddition.ts'

/** Shown if a price is unknown. */
const UNKNOWN_PRICE = '-'

type Props = { state: AddState; sides: AddSideStates; pool: PoolFacts | null }

/** Price in both directions, and the resulting share of the pool. */
export function AddFacts({ state: { price, minted, isFirstProvider, staleness }, sides, pool }: Props) {
  const { currency: a } = sides.a
  const { currency: b } = sides.b
  if (a === null || b === null || pool?.state.kind === 'invalid') return null
  const change = shareChange(minted, pool)
  return (
    <section
      id="add-facts"
      className={styles['facts']}
      aria-labelledby="add-facts-title"
      {...(staleness !== null && lastAnswer({ overdue: true, block: staleness.block }))}
    >
      <Note as="h2" weight={560} id="add-facts-title">
        {addText(isFirstProvider ? 'facts.new' : 'facts')}
      </Note>
      <dl>
        <PriceLine price={price} label={addText('per', { quote: unitText(b), base: unitText(a) })} />
        <PriceLine
          price={price && invertPrice(price)}
          label={addText('per', { quote: unitText(a), base: unitText(b) })}
        />
        <div>
          <dt>{addText('share')}</dt>
          <dd id="add-share">{figureText(addedShareText(minted))}</dd>
        </div>
      </dl>
      {change !== null && (
        <p id="add-share-change">
          <span>{addText('share.yours')}</span> <b>{addText('share.change', change)}</b>
        </p>
      )}
    </section>
  )
}

const PriceLine = ({ price, label }: { price: Price | null; label: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{price === null ? UNKNOWN_PRICE : figureText(significantPrice(price))}</dd>
  </div>
)

/** The account's whole share of the pool, if it has one already. */
function shareChange(minted: AddState['minted'], pool: PoolFacts | null) {
  if (pool?.state.kind !== 'exists' || pool.fee === null || pool.shares === null || pool.shares === 0n) return null
  if (minted?.kind !== 'minted') return null
  const supply = sharesWithFee(pool.state.pool, pool.fee)
  const text = (shares: bigint, all: bigint) => figureText(positionShareText(fraction(shares, all)))
  return {
    before: text(pool.shares, supply),
    after: text(pool.shares + minted.shares, supply + minted.shares),
  }
}

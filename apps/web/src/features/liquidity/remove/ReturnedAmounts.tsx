import type { Amount, Currency } from '@musi/domain/currency'
import { unitText } from '#platform/page/money/unitText.ts'
import { amountFigure, exactText } from '#platform/page/money/amountText.ts'
import { lastAnswer } from '#platform/session/freshness/lastAnswer.ts'
import { useListedFacts } from '#platform/tokens/catalogue/useListedFacts.ts'
import { TokenLogo } from '#platform/tokens/token-logo/TokenLogo.tsx'
import styles from './Remove.module.css'
import type { RemovalState } from './useRemoval.ts'

const DIGITS = 6

type Props = Pick<RemovalState, 'a' | 'b' | 'amounts' | 'staleness'>

/** The returned amounts, side by side. */
export function ReturnedAmounts({ a, b, amounts, staleness }: Props) {
  return (
    <dl
      className={styles['returned']}
      {...(staleness !== null && lastAnswer({ overdue: true, block: staleness.block }))}
    >
      <Side name="tokena" currency={a} amount={amounts?.a ?? null} />
      <Side name="tokenb" currency={b} amount={amounts?.b ?? null} />
    </dl>
  )
}

type SideProps = { name: string; currency: Currency | null; amount: Amount | null }

function Side({ name, currency, amount }: SideProps) {
  const { logoUri, shape } = useListedFacts(currency)
  return (
    <div>
      <dd id={`remove-liquidity-${name}-amount`}>
        {amount === null || amount.raw === 0n ? (
          '-'
        ) : (
          <span title={exactText(amount)}>{amountFigure(amount, DIGITS)}</span>
        )}
      </dd>
      <dt>
        {currency !== null && <TokenLogo currency={currency} logoUri={logoUri} shape={shape} size="small" />}
        <span id={`remove-liquidity-${name}-symbol`}>{currency === null ? '-' : unitText(currency)}</span>
      </dt>
    </div>
  )
}

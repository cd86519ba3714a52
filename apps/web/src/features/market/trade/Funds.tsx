import type { Currency } from '@musi/domain/currency'
import { Cluster } from '@musi/ui/layout/Stack'
import { withParts } from '#platform/page/i18n/withParts.tsx'
import { Money } from '#platform/page/money/Money.tsx'
import { unitText } from '#platform/page/money/unitText.ts'
import { Link } from '#platform/page/navigation/Link.tsx'
import { useBalance } from '#platform/tokens/catalogue/useBalance.ts'
import { tradeText } from './tradeWords.ts'

const DIGITS = 6

/** The account's balance of the payment currency, and a link to get more. */
export function Funds({ id, currency }: { id: 'order-funds' | 'buy-funds'; currency: Currency }) {
  const balance = useBalance(currency)
  if (balance?.kind !== 'amount') return null
  return (
    <Cluster as="p" gap={4} lines={0} apart tone="muted" size={14} id={id}>
      <span>
        {withParts(tradeText('have', { amount: '⟦amount⟧' }), {
          amount: <Money amount={balance.amount} digits={DIGITS} />,
        })}
      </span>
      {currency.kind === 'token' && (
        <Link to={`/swap?outputCurrency=${currency.address}`}>
          {tradeText('getToken', { symbol: unitText(currency) })}
        </Link>
      )}
    </Cluster>
  )
}

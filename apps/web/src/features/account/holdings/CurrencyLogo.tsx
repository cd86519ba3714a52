import type { Currency } from '@musi/domain/currency'
import { useListedFacts } from '#platform/tokens/catalogue/useListedFacts.ts'
import { TokenLogo } from '#platform/tokens/token-logo/TokenLogo.tsx'

export function CurrencyLogo({ currency, size = 'medium' }: { currency: Currency; size?: 'small' | 'medium' }) {
  const { logoUri, shape } = useListedFacts(currency)
  return <TokenLogo currency={currency} logoUri={logoUri} shape={shape} size={size} />
}

import type { ComponentProps } from 'react'
import { useListedFacts } from '../catalogue/useListedFacts.ts'
import { TokenLogo } from './TokenLogo.tsx'

/** A currency's logo from its token list. */
export function CurrencyLogo({ currency, ...rest }: Pick<ComponentProps<typeof TokenLogo>, 'currency' | 'size'>) {
  const { logoUri, shape } = useListedFacts(currency)
  return <TokenLogo currency={currency} logoUri={logoUri} shape={shape} {...rest} />
}

import type { CurrencyId, Token } from '@musi/domain/currency'
import { parseCurrencyId } from '@musi/domain/url/parseCurrencyId'
import type { ReactNode } from 'react'
import { navigate } from '#platform/page/navigation/currentLocation.ts'
import { useLocation } from '#platform/page/navigation/useLocation.ts'
import { TokenGate } from '#platform/tokens/token-warning/TokenGate.tsx'

const SIDES = ['inputCurrency', 'outputCurrency'] as const

/** Treats the URL of this page like a swap link, as in /parts?outputCurrency=0x… */
export function LinkGate({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation()
  const parameters = new URLSearchParams(search)
  const idOf = (side: (typeof SIDES)[number]): CurrencyId | null => parseCurrencyId(parameters.get(side) ?? '')

  function replaceTokens(tokens: readonly Token[], instead?: Token) {
    for (const side of SIDES) {
      const id = idOf(side)
      if (!tokens.some(({ address }) => address === id)) continue
      if (instead === undefined) parameters.delete(side)
      else parameters.set(side, instead.address)
    }
    const rest = parameters.toString()
    navigate(rest === '' ? pathname : `${pathname}?${rest}`, { replace: true })
  }
  return (
    <TokenGate
      ids={[idOf('inputCurrency'), idOf('outputCurrency')]}
      onLeave={(tokens) => replaceTokens(tokens)}
      onUseKnown={(token, known) => replaceTokens([token], known)}
    >
      {children}
    </TokenGate>
  )
}

import { type Token, currencyId } from '@musi/domain/currency'
import { parseSwapQuery } from '@musi/domain/url/swapQuery'
import { useReducer, useState } from 'react'
import { useLocation } from '#platform/page/navigation/useLocation.ts'
import { TokenGate } from '#platform/tokens/token-warning/TokenGate.tsx'
import { SwapForm, preloadSwapParts } from './SwapForm.tsx'
import { swapForm, swapFormOf } from './form/swapForm.ts'

export const preloadParts = (): void => preloadSwapParts()

/** The parameters of the URL fill the form once; only `use` is followed afterwards (spec: swap.link). */
export function SwapPage() {
  const { search } = useLocation()
  const [form, dispatch] = useReducer(swapForm, search, swapFormOf)
  const [linked, setLinked] = useState([form.input, form.output] as const)

  function leave(tokens: readonly Token[], instead?: Token) {
    for (const { address } of tokens) {
      const side = form.input === address ? 'in' : 'out'
      dispatch(
        instead === undefined
          ? { kind: 'drop', currency: address }
          : { kind: 'select', side, currency: currencyId(instead) },
      )
    }
    const isLeft = (id: (typeof linked)[number]) => tokens.some(({ address }) => address === id)
    setLinked(([one, other]) => [isLeft(one) ? null : one, isLeft(other) ? null : other])
  }
  return (
    <TokenGate ids={linked} onLeave={(tokens) => leave(tokens)} onUseKnown={(token, known) => leave([token], known)}>
      <SwapForm form={form} dispatch={dispatch} version={parseSwapQuery(search).version} />
    </TokenGate>
  )
}

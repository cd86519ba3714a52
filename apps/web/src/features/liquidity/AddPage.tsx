import { type Token, currencyId } from '@musi/domain/currency'
import { type AddSides, addPath } from '@musi/domain/url/liquidityPath'
import { parseCurrencyId } from '@musi/domain/url/parseCurrencyId'
import { useState } from 'react'
import { navigate } from '#platform/page/navigation/currentLocation.ts'
import { useLocation } from '#platform/page/navigation/useLocation.ts'
import { usePage } from '#platform/page/navigation/usePage.ts'
import { TokenGate } from '#platform/tokens/token-warning/TokenGate.tsx'
import { AddLiquidity } from './add/AddLiquidity.tsx'

const parseId = (text: string | null) => (text === null ? null : parseCurrencyId(text))

/** /add and /create: the URL names both currencies, and choosing another currency replaces it. */
export function AddPage() {
  const page = usePage()
  const { key } = useLocation()
  if (page?.name !== 'add' && page?.name !== 'create') return null
  const ids = { a: parseId(page.currencyIdA), b: parseId(page.currencyIdB) }
  // Each history entry is a separate visit, whose link is checked again.
  return <AddVisit key={key} ids={ids} isCreate={page.name === 'create'} />
}

function AddVisit({ ids, isCreate }: { ids: AddSides; isCreate: boolean }) {
  const [linked, setLinked] = useState([ids.a, ids.b] as const)

  function removeTokens(tokens: readonly Token[], replacement?: Token) {
    const isRemoved = (id: AddSides['a']) => tokens.some(({ address }) => address === id)
    const [a, b] = linked.map((id) => (isRemoved(id) ? null : id))
    setLinked([a ?? null, b ?? null])
    const rest = { a: isRemoved(ids.a) ? null : ids.a, b: isRemoved(ids.b) ? null : ids.b }
    const side = isRemoved(ids.a) ? 'a' : 'b'
    navigate(replacement === undefined ? pathOf(rest) : addPath(rest, side, currencyId(replacement)), { replace: true })
  }
  return (
    <TokenGate
      ids={linked}
      onLeave={(tokens) => removeTokens(tokens)}
      onUseKnown={(token, replacement) => removeTokens([token], replacement)}
    >
      <AddLiquidity ids={ids} isCreate={isCreate} />
    </TokenGate>
  )
}

const pathOf = ({ a, b }: AddSides) => ['/add', ...[a, b].filter((id) => id !== null)].join('/')

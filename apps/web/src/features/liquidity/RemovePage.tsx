import { type CurrencyId, NATIVE_ID } from '@musi/domain/currency'
import { parseCurrencyId } from '@musi/domain/url/parseCurrencyId'
import { usePage } from '#platform/page/navigation/usePage.ts'
import { exchangeAddresses } from '#platform/session/exchange/exchangeAddresses.ts'
import { RemoveLiquidity } from './remove/RemoveLiquidity.tsx'

/** /remove: the URL names the pool. Native and wrapped currency name the same pool, so the input stays (spec: routes.receive-other-form). */
export function RemovePage() {
  const page = usePage()
  if (page?.name !== 'remove') return null
  const ids = [parseCurrencyId(page.currencyIdA), parseCurrencyId(page.currencyIdB)] as const
  return <RemoveLiquidity key={poolKey(ids)} ids={ids} />
}

function poolKey(ids: readonly (CurrencyId | null)[]): string {
  const { wrapped } = exchangeAddresses()
  return ids.map((id) => (id === NATIVE_ID ? wrapped.address : id)).join(' ')
}

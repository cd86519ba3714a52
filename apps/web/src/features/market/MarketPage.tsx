import { Stack } from '@musi/ui/layout/Stack'
import { contractOf } from '#platform/page/config/config.ts'
import { Browse, BrowseWaiting } from './browse/Browse.tsx'
import { MarketAnswer } from './browse/MarketAnswer.tsx'
import { MarketPlaceFrame } from './MarketPlaceFrame.tsx'
import { marketText } from './frame/marketWords.ts'
import { YourOrders } from './browse/YourOrders.tsx'
import { useMarket } from '#platform/tokens/collectibles/useMarket.ts'

/** /nft: every piece traded here, or a specified sentence if the chain has no collection (spec: market.page). */
export function MarketPage() {
  const hasPieces = contractOf('musicNft') !== null
  return <MarketPlaceFrame>{hasPieces ? <AllPieces /> : <p>{marketText('notConfigured')}</p>}</MarketPlaceFrame>
}

function AllPieces() {
  const state = useMarket()
  return (
    <Stack gap={4}>
      {state.kind === 'away' && (
        <Stack gap={4} items="start">
          <YourOrders />
        </Stack>
      )}
      <MarketAnswer state={state} placeholder={<BrowseWaiting />}>
        {(market) => <Browse {...market} own={<YourOrders />} onChanged={state.again} />}
      </MarketAnswer>
    </Stack>
  )
}

import { dropAtMs } from '../music/drops/dropCountdown.ts'
import type { AssetSale, ListedAsset } from './assetListing.ts'

type Upcoming = NonNullable<ListedAsset['upcoming']>

export type AssetState =
  /** Its date is still to come. `sale`: what it costs then, or already. */
  | { readonly kind: 'ahead'; readonly atSeconds: number; readonly sale: AssetSale | null; readonly isOpen: boolean }
  | { readonly kind: 'forSale'; readonly sale: AssetSale }
  /** `upcoming`: what opens later. */
  | { readonly kind: 'notForSale'; readonly upcoming: Upcoming | null }

/** What an item is at this second, by the clock that decides what is sold: the listing says it a while later (spec: drops.state). */
export function assetState({ releaseDate, sale, upcoming }: ListedAsset, nowSeconds: number): AssetState {
  const isDue = upcoming !== null && upcoming.opensSeconds <= nowSeconds
  const open = sale ?? (isDue ? upcoming.sale : null)
  const atSeconds = dropAtMs(releaseDate) / 1000
  if (atSeconds > nowSeconds)
    return { kind: 'ahead', atSeconds, sale: open ?? upcoming?.sale ?? null, isOpen: open !== null }
  return open === null ? { kind: 'notForSale', upcoming } : { kind: 'forSale', sale: open }
}

/** What a card of the drop zone offers to do. */
export type AssetWay = 'see' | 'buyNow' | 'makeOffer' | 'list'

/** What can be done with an item: nobody buys from himself, or offers for his own (spec: drops.featured). */
export function assetWays(state: AssetState, isOwn: boolean): readonly AssetWay[] {
  if (state.kind === 'ahead') return ['see']
  if (isOwn) return [state.kind === 'notForSale' && state.upcoming === null ? 'list' : 'see']
  return state.kind === 'forSale' ? ['buyNow', 'makeOffer'] : ['makeOffer']
}

export type SortedAssets = {
  /** What comes, the soonest first. */
  readonly ahead: readonly ListedAsset[]
  /** What is out: first what is for sale, else in the order of the listing. */
  readonly out: readonly ListedAsset[]
}

/** Nothing is in both, and nothing twice: a listing may name the same item again. */
export function sortedAssets(assets: readonly ListedAsset[], nowSeconds: number): SortedAssets {
  const places = new Set<string>()
  const once = assets.filter(({ permalink }) => {
    if (permalink === null) return true
    const isNew = !places.has(permalink)
    places.add(permalink)
    return isNew
  })
  const isAhead = (asset: ListedAsset) => assetState(asset, nowSeconds).kind === 'ahead'
  const isForSale = (asset: ListedAsset) => assetState(asset, nowSeconds).kind === 'forSale'
  const dropOf = ({ releaseDate }: ListedAsset) => dropAtMs(releaseDate)
  return {
    ahead: once.filter(isAhead).toSorted((one, other) => dropOf(one) - dropOf(other)),
    out: once
      .filter((asset) => !isAhead(asset))
      .toSorted((one, other) => Number(isForSale(other)) - Number(isForSale(one))),
  }
}

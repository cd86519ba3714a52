import { dropAtMs } from '../music/drops/dropCountdown.ts'
import type { AssetSale, ListedAsset } from './assetListing.ts'

type Upcoming = NonNullable<ListedAsset['upcoming']>

export type AssetState =
  /** The release date is in the future. `sale` is open already or opens then. */
  | {
      readonly kind: 'unreleased'
      readonly atSeconds: number
      readonly sale: AssetSale | null
      readonly isOpen: boolean
    }
  | { readonly kind: 'forSale'; readonly sale: AssetSale }
  /** `upcoming` is a sale that opens later. */
  | { readonly kind: 'notForSale'; readonly upcoming: Upcoming | null }

/**
 * State of an item at a time of the chain's clock; the listing follows a little later (spec: drops.state).
 */
export function assetState({ releaseDate, sale, upcoming }: ListedAsset, nowSeconds: number): AssetState {
  const isDue = upcoming !== null && upcoming.opensSeconds <= nowSeconds
  const open = sale ?? (isDue ? upcoming.sale : null)
  const atSeconds = dropAtMs(releaseDate) / 1000
  if (atSeconds > nowSeconds)
    return { kind: 'unreleased', atSeconds, sale: open ?? upcoming?.sale ?? null, isOpen: open !== null }
  return open === null ? { kind: 'notForSale', upcoming } : { kind: 'forSale', sale: open }
}

/** Action offered on a card of the drop zone. */
export type AssetAction = 'see' | 'buyNow' | 'makeOffer' | 'list'

/** Actions possible for an item; an owner can neither buy it nor make an offer for it (spec: drops.featured). */
export function assetActions(state: AssetState, isOwn: boolean): readonly AssetAction[] {
  if (state.kind === 'unreleased') return ['see']
  if (isOwn) return [state.kind === 'notForSale' && state.upcoming === null ? 'list' : 'see']
  return state.kind === 'forSale' ? ['buyNow', 'makeOffer'] : ['makeOffer']
}

export type SortedAssets = {
  /** Upcoming items, the next one first. */
  readonly upcoming: readonly ListedAsset[]
  /** Released items: those for sale first, then in the listing's order. */
  readonly released: readonly ListedAsset[]
}

/** Splits a listing without duplicates, even if it names an item twice. */
export function sortedAssets(assets: readonly ListedAsset[], nowSeconds: number): SortedAssets {
  const places = new Set<string>()
  const once = assets.filter(({ permalink }) => {
    if (permalink === null) return true
    const isNew = !places.has(permalink)
    places.add(permalink)
    return isNew
  })
  const isUnreleased = (asset: ListedAsset) => assetState(asset, nowSeconds).kind === 'unreleased'
  const isForSale = (asset: ListedAsset) => assetState(asset, nowSeconds).kind === 'forSale'
  const dropOf = ({ releaseDate }: ListedAsset) => dropAtMs(releaseDate)
  return {
    upcoming: once.filter(isUnreleased).toSorted((one, other) => dropOf(one) - dropOf(other)),
    released: once
      .filter((asset) => !isUnreleased(asset))
      .toSorted((one, other) => Number(isForSale(other)) - Number(isForSale(one))),
  }
}

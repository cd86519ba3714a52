import { unknownFields } from '../untrusted.ts'
import { type Address, parseAddress } from '../address.ts'
import { safeText } from '../safeText.ts'
import type { MarketOrder } from './marketOrder.ts'

/** Price of a piece as received in the marketplace listing, for display only. */
export type AssetSale = {
  readonly ethPrice: string | null
  readonly usdPrice: string | null
  /** Logo of the payment token. */
  readonly tokenImage: string | null
  /** Price in the currency of the order; null if the listing has none. */
  readonly price: MarketOrder['price'] | null
}

/** An item of a marketplace listing; none of its fields is trusted (case 28). */
export type ListedAsset = {
  readonly name: string
  readonly image: string | null
  readonly permalink: string | null
  /** Release date as received; null if there is none. */
  readonly releaseDate: string | null
  /** The current sale; null shows "No Sales". */
  readonly sale: AssetSale | null
  /** A sale that opens later, at `opensSeconds`; null if none is known. */
  readonly upcoming: { readonly opensSeconds: number; readonly sale: AssetSale } | null
  /** The last price paid; null if it was never sold, or that is unknown. */
  readonly lastSale: MarketOrder['price'] | null
  readonly owner: Address | null
  /** The creator named in the listing, whose address may be null; null if none is named. */
  readonly artist: { readonly name: string; readonly address: Address | null } | null
  /** Name of the collection and description of the piece; empty if the listing has none. */
  readonly collection: string
  readonly description: string
}

const MAX_ASSETS = 50
const MAX_NAME_LENGTH = 120
const MAX_DESCRIPTION_LENGTH = 400
const MAX_URL_LENGTH = 2000

/** An http(s) URL with a plain host: no user name before an `@`, no blanks, no backslashes. */
const WEB_PAGE = /^https?:\/\/[^\s\\@/?#]+(?:[/?#][^\s\\]*)?$/i

/** A web page or one of our own paths. Anything else (`javascript:`, `data:`) is dropped. */
function urlOf(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > MAX_URL_LENGTH) return null
  if (/^\/(?![/\\])/.test(value)) return value
  return WEB_PAGE.test(value) ? value : null
}

/** A valid price, as written. */
function priceOf(value: unknown): string | null {
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string' || text.length > 40) return null
  return /^\d+(?:\.\d+)?$/.test(text) ? text : null
}

const MAX_AMOUNT_DIGITS = 78

/** A price in an order's currency: token and whole units. */
function orderPriceOf(price: unknown): MarketOrder['price'] | null {
  const { token, amount } = unknownFields(price)
  if (typeof amount !== 'string' || amount.length > MAX_AMOUNT_DIGITS || !/^\d+$/.test(amount)) return null
  const currency = token === 'native' ? token : typeof token === 'string' ? parseAddress(token) : null
  return currency === null ? null : { token: currency, amount: BigInt(amount) }
}

function saleOf(orders: unknown): AssetSale | null {
  const [first] = Array.isArray(orders) ? (orders as readonly unknown[]) : []
  return saleIn(first)
}

function saleIn(order: unknown): AssetSale | null {
  const token = unknownFields(unknownFields(order)['payment_token_contract'])
  const ethPrice = priceOf(token['eth_price'])
  const usdPrice = priceOf(token['usd_price'])
  if (ethPrice === null && usdPrice === null) return null
  return {
    ethPrice,
    usdPrice,
    tokenImage: urlOf(token['image_url']),
    price: orderPriceOf(unknownFields(order)['price']),
  }
}

function upcomingOf(order: unknown): ListedAsset['upcoming'] {
  const { opens_at: time } = unknownFields(order)
  const opensMs = typeof time === 'string' && time.length <= 40 ? Date.parse(time) : Number.NaN
  const sale = saleIn(order)
  return Number.isNaN(opensMs) || sale === null ? null : { opensSeconds: Math.floor(opensMs / 1000), sale }
}

const textOf = (value: unknown, longest: number): string =>
  typeof value === 'string' ? safeText(value, longest).trim() : ''

function artistOf(creator: unknown): ListedAsset['artist'] {
  const { address: listedAddress, user } = unknownFields(creator)
  const name = textOf(unknownFields(user)['username'], MAX_NAME_LENGTH)
  const address = typeof listedAddress === 'string' ? parseAddress(listedAddress) : null
  return name === '' && address === null ? null : { name, address }
}

function assetOf(value: unknown): ListedAsset {
  const fields = unknownFields(value)
  const { name, image_url: image, permalink, release_date: date, sell_orders: orders } = fields
  const { address: owner } = unknownFields(fields['owner'])
  return {
    name: textOf(name, MAX_NAME_LENGTH),
    image: urlOf(image),
    permalink: urlOf(permalink),
    releaseDate: typeof date === 'string' && date.length <= 40 ? date : null,
    sale: saleOf(orders),
    upcoming: upcomingOf(fields['upcoming_sale']),
    lastSale: orderPriceOf(fields['last_sale']),
    owner: typeof owner === 'string' ? parseAddress(owner) : null,
    artist: artistOf(fields['creator']),
    collection: textOf(unknownFields(fields['collection'])['name'], MAX_NAME_LENGTH),
    description: textOf(fields['description'], MAX_DESCRIPTION_LENGTH),
  }
}

/** Parses an untrusted answer; an invalid one counts as empty (spec: drops.assets). */
export function assetListing(answer: unknown): readonly ListedAsset[] {
  const { assets } = unknownFields(answer)
  return Array.isArray(assets) ? assets.slice(0, MAX_ASSETS).map(assetOf) : []
}

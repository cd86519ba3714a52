import { unknownFields } from '../untrusted.ts'
import { type Address, parseAddress } from '../address.ts'
import { safeText } from '../safeText.ts'
import type { MarketOrder } from './marketOrder.ts'

/** What a piece costs, in the words of the marketplace listing: texts, to be shown as they were received. */
export type AssetSale = {
  readonly ethPrice: string | null
  readonly usdPrice: string | null
  /** The picture of the token that is paid with. */
  readonly tokenImage: string | null
  /** What is paid, in its own currency. Null: the listing does not say, as that of another base. */
  readonly price: MarketOrder['price'] | null
}

/** An item of a marketplace listing, of which nothing is trusted (case 28). */
export type ListedAsset = {
  readonly name: string
  readonly image: string | null
  readonly permalink: string | null
  /** When it is released, as it was given. Null: it has no date of its own. */
  readonly releaseDate: string | null
  /** Null: "No Sales". */
  readonly sale: AssetSale | null
  /** What opens later, at which second. Null: nothing that is known. */
  readonly upcoming: { readonly opensSeconds: number; readonly sale: AssetSale } | null
  /** What was paid for it last. Null: it was never sold, or nobody can say. */
  readonly lastSale: MarketOrder['price'] | null
  readonly owner: Address | null
  /** Who made it, as the listing says; the address is null where it gives none. Null: it does not say. */
  readonly artist: { readonly name: string; readonly address: Address | null } | null
  /** Name of its collection and what is said of the piece; empty where the listing does not say. */
  readonly collection: string
  readonly description: string
}

const MOST_ASSETS = 50
const LONGEST_NAME = 120
const LONGEST_DESCRIPTION = 400
const LONGEST_ADDRESS = 2000

/** A host that can be seen: no name before an `@`, no blanks, no slashes the wrong way round. */
const WEB_PAGE = /^https?:\/\/[^\s\\@/?#]+(?:[/?#][^\s\\]*)?$/i

/** A page of the web, or a path of our own. Anything else (`javascript:`, `data:`) is dropped. */
function addressOf(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > LONGEST_ADDRESS) return null
  if (/^\/(?![/\\])/.test(value)) return value
  return WEB_PAGE.test(value) ? value : null
}

/** A price that somebody could pay, as it was written. */
function priceOf(value: unknown): string | null {
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string' || text.length > 40) return null
  return /^\d+(?:\.\d+)?$/.test(text) ? text : null
}

const LONGEST_AMOUNT = 78

/** A price in the currency of an order: its token and whole units. */
function orderPriceOf(price: unknown): MarketOrder['price'] | null {
  const { token, amount } = unknownFields(price)
  if (typeof amount !== 'string' || amount.length > LONGEST_AMOUNT || !/^\d+$/.test(amount)) return null
  const currency = token === 'native' ? token : typeof token === 'string' ? parseAddress(token) : null
  return currency === null ? null : { token: currency, amount: BigInt(amount) }
}

function saleOf(orders: unknown): AssetSale | null {
  const [first] = Array.isArray(orders) ? (orders as readonly unknown[]) : []
  return saleIn(first)
}

function saleIn(order: unknown): AssetSale | null {
  const token = unknownFields(unknownFields(order)['payment_token_contract'])
  const [ethPrice, usdPrice] = [priceOf(token['eth_price']), priceOf(token['usd_price'])]
  if (ethPrice === null && usdPrice === null) return null
  return {
    ethPrice,
    usdPrice,
    tokenImage: addressOf(token['image_url']),
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
  const { address: given, user } = unknownFields(creator)
  const name = textOf(unknownFields(user)['username'], LONGEST_NAME)
  const address = typeof given === 'string' ? parseAddress(given) : null
  return name === '' && address === null ? null : { name, address }
}

function assetOf(value: unknown): ListedAsset {
  const fields = unknownFields(value)
  const { name, image_url: image, permalink, release_date: date, sell_orders: orders } = fields
  const { address: owner } = unknownFields(fields['owner'])
  return {
    name: textOf(name, LONGEST_NAME),
    image: addressOf(image),
    permalink: addressOf(permalink),
    releaseDate: typeof date === 'string' && date.length <= 40 ? date : null,
    sale: saleOf(orders),
    upcoming: upcomingOf(fields['upcoming_sale']),
    lastSale: orderPriceOf(fields['last_sale']),
    owner: typeof owner === 'string' ? parseAddress(owner) : null,
    artist: artistOf(fields['creator']),
    collection: textOf(unknownFields(fields['collection'])['name'], LONGEST_NAME),
    description: textOf(fields['description'], LONGEST_DESCRIPTION),
  }
}

/** What is no listing lists nothing (spec: drops.assets). */
export function assetListing(answer: unknown): readonly ListedAsset[] {
  const { assets } = unknownFields(answer)
  return Array.isArray(assets) ? assets.slice(0, MOST_ASSETS).map(assetOf) : []
}

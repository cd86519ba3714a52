import { createHash } from 'node:crypto'
import type { OrderJson } from '@musi/api/market/orders'
import type { MarketPieces } from '@musi/api/market/pieces'
import { parseAddress } from '@musi/domain/address'
import { decimalText, withoutTrailingZeros } from '@musi/domain/amount/decimalText'
import { calendarSeconds } from '@musi/domain/calendarSeconds'
import { type AssetSale, type ListedAsset, assetListing } from '@musi/domain/market/assetListing'
import type { Outside, OutsideAnswer } from '#edge/outside/outside.ts'
import { outsideUrl } from '#edge/outside/outsideUrl.ts'
import { readJson } from '#platform/readJson.ts'
import { type MarketListing, type ListedPiece, pricedPiece } from './marketListing.ts'
import type { PieceService } from './pieceService.ts'
import { mediaPath, piecePath } from '@musi/api/paths'
import { RecentMap } from '#platform/recentMap.ts'

export type AssetQuery = { owner: string | null; isDescending: boolean; offset: number; limit: number }

/** An item, with field names from the specification. */
type Asset = {
  name: string
  image_url: string | null
  permalink: string | null
  release_date: string | null
  sell_orders: readonly SellOrder[]
  creator: { address: string | null; user: { username: string } } | null
  collection: { name: string } | null
  description: string | null
  /** The remaining fields are our own: the upcoming sale, the last price, and the owner. */
  upcoming_sale: ({ opens_at: string } & SellOrder) | null
  last_sale: OrderJson['price'] | null
  owner: { address: string } | null
}

/** `price`, our own field: the amount in its own currency. */
type SellOrder = { payment_token_contract: PaidWith; price: OrderJson['price'] | null }

type PaidWith = { eth_price: string | null; usd_price: string | null; image_url: string | null }

export type AssetSource = {
  /** Returns null if the listing cannot be read now. */
  assets: (query: AssetQuery) => Promise<readonly Asset[] | null>
  /** One of our own items; null if there is none. */
  asset: (address: string, id: string) => Promise<Asset | null>
  /** A picture from the listing of another API; null if no listed URL has this hash. */
  listedPicture: (hash: string) => Promise<OutsideAnswer | null>
}

const rounded = (value: number | null, places: number): string | null =>
  value === null ? null : withoutTrailingZeros(value.toFixed(places))

/** URL of a token's picture. The native currency uses that of its wrapped token. */
export type TokenImage = (token: string) => string | null

type OwnNeeds = {
  pieces: Pick<PieceService, 'pieces' | 'sales'>
  /** Owner of the seeded collection, shown as the owner of everything traded here. */
  collectionOwner: string | null
  imageOf: TokenImage
}

/** Assets of our own collectibles (spec: drops.assets, drops.owner). */
export function ownAssets({ pieces, collectionOwner, imageOf }: OwnNeeds): AssetSource {
  const collectionOwnerAddress = collectionOwner?.toLowerCase() ?? null
  /** The last price paid for a piece; null if there was none or the history cannot say. */
  async function lastSaleOf({ collection, id }: ListedPiece): Promise<OrderJson['price'] | null> {
    const address = parseAddress(collection)
    const [last] = address === null ? [] : ((await pieces.sales(address, id)) ?? [])
    if (last === undefined) return null
    const token = /^0x0+$/.test(last.token) ? 'native' : parseAddress(last.token)
    return token === null ? null : { token, amount: String(last.amount) }
  }
  const assetFor = async (piece: ListedPiece, { rates, collections }: MarketListing): Promise<Asset> => {
    const ofPiece = collections.find(({ address }) => address === piece.collection)
    return {
      ...assetOf(pricedPiece(piece, rates), imageOf),
      collection: ofPiece === undefined ? null : { name: ofPiece.name },
      last_sale: await lastSaleOf(piece),
    }
  }
  return {
    async assets({ owner, isDescending, offset, limit }) {
      const market = await pieces.pieces()
      if (market === null) return null
      const ownerAddress = owner?.toLowerCase() ?? null
      const ownerFilter = ownerAddress === collectionOwnerAddress ? null : ownerAddress
      const ownCollections = new Set(
        market.collections
          .filter(
            ({ address, minter }) => address.toLowerCase() === ownerFilter || minter?.toLowerCase() === ownerFilter,
          )
          .map(({ address }) => address),
      )
      const matching = market.pieces.filter(
        (piece) =>
          ownerFilter === null || ownCollections.has(piece.collection) || piece.owner.toLowerCase() === ownerFilter,
      )
      const ordered = isDescending ? matching : matching.toReversed()
      return await Promise.all(ordered.slice(offset, offset + limit).map((piece) => assetFor(piece, market)))
    },
    async asset(address, id) {
      const market = await pieces.pieces()
      const piece = market?.pieces.find(
        (each) => each.id === id && each.collection.toLowerCase() === address.toLowerCase(),
      )
      return market === null || piece === undefined ? null : await assetFor(piece, market)
    },
    listedPicture: () => Promise.resolve(null),
  }
}

function assetOf(piece: MarketPieces['pieces'][number], imageOf: TokenImage): Omit<Asset, 'last_sale' | 'collection'> {
  const { collection, id, owner, name, hasPicture, releaseSeconds, listing, price, upcoming } = piece
  const paidWith = (
    { token, amount }: OrderJson['price'],
    worth: MarketPieces['pieces'][number]['price'],
  ): PaidWith => ({
    eth_price: token === 'native' ? exactPrice(amount) : rounded(worth.native, 6),
    usd_price: rounded(worth.dollars, 2),
    image_url: imageOf(token),
  })
  const sellOrder = (asked: OrderJson['price'], worth: MarketPieces['pieces'][number]['price']): SellOrder => ({
    payment_token_contract: paidWith(asked, worth),
    price: asked,
  })
  return {
    name: name ?? `#${id}`,
    image_url: hasPicture ? mediaPath(collection, id) : null,
    permalink: piecePath(collection, id),
    release_date: releaseSeconds === null ? null : timeText(releaseSeconds),
    sell_orders: listing === null ? [] : [sellOrder(listing.order.price, price)],
    upcoming_sale: upcoming && {
      opens_at: timeText(upcoming.opensSeconds),
      ...sellOrder(upcoming.price, upcoming.worth),
    },
    owner: { address: owner },
    creator: creatorOf(piece),
    description: piece.description,
  }
}

/**
 * The receiver of the royalty counts as the creator, or else the maker of the collection; the
 * artist name from the file is shown beside it.
 */
function creatorOf({ royalty, maker, traits }: MarketPieces['pieces'][number]): Asset['creator'] {
  const username = traits.find(({ name }) => name === 'Artist')?.value ?? ''
  const address = royalty?.artist ?? maker
  return address === null && username === '' ? null : { address, user: { username } }
}

const timeText = (seconds: number) => new Date(calendarSeconds(seconds) * 1000).toISOString()
const exactPrice = (amount: string) => withoutTrailingZeros(decimalText(BigInt(amount), 18))

const MAX_CACHED = 500

/**
 * Assets of another API. The server reads them, so that the page never learns the hosts of their
 * pictures (spec: drops.assets, market.media).
 */
export function otherAssets(base: string, outside: Pick<Outside, 'list' | 'picture' | 'trusted'>): AssetSource {
  /** Pictures of the listing, by the hash of their URL. */
  const pictures = new RecentMap<string, URL>(MAX_CACHED)

  function mediaOf(image: string | null): string | null {
    const url = image === null ? null : outsideUrl(image, outside.trusted)
    if (url?.ok !== true) return null
    const hash = createHash('sha256').update(url.url.href).digest('hex')
    pictures.set(hash, url.url)
    return mediaPath('listed', hash)
  }

  const paidWith = ({ ethPrice, usdPrice, tokenImage }: AssetSale): PaidWith => ({
    eth_price: ethPrice,
    usd_price: usdPrice,
    image_url: mediaOf(tokenImage),
  })

  const assetFor = ({ name, image, permalink, releaseDate, sale, upcoming, ...facts }: ListedAsset): Asset => ({
    name,
    // Without an address, which could make this artist look like somebody known here.
    creator: facts.artist && { address: null, user: { username: facts.artist.name } },
    collection: facts.collection === '' ? null : { name: facts.collection },
    description: facts.description === '' ? null : facts.description,
    image_url: mediaOf(image),
    // A path is dropped, because it would lead into our own pages.
    permalink: permalink?.startsWith('/') === true ? null : permalink,
    release_date: releaseDate,
    // Values that the other API gives for our own fields are ignored.
    sell_orders: sale === null ? [] : [{ payment_token_contract: paidWith(sale), price: null }],
    upcoming_sale: upcoming && {
      opens_at: timeText(upcoming.opensSeconds),
      payment_token_contract: paidWith(upcoming.sale),
      price: null,
    },
    last_sale: null,
    owner: null,
  })

  return {
    async assets({ owner, isDescending, offset, limit }) {
      const url = URL.parse(`${base.replace(/\/$/, '')}/assets`)
      if (url === null) return null
      const query = { owner: owner ?? '', order_direction: isDescending ? 'desc' : 'asc', offset, limit }
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value))
      const answer = await outside.list(url)
      const json = answer.ok ? readJson(answer.body.toString('utf8')) : null
      return json?.ok === true ? assetListing(json.value).slice(0, limit).map(assetFor) : null
    },
    asset: () => Promise.resolve(null),
    async listedPicture(hash) {
      const url = pictures.get(hash)
      return url === undefined ? null : outside.picture(url)
    },
  }
}

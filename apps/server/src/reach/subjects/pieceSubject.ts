import type { MarketCollection } from '@musi/api/market/pieces'
import { type Address, parseAddress } from '@musi/domain/address'
import { safeText } from '@musi/domain/safeText'
import { COLLECTION_LIMITS, PIECE_LIMITS } from '@musi/domain/text/textLimits'
import { type MarketListing, keyOf, pricedPiece } from '#market/pieces/marketListing.ts'
import type { ReachNeeds } from './reachNeeds.ts'
import { type CardPicture, type PageSubject, cardPath } from './pageSubject.ts'
import { breadcrumb } from './tokenSubject.ts'

type PieceNeeds = Pick<ReachNeeds, 'pieces' | 'names'>

const TOKEN_ID = /^\d{1,78}$/

/** The subject of a collectible; null if the market does not show it, or it has no name. */
export async function pieceSubject(needs: PieceNeeds, collectionText: string, id: string): Promise<PageSubject | null> {
  const collection = parseAddress(collectionText)
  if (collection === null || !TOKEN_ID.test(id)) return null
  const listing = await needs.pieces.pieces()
  if (listing === null) return null
  const listed = listing.pieces.find((each) => keyOf(each.collection, each.id) === keyOf(collection, id))
  const parent = listing.collections.find(({ address }) => address.toLowerCase() === collection.toLowerCase())
  if (listed === undefined || parent === undefined) return null
  const name = safeText(listed.name ?? '', PIECE_LIMITS.name)
  const collectionName = nameOfCollection(needs, parent)
  if (name === '' || collectionName === null) return null
  const { price } = pricedPiece(listed, listing.rates)
  const place = { kind: 'piece', id: `${collection}-${id}` } as const
  const path = `/nft/${collection}/${id}`
  const text = safeText(listed.description ?? '', PIECE_LIMITS.description)
  const figure = price.native === null || listed.listing === null ? '' : `${shortNumber(price.native)} ETH`
  const picture = listed.hasPicture
    ? ({ kind: 'piece', collection, id } as const)
    : ({ kind: 'sleeve', seed: collection, artwork: null } as const)
  return {
    ...place,
    path,
    title: `${name} from ${collectionName}`,
    description:
      [figure === '' ? '' : `For sale at ${figure}.`, text].filter((part) => part !== '').join(' ') ||
      `A collectible of ${collectionName}.`,
    openGraphType: 'website',
    card: { label: 'Collectible', title: name, line: collectionName, figure, picture },
    data: (origin) => ({
      '@type': 'Product',
      name,
      url: `${origin}${path}`,
      image: `${origin}${cardPath(place)}`,
      ...(text === '' ? {} : { description: text }),
      ...(price.dollars === null || listed.listing === null
        ? {}
        : {
            offers: {
              '@type': 'Offer',
              price: price.dollars.toFixed(2),
              priceCurrency: 'USD',
              availability: 'https://schema.org/InStock',
              url: `${origin}${path}`,
            },
          }),
    }),
    sample: null,
    embed: { kind: 'piece', price: figure },
    feeds: [],
  }
}

/** The subject of a collection; null if the market does not show it. */
export async function collectionSubject(needs: PieceNeeds, addressText: string): Promise<PageSubject | null> {
  const address = parseAddress(addressText)
  const listing = address === null ? null : await needs.pieces.pieces()
  const shown = listing?.collections.find((each) => each.address.toLowerCase() === address?.toLowerCase())
  if (address === null || shown === undefined) return null
  const name = nameOfCollection(needs, shown)
  if (name === null) return null
  const place = { kind: 'collection', id: address } as const
  const path = `/nft/${address}`
  const pieces = shown.pieces === 1 ? '1 piece' : `${shown.pieces} pieces`
  const text = safeText(shown.text, COLLECTION_LIMITS.text)
  const first = firstPicture(listing, address)
  return {
    ...place,
    path,
    title: name,
    description: `${pieces}, ${shown.listed} for sale.${text === '' ? '' : ` ${text}`}`,
    openGraphType: 'website',
    card: { label: 'Collection', title: name, line: pieces, figure: `${shown.listed} for sale`, picture: first },
    data: (origin) => breadcrumb(origin, 'Collections', '/collections', { name, path, image: cardPath(place) }),
    sample: null,
    embed: null,
    feeds: [],
  }
}

/** Returns null for a collection that imitates the name of another account's token. */
function nameOfCollection({ names }: PieceNeeds, { name, minter }: MarketCollection): string | null {
  const safe = safeText(name, COLLECTION_LIMITS.name)
  return safe === '' || names().isImitation(safe, minter ?? '') ? null : safe
}

function firstPicture(listing: MarketListing | null | undefined, collection: Address): CardPicture {
  const piece = listing?.pieces.find(
    (each) => each.collection.toLowerCase() === collection.toLowerCase() && each.hasPicture,
  )
  return piece === undefined
    ? { kind: 'sleeve', seed: collection, artwork: null }
    : { kind: 'piece', collection, id: piece.id }
}

/** At most four significant digits, as the market shows prices. */
const shortNumber = (value: number): string => String(Number(value.toPrecision(4)))

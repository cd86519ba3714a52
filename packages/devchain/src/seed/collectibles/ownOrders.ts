import { EMBEDDED_CHAIN_ID } from '@musi/chain/chains/chainTable'
import { orderTypedData } from '@musi/chain/market/orderTypedData'
import { approve } from '@musi/chain/writes/tokens/approve'
import { approveDrop } from '@musi/chain/writes/collectibles/approveDrop'
import { wrap } from '@musi/chain/writes/tokens/wrap'
import type { World } from '@musi/contracts/deploy/world'
import type { Listing, MarketOrder, Royalty } from '@musi/domain/market/marketOrder'
import { type Address, type Hex, parseUnits } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { demoAccount } from '../../world/demoAccounts.ts'
import { stepOf } from '../stepOf.ts'
import type { PricePlan } from './dropPlans.ts'
import { fans } from '../people.ts'
import { type SeededDrop, seededCollections, seededDrops } from './seededDrops.ts'
import type { Step } from '../timeline.ts'

/** A signed order that is not in an order book yet. */
export type OwnOrder = { order: MarketOrder; signature: Hex }

const DAY = 86_400

/** Wrapped and allowed amounts of the bidders, of which Dov has spent some since. */
const BIDDER_FUNDS = [
  { fan: 0, wrapped: '0.6', allowed: '0.6' },
  { fan: 1, wrapped: '1.5', allowed: '1.5' },
  { fan: 3, wrapped: '1', allowed: '3' },
] as const

/**
 * Offers for a piece, by its position among all pieces, or for any piece of a collection: `shared`, or the position of one that an
 * artist opened. Ada can pay each of hers, but not all together.
 */
const BIDS = [
  { fan: 0, piece: 1, amount: '0.5', openForDays: 60 },
  { fan: 1, piece: 1, amount: '0.35', openForDays: 90 },
  { fan: 0, piece: 4, amount: '0.1', openForDays: 45 },
  { fan: 1, piece: 5, amount: '0.28', openForDays: 30 },
  { fan: 0, anyOf: 'shared', amount: '0.05', openForDays: 120 },
  { fan: 1, anyOf: 'shared', amount: '0.08', openForDays: 120 },
  { fan: 3, piece: 9, amount: '2', openForDays: 90 },
  { fan: 1, piece: 13, amount: '0.45', openForDays: 60 },
  { fan: 0, piece: 17, amount: '0.12', openForDays: 40 },
  { fan: 1, anyOf: 0, amount: '0.2', openForDays: 100 },
  { fan: 0, anyOf: 2, amount: '0.06', openForDays: 100 },
] as const

/** A cheaper listing by a former owner, which becomes valid again if the piece returns to him. */
const FORMER_LISTING = { piece: 2, price: { in: 'native', amount: '0.2' } } as const
const LISTED_FOR_DAYS = 150

type Person = { address: Address; privateKey: Hex }

function dropAt(world: World, piece: number): SeededDrop {
  const drop = seededDrops(world)[piece - 1]
  if (drop === undefined) throw new Error(`There is no piece ${piece}.`)
  return drop
}
function collectionAt(world: World, place: 'shared' | number): Address {
  const address = place === 'shared' ? world.own.musicNft.address : seededCollections(world)[place]?.address
  if (address === undefined) throw new Error(`There is no collection ${place}.`)
  return address
}
const fan = (at: number): Person => {
  const person = fans()[at]
  if (person === undefined) throw new Error(`There is no fan ${at}.`)
  return person
}

export function priceIn(world: World, { artist }: SeededDrop, price: PricePlan): Listing['price'] {
  if (price.in === 'native') return { token: 'native', amount: parseUnits(price.amount, 18) }
  if (price.in === 'own') return { token: artist.token.address, amount: parseUnits(price.amount, 18) }
  const dollar = world.tokens.find(({ symbol }) => symbol === price.in)
  if (dollar === undefined) throw new Error(`There is no ${price.in}.`)
  return { token: dollar.address, amount: parseUnits(price.amount, dollar.decimals) }
}

/** Seller of a piece listed at the end of the history; null if it is not listed. */
function sellerOf({ plan: { offer, resale }, artist }: SeededDrop): Person | null {
  if (offer?.outcome === 'open' || offer?.outcome === 'upcoming') return artist.person
  if (resale === undefined || offer === null || typeof offer.outcome === 'string') return null
  return offer.outcome.soldTo === 'collector' ? demoAccount('collector') : fan(2)
}

/** Approvals the orders need on the chain, for the pieces and the bidders' money. */
export function orderSteps(world: World): Step[] {
  const spender = world.market.seaport.address
  const { address: token } = world.wrappedNative
  const pieces = seededDrops(world).flatMap((drop) => {
    const { collection, tokenId } = drop
    const seller = sellerOf(drop)
    const write = approveDrop({ collection, tokenId, spender })
    return seller === null ? [] : [stepOf(seller.address, `“${drop.plan.title}” may be sold`, write)]
  })
  const funds = BIDDER_FUNDS.flatMap(({ fan: at, wrapped, allowed }) => {
    const { address } = fan(at)
    return [
      stepOf(address, 'Money to bid with', wrap({ wrappedNative: token, amount: parseUnits(wrapped, 18) })),
      stepOf(address, 'The market may take what is bid', approve({ token, spender, amount: parseUnits(allowed, 18) })),
    ]
  })
  return [...pieces, ...funds]
}

/** `seededAt`: end of the history, so that a restarted chain has the same orders. */
export function ownOrders(world: World, seededAt: number): Promise<readonly OwnOrder[]> {
  const market = { seaport: world.market.seaport.address, chainId: EMBEDDED_CHAIN_ID }
  const terms = (salt: number, days: number) => ({
    startSeconds: BigInt(seededAt),
    endSeconds: BigInt(seededAt + days * DAY),
    salt: BigInt(salt),
    counter: 0n,
  })
  const royaltyOf = ({ plan, artist }: SeededDrop, amount: bigint): Royalty | null => {
    const share = (amount * BigInt(plan.royaltyBps)) / 10_000n
    return share === 0n ? null : { artist: artist.person.address, amount: share }
  }
  const listing = (drop: SeededDrop, seller: Person, plan: PricePlan, salt: number): Listing => {
    const { collection, tokenId } = drop
    const price = priceIn(world, drop, plan)
    const royalty = royaltyOf(drop, price.amount)
    // Listings made before a release can be filled from the release on.
    const waits = drop.plan.offer?.outcome === 'upcoming' ? (drop.plan.releaseInDays ?? 0) * DAY : 0
    return {
      ...terms(salt, LISTED_FOR_DAYS),
      kind: 'listing',
      seller: seller.address,
      collection,
      tokenId,
      price,
      startSeconds: BigInt(seededAt + waits),
      royalty: royalty?.artist === seller.address ? null : royalty,
    }
  }
  const sign = async (person: Person, order: MarketOrder): Promise<OwnOrder> => {
    const signature = await privateKeyToAccount(person.privateKey).signTypedData(orderTypedData(order, market))
    return { order, signature }
  }
  const open = seededDrops(world).flatMap((drop) => {
    const seller = sellerOf(drop)
    const price = drop.plan.resale ?? drop.plan.offer?.price
    return seller === null || price === undefined ? [] : [sign(seller, listing(drop, seller, price, 1))]
  })
  const formerDrop = dropAt(world, FORMER_LISTING.piece)
  const formerOwner = formerDrop.artist.person
  const bids = BIDS.map((bid, place) => {
    const { fan: at, amount: text, openForDays } = bid
    const bidder = fan(at)
    const amount = parseUnits(text, 18)
    const price = { token: world.wrappedNative.address, amount }
    const common = { ...terms(100 + place, openForDays), bidder: bidder.address, price }
    if ('anyOf' in bid)
      return sign(bidder, { ...common, kind: 'collectionOffer', collection: collectionAt(world, bid.anyOf) })
    const drop = dropAt(world, bid.piece)
    const { collection, tokenId } = drop
    return sign(bidder, { ...common, kind: 'offer', collection, tokenId, royalty: royaltyOf(drop, amount) })
  })
  return Promise.all([...open, sign(formerOwner, listing(formerDrop, formerOwner, FORMER_LISTING.price, 2)), ...bids])
}

import { EMBEDDED_CHAIN_ID } from '@musi/chain/chainTable'
import { orderTypedData } from '@musi/chain/market/orderTypedData'
import { approve } from '@musi/chain/writes/approve'
import { approveDrop } from '@musi/chain/writes/approveDrop'
import { wrap } from '@musi/chain/writes/wrap'
import type { World } from '@musi/contracts/deploy/world'
import type { Listing, MarketOrder, Royalty } from '@musi/domain/market/marketOrder'
import { type Address, type Hex, parseUnits } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { demoAccount } from '../demoAccounts.ts'
import { seededArtists } from './artists.ts'
import { deedOf } from './deedOf.ts'
import { DROP_PLANS, type DropPlan, type PricePlan } from './dropPlans.ts'
import { fans } from './people.ts'
import type { Deed } from './timeline.ts'

/** An order that was signed and stands in nobody's book yet. */
export type OwnOrder = { order: MarketOrder; signature: Hex }

const DAY = 86_400

/** Of those who bid: what they have wrapped and what they allow. Dov has spent some of his since. */
const PURSES = [
  { fan: 0, wrapped: '0.6', allowed: '0.6' },
  { fan: 1, wrapped: '1', allowed: '1' },
  { fan: 3, wrapped: '1', allowed: '3' },
] as const

/** For a piece by its number, or for any of the collection. Ada's are good one by one, but not all together. */
const BIDS = [
  { fan: 0, piece: 1, amount: '0.5', openForDays: 60 },
  { fan: 1, piece: 1, amount: '0.35', openForDays: 90 },
  { fan: 0, piece: 4, amount: '0.1', openForDays: 45 },
  { fan: 1, piece: 5, amount: '0.28', openForDays: 30 },
  { fan: 0, piece: null, amount: '0.05', openForDays: 120 },
  { fan: 1, piece: null, amount: '0.08', openForDays: 120 },
  { fan: 3, piece: 9, amount: '2', openForDays: 90 },
] as const

/** Before he sold it he had offered it for less: that price comes back with the piece. */
const FORGOTTEN = { piece: 2, price: { in: 'native', amount: '0.2' } } as const
/** From the day of its release. */
const AHEAD = { piece: 10, price: { in: 'native', amount: '0.5' } } as const
const LISTED_FOR_DAYS = 150

type Person = { address: Address; privateKey: Hex }

const planOf = (piece: number): DropPlan => {
  const plan = DROP_PLANS[piece - 1]
  if (plan === undefined) throw new Error(`There is no piece ${piece}.`)
  return plan
}
const makerOfPiece = (world: World, plan: DropPlan) => {
  const artist = seededArtists(world)[plan.artist]
  if (artist === undefined) throw new Error(`${plan.title} has no artist.`)
  return artist
}
const fan = (at: number): Person => {
  const person = fans()[at]
  if (person === undefined) throw new Error(`There is no fan ${at}.`)
  return person
}

export function priceIn(world: World, plan: DropPlan, price: PricePlan): Listing['price'] {
  if (price.in === 'native') return { token: 'native', amount: parseUnits(price.amount, 18) }
  if (price.in === 'own')
    return { token: makerOfPiece(world, plan).token.address, amount: parseUnits(price.amount, 18) }
  const dollar = world.tokens.find(({ symbol }) => symbol === price.in)
  if (dollar === undefined) throw new Error(`There is no ${price.in}.`)
  return { token: dollar.address, amount: parseUnits(price.amount, dollar.decimals) }
}

/** Who has a piece that is offered at the end of the past. */
function sellerOf(world: World, { offer, resale, ...plan }: DropPlan): Person | null {
  if (offer?.outcome === 'open') return makerOfPiece(world, { offer, ...plan }).person
  if (resale === undefined || offer === null || typeof offer.outcome === 'string') return null
  return offer.outcome.soldTo === 'collector' ? demoAccount('collector') : fan(2)
}

/** What the orders need on the chain: the market may take the pieces, and the money of those who bid. */
export function orderDeeds(world: World): Deed[] {
  const spender = world.market.seaport.address
  const { address: token } = world.wrappedNative
  const pieces = DROP_PLANS.flatMap((plan, at) => {
    const seller = at + 1 === AHEAD.piece ? makerOfPiece(world, plan).person : sellerOf(world, plan)
    const write = approveDrop({ collection: world.own.musicNft.address, tokenId: BigInt(at + 1), spender })
    return seller === null ? [] : [deedOf(seller.address, `Collectible ${at + 1} may be sold`, write)]
  })
  const funds = PURSES.flatMap(({ fan: at, wrapped, allowed }) => {
    const { address } = fan(at)
    return [
      deedOf(address, 'Money to bid with', wrap({ wrappedNative: token, amount: parseUnits(wrapped, 18) })),
      deedOf(address, 'The market may take what is bid', approve({ token, spender, amount: parseUnits(allowed, 18) })),
    ]
  })
  return [...pieces, ...funds]
}

/** `seededAt`: the end of the past, so that a chain that is started again has the same orders and not new ones. */
export function ownOrders(world: World, seededAt: number): Promise<readonly OwnOrder[]> {
  const market = { seaport: world.market.seaport.address, chainId: EMBEDDED_CHAIN_ID }
  const terms = (salt: number, days: number) => ({
    collection: world.own.musicNft.address,
    startSeconds: BigInt(seededAt),
    endSeconds: BigInt(seededAt + days * DAY),
    salt: BigInt(salt),
    counter: 0n,
  })
  const royaltyOf = (piece: number, amount: bigint): Royalty | null => {
    const plan = planOf(piece)
    const share = (amount * BigInt(plan.royaltyBps)) / 10_000n
    return share === 0n ? null : { artist: makerOfPiece(world, plan).person.address, amount: share }
  }
  const listing = (piece: number, seller: Person, plan: PricePlan, salt: number): Listing => {
    const price = priceIn(world, planOf(piece), plan)
    const royalty = royaltyOf(piece, price.amount)
    return {
      ...{ ...terms(salt, LISTED_FOR_DAYS), kind: 'listing', seller: seller.address, tokenId: BigInt(piece), price },
      royalty: royalty?.artist === seller.address ? null : royalty,
    }
  }
  const sign = async (person: Person, order: MarketOrder): Promise<OwnOrder> => {
    const signature = await privateKeyToAccount(person.privateKey).signTypedData(orderTypedData(order, market))
    return { order, signature }
  }
  const open = DROP_PLANS.flatMap((plan, at) => {
    const seller = sellerOf(world, plan)
    const price = plan.resale ?? plan.offer?.price
    return seller === null || price === undefined ? [] : [sign(seller, listing(at + 1, seller, price, 1))]
  })
  const forgetful = makerOfPiece(world, planOf(FORGOTTEN.piece)).person
  const early = makerOfPiece(world, planOf(AHEAD.piece)).person
  const ahead = listing(AHEAD.piece, early, AHEAD.price, 3)
  const startSeconds = BigInt(seededAt + (planOf(AHEAD.piece).releaseInDays ?? 0) * DAY)
  const bids = BIDS.map(({ fan: at, piece, amount: text, openForDays }, place) => {
    const [bidder, amount] = [fan(at), parseUnits(text, 18)]
    const price = { token: world.wrappedNative.address, amount }
    const common = { ...terms(100 + place, openForDays), bidder: bidder.address, price }
    const order: MarketOrder =
      piece === null
        ? { ...common, kind: 'collectionOffer' }
        : { ...common, kind: 'offer', tokenId: BigInt(piece), royalty: royaltyOf(piece, amount) }
    return sign(bidder, order)
  })
  return Promise.all([
    ...open,
    sign(forgetful, listing(FORGOTTEN.piece, forgetful, FORGOTTEN.price, 2)),
    sign(early, { ...ahead, startSeconds }),
    ...bids,
  ])
}

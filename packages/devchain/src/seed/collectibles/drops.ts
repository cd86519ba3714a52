import { EMBEDDED_CHAIN_ID } from '@musi/chain/chains/chainTable'
import type { Listing } from '@musi/domain/market/marketOrder'
import type { SignedOrder } from '@musi/chain/market/orderParameters'
import { orderTypedData } from '@musi/chain/market/orderTypedData'
import { approve } from '@musi/chain/writes/tokens/approve'
import { approveDrop } from '@musi/chain/writes/collectibles/approveDrop'
import { buyDrop } from '@musi/chain/writes/collectibles/buyDrop'
import { cancelDrop } from '@musi/chain/writes/collectibles/cancelDrop'
import { listDrop } from '@musi/chain/writes/collectibles/listDrop'
import { mintDrop } from '@musi/chain/writes/collectibles/mintDrop'
import { openCollection } from '@musi/chain/writes/collectibles/openCollection'
import type { World } from '@musi/contracts/deploy/world'
import type { Address } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { demoAccount } from '../../world/demoAccounts.ts'
import { dropFile } from '../content.ts'
import { stepOf } from '../stepOf.ts'
import type { PricePlan } from './dropPlans.ts'
import { orderSteps, priceIn } from './ownOrders.ts'
import { type Person, fans } from '../people.ts'
import { type SeededDrop, seededCollections, seededDrops } from './seededDrops.ts'
import type { Step, Moment } from '../timeline.ts'

const DAY = 86_400

/** The artists opened their collections one afternoon. */
const OPENED_AGO = 27 * DAY + 18_000
/** Gas limit for opening a collection, which deploys a contract. */
const OPENING_GAS = 5_000_000n
/** Drops are minted on one evening; listed, sold and resold days apart. */
const MINTED_AGO = 27 * DAY
const LISTED_AGO = 5 * DAY
const SOLD_AGO = 4 * DAY
const RESOLD_AGO = 3 * DAY
/** Longest duration the order book accepts; one listing expired yesterday. */
const OPEN_FOR = 150 * DAY
const ENDED_AGO = DAY

type Seller = Pick<Person, 'address' | 'privateKey'>

type ListingPlan = {
  drop: SeededDrop
  seller: Seller
  plan: PricePlan
  agoSeconds: number
  endsAt: bigint
  now: number
}

/** Signs a listing with the seller's key; the seed has the keys of all its people. */
async function signListing(
  world: World,
  { drop, seller, plan, agoSeconds, endsAt, now }: ListingPlan,
): Promise<SignedOrder<Listing>> {
  const price = priceIn(world, drop, plan)
  const artist = drop.artist.person.address
  const share = (price.amount * BigInt(drop.plan.royaltyBps)) / 10_000n
  const order: Listing = {
    kind: 'listing',
    seller: seller.address,
    collection: drop.collection,
    tokenId: drop.tokenId,
    price,
    royalty: seller.address === artist || share === 0n ? null : { artist, amount: share },
    startSeconds: BigInt(now - agoSeconds),
    endSeconds: endsAt,
    salt: drop.tokenId,
    counter: 0n,
  }
  const market = { seaport: world.market.seaport.address, chainId: EMBEDDED_CHAIN_ID }
  const signature = await privateKeyToAccount(seller.privateKey).signTypedData(orderTypedData(order, market))
  return { order, signature }
}

const nameOf = ({ plan }: SeededDrop) => `“${plan.title}”`

const openingSteps = (world: World): Step[] =>
  seededCollections(world).map(({ plan: { name, symbol, text }, artist }) => {
    const write = openCollection({ factory: world.own.musicCollectionFactory.address, name, symbol, text })
    return stepOf(artist.person.address, `${name} is opened`, write, OPENING_GAS)
  })

function mintStep(drop: SeededDrop, now: number): Step {
  const { plan, artist, collection, minter } = drop
  const { address, name } = artist.person
  const write = mintDrop({
    collection,
    recipient: address,
    uri: `ipfs://${dropFile(plan, name).id}`,
    releaseDateSeconds: plan.releaseInDays === null ? null : BigInt(now + plan.releaseInDays * DAY),
    royalty: plan.royaltyBps === 0 ? null : { receiver: address, shareBps: plan.royaltyBps },
  })
  return stepOf(minter, nameOf(drop), write)
}

function listSteps(world: World, order: SignedOrder<Listing>): Step[] {
  const { seller, collection, tokenId } = order.order
  const seaport = world.market.seaport.address
  return [
    stepOf(seller, `Collectible ${tokenId} may be sold`, approveDrop({ collection, tokenId, spender: seaport })),
    stepOf(seller, `Collectible ${tokenId} is offered`, listDrop({ seaport, signed: order })),
  ]
}

function buySteps(world: World, order: SignedOrder<Listing>, buyer: Address): Step[] {
  const { price, tokenId } = order.order
  const seaport = world.market.seaport.address
  const { token, amount } = price
  return [
    ...(token === 'native'
      ? []
      : [stepOf(buyer, 'The market may take the price', approve({ token, spender: seaport, amount }))]),
    stepOf(buyer, `Collectible ${tokenId} is bought`, buyDrop({ seaport, signed: order })),
  ]
}

const buyingFan = (): Person => {
  const [, , fan] = fans()
  if (fan === undefined) throw new Error('There is no third fan.')
  return fan
}

/** Transactions of one listing after it was signed. */
async function listingMoments(world: World, drop: SeededDrop, now: number): Promise<Moment[]> {
  const { offer } = drop.plan
  if (offer === null) return []
  const { outcome, price } = offer
  // Listings still open at the end of the history exist only in the order book (ownOrders.ts).
  if (outcome === 'open' || outcome === 'upcoming') return []
  const endsAt = BigInt(outcome === 'expired' ? now - ENDED_AGO : now + OPEN_FOR)
  const order = await signListing(world, {
    drop,
    seller: drop.artist.person,
    plan: price,
    agoSeconds: LISTED_AGO,
    endsAt,
    now,
  })
  const listing: Moment = { secondsAgo: LISTED_AGO, steps: listSteps(world, order) }
  if (outcome === 'withdrawn') {
    const write = cancelDrop({ seaport: world.market.seaport.address, order: order.order })
    return [listing, { secondsAgo: SOLD_AGO, steps: [stepOf(order.order.seller, 'An offer is withdrawn', write)] }]
  }
  if (typeof outcome === 'string') return [listing]
  const buyer = outcome.soldTo === 'collector' ? demoAccount('collector') : buyingFan()
  const sale: Moment = { secondsAgo: SOLD_AGO, steps: buySteps(world, order, buyer.address) }
  return [listing, sale]
}

const momentAt = (moments: readonly Moment[], secondsAgo: number): Moment => ({
  secondsAgo,
  steps: moments.filter((moment) => moment.secondsAgo === secondsAgo).flatMap(({ steps }) => steps),
})

/** `now`: end of the seeded history; release and listing dates are relative to it. */
export async function dropMoments(world: World, now: number): Promise<Moment[]> {
  const drops = seededDrops(world)
  const offers = (await Promise.all(drops.map((drop) => listingMoments(world, drop, now)))).flat()
  return [
    { secondsAgo: OPENED_AGO, steps: openingSteps(world) },
    { secondsAgo: MINTED_AGO, steps: drops.map((drop) => mintStep(drop, now)) },
    ...[LISTED_AGO, SOLD_AGO].map((secondsAgo) => momentAt(offers, secondsAgo)),
    { secondsAgo: RESOLD_AGO, steps: orderSteps(world) },
  ]
}

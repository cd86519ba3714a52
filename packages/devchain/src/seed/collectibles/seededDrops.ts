import type { World } from '@musi/contracts/deploy/world'
import { type Address, getContractAddress } from 'viem'
import { type SeededArtist, seededArtists } from '../music/artists.ts'
import { COLLECTION_PLANS, type CollectionPlan } from './collectionPlans.ts'
import { DROP_PLANS, type DropPlan } from './dropPlans.ts'

/** A seeded piece of the shared collection (`musicNft`), or of one that its artist opened. */
export type SeededDrop = {
  plan: DropPlan
  artist: SeededArtist
  collection: Address
  tokenId: bigint
  /** Minter of the collection. */
  minter: Address
}

export type SeededCollection = { plan: CollectionPlan; artist: SeededArtist; address: Address }

/** Seeded collections, whose addresses follow from the order in which the factory opens them. */
export function seededCollections(world: World): readonly SeededCollection[] {
  const artists = seededArtists(world)
  return COLLECTION_PLANS.flatMap((plan, at) => {
    const artist = artists[plan.artist]
    // A contract's nonces start at 1.
    const place = { from: world.own.musicCollectionFactory.address, nonce: BigInt(at + 1) }
    return artist === undefined ? [] : [{ plan, artist, address: getContractAddress({ opcode: 'CREATE', ...place }) }]
  })
}

/** Drops of the shared collection first, then collection by collection, in the order of minting. */
export function seededDrops(world: World): readonly SeededDrop[] {
  const artists = seededArtists(world)
  const { address: sharedCollection } = world.own.musicNft
  const ofSharedCollection = DROP_PLANS.flatMap((plan, at): SeededDrop[] => {
    const artist = artists[plan.artist]
    const piece = { collection: sharedCollection, tokenId: BigInt(at + 1), minter: world.deployer }
    return artist === undefined ? [] : [{ plan, artist, ...piece }]
  })
  const ofArtists = seededCollections(world).flatMap(({ plan, artist, address }) =>
    plan.pieces.map((piece, at): SeededDrop => ({
      artist,
      collection: address,
      tokenId: BigInt(at + 1),
      minter: artist.person.address,
      plan: { ...piece, artist: plan.artist },
    })),
  )
  return [...ofSharedCollection, ...ofArtists]
}

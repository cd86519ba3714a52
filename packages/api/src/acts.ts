import * as z from 'zod/mini'
import { amount, bothAmounts, hash, hexAddress, indexPage, seconds } from './indexPage.ts'

z.config({ jitless: true })

const place = {
  block: z.int(),
  /** Its place among the logs of the block. */
  log: z.int(),
  timeSeconds: seconds,
  transaction: hash,
  /** Whose act it is. */
  account: hexAddress,
}

const item = z.object({ token: hexAddress, id: amount, amount })
/** What it begins and ends with; the two differ where a price goes up or down. */
const offeredItem = z.object({ token: hexAddress, id: amount, amount, endAmount: amount })

const act = <Kind extends string, Body extends z.core.$ZodLooseShape>(kind: Kind, body: Body) =>
  z.object({ ...place, kind: z.literal(kind), ...body })

/** What somebody did, as the logs tell it. Amounts of a pair are of its token0 and its token1. */
export const Act = z.discriminatedUnion('kind', [
  /** One pair's part of a swap, by the account that sent the transaction. */
  act('swap', { pair: hexAddress, paid: bothAmounts, got: bothAmounts, to: hexAddress }),
  act('addLiquidity', { pair: hexAddress, amounts: bothAmounts, shares: amount }),
  act('removeLiquidity', { pair: hexAddress, amounts: bothAmounts, shares: amount }),
  act('stake', { rewards: hexAddress, amount }),
  act('unstake', { rewards: hexAddress, amount }),
  act('collectRewards', { rewards: hexAddress, amount }),
  act('createArtistToken', { token: hexAddress }),
  /** From then on pieces are made in it. */
  act('openCollection', { collection: hexAddress, name: z.string(), symbol: z.string() }),
  act('registerSong', {
    /** In which one of the chain's it is. */
    jukebox: hexAddress,
    song: hash,
    token: hexAddress,
    cost: amount,
    opensAtSeconds: amount,
    contentHash: hash,
  }),
  act('changeSongCost', { song: hash, cost: amount }),
  act('retireSong', { song: hash }),
  act('playSong', { song: hash, token: hexAddress, cost: amount, payer: hexAddress }),
  /** A collectible came to this account; from the zero address it was made. */
  act('receivePiece', { collection: hexAddress, piece: amount, from: hexAddress }),
  act('fulfillOrder', { order: hash, seller: hexAddress, offer: z.array(item), consideration: z.array(item) }),
  /** An order that its seller put on the chain. Whether it can still be filled, it does not say. */
  act('offerOrder', {
    order: hash,
    offer: z.array(offeredItem),
    consideration: z.array(offeredItem),
    startsAtSeconds: amount,
    endsAtSeconds: amount,
  }),
  act('cancelOrder', { order: hash }),
  act('delegate', { delegate: hexAddress }),
  /** How many votes this account casts from here on, its own and those of others. */
  act('receiveVotes', { before: amount, votes: amount }),
  act('propose', { proposal: amount }),
  act('castVote', { proposal: amount, support: z.boolean(), votes: amount }),
  /** From this time on it can be executed. */
  act('queueProposal', { proposal: amount, etaSeconds: amount }),
  act('executeProposal', { proposal: amount }),
  act('cancelProposal', { proposal: amount }),
  act('claimAirdrop', { amount }),
])
export type Act = z.infer<typeof Act>

/** What GET /api/acts answers: newest first. */
export const Acts = indexPage(Act)
export type Acts = z.infer<typeof Acts>

export const ACTS_PATH = '/api/acts'

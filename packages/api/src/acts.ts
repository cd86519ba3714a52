import * as v from 'valibot'
import { indexPage } from './indexPage.ts'
import { amount, bothAmounts, hash, hexAddress, integer, seconds } from './values.ts'
import { address, choice, count, id, place } from './parameters.ts'
import { resource } from './resource.ts'
import { ACTS_PATH } from './paths.ts'

const where = {
  block: integer,
  /** Its place among the logs of the block. */
  log: integer,
  timeSeconds: seconds,
  transaction: hash,
  /** Whose act it is. */
  account: hexAddress,
}

const item = v.object({ token: hexAddress, id: amount, amount })
/** What it begins and ends with; the two differ where a price goes up or down. */
const offeredItem = v.object({ token: hexAddress, id: amount, amount, endAmount: amount })

const act = <Kind extends string, Body extends v.ObjectEntries>(kind: Kind, body: Body) =>
  v.object({ ...where, kind: v.literal(kind), ...body })

/** What somebody did, as the logs tell it. Amounts of a pair are of its token0 and its token1. */
export const Act = v.variant('kind', [
  /** One pair's part of a swap, by the account that sent the transaction. */
  act('swap', { pair: hexAddress, paid: bothAmounts, got: bothAmounts, to: hexAddress }),
  act('addLiquidity', { pair: hexAddress, amounts: bothAmounts, shares: amount }),
  act('removeLiquidity', { pair: hexAddress, amounts: bothAmounts, shares: amount }),
  act('stake', { rewards: hexAddress, amount }),
  act('unstake', { rewards: hexAddress, amount }),
  act('collectRewards', { rewards: hexAddress, amount }),
  act('createArtistToken', { token: hexAddress }),
  /** From then on pieces are made in it. */
  act('openCollection', { collection: hexAddress, name: v.string(), symbol: v.string() }),
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
  act('fulfillOrder', { order: hash, seller: hexAddress, offer: v.array(item), consideration: v.array(item) }),
  /** An order that its seller put on the chain. Whether it can still be filled, it does not say. */
  act('offerOrder', {
    order: hash,
    offer: v.array(offeredItem),
    consideration: v.array(offeredItem),
    startsAtSeconds: amount,
    endsAtSeconds: amount,
  }),
  act('cancelOrder', { order: hash }),
  act('delegate', { delegate: hexAddress }),
  /** How many votes this account casts from here on, its own and those of others. */
  act('receiveVotes', { before: amount, votes: amount }),
  act('propose', { proposal: amount }),
  act('castVote', { proposal: amount, support: v.boolean(), votes: amount }),
  /** From this time on it can be executed. */
  act('queueProposal', { proposal: amount, etaSeconds: amount }),
  act('executeProposal', { proposal: amount }),
  act('cancelProposal', { proposal: amount }),
  act('claimAirdrop', { amount }),
])
export type Act = v.InferInput<typeof Act>

export const ACT_KINDS: readonly Act['kind'][] = /* @__PURE__ */ Act.options.map(({ entries }) => entries.kind.literal)

/** What GET /api/acts answers: newest first. */
export const Acts = indexPage(Act)
export type Acts = v.InferInput<typeof Acts>

export const actsResource = resource({
  path: ACTS_PATH,
  says: 'What people did, newest first. 100 to a page. Amounts are of token0 and of token1 where there are two. Of a swap through several pairs each has an act of its own.',
  query: {
    account: address('only what this account did'),
    contract: address('only what was done with this pair, reward pool, collection or token'),
    song: id('only what was done with this song'),
    order: id('only what was done with this order'),
    proposal: count('only what was done with this proposal: its votes are of the kind castVote'),
    kind: choice('only acts of this kind', ACT_KINDS),
    before: place('the place of the last act of the page before: its block, a dot, its log'),
  },
  row: Act,
  answer: Acts,
})

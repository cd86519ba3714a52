import * as v from 'valibot'
import { indexPage } from '../indexPage.ts'
import { address, amount, bothAmounts, bytes, digits, hash, seconds, wholeNumber } from '../values.ts'
import { byAddress, byCount, byId, byPlace, choice } from '../parameters.ts'
import { resource } from '../resource.ts'
import { ACTS_PATH } from '../paths.ts'
import type { HistoryTopic } from './historyNews.ts'

const actFields = {
  block: wholeNumber,
  /** Index of the log in its block. */
  log: wholeNumber,
  timeSeconds: seconds,
  transaction: hash,
  /** The account that acted. */
  account: address,
}

const item = v.object({ token: address, id: amount, amount })
/** Amounts at start and end; they differ if the price rises or falls. */
const offeredItem = v.object({ token: address, id: amount, amount, endAmount: amount })

/* @__NO_SIDE_EFFECTS__ */
const act = <Kind extends string, Body extends v.ObjectEntries>(kind: Kind, body: Body) =>
  v.object({ ...actFields, kind: v.literal(kind), ...body })

export const ReceiveVotes = act('receiveVotes', { before: amount, votes: amount })
export const DelegateAct = act('delegate', { delegate: address })
export const CastVote = act('castVote', { proposal: digits, support: v.boolean(), votes: amount })

/** An act as recorded in the logs. Amounts of a pair are those of its token0 and token1. */
export const Act = v.variant('kind', [
  /** One pair's part of a swap, by the account that sent the transaction. */
  act('swap', { pair: address, paid: bothAmounts, got: bothAmounts, to: address }),
  act('addLiquidity', { pair: address, amounts: bothAmounts, shares: amount }),
  act('removeLiquidity', { pair: address, amounts: bothAmounts, shares: amount }),
  act('stake', { rewards: address, amount }),
  act('unstake', { rewards: address, amount }),
  act('collectRewards', { rewards: address, amount }),
  act('createArtistToken', { token: address }),
  /** A collection was opened. */
  act('openCollection', { collection: address, name: v.string(), symbol: v.string() }),
  act('registerSong', {
    /** Address of the jukebox; a chain can have several. */
    jukebox: address,
    song: hash,
    token: address,
    cost: amount,
    opensAtSeconds: amount,
    contentHash: hash,
  }),
  act('changeSongCost', { song: hash, cost: amount }),
  act('retireSong', { song: hash }),
  act('playSong', { song: hash, token: address, cost: amount, payer: address }),
  /** This account received a collectible; a transfer from the zero address minted it. */
  act('receivePiece', { collection: address, piece: amount, from: address }),
  act('fulfillOrder', { order: hash, seller: address, offer: v.array(item), consideration: v.array(item) }),
  /** An order that its seller put on the chain, which may no longer be fillable. */
  act('offerOrder', {
    order: hash,
    offer: v.array(offeredItem),
    consideration: v.array(offeredItem),
    startsAtSeconds: amount,
    endsAtSeconds: amount,
  }),
  act('cancelOrder', { order: hash }),
  DelegateAct,
  /** The account's new voting power, its own votes and those delegated to it. */
  ReceiveVotes,
  act('propose', { proposal: digits }),
  CastVote,
  /** Time from which the proposal can be executed. */
  act('queueProposal', { proposal: digits, etaSeconds: amount }),
  act('executeProposal', { proposal: digits }),
  act('cancelProposal', { proposal: digits }),
  act('claimAirdrop', { amount }),
  /** The account, whose key is a passkey, was opened. */
  act('openAccount', {}),
  /** The account's second signer was set (ERC-7913), or removed if empty. */
  act('setSecondSigner', { signer: bytes }),
  /** A new key was proposed for the account; `key` is its x. It can be put in force from `readyAtSeconds`. */
  act('proposeRecovery', { key: hash, readyAtSeconds: amount }),
  act('cancelRecovery', {}),
  /** The proposed key came into force. */
  act('replaceKey', { key: hash }),
  /** An amount was put up for first plays of a song, or what was left was taken back. */
  act('givePlays', { song: hash, token: address, amount }),
  act('takeBackPlays', { song: hash, token: address, amount }),
  /** An amount was deposited in a coin tab, which `keeper` settles. */
  act('openTab', { tab: hash, token: address, keeper: address, amount }),
  act('topUpTab', { tab: hash, token: address, amount }),
  /** Plays of a song since the last settlement were paid from a tab. */
  act('chargeTab', { tab: hash, song: hash, token: address, plays: wholeNumber, amount }),
  /** The notice of a tab began; its rest is returned from `closesAtSeconds`. */
  act('closeTab', { tab: hash, token: address, closesAtSeconds: amount }),
  /** The rest of a tab was returned. */
  act('finishTab', { tab: hash, token: address, amount }),
])
export type Act = v.InferInput<typeof Act>

export const ACT_KINDS: readonly Act['kind'][] = /* @__PURE__ */ Act.options.map(({ entries }) => entries.kind.literal)

/** Topic of each kind of act. One that is missing here does not compile. */
export const TOPIC_OF_ACT = {
  swap: 'trades',
  addLiquidity: 'liquidity',
  removeLiquidity: 'liquidity',
  stake: 'rewards',
  unstake: 'rewards',
  collectRewards: 'rewards',
  createArtistToken: 'artists',
  openCollection: 'market',
  registerSong: 'songs',
  changeSongCost: 'songs',
  retireSong: 'songs',
  playSong: 'plays',
  receivePiece: 'market',
  fulfillOrder: 'market',
  offerOrder: 'market',
  cancelOrder: 'market',
  delegate: 'votes',
  receiveVotes: 'votes',
  propose: 'votes',
  castVote: 'votes',
  queueProposal: 'votes',
  executeProposal: 'votes',
  cancelProposal: 'votes',
  claimAirdrop: 'claims',
  openAccount: 'accounts',
  setSecondSigner: 'accounts',
  proposeRecovery: 'accounts',
  cancelRecovery: 'accounts',
  replaceKey: 'accounts',
  givePlays: 'plays',
  takeBackPlays: 'plays',
  openTab: 'plays',
  topUpTab: 'plays',
  chargeTab: 'plays',
  closeTab: 'plays',
  finishTab: 'plays',
} as const satisfies Record<Act['kind'], HistoryTopic>

/** Answer of GET /api/acts, newest first; with `after` oldest first. */
export const Acts = indexPage(Act)
export type Acts = v.InferInput<typeof Acts>

export const actsResource = resource({
  path: ACTS_PATH,
  description:
    'Acts of accounts, newest first, or oldest first with `after`. 100 per page. Two amounts are those of token0 and token1. A swap through several pairs is one act for each pair.',
  query: {
    account: byAddress('only acts of this account'),
    contract: byAddress('only acts with this pair, reward pool, collection or token'),
    song: byId('only acts with this song'),
    order: byId('only acts with this order'),
    proposal: byCount('only acts with this proposal; its votes have the kind castVote'),
    kind: choice('only acts of this kind', ACT_KINDS),
    before: byPlace('the position of the last act of the previous page: its block, a dot, its log'),
    after: byPlace(
      'oldest first instead, beginning after this position: 0.0 for the first page, then the last act of the previous page',
    ),
  },
  row: Act,
  answer: Acts,
})

import type { Address } from '@musi/domain/address'
import type { AddressBook, BookRole } from '@musi/domain/addressBook'
import type { CallForm } from './forms/callForm.ts'
import { type Counted, type CountedFacts, NONE, endsOf, mayDraw, must, sharesOf } from './drawnTokens.ts'
import * as ballots from './forms/ballotForms.ts'
import * as governor from './forms/governorForms.ts'
import * as liquidity from './forms/liquidityForms.ts'
import * as market from './forms/marketForms.ts'
import * as music from './forms/musicForms.ts'
import { swapForms } from './forms/swapForms.ts'
import * as token from './forms/tokenForms.ts'
import { isSameHex, ownValue, put } from './own.ts'
import type { ShownKind, ShownTerms } from './shownTerms.ts'
import { type Target, exchangeToCall, isJukebox, rewardsOf, targetOfToken } from './targets.ts'

type GateKind<Kind extends ShownKind> = {
  /** Functions that it may call. */
  readonly forms: (shown: ShownTerms<Kind>) => readonly CallForm[]
  /** Contract that it must go to, by its role in the address book or by what the screen says (spec: signing.target). */
  readonly target: BookRole | ((shown: ShownTerms<Kind>, book: AddressBook) => Target)
  /** Tokens that its amounts are counted in, from the terms that the bytes have been held against (spec: signing.drawn-token). */
  readonly counted: (shown: ShownTerms<Kind>, book: AddressBook, facts: CountedFacts) => Counted
}

const noAmounts = () => NONE
const ofJukebox = ({ jukebox }: { jukebox: Address }, book: AddressBook): Target =>
  isJukebox(book, jukebox) ? jukebox : null
const ofRewards = ({ pair }: { pair: Address }, book: AddressBook): Target => rewardsOf(book, pair)
const ofCollection = ({ collection }: { collection: Address }): Target => ({ collection })
const inRewardToken = (_shown: unknown, { contracts }: AddressBook): Counted =>
  must([ownValue(contracts, 'governanceToken')])
const inOrderToken = ({ order }: { order: { price: { token: unknown } } }): Counted => must([order.price.token])
const mayBeInOrderToken = ({ order }: { order: { price: { token: unknown } } }): Counted => mayDraw([order.price.token])
const inBothAndShares = ({ tokenA, tokenB }: { tokenA: Address; tokenB: Address | 'native' }, book: AddressBook) => ({
  must: [tokenA, tokenB],
  may: [sharesOf(book, tokenA, tokenB)],
})
const inWrapped = (_shown: unknown, { contracts }: AddressBook): Counted => must(['native', contracts.wrappedNative])
const inSongToken = (_shown: unknown, _book: AddressBook, { songToken }: CountedFacts): Counted => must([songToken])
const inNamedToken = (shown: { token: unknown }): Counted => must([shown.token])

/**
 * All that the gate knows by the kind of a transaction. It is read independently of what writes the calls; a kind that is missing here, or
 * without one of these, does not compile.
 */
const GATE_KINDS: { readonly [Kind in ShownKind]: GateKind<Kind> } = {
  acceptOffer: {
    forms: ({ offer }) => (offer.kind === 'offer' ? market.acceptPieceOfferForms : market.acceptCollectionOfferForms),
    target: 'seaport',
    counted: ({ offer }) => must([offer.price.token]),
  },
  addLiquidity: { forms: () => liquidity.addLiquidityForms, target: 'v2Router', counted: inBothAndShares },
  addLiquidityFromOne: {
    forms: () => liquidity.addLiquidityFromOneForms,
    target: 'oneTokenLiquidity',
    counted: ({ token: given, otherToken }, book) => {
      const shares = sharesOf(book, given, otherToken)
      // What is bought on the way may be drawn unwrapped.
      return isSameHex(otherToken, book.contracts.wrappedNative)
        ? { must: [given], may: [otherToken, 'native', shares] }
        : { must: [given, otherToken], may: [shares] }
    },
  },
  approve: {
    forms: () => token.approveForms,
    target: (shown, book) => targetOfToken(book, shown.token),
    counted: (_shown, _book, { target }) => must([target]),
  },
  approveDrop: { forms: () => music.approveDropForms, target: ofCollection, counted: noAmounts },
  buyDrop: { forms: () => market.buyDropForms, target: 'seaport', counted: inOrderToken },
  buyDrops: {
    forms: () => market.buyDropsForms,
    target: 'seaport',
    counted: ({ orders }) => {
      const tokens: unknown[] = []
      for (let at = 0; at < orders.length; at += 1) put(tokens, at, orders[at]?.price.token)
      return must(tokens)
    },
  },
  cancelAllOrders: { forms: () => market.cancelAllOrdersForms, target: 'seaport', counted: noAmounts },
  cancelDrop: { forms: () => market.cancelOrderForms, target: 'seaport', counted: mayBeInOrderToken },
  cancelOffer: { forms: () => market.cancelOrderForms, target: 'seaport', counted: mayBeInOrderToken },
  cancelProposal: { forms: () => governor.cancelProposalForms, target: 'governor', counted: noAmounts },
  castVote: { forms: () => governor.castVoteForms, target: 'governor', counted: noAmounts },
  changeSongCost: { forms: () => music.changeSongCostForms, target: ofJukebox, counted: inSongToken },
  claimAirdrop: { forms: () => token.claimAirdropForms, target: 'merkleDistributor', counted: inRewardToken },
  collectOwedShare: { forms: () => music.collectOwedShareForms, target: ofJukebox, counted: inNamedToken },
  collectRewards: { forms: () => token.collectRewardsForms, target: ofRewards, counted: inRewardToken },
  createArtistToken: { forms: () => music.createArtistTokenForms, target: 'artistTokenFactory', counted: noAmounts },
  delegate: {
    forms: () => token.delegateForms,
    target: 'governanceToken',
    counted: (_shown, { contracts }) => mayDraw([ownValue(contracts, 'governanceToken')]),
  },
  executeProposal: {
    forms: () => governor.executeProposalForms,
    target: 'governor',
    counted: () => mayDraw(['native']),
  },
  listDrop: { forms: () => market.listDropForms, target: 'seaport', counted: inOrderToken },
  migrateV1: {
    forms: () => liquidity.migrateV1Forms,
    target: 'v2Migrator',
    counted: (shown, book) => ({ must: [shown.token, 'native'], may: [sharesOf(book, shown.token, 'native')] }),
  },
  mintDrop: { forms: () => music.mintDropForms, target: ofCollection, counted: noAmounts },
  openPool: { forms: () => liquidity.openPoolForms, target: 'oneTokenLiquidity', counted: inBothAndShares },
  openCollection: { forms: () => music.openCollectionForms, target: 'musicCollectionFactory', counted: noAmounts },
  playSong: { forms: () => music.playSongForms, target: ofJukebox, counted: inSongToken },
  propose: { forms: () => governor.proposeForms, target: 'governor', counted: noAmounts },
  queueProposal: { forms: () => governor.queueProposalForms, target: 'governor', counted: noAmounts },
  registerSong: { forms: () => music.registerSongForms, target: ofJukebox, counted: inNamedToken },
  removeLiquidity: {
    forms: () => liquidity.removeLiquidityForms,
    target: 'v2Router',
    counted: ({ tokenA, tokenB }, book) => must([tokenA, tokenB, sharesOf(book, tokenA, tokenB)]),
  },
  removeLiquidityV1: {
    forms: () => liquidity.removeLiquidityV1Forms,
    target: (shown) => ({ exchangeOf: shown.token }),
    counted: (shown, _book, { target }) => ({ must: [shown.token, 'native'], may: [target] }),
  },
  replacePayee: { forms: () => music.replacePayeeForms, target: ofJukebox, counted: noAmounts },
  retireSong: { forms: () => music.retireSongForms, target: ofJukebox, counted: noAmounts },
  sendVotes: {
    forms: () => ballots.sendVotesForms,
    target: (shown, { contracts }) => {
      if (!isSameHex(ownValue(contracts, 'governor'), shown.governor)) return null
      return shown.ballots.length === 1 ? shown.governor : contracts.multicall3
    },
    counted: noAmounts,
  },
  stake: { forms: () => token.stakeForms, target: ofRewards, counted: ({ pair }) => must([pair]) },
  swap: {
    forms: ({ version }) => swapForms(version),
    target: (shown, { contracts }) => (shown.version === 'v2' ? contracts.v2Router : exchangeToCall(shown)),
    counted: (shown, book) => endsOf(book, shown),
  },
  transfer: {
    forms: () => token.transferForms,
    target: (shown, book) => (shown.what === 'native' ? shown.recipient : targetOfToken(book, shown.what)),
    counted: (shown, _book, { target }) => must([shown.what === 'native' ? 'native' : target]),
  },
  unstake: {
    forms: () => token.unstakeForms,
    target: ofRewards,
    counted: ({ pair }, { contracts }) => must([pair, ownValue(contracts, 'governanceToken')]),
  },
  unwrap: { forms: () => token.unwrapForms, target: 'wrappedNative', counted: inWrapped },
  wrap: { forms: () => token.wrapForms, target: 'wrappedNative', counted: inWrapped },
}

/** Undefined: the page was tampered with, and names a kind that there is not. */
const gateKind = ({ kind }: ShownTerms) => ownValue(GATE_KINDS, kind) as GateKind<ShownKind> | undefined

/** The functions that a transaction may call. */
export function formsOf(shown: ShownTerms): readonly CallForm[] {
  const forms = gateKind(shown)?.forms
  return forms?.(shown) ?? []
}

/** The contract that a transaction must go to; null: there is none on this chain. */
export function targetOf(book: AddressBook, shown: ShownTerms): Target {
  const target = gateKind(shown)?.target
  if (target === undefined) return null
  return typeof target === 'function'
    ? target(shown, book)
    : ((ownValue(book.contracts, target) as Address | undefined) ?? null)
}

/** The tokens that its screen must draw, and those that it may draw as well. */
export function countedIn(book: AddressBook, shown: ShownTerms, facts: CountedFacts): Counted {
  const counted = gateKind(shown)?.counted
  return counted?.(shown, book, facts) ?? NONE
}

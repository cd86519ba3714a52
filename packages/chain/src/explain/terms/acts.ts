import type { Address } from '@musi/domain/address'
import type { BookRole } from '@musi/domain/addressBook'
import type { Hex } from 'viem'
import { addressIn, amountIn, listIn } from '../argument.ts'
import { type DecodedCall, decodedCall } from '../decodedCall.ts'
import type { Directory, Identity } from '../directory.ts'
import { marketTrade } from '../marketTrade.ts'
import { addFromOneTerms, addTerms, removeTerms, removeV1Terms, stakingTerms, swapTerms } from './exchangeTerms.ts'
import {
  cancelTerms,
  claimTerms,
  depositTerms,
  givePlaysTerms,
  mintTerms,
  namedPayees,
  owedTerms,
  playTerms,
  swapAndPlayTerms,
  takeBackPlaysTerms,
  tabRestTerms,
  tradeTerms,
} from './musicTerms.ts'
import type { Act, CallTerms, CallContext, MovedTerms } from './terms.ts'

export type KnownCall = {
  to: Address
  decoded: DecodedCall
  identity: Identity | null
  sender: Address
  directory: Directory
}

/** A role in the address book, a class of contracts, or any token, known or not. */
export type ContractRole = BookRole | 'staking' | 'v1Exchange' | 'collection' | 'accountWithPasskey' | 'anyToken'

type ActFacts = {
  /** Contract functions that perform this act, by role. */
  readonly calls: Readonly<Partial<Record<ContractRole, readonly string[]>>>
  /** Distinguishes acts that share a function; absent if the function suffices. */
  readonly matches?: (call: KnownCall) => boolean
  /** Amounts that the act moves, and the receiver if the call names one. */
  readonly moves: (parts: CallContext) => MovedTerms
}

/** True for an artist's collection and for the address book's own, musicNft. */
export const isCollection = (identity: Identity | null): boolean =>
  identity?.kind === 'collection' || (identity?.kind === 'role' && identity.role === 'musicNft')

export const nativePayment = ({ call: { value } }: Pick<CallContext, 'call'>): CallTerms['pays'] =>
  value === 0n ? [] : [{ currency: 'native', amount: value, bound: 'exactly' }]

const wrapTerms = ({ call }: CallContext): MovedTerms => ({
  pays: [{ currency: 'native', amount: call.value, bound: 'exactly' }],
  gets: [{ currency: call.to, amount: call.value, bound: 'exactly' }],
})

const unwrapTerms = ({ call, decoded }: CallContext): MovedTerms => {
  const amount = amountIn(decoded, 'wad')
  return {
    pays: [{ currency: call.to, amount, bound: 'exactly' }],
    gets: [{ currency: 'native', amount, bound: 'exactly' }],
  }
}

/** A piece is sent by the same function as an amount. */
const transferTerms = ({ call, decoded, identity }: CallContext): MovedTerms =>
  isCollection(identity)
    ? { pieces: [{ piece: { collection: call.to, id: amountIn(decoded, 'value') }, how: 'given' }] }
    : { pays: [{ currency: call.to, amount: amountIn(decoded, 'value'), bound: 'exactly' }] }

const sendPieceTerms = ({ call, decoded }: CallContext): MovedTerms => ({
  pieces: [{ piece: { collection: call.to, id: amountIn(decoded, 'tokenId') }, how: 'given' }],
})

const migrateTerms = ({ decoded }: CallContext): MovedTerms => {
  const token = addressIn(decoded, 'token')
  return token === null ? {} : { whole: { side: 'pays', what: { kind: 'v1Shares', token } } }
}

/** Terms of a call that moves only the native currency sent with it. */
const nativePaymentTerms = (parts: CallContext): MovedTerms => ({ pays: nativePayment(parts) })

/** Number of pieces the sender gives in a market trade; null if it is not a known trade. */
const piecesGiven = ({ decoded, sender }: KnownCall): number | null =>
  marketTrade(decoded, sender)?.piecesGiven.length ?? null

const PIECE_ITEM = 2

/** An order of a seller offers a piece; one of a bidder offers money. */
function offersPiece({ decoded }: KnownCall): boolean {
  const [order] = listIn(decoded, 'orders') as readonly { offer?: readonly { itemType: number }[] }[]
  return order?.offer?.[0]?.itemType === PIECE_ITEM
}

/** The multicall can carry any calls; only a batch made up of castVoteBySig counts as sending votes. */
function sendsVotes({ decoded, directory }: KnownCall): boolean {
  if (decoded.name === 'castVoteBySig') return true
  const calls = listIn(decoded, 'calls') as readonly { target: Address; callData: Hex }[]
  const areVotes = calls.every(
    ({ target, callData }) =>
      target === directory.contract('governor') && decodedCall(callData)?.name === 'castVoteBySig',
  )
  return areVotes && calls.length > 0
}

const TRADES = ['fulfillOrder', 'fulfillBasicOrder_efficient_6GL6yc', 'matchAdvancedOrders']

/** An earlier jukebox has the same functions. */
const jukeboxFunctions = (...names: string[]) => ({ jukebox: names, jukeboxV2: names })

/** Functions and moved amounts of each act. An act without an entry does not compile. */
export const ACTS: Readonly<Record<Act, ActFacts>> = {
  acceptOffer: { calls: { seaport: TRADES }, matches: (call) => (piecesGiven(call) ?? 0) > 0, moves: tradeTerms },
  addLiquidity: {
    calls: {
      v2Router: ['addLiquidity', 'addLiquidityETH'],
      oneTokenLiquidity: ['openFromTokens', 'openFromNative'],
    },
    moves: addTerms,
  },
  addLiquidityFromOne: { calls: { oneTokenLiquidity: ['addFromToken', 'addFromNative'] }, moves: addFromOneTerms },
  approve: { calls: { anyToken: ['approve'] }, moves: nativePaymentTerms },
  approveDrop: { calls: { collection: ['approve'] }, moves: nativePaymentTerms },
  buyDrop: { calls: { seaport: TRADES }, matches: (call) => piecesGiven(call) === 0, moves: tradeTerms },
  buyDrops: { calls: { seaport: ['fulfillAvailableAdvancedOrders'] }, moves: tradeTerms },
  cancelAllOrders: { calls: { seaport: ['incrementCounter'] }, moves: nativePaymentTerms },
  cancelDrop: { calls: { seaport: ['cancel'] }, matches: offersPiece, moves: cancelTerms },
  cancelOffer: { calls: { seaport: ['cancel'] }, matches: (call) => !offersPiece(call), moves: nativePaymentTerms },
  cancelProposal: { calls: { governor: ['cancel'] }, moves: nativePaymentTerms },
  cancelRecovery: { calls: { accountWithPasskey: ['cancelRecovery'] }, moves: nativePaymentTerms },
  castVote: { calls: { governor: ['castVote'] }, moves: nativePaymentTerms },
  changeSongCost: { calls: jukeboxFunctions('changeCost'), moves: ({ song }) => ({ isUnread: song === null }) },
  claimAirdrop: { calls: { merkleDistributor: ['claim'] }, moves: claimTerms },
  closeTab: { calls: { coinTabs: ['close'] }, moves: nativePaymentTerms },
  closeTabNow: { calls: { coinTabs: ['closeNow'] }, moves: tabRestTerms },
  collectOwedShare: { calls: jukeboxFunctions('collectOwed'), moves: owedTerms },
  collectRewards: { calls: { staking: ['getReward'] }, moves: stakingTerms },
  createArtistToken: {
    calls: { artistTokenFactory: ['createToken'] },
    moves: () => ({ whole: { side: 'gets', what: { kind: 'supply' } } }),
  },
  delegate: { calls: { governanceToken: ['delegate'] }, moves: nativePaymentTerms },
  executeProposal: { calls: { governor: ['execute'] }, moves: nativePaymentTerms },
  finishTab: { calls: { coinTabs: ['finish'] }, moves: tabRestTerms },
  givePlays: { calls: { welcome: ['fund'] }, moves: givePlaysTerms },
  listDrop: { calls: { seaport: ['validate'] }, moves: tradeTerms },
  migrateV1: { calls: { v2Migrator: ['migrate'] }, moves: migrateTerms },
  mintDrop: { calls: { collection: ['mint'] }, moves: mintTerms },
  openCollection: { calls: { musicCollectionFactory: ['openCollection'] }, moves: nativePaymentTerms },
  openTab: { calls: { coinTabs: ['open'] }, moves: depositTerms },
  playSong: { calls: jukeboxFunctions('play', 'playFor', 'playWithPermit'), moves: playTerms },
  propose: { calls: { governor: ['propose'] }, moves: nativePaymentTerms },
  proposeRecovery: { calls: { accountWithPasskey: ['propose'] }, moves: nativePaymentTerms },
  queueProposal: { calls: { governor: ['queue'] }, moves: nativePaymentTerms },
  registerSong: { calls: jukeboxFunctions('register'), moves: ({ decoded }) => ({ receivers: namedPayees(decoded) }) },
  removeLiquidity: {
    calls: {
      v2Router: [
        'removeLiquidity',
        'removeLiquidityETH',
        'removeLiquidityETHSupportingFeeOnTransferTokens',
        'removeLiquidityWithPermit',
        'removeLiquidityETHWithPermit',
        'removeLiquidityETHWithPermitSupportingFeeOnTransferTokens',
      ],
    },
    moves: removeTerms,
  },
  removeLiquidityV1: { calls: { v1Exchange: ['removeLiquidity'] }, moves: removeV1Terms },
  replacePayee: { calls: jukeboxFunctions('replacePayee'), moves: nativePaymentTerms },
  retireSong: { calls: jukeboxFunctions('retire'), moves: nativePaymentTerms },
  sendPiece: { calls: { collection: ['safeTransferFrom'] }, moves: sendPieceTerms },
  sendVotes: {
    calls: { governor: ['castVoteBySig'], multicall3: ['tryBlockAndAggregate'] },
    matches: sendsVotes,
    moves: nativePaymentTerms,
  },
  setSecondSigner: { calls: { accountWithPasskey: ['setRecoverer'] }, moves: nativePaymentTerms },
  stake: { calls: { staking: ['stake', 'stakeWithPermit'] }, moves: stakingTerms },
  swap: {
    calls: {
      v2Router: [
        'swapExactETHForTokens',
        'swapExactETHForTokensSupportingFeeOnTransferTokens',
        'swapExactTokensForETH',
        'swapExactTokensForETHSupportingFeeOnTransferTokens',
        'swapExactTokensForTokens',
        'swapExactTokensForTokensSupportingFeeOnTransferTokens',
        'swapETHForExactTokens',
        'swapTokensForExactETH',
        'swapTokensForExactTokens',
      ],
      v1Exchange: ['ethToTokenTransfer', 'tokenToEthTransfer', 'tokenToTokenTransfer'].flatMap((way) => [
        `${way}Input`,
        `${way}Output`,
      ]),
    },
    moves: swapTerms,
  },
  swapAndPlay: { calls: { swapAndPlay: ['playFromNative', 'playFromToken'] }, moves: swapAndPlayTerms },
  takeBackPlays: { calls: { welcome: ['takeBack'] }, moves: takeBackPlaysTerms },
  takeRecovery: { calls: { accountWithPasskey: ['takeRecovery'] }, moves: nativePaymentTerms },
  topUpTab: { calls: { coinTabs: ['topUp'] }, moves: depositTerms },
  transfer: { calls: { anyToken: ['transfer'] }, moves: transferTerms },
  unstake: { calls: { staking: ['withdraw', 'exit'] }, moves: stakingTerms },
  unwrap: { calls: { wrappedNative: ['withdraw'] }, moves: unwrapTerms },
  wrap: { calls: { wrappedNative: ['deposit'] }, moves: wrapTerms },
}

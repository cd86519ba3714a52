import type { Address } from '@musi/domain/address'
import type { BookRole } from '@musi/domain/addressBook'
import type { Hex } from 'viem'
import { listIn } from '../argument.ts'
import { type DecodedCall, decodedCall } from '../decodedCall.ts'
import type { Directory, Identity } from '../directory.ts'
import { marketTrade } from '../marketTrade.ts'
import type { Act } from './terms.ts'

type KnownCall = { to: Address; decoded: DecodedCall; identity: Identity | null; sender: Address; directory: Directory }
type Functions = Readonly<Record<string, Act | ((call: KnownCall) => Act | null)>>

const trade = ({ decoded, sender }: KnownCall): Act | null => {
  const traded = marketTrade(decoded, sender)
  return traded === null ? null : traded.piecesGiven.length > 0 ? 'acceptOffer' : 'buyDrop'
}

const PIECE_ITEM = 2

/** An order of a seller offers a piece; one of a bidder offers money. */
function cancelled({ decoded }: KnownCall): Act {
  const [order] = listIn(decoded, 'orders') as readonly { offer?: readonly { itemType: number }[] }[]
  return order?.offer?.[0]?.itemType === PIECE_ITEM ? 'cancelDrop' : 'cancelOffer'
}

/** Several calls of anything could be sent through the multicall; votes of others are what this product sends. */
function aggregated({ decoded, directory }: KnownCall): Act | null {
  const calls = listIn(decoded, 'calls') as readonly { target: Address; callData: Hex }[]
  const areVotes = calls.every(
    ({ target, callData }) =>
      target === directory.contract('governor') && decodedCall(callData)?.name === 'castVoteBySig',
  )
  return areVotes && calls.length > 0 ? 'sendVotes' : null
}

const each = (names: readonly string[], act: Act): Functions => Object.fromEntries(names.map((name) => [name, act]))

const SWAPS = [
  'swapExactETHForTokens',
  'swapExactETHForTokensSupportingFeeOnTransferTokens',
  'swapExactTokensForETH',
  'swapExactTokensForETHSupportingFeeOnTransferTokens',
  'swapExactTokensForTokens',
  'swapExactTokensForTokensSupportingFeeOnTransferTokens',
  'swapETHForExactTokens',
  'swapTokensForExactETH',
  'swapTokensForExactTokens',
]
const REMOVALS = [
  'removeLiquidity',
  'removeLiquidityETH',
  'removeLiquidityETHSupportingFeeOnTransferTokens',
  'removeLiquidityWithPermit',
  'removeLiquidityETHWithPermit',
  'removeLiquidityETHWithPermitSupportingFeeOnTransferTokens',
]
const V1_SWAPS = ['ethToTokenTransfer', 'tokenToEthTransfer', 'tokenToTokenTransfer'].flatMap((way) => [
  `${way}Input`,
  `${way}Output`,
])

/** An earlier jukebox has the same functions. */
const OF_JUKEBOX: Functions = {
  ...each(['play', 'playFor', 'playWithPermit'], 'playSong'),
  register: 'registerSong',
  changeCost: 'changeSongCost',
  retire: 'retireSong',
  replacePayee: 'replacePayee',
  collectOwed: 'collectOwedShare',
}

/** The functions of each contract of the address book that are acts. */
const BY_ROLE: Readonly<Partial<Record<BookRole, Functions>>> = {
  wrappedNative: { deposit: 'wrap', withdraw: 'unwrap' },
  v2Router: {
    ...each(SWAPS, 'swap'),
    ...each(['addLiquidity', 'addLiquidityETH'], 'addLiquidity'),
    ...each(REMOVALS, 'removeLiquidity'),
  },
  v2Migrator: { migrate: 'migrateV1' },
  oneTokenLiquidity: {
    ...each(['addFromToken', 'addFromNative'], 'addLiquidityFromOne'),
    ...each(['openFromTokens', 'openFromNative'], 'addLiquidity'),
  },
  merkleDistributor: { claim: 'claimAirdrop' },
  governanceToken: { delegate: 'delegate' },
  governor: {
    castVote: 'castVote',
    castVoteBySig: 'sendVotes',
    propose: 'propose',
    queue: 'queueProposal',
    execute: 'executeProposal',
    cancel: 'cancelProposal',
  },
  multicall3: { tryBlockAndAggregate: aggregated },
  artistTokenFactory: { createToken: 'createArtistToken' },
  jukebox: OF_JUKEBOX,
  jukeboxV2: OF_JUKEBOX,
  musicCollectionFactory: { openCollection: 'openCollection' },
  seaport: {
    fulfillOrder: trade,
    fulfillBasicOrder_efficient_6GL6yc: trade,
    fulfillAvailableAdvancedOrders: 'buyDrops',
    matchAdvancedOrders: trade,
    validate: 'listDrop',
    cancel: cancelled,
    incrementCounter: 'cancelAllOrders',
  },
}

/** Those of contracts of which there are many. */
const BY_KIND: Readonly<Partial<Record<Identity['kind'], Functions>>> = {
  staking: {
    ...each(['stake', 'stakeWithPermit'], 'stake'),
    ...each(['withdraw', 'exit'], 'unstake'),
    getReward: 'collectRewards',
  },
  v1Exchange: { ...each(V1_SWAPS, 'swap'), removeLiquidity: 'removeLiquidityV1' },
  collection: { mint: 'mintDrop', approve: 'approveDrop' },
}

/** Those of every token, known or not: they do what their standard says, or nothing. */
const OF_TOKENS: Functions = { approve: 'approve', transfer: 'transfer' }

const ROLES = Object.keys(BY_ROLE) as (keyof typeof BY_ROLE)[]

/** A collection can also be the one of the address book. */
export const isCollection = (identity: Identity | null): boolean =>
  identity?.kind === 'collection' || (identity?.kind === 'role' && identity.role === 'musicNft')

function functionsOf({ to, identity, directory }: KnownCall): Functions {
  const role = ROLES.find((one) => directory.contract(one) === to)
  const own = role === undefined ? null : (BY_ROLE[role] ?? null)
  const ofKind = isCollection(identity) ? BY_KIND.collection : identity === null ? null : BY_KIND[identity.kind]
  return { ...OF_TOKENS, ...ofKind, ...own }
}

/** What a call is for. Only a known contract is believed to do what its functions are called. Null: nothing that is known. */
export function callAct(call: KnownCall): Act | null {
  const functions = functionsOf(call)
  const { name } = call.decoded
  if (!Object.hasOwn(functions, name)) return null
  const act = functions[name]
  return typeof act === 'function' ? act(call) : (act ?? null)
}

import type { Address } from '@musi/domain/address'
import { zeroAddress } from 'viem'
import type { Call } from '../../write.ts'
import { addressIn, amountIn, flagIn } from '../argument.ts'
import type { DecodedCall } from '../decodedCall.ts'
import type { Directory, Identity } from '../directory.ts'
import { callAct, isCollection } from './callAct.ts'
import {
  addFromOneTerms,
  addTerms,
  carriedAllowance,
  removeTerms,
  removeV1Terms,
  stakingTerms,
  swapTerms,
} from './exchangeTerms.ts'
import {
  cancelTerms,
  claimTerms,
  mintTerms,
  namedPayees,
  owedTerms,
  playTerms,
  subjectOf,
  tradeTerms,
} from './musicTerms.ts'
import type { Act, CallTerms, Parts, SongTerms, Traded } from './terms.ts'

const sent = ({ call: { value } }: Pick<Parts, 'call'>): CallTerms['pays'] =>
  value === 0n ? [] : [{ currency: 'native', amount: value, bound: 'exactly' }]

const wrapTerms = ({ call }: Parts): Traded => ({
  pays: [{ currency: 'native', amount: call.value, bound: 'exactly' }],
  gets: [{ currency: call.to, amount: call.value, bound: 'exactly' }],
})

const unwrapTerms = ({ call, decoded }: Parts): Traded => {
  const amount = amountIn(decoded, 'wad')
  return {
    pays: [{ currency: call.to, amount, bound: 'exactly' }],
    gets: [{ currency: 'native', amount, bound: 'exactly' }],
  }
}

/** A piece is sent by the same function as an amount. */
const transferTerms = ({ call, decoded, identity }: Parts): Traded =>
  isCollection(identity)
    ? { pieces: [{ piece: { collection: call.to, id: amountIn(decoded, 'value') }, how: 'given' }] }
    : { pays: [{ currency: call.to, amount: amountIn(decoded, 'value'), bound: 'exactly' }] }

const migrateTerms = ({ decoded }: Parts): Traded => {
  const token = addressIn(decoded, 'token')
  return token === null ? {} : { whole: { side: 'pays', what: { kind: 'v1Shares', token } } }
}

/** Moves nothing but what is sent along. */
const sentOnly = (parts: Parts): Traded => ({ pays: sent(parts) })

/** Lists what each act moves, and to whom if its call names the receiver in a way of its own. An act without a line does not compile. */
const MOVES: Readonly<Record<Act, (parts: Parts) => Traded>> = {
  acceptOffer: tradeTerms,
  addLiquidity: addTerms,
  addLiquidityFromOne: addFromOneTerms,
  approve: sentOnly,
  approveDrop: sentOnly,
  buyDrop: tradeTerms,
  buyDrops: tradeTerms,
  cancelAllOrders: sentOnly,
  cancelDrop: cancelTerms,
  cancelOffer: sentOnly,
  cancelProposal: sentOnly,
  castVote: sentOnly,
  changeSongCost: ({ song }) => ({ isUnread: song === null }),
  claimAirdrop: claimTerms,
  collectOwedShare: owedTerms,
  collectRewards: stakingTerms,
  createArtistToken: () => ({ whole: { side: 'gets', what: { kind: 'supply' } } }),
  delegate: sentOnly,
  executeProposal: sentOnly,
  listDrop: tradeTerms,
  migrateV1: migrateTerms,
  mintDrop: mintTerms,
  openCollection: sentOnly,
  playSong: playTerms,
  propose: sentOnly,
  queueProposal: sentOnly,
  registerSong: ({ decoded }) => ({ receivers: namedPayees(decoded) }),
  removeLiquidity: removeTerms,
  removeLiquidityV1: removeV1Terms,
  replacePayee: sentOnly,
  retireSong: sentOnly,
  sendVotes: sentOnly,
  stake: stakingTerms,
  swap: swapTerms,
  transfer: transferTerms,
  unstake: stakingTerms,
  unwrap: unwrapTerms,
  wrap: wrapTerms,
}

/** The call that lets somebody take a piece looks like the one for an amount; what is called tells them apart. */
function allowed(parts: Parts): Pick<CallTerms, 'allows' | 'allowsPieces'> {
  const {
    call: { to },
    decoded,
    identity,
  } = parts
  const operator = addressIn(decoded, 'operator')
  if (decoded.name === 'setApprovalForAll' && operator !== null)
    return {
      allows: null,
      allowsPieces: { collection: to, id: null, spender: operator, isAllowed: flagIn(decoded, 'approved') },
    }
  const spender = addressIn(decoded, 'spender')
  if (decoded.name !== 'approve' || spender === null) return { allows: carriedAllowance(parts), allowsPieces: null }
  const amount = amountIn(decoded, decoded.args.some(({ name }) => name === 'value') ? 'value' : 'amount')
  return isCollection(identity)
    ? { allows: null, allowsPieces: { collection: to, id: amount, spender, isAllowed: spender !== zeroAddress } }
    : { allows: { token: to, spender, amount, isOnce: false }, allowsPieces: null }
}

const RECEIVERS = ['to', 'recipient', 'dst'] as const

/** To the market the zero address means whoever sends. */
function receiversOf({ decoded, sender }: Parts): readonly Address[] {
  const receiver = RECEIVERS.map((name) => addressIn(decoded, name)).find((address) => address !== null) ?? null
  return receiver === null || receiver === zeroAddress || receiver === sender ? [] : [receiver]
}

const NOTHING = {
  act: null,
  subject: {},
  pays: [],
  gets: [],
  pieces: [],
  whole: null,
  receivers: [],
  allows: null,
  allowsPieces: null,
  validUntil: null,
  isUnread: false,
  isUnknown: false,
} as const satisfies CallTerms

type Known = {
  decoded: DecodedCall | null
  /** What the called address is; null: not known. */
  identity: Identity | null
  sender: Address
  directory: Directory
  song: SongTerms | null
}

/** Reads the terms out of a call. */
export function callTerms(call: Call, { decoded, identity, sender, directory, song }: Known): CallTerms {
  if (call.data === '0x') return { ...NOTHING, act: 'transfer', pays: sent({ call }), receivers: [call.to] }
  if (decoded === null) return { ...NOTHING, pays: sent({ call }), isUnknown: true }
  const act = callAct({ to: call.to, decoded, identity, sender, directory })
  const parts: Parts = { call, decoded, act, identity, sender, directory, song }
  const deadline = amountIn(decoded, 'deadline')
  const allows = allowed(parts)
  return {
    ...NOTHING,
    receivers: act === null ? [] : receiversOf(parts),
    ...(act === null ? { pays: sent(parts) } : MOVES[act](parts)),
    act,
    subject: subjectOf(parts),
    ...allows,
    validUntil: deadline === 0n ? null : deadline,
    isUnknown: act === null && allows.allowsPieces === null,
  }
}

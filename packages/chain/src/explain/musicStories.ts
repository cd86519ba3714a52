import { type Address, parseAddress } from '@musi/domain/address'
import { safeText } from '@musi/domain/safeText'
import { COLLECTION_LIMITS, TOKEN_LIMITS } from '@musi/domain/text/textLimits'
import { type Hex, zeroAddress } from 'viem'
import { addressIn, amountIn, fieldAddress, hexIn, listIn, textIn } from './argument.ts'
import type { DecodedCall } from './decodedCall.ts'
import { marketTrade } from './marketTrade.ts'
import type { Piece, Scene, Story, Sum, Describer } from './story.ts'

const songIn = ({ args }: Pick<DecodedCall, 'args'>): Hex | null => {
  const song = args.find(({ name, type }) => name === 'songId' && type === 'bytes32')?.value
  return typeof song === 'string' ? (song as Hex) : null
}

/** The price of a play, taken from its event. */
function paidSum({ events }: Pick<Scene, 'events'>, song: Hex): Sum | null {
  const played = events.find((event) => event.name === 'Played' && songIn(event) === song)
  const token = played === undefined ? null : addressIn(played, 'token')
  return played === undefined || token === null ? null : { currency: token, amount: amountIn(played, 'cost') }
}

/** The collected amount is only in the event. */
const collectedShareStory: Describer = ({ events }, call) => {
  const collected = events.find(({ name }) => name === 'OwedCollected')
  const token = addressIn(call, 'token')
  if (collected === undefined || token === null) return null
  return { kind: 'collectedShare', sum: { currency: token, amount: amountIn(collected, 'amount') } }
}

const play: Describer = (scene, call): Story | null => {
  const song = songIn(call)
  const sum = song === null ? null : paidSum(scene, song)
  const fan = addressIn(call, 'fan')
  if (song === null || sum === null) return null
  return fan === null || fan === scene.transaction.from
    ? { kind: 'played', song: { song }, sum }
    : { kind: 'playedFor', song: { song }, sum, to: fan }
}

const boughtPlay: Describer = ({ events }, call): Story | null => {
  const song = songIn(call)
  const sum = song === null ? null : paidSum({ events }, song)
  const bought = events.find((event) => event.name === 'PlayBought' && songIn(event) === song)
  if (song === null || sum === null || bought === undefined) return null
  const token = addressIn(bought, 'token')
  const currency = token === null || token === zeroAddress ? 'native' : token
  return { kind: 'playedWith', song: { song }, sum, paid: { currency, amount: amountIn(bought, 'amount') } }
}

/** A welcome names the account only in its event, and so does the opening of an account. */
const welcomed: Describer = (scene, call): Story | null => {
  const song = songIn(call)
  const sum = song === null ? null : paidSum(scene, song)
  const sponsor = addressIn(call, 'sponsor')
  const event = scene.events.find(({ name }) => name === 'Welcomed')
  const to = event === undefined ? null : addressIn(event, 'account')
  if (song === null || sum === null || sponsor === null || to === null) return null
  return { kind: 'welcomed', song: { song }, sum, to, sponsor }
}

const openedAccount: Describer = ({ events }): Story | null => {
  const event = events.find(({ name }) => name === 'Opened')
  const to = event === undefined ? null : addressIn(event, 'account')
  return to === null ? null : { kind: 'openedAccount', to }
}

/** A tab's amount, by the name of its argument. */
const tabSum =
  (kind: 'openedTab' | 'toppedUpTab' | 'addedTabKey', amount: string): Describer =>
  (_, call) => {
    const currency = fieldAddress(call, 'terms', 'token')
    return currency === null ? null : { kind, sum: { currency, amount: amountIn(call, amount) } }
  }

const tabStory =
  (kind: 'closingTab' | 'closedTab'): Describer =>
  (_, call) => {
    const token = fieldAddress(call, 'terms', 'token')
    return token === null ? null : { kind, token }
  }

/** The number of settled tabs; skipped ones have no charge. */
const settledTabs: Describer = ({ events, done }, call): Story => {
  const charged = new Set(events.filter(({ name }) => name === 'Charged').map((event) => hexIn(event, 'tabId')))
  return { kind: 'settledTabs', count: { text: String(done ? charged.size : listIn(call, 'batch').length) } }
}

/** A second signer is an address, or a verifier and a key. */
const secondSigner: Describer = (_, call): Story => {
  const signer = hexIn(call, 'who')
  const to = parseAddress(signer)
  if (to !== null) return { kind: 'namedSigner', to }
  return { kind: signer === '0x' ? 'removedSigner' : 'namedKeySigner' }
}

/** The first item of the first order, if it is a piece. */
function offeredPiece(call: DecodedCall): Piece | null {
  const order = listIn(call, 'orders')[0] as { parameters?: { offer?: readonly Offer[] } } | undefined
  const [offer] = order?.parameters?.offer ?? []
  return offer?.itemType === ERC721_ITEM ? { collection: offer.token, id: offer.identifierOrCriteria } : null
}
type Offer = { itemType: number; token: Address; identifierOrCriteria: bigint }
const ERC721_ITEM = 2

/** A trade's intended result; a finished trade is described by its actual transfers. */
const trade: Describer = ({ transaction, done }, call): Story | null => {
  const traded = done ? null : marketTrade(call, transaction.from)
  if (traded === null) return null
  const { pays, gets, piecesGiven, piecesGot, isWhole } = traded
  const givenPiece = piecesGiven[0]
  const gotPiece = piecesGot[0]
  const paid = pays[0]
  const earned = gets[0]
  if (pays.length + gets.length !== 1) return null
  if (paid !== undefined && gotPiece !== undefined && piecesGiven.length === 0) {
    const sum: Sum = isWhole ? paid : { ...paid, limit: 'atMost' }
    return piecesGot.length === 1
      ? { kind: 'boughtPiece', piece: gotPiece, sum }
      : { kind: 'boughtPieces', count: { text: String(piecesGot.length) }, sum }
  }
  const isSale = earned !== undefined && givenPiece !== undefined && piecesGiven.length === 1 && gotPiece === undefined
  return isSale ? { kind: 'soldPiece', piece: givenPiece, sum: earned } : null
}

export const MUSIC_STORIES: Readonly<Record<string, Describer>> = {
  createToken: (_, call) => ({
    kind: 'createdToken',
    name: { text: safeText(textIn(call, 'name'), TOKEN_LIMITS.name) },
    symbol: { text: safeText(textIn(call, 'symbol'), TOKEN_LIMITS.symbol) },
  }),
  openCollection: (_, call) => ({
    kind: 'openedCollection',
    name: { text: safeText(textIn(call, 'name'), COLLECTION_LIMITS.name) },
  }),
  register: (_, call) => {
    const token = addressIn(call, 'token')
    return token === null ? null : { kind: 'registeredSong', sum: { currency: token, amount: amountIn(call, 'cost') } }
  },
  changeCost: () => ({ kind: 'changedSong' }),
  retire: () => ({ kind: 'retiredSong' }),
  replacePayee: (_, call) => {
    const to = addressIn(call, 'account')
    return to === null ? null : { kind: 'handedOnShare', to }
  },
  collectOwed: collectedShareStory,
  play,
  playFor: play,
  playWithPermit: play,
  playFromNative: boughtPlay,
  playFromToken: boughtPlay,
  welcome: welcomed,
  fund: (_, call) => {
    const song = songIn(call)
    const token = addressIn(call, 'token')
    if (song === null || token === null) return null
    return { kind: 'gavePlays', song: { song }, sum: { currency: token, amount: amountIn(call, 'amount') } }
  },
  takeBack: (_, call) => {
    const song = songIn(call)
    return song === null ? null : { kind: 'tookBackPlays', song: { song } }
  },
  // The factory of accounts and the coin tabs both have a function of this name.
  open: (scene, call) => tabSum('openedTab', 'amount')(scene, call) ?? openedAccount(scene, call),
  topUp: tabSum('toppedUpTab', 'amount'),
  addKey: tabSum('addedTabKey', 'cap'),
  settle: settledTabs,
  close: tabStory('closingTab'),
  closeNow: tabStory('closedTab'),
  finish: tabStory('closedTab'),
  setRecoverer: secondSigner,
  cancelRecovery: () => ({ kind: 'keptKey' }),
  takeRecovery: ({ transaction: { to } }) => (to === null ? null : { kind: 'replacedKey', to }),
  mint: ({ transaction }, call) => {
    const to = addressIn(call, 'to')
    const isPiece = call.args.some(({ name }) => name === 'uri')
    return transaction.to === null || to === null || !isPiece
      ? null
      : { kind: 'minted', collection: transaction.to, to }
  },
  fulfillOrder: trade,
  fulfillBasicOrder_efficient_6GL6yc: trade,
  fulfillAvailableAdvancedOrders: trade,
  matchAdvancedOrders: trade,
  validate: (_, call) => {
    const piece = offeredPiece(call)
    return piece === null ? null : { kind: 'listed', piece }
  },
  cancel: (_, call) => (listIn(call, 'orders').length > 0 ? { kind: 'unlisted' } : null),
  incrementCounter: () => ({ kind: 'unlistedAll' }),
}

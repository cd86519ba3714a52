import type { Address } from '@musi/domain/address'
import { safeText } from '@musi/domain/safeText'
import { PROPOSAL_LIMITS, TOKEN_LIMITS } from '@musi/domain/text/textLimits'
import { zeroAddress, type Hex } from 'viem'
import { addressIn, addressesIn, amountIn, fieldAddress, flagIn, hexIn, listIn, numberIn, textIn } from '../argument.ts'
import type { DecodedCall } from '../decodedCall.ts'
import { marketTrade } from '../marketTrade.ts'
import type { Piece } from '../story.ts'
import type { CallTerms, CallContext, Subject, MovedTerms } from './terms.ts'

/** Song id in a jukebox call, whose token, price and payees are on chain; null if there is none. */
export function namedSong(decoded: DecodedCall | null): Hex | null {
  const song = decoded?.args.find(({ name, type }) => name === 'songId' && type === 'bytes32')?.value
  return typeof song === 'string' ? (song as Hex) : null
}

/** The call pays at most its `maxCost`; the song's price may have fallen meanwhile. */
export function playTerms({ decoded, song }: CallContext): MovedTerms {
  if (song === null) return { isUnread: true }
  const maxCost = amountIn(decoded, 'maxCost')
  return {
    pays: [{ currency: song.token, amount: maxCost, bound: maxCost === song.cost ? 'exactly' : 'atMost' }],
    receivers: song.payees,
  }
}

/** The unused part of the maximum payment is refunded. */
export function swapAndPlayTerms({ call, decoded, song }: CallContext): MovedTerms {
  if (song === null) return { isUnread: true }
  const [first] = addressesIn(decoded, 'path')
  const isNative = decoded.name === 'playFromNative'
  const amount = isNative ? call.value : amountIn(decoded, 'maxAmount')
  return {
    pays: first === undefined ? [] : [{ currency: isNative ? 'native' : first, amount, bound: 'atMost' }],
    receivers: song.payees,
  }
}

export function givePlaysTerms({ decoded }: CallContext): MovedTerms {
  const token = addressIn(decoded, 'token')
  return token === null ? {} : { pays: [{ currency: token, amount: amountIn(decoded, 'amount'), bound: 'exactly' }] }
}

export const takeBackPlaysTerms = ({ song }: CallContext): MovedTerms =>
  song === null ? { isUnread: true } : { whole: { side: 'gets', what: { kind: 'budget', token: song.token } } }

export function depositTerms({ decoded }: CallContext): MovedTerms {
  const token = fieldAddress(decoded, 'terms', 'token')
  return token === null ? {} : { pays: [{ currency: token, amount: amountIn(decoded, 'amount'), bound: 'exactly' }] }
}

/** The rest goes to the tab's listener, no matter who closes it. */
export function tabRestTerms({ decoded, sender }: CallContext): MovedTerms {
  const token = fieldAddress(decoded, 'terms', 'token')
  const listener = fieldAddress(decoded, 'terms', 'listener')
  if (token === null || listener === null) return {}
  return listener === sender ? { whole: { side: 'gets', what: { kind: 'budget', token } } } : { receivers: [listener] }
}

export function owedTerms({ decoded }: CallContext): MovedTerms {
  const token = addressIn(decoded, 'token')
  return token === null ? {} : { whole: { side: 'gets', what: { kind: 'owed', token } } }
}

export function claimTerms({ decoded, sender, directory }: CallContext): MovedTerms {
  const token = directory.contract('governanceToken')
  const account = addressIn(decoded, 'account')
  return {
    gets: token === null ? [] : [{ currency: token, amount: amountIn(decoded, 'amount'), bound: 'exactly' }],
    // A claim pays the account it names, not its sender.
    receivers: account === null || account === sender ? [] : [account],
  }
}

/** Amounts a market trade moves; `validate` only offers them. */
export function tradeTerms({ decoded, sender }: CallContext): MovedTerms {
  const trade = marketTrade(decoded, sender)
  if (trade === null) return {}
  const isOffer = decoded.name === 'validate'
  const pieces = (list: readonly Piece[], how: CallTerms['pieces'][number]['how']) =>
    list.map((piece) => ({ piece, how }))
  return {
    pays: isOffer ? [] : trade.pays.map((one) => ({ ...one, bound: trade.isWhole ? 'exactly' : 'atMost' })),
    gets: trade.gets.map((one) => ({ ...one, bound: isOffer ? 'whenSold' : 'exactly' })),
    pieces: [
      ...pieces(trade.piecesGiven, isOffer ? 'offered' : 'given'),
      ...pieces(trade.piecesGot, trade.isWhole ? 'got' : 'gotIfLeft'),
    ],
  }
}

/** The pieces of a cancelled sale stay with their owner. */
export function cancelTerms({ decoded }: CallContext): MovedTerms {
  const orders = listIn(decoded, 'orders') as readonly {
    offer: readonly { itemType: number; token: Address; identifierOrCriteria: bigint }[]
  }[]
  const keptItems = orders.flatMap(({ offer }) => offer.filter(({ itemType }) => itemType === 2))
  return {
    pieces: keptItems.map(({ token, identifierOrCriteria }) => ({
      piece: { collection: token, id: identifierOrCriteria },
      how: 'kept',
    })),
  }
}

export const mintTerms = ({ call, decoded, sender }: CallContext): MovedTerms =>
  addressIn(decoded, 'to') === sender ? { pieces: [{ piece: { collection: call.to, id: null }, how: 'got' }] } : {}

const safeArgument = (decoded: DecodedCall, name: string) => safeText(textIn(decoded, name), TOKEN_LIMITS.name)

/** The first line of a proposal is its title. */
const titleOf = (decoded: DecodedCall): string =>
  safeText((textIn(decoded, 'description').split('\n')[0] ?? '').replace(/^#+\s*/, ''), PROPOSAL_LIMITS.title)

function royaltyOf(decoded: DecodedCall): Subject['royalty'] {
  const receiver = addressIn(decoded, 'royaltyReceiver')
  const share = Number(amountIn(decoded, 'royaltyBps'))
  return receiver === null || receiver === zeroAddress ? undefined : { receiver, shareBps: share }
}

const songField = (decoded: DecodedCall) => {
  const song = namedSong(decoded)
  return song === null ? {} : { song }
}
const receiverField = (address: Address | null) => (address === null ? {} : { to: address })

/** Details of an act, from its call. */
export function subjectOf({ act, call, decoded, song }: CallContext): Subject {
  const proposal = { proposal: amountIn(decoded, 'proposalId') }
  switch (act) {
    case 'playSong':
      return { ...songField(decoded), ...receiverField(addressIn(decoded, 'fan')) }
    case 'retireSong':
    case 'swapAndPlay':
    case 'takeBackPlays':
      return songField(decoded)
    case 'cancelRecovery':
    case 'proposeRecovery':
    case 'takeRecovery':
      return receiverField(call.to)
    case 'openTab':
      return receiverField(fieldAddress(decoded, 'terms', 'keeper'))
    case 'setSecondSigner':
      return { signer: hexIn(decoded, 'who') }
    case 'replacePayee':
      return { ...songField(decoded), ...receiverField(addressIn(decoded, 'account')) }
    case 'changeSongCost':
      return {
        ...songField(decoded),
        ...(song !== null && { price: { currency: song.token, amount: amountIn(decoded, 'cost') } }),
      }
    case 'registerSong': {
      const token = addressIn(decoded, 'token')
      const opensAtSeconds = amountIn(decoded, 'opensAt')
      return {
        ...(token !== null && { price: { currency: token, amount: amountIn(decoded, 'cost') } }),
        ...(opensAtSeconds > 0n && { opensAtSeconds }),
      }
    }
    case 'givePlays': {
      const token = addressIn(decoded, 'token')
      return {
        ...songField(decoded),
        ...(token !== null && { price: { currency: token, amount: amountIn(decoded, 'mostPerPlay') } }),
        perDay: numberIn(decoded, 'perDay'),
      }
    }
    case 'castVote':
      return { ...proposal, support: flagIn(decoded, 'support') }
    case 'sendVotes': {
      const { length } = listIn(decoded, 'calls')
      return length === 0 ? { ...proposal, support: flagIn(decoded, 'support'), count: 1 } : { count: length }
    }
    case 'queueProposal':
    case 'executeProposal':
    case 'cancelProposal':
      return proposal
    case 'propose':
      return { name: titleOf(decoded), count: listIn(decoded, 'targets').length }
    case 'delegate':
      return receiverField(addressIn(decoded, 'delegatee'))
    case 'createArtistToken':
    case 'openCollection':
      return { name: safeArgument(decoded, 'name'), symbol: safeArgument(decoded, 'symbol') }
    case 'mintDrop': {
      const royalty = royaltyOf(decoded)
      const opensAtSeconds = amountIn(decoded, 'releaseDate_')
      return { ...(royalty !== undefined && { royalty }), ...(opensAtSeconds > 0n && { opensAtSeconds }) }
    }
    default:
      return {}
  }
}

/** Payees of a song's earnings. */
export function namedPayees(decoded: DecodedCall): readonly Address[] {
  return (listIn(decoded, 'payees_') as readonly { account: Address }[]).map(({ account }) => account)
}

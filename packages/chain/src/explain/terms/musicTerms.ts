import type { Address } from '@musi/domain/address'
import { safeText } from '@musi/domain/safeText'
import { PROPOSAL_LIMITS, TOKEN_LIMITS } from '@musi/domain/text/textLimits'
import { zeroAddress, type Hex } from 'viem'
import { addressIn, addressesIn, amountIn, flagIn, listIn, textIn } from '../argument.ts'
import type { DecodedCall } from '../decodedCall.ts'
import { marketTrade } from '../marketTrade.ts'
import type { Piece } from '../story.ts'
import type { CallTerms, Parts, Subject, Traded } from './terms.ts'

/** The song in a call of the jukebox, whose token, price and payees the chain has; null if there is none. */
export function namedSong(decoded: DecodedCall | null): Hex | null {
  const song = decoded?.args.find(({ name, type }) => name === 'songId' && type === 'bytes32')?.value
  return typeof song === 'string' ? (song as Hex) : null
}

/** The price may only fall until the play is paid for: the call refuses to pay more than it says. */
export function playTerms({ decoded, song }: Parts): Traded {
  if (song === null) return { isUnread: true }
  const most = amountIn(decoded, 'maxCost')
  return {
    pays: [{ currency: song.token, amount: most, bound: most === song.cost ? 'exactly' : 'atMost' }],
    receivers: song.payees,
  }
}

/** The unused part of the maximum payment is refunded. */
export function swapAndPlayTerms({ call, decoded, song }: Parts): Traded {
  if (song === null) return { isUnread: true }
  const [first] = addressesIn(decoded, 'path')
  const isNative = decoded.name === 'playFromNative'
  const amount = isNative ? call.value : amountIn(decoded, 'maxAmount')
  return {
    pays: first === undefined ? [] : [{ currency: isNative ? 'native' : first, amount, bound: 'atMost' }],
    receivers: song.payees,
  }
}

export function owedTerms({ decoded }: Parts): Traded {
  const token = addressIn(decoded, 'token')
  return token === null ? {} : { whole: { side: 'gets', what: { kind: 'owed', token } } }
}

export function claimTerms({ decoded, sender, directory }: Parts): Traded {
  const token = directory.contract('governanceToken')
  const account = addressIn(decoded, 'account')
  return {
    gets: token === null ? [] : [{ currency: token, amount: amountIn(decoded, 'amount'), bound: 'exactly' }],
    // A claim pays its own account, whoever sends it.
    receivers: account === null || account === sender ? [] : [account],
  }
}

/** Amounts a market trade moves; `validate` only offers them. */
export function tradeTerms({ decoded, sender }: Parts): Traded {
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
export function cancelTerms({ decoded }: Parts): Traded {
  const orders = listIn(decoded, 'orders') as readonly {
    offer: readonly { itemType: number; token: Address; identifierOrCriteria: bigint }[]
  }[]
  const kept = orders.flatMap(({ offer }) => offer.filter(({ itemType }) => itemType === 2))
  return {
    pieces: kept.map(({ token, identifierOrCriteria }) => ({
      piece: { collection: token, id: identifierOrCriteria },
      how: 'kept',
    })),
  }
}

export const mintTerms = ({ call, decoded, sender }: Parts): Traded =>
  addressIn(decoded, 'to') === sender ? { pieces: [{ piece: { collection: call.to, id: null }, how: 'got' }] } : {}

const safe = (decoded: DecodedCall, name: string) => safeText(textIn(decoded, name), TOKEN_LIMITS.name)

/** The first line of a proposal is its title. */
const titleOf = (decoded: DecodedCall): string =>
  safeText((textIn(decoded, 'description').split('\n')[0] ?? '').replace(/^#+\s*/, ''), PROPOSAL_LIMITS.title)

function royaltyOf(decoded: DecodedCall): Subject['royalty'] {
  const receiver = addressIn(decoded, 'royaltyReceiver')
  const share = Number(amountIn(decoded, 'royaltyBps'))
  return receiver === null || receiver === zeroAddress ? undefined : { receiver, shareBps: share }
}

const songOf = (decoded: DecodedCall) => {
  const song = namedSong(decoded)
  return song === null ? {} : { song }
}
const toOf = (address: Address | null) => (address === null ? {} : { to: address })

/** Subject of an act, from its call. */
export function subjectOf({ act, decoded, song }: Parts): Subject {
  const proposal = { proposal: amountIn(decoded, 'proposalId') }
  switch (act) {
    case 'playSong':
      return { ...songOf(decoded), ...toOf(addressIn(decoded, 'fan')) }
    case 'retireSong':
    case 'swapAndPlay':
      return songOf(decoded)
    case 'replacePayee':
      return { ...songOf(decoded), ...toOf(addressIn(decoded, 'account')) }
    case 'changeSongCost':
      return {
        ...songOf(decoded),
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
      return toOf(addressIn(decoded, 'delegatee'))
    case 'createArtistToken':
    case 'openCollection':
      return { name: safe(decoded, 'name'), symbol: safe(decoded, 'symbol') }
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

import type { Address } from '@musi/domain/address'
import { zeroAddress } from 'viem'
import type { Call } from '../write.ts'
import { addressIn, addressesIn, amountIn, flagIn } from './argument.ts'
import type { DecodedCall } from './decodedCall.ts'
import type { Identity } from './directory.ts'
import { marketTrade } from './marketTrade.ts'
import type { Currency } from './movements.ts'
import type { Piece } from './story.ts'

type Term<Bound extends string> = { currency: Currency; amount: bigint; bound: Bound }

/** What a call takes or gives the whole of, without naming how much that is. */
export type Whole =
  | { kind: 'v1Shares'; token: Address }
  /** Deposited shares with their rewards, or the rewards alone. */
  | { kind: 'deposit' | 'rewards' }

/** What signing a call means for the money of whoever signs it, as far as the call itself says so. */
export type CallTerms = {
  pays: readonly Term<'exactly' | 'atMost'>[]
  gets: readonly Term<'exactly' | 'atLeast' | 'whenSold'>[]
  /** Of those that are offered none leaves before somebody pays for it. */
  pieces: readonly { piece: Piece; how: 'given' | 'got' | 'gotIfLeft' | 'offered' }[]
  /** Null: everything that moves is named with its amount. */
  whole: Whole | null
  /** Who gets it; null: the call names nobody. */
  receiver: Address | null
  allows: { token: Address; spender: Address; amount: bigint } | null
  /** Who may take pieces from now on, or no longer; without an id: any of the collection. */
  allowsPieces: { collection: Address; id: bigint | null; spender: Address; isAllowed: boolean } | null
  /** In seconds; null: it does not run out. */
  validUntil: bigint | null
}

type Parts = { call: Call; decoded: DecodedCall; identity: Identity | null; sender: Address }
type Traded = Pick<CallTerms, 'pays' | 'gets'> & Partial<Pick<CallTerms, 'pieces'>>

const has = ({ args }: DecodedCall, name: string) => args.some((one) => one.name === name)

const sent = ({ call: { value } }: Parts): CallTerms['pays'] =>
  value === 0n ? [] : [{ currency: 'native', amount: value, bound: 'exactly' }]

/** The router names its arguments alike in every one of its swaps. */
function swapOnV2({ call, decoded }: Parts): Traded {
  const path = addressesIn(decoded, 'path')
  const [sold, bought] = [path[0] ?? call.to, path.at(-1) ?? call.to]
  const fromNative = /^swap(Exact)?ETH/.test(decoded.name)
  const toNative = /For(Exact)?ETH/.test(decoded.name)
  const exactOut = has(decoded, 'amountOut')
  return {
    pays: [
      {
        currency: fromNative ? 'native' : sold,
        amount: fromNative ? call.value : amountIn(decoded, exactOut ? 'amountInMax' : 'amountIn'),
        bound: exactOut ? 'atMost' : 'exactly',
      },
    ],
    gets: [
      {
        currency: toNative ? 'native' : bought,
        amount: amountIn(decoded, exactOut ? 'amountOut' : 'amountOutMin'),
        bound: exactOut ? 'exactly' : 'atLeast',
      },
    ],
  }
}

const SWAP_ON_V1 = /^(eth|token)To(Eth|Token)(?:Transfer|Swap)(Input|Output)$/

/** An exchange of V1 trades one token, which its identity tells. */
function swapOnV1(parts: Parts, [, from, to, exact]: readonly string[]): Traded {
  const { call, decoded, identity } = parts
  const own = identity?.kind === 'v1Exchange' ? identity.token : call.to
  const sold = from === 'eth' ? 'native' : own
  const bought = to === 'Eth' ? 'native' : (addressIn(decoded, 'token_addr') ?? own)
  const one = (names: readonly string[]) => amountIn(decoded, names.find((name) => has(decoded, name)) ?? '')
  const isIn = exact === 'Input'
  const paid = from === 'eth' ? call.value : one(['tokens_sold', 'max_tokens_sold', 'max_tokens'])
  const got = one(isIn ? ['min_tokens_bought', 'min_tokens', 'min_eth'] : ['tokens_bought', 'eth_bought'])
  return {
    pays: [{ currency: sold, amount: paid, bound: isIn ? 'exactly' : 'atMost' }],
    gets: [{ currency: bought, amount: got, bound: isIn ? 'atLeast' : 'exactly' }],
  }
}

function liquidity(parts: Parts): Traded | null {
  const { call, decoded } = parts
  const [a, b] = [addressIn(decoded, 'tokenA'), addressIn(decoded, 'tokenB')]
  const token = addressIn(decoded, 'token')
  if (decoded.name === 'addLiquidity' && a !== null && b !== null)
    return {
      pays: [
        { currency: a, amount: amountIn(decoded, 'amountADesired'), bound: 'atMost' },
        { currency: b, amount: amountIn(decoded, 'amountBDesired'), bound: 'atMost' },
      ],
      gets: [],
    }
  if (decoded.name === 'addLiquidityETH' && token !== null)
    return {
      pays: [
        { currency: token, amount: amountIn(decoded, 'amountTokenDesired'), bound: 'atMost' },
        { currency: 'native', amount: call.value, bound: 'atMost' },
      ],
      gets: [],
    }
  if (decoded.name.startsWith('removeLiquidityETH') && token !== null)
    return {
      pays: [],
      gets: [
        { currency: token, amount: amountIn(decoded, 'amountTokenMin'), bound: 'atLeast' },
        { currency: 'native', amount: amountIn(decoded, 'amountETHMin'), bound: 'atLeast' },
      ],
    }
  if (decoded.name.startsWith('removeLiquidity') && a !== null && b !== null)
    return {
      pays: [],
      gets: [
        { currency: a, amount: amountIn(decoded, 'amountAMin'), bound: 'atLeast' },
        { currency: b, amount: amountIn(decoded, 'amountBMin'), bound: 'atLeast' },
      ],
    }
  return null
}

/** Shares go out of V1 by its exchange, and into and out of a reward pool by its contract. */
function shares({ call, decoded: { name }, decoded, identity }: Parts): Traded | null {
  if (identity?.kind === 'v1Exchange' && name === 'removeLiquidity')
    return {
      pays: [{ currency: call.to, amount: amountIn(decoded, 'amount'), bound: 'exactly' }],
      gets: [
        { currency: 'native', amount: amountIn(decoded, 'min_eth'), bound: 'atLeast' },
        { currency: identity.token, amount: amountIn(decoded, 'min_tokens'), bound: 'atLeast' },
      ],
    }
  if (identity?.kind !== 'staking') return null
  const moved = { currency: identity.pair, amount: amountIn(decoded, 'amount'), bound: 'exactly' } as const
  if (name === 'stake' || name === 'stakeWithPermit') return { pays: [moved], gets: [] }
  return name === 'withdraw' ? { pays: [], gets: [moved] } : null
}

/** Only the market itself is believed to do what its functions are called. */
function tradedOnMarket({ decoded, identity, sender }: Parts): Traded | null {
  if (identity?.kind !== 'role' || identity.role !== 'seaport') return null
  const trade = marketTrade(decoded, sender)
  if (trade === null) return null
  const isOffer = decoded.name === 'validate'
  const pieces = (list: readonly Piece[], how: NonNullable<Traded['pieces']>[number]['how']) =>
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

const isCollection = (identity: Identity | null): boolean =>
  identity?.kind === 'collection' || (identity?.kind === 'role' && identity.role === 'musicNft')

/** The call that lets somebody take a piece looks like the one for an amount; what is called tells them apart. */
function allowed({ call: { to }, decoded, identity }: Parts): Pick<CallTerms, 'allows' | 'allowsPieces'> {
  const operator = addressIn(decoded, 'operator')
  if (decoded.name === 'setApprovalForAll' && operator !== null)
    return {
      allows: null,
      allowsPieces: { collection: to, id: null, spender: operator, isAllowed: flagIn(decoded, 'approved') },
    }
  const spender = addressIn(decoded, 'spender')
  if (decoded.name !== 'approve' || spender === null) return { allows: null, allowsPieces: null }
  const amount = amountIn(decoded, has(decoded, 'value') ? 'value' : 'amount')
  return isCollection(identity)
    ? {
        allows: null,
        allowsPieces: { collection: to, id: amount, spender, isAllowed: spender !== zeroAddress },
      }
    : { allows: { token: to, spender, amount }, allowsPieces: null }
}

function wholeOf({ decoded, identity }: Parts): Whole | null {
  const token = addressIn(decoded, 'token')
  if (identity?.kind === 'role' && identity.role === 'v2Migrator' && decoded.name === 'migrate' && token !== null)
    return { kind: 'v1Shares', token }
  if (identity?.kind !== 'staking') return null
  return decoded.name === 'exit' ? { kind: 'deposit' } : decoded.name === 'getReward' ? { kind: 'rewards' } : null
}

function traded(parts: Parts): Traded {
  const { call, decoded, identity } = parts
  const { name } = decoded
  const own = (argument: string) =>
    ({ currency: call.to, amount: amountIn(decoded, argument), bound: 'exactly' }) as const
  if (name.startsWith('swap') && has(decoded, 'path')) return swapOnV2(parts)
  const onV1 = SWAP_ON_V1.exec(name)
  if (onV1 !== null && identity?.kind === 'v1Exchange') return swapOnV1(parts, onV1)
  if (name === 'deposit' && call.value > 0n && decoded.args.length === 0)
    return { pays: sent(parts), gets: [{ currency: call.to, amount: call.value, bound: 'exactly' }] }
  if (name === 'withdraw' && has(decoded, 'wad'))
    return { pays: [own('wad')], gets: [{ currency: 'native', amount: amountIn(decoded, 'wad'), bound: 'exactly' }] }
  if (name === 'transfer') return { pays: [own(has(decoded, 'value') ? 'value' : 'amount')], gets: [] }
  return tradedOnMarket(parts) ?? shares(parts) ?? liquidity(parts) ?? { pays: sent(parts), gets: [] }
}

const RECEIVERS = ['to', 'recipient', 'dst'] as const

/** To the market the zero address means whoever sends. */
function receiverOf({ decoded, identity }: Parts): Address | null {
  const receiver = RECEIVERS.map((name) => addressIn(decoded, name)).find((address) => address !== null) ?? null
  const isMarket = identity?.kind === 'role' && identity.role === 'seaport'
  return isMarket && receiver === zeroAddress ? null : receiver
}

/** Reads the terms out of a call. `identity`: what the called address is, where that is known. */
export function callTerms(
  call: Call,
  { decoded, identity, sender }: { decoded: DecodedCall | null; identity: Identity | null; sender: Address },
): CallTerms {
  const nothing = {
    gets: [],
    pieces: [],
    whole: null,
    receiver: null,
    allows: null,
    allowsPieces: null,
    validUntil: null,
  } as const
  if (decoded === null)
    return { ...nothing, pays: call.value === 0n ? [] : [{ currency: 'native', amount: call.value, bound: 'exactly' }] }
  const parts = { call, decoded, identity, sender }
  const deadline = amountIn(decoded, 'deadline')
  return {
    ...nothing,
    ...traded(parts),
    ...allowed(parts),
    whole: wholeOf(parts),
    receiver: receiverOf(parts),
    validUntil: deadline === 0n ? null : deadline,
  }
}

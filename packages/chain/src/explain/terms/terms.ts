import type { Address } from '@musi/domain/address'
import type { TransactionKind } from '@musi/domain/transactions/action'
import type { Hex } from 'viem'
import type { Call } from '../../write.ts'
import type { DecodedCall } from '../decodedCall.ts'
import type { Directory, Identity } from '../directory.ts'
import type { Currency } from '../movements.ts'
import type { Piece } from '../story.ts'

/** Purpose of one call. */
export type Act = Exclude<TransactionKind, 'batch'>

export type Term<Bound extends string> = { currency: Currency; amount: bigint; bound: Bound }

/** Something that moves as a whole, so the call has no amount for it. */
export type Whole =
  | { kind: 'v1Shares'; token: Address }
  /** Deposited shares with their rewards, or the rewards alone. */
  | { kind: 'deposit' | 'rewards' }
  /** The sender's balance of a token held by the jukebox. */
  | { kind: 'owed'; token: Address }
  /** The rest of the sender's budget for first plays of a song, or of the sender's tab. */
  | { kind: 'budget'; token: Address }
  /** The shares that added liquidity yields. */
  | { kind: 'newShares' }
  /** The whole supply of the token that the call creates. */
  | { kind: 'supply' }

export type Allowance = {
  token: Address
  spender: Address
  amount: bigint
  /** True if the call itself uses up the allowance. */
  isOnce: boolean
}

/** On-chain data of a song that a call names. */
export type SongTerms = { token: Address; cost: bigint; payees: readonly Address[] }

/** Details of an act other than its amounts. */
export type Subject = {
  song?: Hex
  proposal?: bigint
  /** True for a vote in favour of the proposal. */
  support?: boolean
  /** Name that the sender chose, made safe to show. */
  name?: string
  symbol?: string
  /** Receiver of votes, a play or a share of a song; the account of a recovery; the keeper of a tab. */
  to?: Address
  /** The second signer set by the call (ERC-7913); `0x` for none. */
  signer?: Hex
  /** Number of calls of a proposal, or of votes sent. */
  count?: number
  /** The most first plays a day that a budget pays for. */
  perDay?: number
  /** New price of a play, or the highest that a budget pays. */
  price?: { currency: Currency; amount: bigint }
  opensAtSeconds?: bigint
  royalty?: { receiver: Address; shareBps: number }
}

/** Financial effect of a call on its signer, as far as the call and the chain show it. */
export type CallTerms = {
  /** The known act that the call performs; null if there is none, even if the function's name suggests one. */
  act: Act | null
  subject: Subject
  pays: readonly Term<'exactly' | 'atMost'>[]
  gets: readonly Term<'exactly' | 'atLeast' | 'whenSold'>[]
  /** Offered pieces stay with the owner until sold; the id is null if the call creates the piece. */
  pieces: readonly {
    piece: { collection: Address; id: Piece['id'] | null }
    how: 'given' | 'got' | 'gotIfLeft' | 'offered' | 'kept'
  }[]
  /** A side that moves entirely, without an amount in the call; null if every amount is in the call. */
  whole: { side: 'pays' | 'gets'; what: Whole } | null
  /** Receivers; empty if the call names none. */
  receivers: readonly Address[]
  allows: Allowance | null
  /** Lets a spender take pieces, or ends that; without an id, any piece of the collection. */
  allowsPieces: { collection: Address; id: bigint | null; spender: Address; isAllowed: boolean } | null
  /** Expiry in seconds since 1970; null if it does not expire. */
  validUntil: bigint | null
  /** True until the cost of the song was read. */
  isUnread: boolean
  /** True for an unknown contract, which may do anything with the account's allowance. */
  isUnknown: boolean
}

export type CallContext = {
  call: Call
  decoded: DecodedCall
  act: Act | null
  identity: Identity | null
  sender: Address
  directory: Directory
  /** The song's terms; null until read. */
  song: SongTerms | null
}

export type MovedTerms = Partial<Pick<CallTerms, 'pays' | 'gets' | 'pieces' | 'whole' | 'receivers' | 'isUnread'>>

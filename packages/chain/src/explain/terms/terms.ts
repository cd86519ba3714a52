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

/** Something that moves as a whole: the call does not say how much it is. */
export type Whole =
  | { kind: 'v1Shares'; token: Address }
  /** Deposited shares with their rewards, or the rewards alone. */
  | { kind: 'deposit' | 'rewards' }
  /** The sender's balance of a token held by the jukebox. */
  | { kind: 'owed'; token: Address }
  /** The shares of a pool that liquidity brings. */
  | { kind: 'newShares' }
  /** All there will be of the token that the call makes. */
  | { kind: 'supply' }

export type Allowance = {
  token: Address
  spender: Address
  amount: bigint
  /** The call itself uses it up, so that nothing of it is left. */
  isOnce: boolean
}

/** On-chain data of a song that a call names. */
export type SongTerms = { token: Address; cost: bigint; payees: readonly Address[] }

/** Subject of an act, besides the money. */
export type Subject = {
  song?: Hex
  proposal?: bigint
  /** For or against it. */
  support?: boolean
  /** Text of the sender, made safe to show. */
  name?: string
  symbol?: string
  /** Receiver of votes, a play or a share of a song. */
  to?: Address
  /** Number of calls of a proposal, or of votes sent. */
  count?: number
  /** New price of a play. */
  price?: { currency: Currency; amount: bigint }
  opensAtSeconds?: bigint
  royalty?: { receiver: Address; shareBps: number }
}

/** Financial effect of a call on its signer, as far as the call and the chain tell. */
export type CallTerms = {
  /** Null if it is not an act of this product, whatever its function is called. */
  act: Act | null
  subject: Subject
  pays: readonly Term<'exactly' | 'atMost'>[]
  gets: readonly Term<'exactly' | 'atLeast' | 'whenSold'>[]
  /** Pieces that are offered stay until somebody pays for them; the id is null where the call makes the piece. */
  pieces: readonly {
    piece: { collection: Address; id: Piece['id'] | null }
    how: 'given' | 'got' | 'gotIfLeft' | 'offered' | 'kept'
  }[]
  /** Null if everything that moves is named with its amount. */
  whole: { side: 'pays' | 'gets'; what: Whole } | null
  /** Receivers; empty if the call names none. */
  receivers: readonly Address[]
  allows: Allowance | null
  /** Lets a spender take pieces, or ends that; without an id, any piece of the collection. */
  allowsPieces: { collection: Address; id: bigint | null; spender: Address; isAllowed: boolean } | null
  /** Duration in seconds; null if it does not expire. */
  validUntil: bigint | null
  /** The chain has not said yet what the song that it names costs. */
  isUnread: boolean
  /** An unknown contract, which may do anything with the account's allowance. */
  isUnknown: boolean
}

export type Parts = {
  call: Call
  decoded: DecodedCall
  act: Act | null
  identity: Identity | null
  sender: Address
  directory: Directory
  /** Null until read. */
  song: SongTerms | null
}

export type Traded = Partial<Pick<CallTerms, 'pays' | 'gets' | 'pieces' | 'whole' | 'receivers' | 'isUnread'>>

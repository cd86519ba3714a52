import type { Address } from '@musi/domain/address'
import type { Currency, Movement } from './movements.ts'
import type { DecodedCall } from './decodedCall.ts'
import type { DecodedEvent } from './decodedEvent.ts'
import type { Receipt } from '../requests/transactions/receipt.ts'
import type { Hex } from 'viem'
import type { Transaction } from '../requests/blocks/transaction.ts'

/** An amount of a currency. With a limit, it is the requested amount, since the real one is not known yet. */
export type Sum = { currency: Currency; amount: bigint; limit?: 'atLeast' | 'atMost' }
/** Text from a third party, sanitised for display. */
export type SafeText = { text: string }
/** A duration in seconds. */
export type Span = { seconds: bigint }
/** One piece of a collection. */
export type Piece = { collection: Address; id: bigint }

/** A song, by its id on chain. */
export type SongReference = { song: Hex }
/** Several stories of one transaction. */
export type Activities = { stories: readonly Story[] }

/** An operation of an account that a bundler sent; it can fail in a transaction that succeeds. */
export type Operation = { by: Address; done: boolean; story: Story }
/** Several operations in one transaction. */
export type Operations = { operations: readonly Operation[] }

/** The effect of a transaction, independent of language. The web app puts it into words. */
export type Story =
  | { kind: 'sent'; sum: Sum; to: Address }
  | { kind: 'allowed'; sum: Sum; spender: Address }
  | { kind: 'allowedAll' | 'disallowed'; token: Address; spender: Address }
  | { kind: 'wrapped' | 'unwrapped'; sum: Sum }
  | { kind: 'swapped'; sold: Sum; bought: Sum }
  | { kind: 'swappedFor'; sold: Sum; bought: Sum; to: Address }
  | { kind: 'addedLiquidity' | 'removedLiquidity'; one: Sum; other: Sum }
  | { kind: 'addedFromOne'; sum: Sum; token: Address }
  | { kind: 'migrated'; token: Address }
  | { kind: 'createdPair'; one: Address; other: Address }
  | { kind: 'staked' | 'unstaked' | 'collected'; sum: Sum }
  | { kind: 'collectedAll' | 'leftPool' | 'filledRewards'; pool: Address }
  | { kind: 'createdExchange'; token: Address }
  | { kind: 'claimed'; sum: Sum }
  | { kind: 'claimedFor'; sum: Sum; to: Address }
  | { kind: 'delegated'; to: Address }
  | { kind: 'delegatedToSelf' }
  | { kind: 'votedFor' | 'votedAgainst' | 'queued' | 'executed' | 'cancelled'; proposal: SafeText }
  | { kind: 'proposed' }
  /** Votes by signature, sent by somebody other than the voter. */
  | { kind: 'sentVoteFor' | 'sentVoteAgainst'; voter: Address; proposal: SafeText }
  | { kind: 'sentVote'; proposal: SafeText }
  | { kind: 'sentVotes'; count: SafeText }
  | { kind: 'changedDelay'; contract: Address; span: Span }
  | { kind: 'offeredAdmin'; contract: Address; to: Address }
  | { kind: 'becameAdmin'; contract: Address }
  | { kind: 'namedFeeReceiver' | 'namedFeeSetter'; to: Address }
  | { kind: 'named'; name: SafeText }
  | { kind: 'createdToken'; name: SafeText; symbol: SafeText }
  | { kind: 'openedCollection'; name: SafeText }
  | { kind: 'registeredSong'; sum: Sum }
  | { kind: 'changedSong' | 'retiredSong' }
  | { kind: 'collectedShare'; sum: Sum }
  | { kind: 'handedOnShare'; to: Address }
  | { kind: 'played'; song: SongReference; sum: Sum }
  | { kind: 'playedFor'; song: SongReference; sum: Sum; to: Address }
  | { kind: 'playedWith'; song: SongReference; sum: Sum; paid: Sum }
  | { kind: 'welcomed'; song: SongReference; sum: Sum; to: Address; sponsor: Address }
  | { kind: 'gavePlays'; song: SongReference; sum: Sum }
  | { kind: 'tookBackPlays'; song: SongReference }
  | { kind: 'openedTab' | 'toppedUpTab' | 'addedTabKey'; sum: Sum }
  | { kind: 'closingTab' | 'closedTab'; token: Address }
  | { kind: 'settledTabs'; count: SafeText }
  | { kind: 'openedAccount'; to: Address }
  | { kind: 'namedSigner' | 'proposedKey' | 'replacedKey'; to: Address }
  | { kind: 'namedKeySigner' | 'removedSigner' | 'keptKey' }
  /** Acts of the account itself, known by its own events. */
  | { kind: 'accountOpened' | 'keyProposed' | 'keyInForce' }
  | { kind: 'operated'; operations: Operations }
  | { kind: 'minted'; collection: Address; to: Address }
  | { kind: 'sentPiece'; piece: Piece; to: Address }
  | { kind: 'allowedPiece'; piece: Piece; spender: Address }
  | { kind: 'allowedPieces' | 'disallowedPieces'; collection: Address; spender: Address }
  | { kind: 'listed'; piece: Piece }
  | { kind: 'unlisted' | 'unlistedAll' }
  | { kind: 'boughtPiece' | 'soldPiece'; piece: Piece; sum: Sum }
  | { kind: 'boughtPieces'; count: SafeText; sum: Sum }
  | { kind: 'gotPiece'; piece: Piece }
  | { kind: 'traded'; sold: Sum; bought: Sum }
  | { kind: 'deployed' }
  | { kind: 'deployedAt'; contract: Address }
  | { kind: 'batched'; activities: Activities }
  | { kind: 'called'; name: SafeText; contract: Address }
  | { kind: 'used'; contract: Address }

/** The facts that a story is made from. Without a receipt, or if it failed, only the request is known. */
export type Scene = {
  transaction: Transaction
  receipt: Receipt | null
  done: boolean
  wrappedNative: Address | null
  call: DecodedCall | null
  events: readonly DecodedEvent[]
  movements: readonly Movement[]
}

/** Describes what a contract function did; null if it is a different function with the same name. */
export type Describer = (scene: Scene, call: DecodedCall) => Story | null

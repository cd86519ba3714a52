import type { Address } from '@musi/domain/address'
import type { Listing, Offer, Royalty } from '@musi/domain/market/marketOrder'
import type { ExactAmounts } from '../writes/exactAmounts.ts'
import type { Payee } from '../writes/music/registerSong.ts'

/** A token as the screen names it: by address, or as the shares of a pair or V1 exchange, whose address is then derived. */
export type NamedToken = Address | { pairOf: readonly [Address, Address] } | { exchangeOf: Address }

type RecipientAndDeadline = { recipient: Address; deadlineSeconds: bigint }

type ShownSwap = RecipientAndDeadline &
  ExactAmounts &
  (
    | { version: 'v2'; path: readonly Address[]; native: 'in' | 'out' | 'neither' }
    | { version: 'v1'; sold: 'native' | Address; bought: 'native' | Address }
  )

/** In which of the jukeboxes the song is, or the share is kept. */
type OfJukebox = { jukebox: Address }

type Shares = {
  tokenA: Address
  tokenB: Address | 'native'
  minimumA: bigint
  minimumB: bigint
}

/**
 * What the screen says about each kind of transaction. It is built independently of the bytes, so that the gate
 * can compare the two (spec: signing.said-and-shown). If a kind is missing here, other code does not compile.
 */
type TermsByKind = {
  /** `seller` gives the piece and gets the price without the royalty. */
  acceptOffer: { offer: Offer; seller: Address; tokenId: bigint; royalty: Royalty | null }
  addLiquidity: RecipientAndDeadline & Shares & { amountA: bigint; amountB: bigint }
  addLiquidityFromOne: {
    token: Address | 'native'
    otherToken: Address
    amount: bigint
    minimumShares: bigint
    deadlineSeconds: bigint
  }
  approve: { token: NamedToken; spender: Address; amount: bigint }
  approveDrop: { collection: Address; tokenId: bigint; spender: Address }
  buyDrop: { order: Listing }
  buyDrops: { orders: readonly Listing[] }
  cancelAllOrders: unknown
  cancelDrop: { order: Listing }
  cancelOffer: { order: Offer }
  cancelProposal: { proposalId: bigint }
  castVote: { proposalId: bigint; support: boolean }
  changeSongCost: OfJukebox & { songId: `0x${string}`; cost: bigint }
  claimAirdrop: { recipient: Address; amount: bigint }
  collectOwedShare: OfJukebox & { token: Address; recipient: Address }
  collectRewards: { pair: Address }
  createArtistToken: { name: string; symbol: string; owner: Address }
  delegate: { delegatee: Address }
  /** `amount`: what the calls of the proposal send along, which comes from whoever executes it. */
  executeProposal: { proposalId: bigint; amount: bigint }
  listDrop: { order: Listing }
  migrateV1: RecipientAndDeadline & { token: Address; minimumToken: bigint; minimumNative: bigint }
  mintDrop: {
    collection: Address
    recipient: Address
    uri: string
    releaseDateSeconds: bigint | null
    royalty: { receiver: Address; shareBps: number } | null
  }
  /** Afterwards the pool holds so much of both. */
  openPool: {
    tokenA: Address
    tokenB: Address | 'native'
    amountA: bigint
    amountB: bigint
    minimumShares: bigint
    deadlineSeconds: bigint
  }
  openCollection: { name: string; symbol: string; text: string }
  /** `fan`: the listener if the sender pays for somebody else. `permit`: the allowance that comes with the call. */
  playSong: OfJukebox & {
    songId: `0x${string}`
    maximumCost: bigint
    fan: Address | null
    permit: { value: bigint; deadlineSeconds: bigint } | null
  }
  propose: {
    targets: readonly Address[]
    values: readonly bigint[]
    signatures: readonly string[]
    calldatas: readonly `0x${string}`[]
    description: string
  }
  queueProposal: { proposalId: bigint }
  registerSong: OfJukebox & {
    token: Address
    cost: bigint
    opensAtSeconds: bigint | null
    payees: readonly Payee[]
    contentHash: `0x${string}`
  }
  removeLiquidity: RecipientAndDeadline & Shares & { liquidity: bigint }
  removeLiquidityV1: { token: Address; liquidity: bigint; deadlineSeconds: bigint }
  replacePayee: OfJukebox & { songId: `0x${string}`; payee: Address }
  retireSong: OfJukebox & { songId: `0x${string}` }
  /** Votes that others have signed. */
  sendVotes: { governor: Address; ballots: readonly { proposalId: bigint; support: boolean }[] }
  stake: { pair: Address; amount: bigint; permitDeadlineSeconds: bigint | null }
  swap: ShownSwap
  transfer: { what: 'native' | NamedToken; recipient: Address; amount: bigint }
  unstake: { pair: Address; amount: 'all' | bigint }
  unwrap: { amount: bigint }
  wrap: { amount: bigint }
}

export type ShownKind = keyof TermsByKind
export type ShownTerms<Kind extends ShownKind = ShownKind> = {
  [Each in Kind]: { kind: Each } & TermsByKind[Each]
}[Kind]

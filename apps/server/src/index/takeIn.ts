import type { Act } from '@musi/api/acts'
import type { Move } from '@musi/api/moves'
import type { ChainEvent } from '@musi/chain/events/chainEvent'
import type { Log } from '@musi/chain/reads/logs'
import type { Address } from '@musi/domain/address'
import type { Role } from './followedContracts.ts'
import { proposalContent } from './proposalContent.ts'
import type { MadeTokenRow, PairRow, ProposalRow, RecordingRow, ReserveRow, Rows, ShareRow } from './rows.ts'

export type ChainRecord = { log: Log; event: ChainEvent }

type TakenIn = {
  /** Of one contiguous span, in the order of the chain. */
  records: readonly ChainRecord[]
  roleOf: (address: Address) => Role | undefined
  timeOf: (block: number) => number
  /** Who sent a transaction; asked for those of `needsSender` only. */
  senderOf: (transaction: string) => Address
  /** Whether the pairs of these tokens are followed. */
  isFollowed: (token0: Address, token1: Address) => boolean
}

/** Their logs do not say whose act it was: a router stands between. */
export const needsSender = ({ name }: ChainEvent): boolean => SENT_BY_ANYBODY.has(name)

const SENT_BY_ANYBODY: ReadonlySet<ChainEvent['name']> = new Set([
  'Swap',
  'CostChanged',
  'SongRetired',
  'ProposalQueued',
  'ProposalExecuted',
  'ProposalCanceled',
])

const NOBODY = '0x0000000000000000000000000000000000000000'

/** Pairs and artist tokens that these events tell of. A token's first transfer stands before the event that names it. */
export function bornContracts(
  records: readonly ChainRecord[],
  { roleOf, isFollowed }: Pick<TakenIn, 'roleOf' | 'isFollowed'>,
): ReadonlyMap<Address, Role> {
  const born = new Map<Address, Role>()
  for (const { log, event } of records) {
    const role = roleOf(log.address)
    if (role === 'factory' && event.name === 'PairCreated' && isFollowed(event.args.token0, event.args.token1))
      born.set(event.args.pair, 'pair')
    if (role === 'artistTokenFactory' && event.name === 'Created') born.set(event.args.token, 'artistToken')
  }
  return born
}

/** From what the chain logged to the rows of its history. It asks nobody, and the same logs always give the same rows. */
export function takeIn(input: TakenIn): Rows {
  const { records, roleOf, timeOf } = input
  const born = bornContracts(records, input)
  const pairs: PairRow[] = []
  const madeTokens: MadeTokenRow[] = []
  const reserves = new Map<string, ReserveRow>()
  const proposals: ProposalRow[] = []
  const acts: Act[] = []
  const moves: Move[] = []
  const recordings: RecordingRow[] = []
  const songShares: ShareRow[] = []
  let shares = sharesMoved('')

  for (const { log, event } of records) {
    const { block, transaction, index, address } = log
    if (shares.transaction !== transaction) shares = sharesMoved(transaction)
    const role = born.get(address) ?? roleOf(address)
    if (role === 'factory' && event.name === 'PairCreated' && born.has(event.args.pair)) {
      const { token0, token1, pair, count } = event.args
      pairs.push({ number: Number(count), address: pair, token0, token1, block })
    }
    if (role === 'artistTokenFactory' && event.name === 'Created')
      madeTokens.push({ address: event.args.token, creator: event.args.creator, block, log: index })
    if (role === 'pair' && event.name === 'Sync') {
      const { reserve0, reserve1 } = event.args
      reserves.set(`${address} ${block}`, {
        pair: address,
        block,
        reserve0: String(reserve0),
        reserve1: String(reserve1),
      })
    }
    if (role === 'governor' && event.name === 'ProposalCreated') {
      const { id, proposer } = event.args
      proposals.push({ block, log: index, id: String(id), proposer, content: proposalContent(event.args) })
    }
    const place = { block, log: index, timeSeconds: timeOf(block), transaction }
    if (event.name === 'Transfer' && 'value' in event.args && holdsAmounts(role)) {
      const { from, to, value } = event.args
      if (role === 'pair') shares.note(address, from, to, value)
      moves.push({ ...place, token: address, from, to, amount: String(value) })
    }
    if (role === 'jukebox') {
      if (event.name === 'SongRegistered') {
        const { songId: song, artist, contentHash } = event.args
        recordings.push({ block, log: index, song, artist, content_hash: contentHash })
      }
      songShares.push(...sharesOf(event).map((share) => ({ ...NO_SHARE, ...share, block, log: index })))
    }
    const act = actOf(role, { log, event }, shares, input)
    if (act !== null) acts.push({ ...place, ...act })
  }
  const known = { pairs, madeTokens, reserves: [...reserves.values()], proposals, acts, moves }
  return { ...known, recordings, shares: songShares }
}

const holdsAmounts = (role: Role | undefined) => role === 'pair' || role === 'artistToken' || role === 'governanceToken'

/** What one transaction has done with the shares of pairs so far: it tells whose an add or a removal is. */
function sharesMoved(transaction: string) {
  const made = new Map<Address, { account: Address; amount: bigint }>()
  const brought = new Map<Address, Address>()
  const burned = new Map<Address, bigint>()
  return {
    transaction,
    note(pair: Address, from: Address, to: Address, amount: bigint) {
      if (from === NOBODY) made.set(pair, { account: to, amount })
      else if (to === pair) brought.set(pair, from)
      else if (from === pair && to === NOBODY) burned.set(pair, amount)
    },
    made: (pair: Address) => made.get(pair),
    brought: (pair: Address) => brought.get(pair),
    burned: (pair: Address) => burned.get(pair) ?? 0n,
  }
}

type Place = 'block' | 'log' | 'timeSeconds' | 'transaction'
type Deed<Each = Act> = Each extends Act ? Omit<Each, Place> : never

function actOf(
  role: Role | undefined,
  record: ChainRecord,
  shares: ReturnType<typeof sharesMoved>,
  { senderOf }: Pick<TakenIn, 'senderOf'>,
): Deed | null {
  switch (role) {
    case 'pair':
      return pairAct(record, shares, senderOf)
    case 'rewards':
      return rewardsAct(record)
    case 'artistTokenFactory':
    case 'jukebox':
      return musicAct(record, senderOf)
    case 'musicNft':
    case 'seaport':
      return marketAct(record)
    case 'governanceToken':
    case 'governor':
    case 'merkleDistributor':
      return governanceAct(record, senderOf)
    case 'factory':
    case 'artistToken':
    case undefined:
      return null
    default:
      return role satisfies never
  }
}

const both = (one: bigint, other: bigint): [string, string] => [String(one), String(other)]

function pairAct(
  { log, event }: ChainRecord,
  shares: ReturnType<typeof sharesMoved>,
  senderOf: TakenIn['senderOf'],
): Deed | null {
  const pair = log.address
  if (event.name === 'Swap') {
    const { amount0In, amount1In, amount0Out, amount1Out, to } = event.args
    const amounts = { paid: both(amount0In, amount1In), got: both(amount0Out, amount1Out) }
    return { kind: 'swap', account: senderOf(log.transaction), pair, ...amounts, to }
  }
  if (event.name === 'Mint') {
    const made = shares.made(pair)
    const amounts = both(event.args.amount0, event.args.amount1)
    const account = made?.account ?? event.args.sender
    return { kind: 'addLiquidity', account, pair, amounts, shares: String(made?.amount ?? 0n) }
  }
  if (event.name === 'Burn') {
    const amounts = both(event.args.amount0, event.args.amount1)
    // Shares that came with an earlier transaction: whoever got the tokens is all that is known.
    const account = shares.brought(pair) ?? event.args.to
    return { kind: 'removeLiquidity', account, pair, amounts, shares: String(shares.burned(pair)) }
  }
  return null
}

const REWARDS = { Staked: 'stake', Withdrawn: 'unstake' } as const

function rewardsAct({ log, event }: ChainRecord): Deed | null {
  const rewards = log.address
  if (event.name === 'Staked' || event.name === 'Withdrawn')
    return { kind: REWARDS[event.name], account: event.args.user, rewards, amount: String(event.args.amount) }
  if (event.name === 'RewardPaid')
    return { kind: 'collectRewards', account: event.args.user, rewards, amount: String(event.args.reward) }
  return null
}

function musicAct({ log, event }: ChainRecord, senderOf: TakenIn['senderOf']): Deed | null {
  switch (event.name) {
    case 'Created':
      return { kind: 'createArtistToken', account: event.args.creator, token: event.args.token }
    case 'SongRegistered': {
      const { songId, artist, token, cost, opensAt, contentHash } = event.args
      const terms = { song: songId, token, cost: String(cost), opensAtSeconds: String(opensAt), contentHash }
      return { kind: 'registerSong', account: artist, ...terms }
    }
    case 'CostChanged': {
      const { songId, newCost } = event.args
      return { kind: 'changeSongCost', account: senderOf(log.transaction), song: songId, cost: String(newCost) }
    }
    case 'SongRetired':
      return { kind: 'retireSong', account: senderOf(log.transaction), song: event.args.songId }
    case 'Played': {
      const { songId, fan, payer, token, cost } = event.args
      return { kind: 'playSong', account: fan, song: songId, token, cost: String(cost), payer }
    }
    default:
      return null
  }
}

type SongShare = Pick<ShareRow, 'song' | 'kind'> & Partial<Omit<ShareRow, 'block' | 'log'>>
const NO_SHARE = { place: 0, payee: '', successor: '', share_bps: 0, amount: '' }

function sharesOf(event: ChainEvent): SongShare[] {
  switch (event.name) {
    case 'SongRegistered': {
      const { songId: song, payees } = event.args
      return payees.map(({ account, shareBps }, place) => ({
        ...{ song, kind: 'payee' as const, place, payee: account, share_bps: shareBps },
      }))
    }
    case 'PayeeReplaced': {
      const { songId: song, oldPayee: payee, newPayee: successor } = event.args
      return [{ song, kind: 'replaced', payee, successor }]
    }
    case 'Played':
      return [{ song: event.args.songId, kind: 'played', amount: String(event.args.cost) }]
    case 'ShareOwed': {
      const { songId: song, payee, amount } = event.args
      return [{ song, kind: 'kept', payee, amount: String(amount) }]
    }
    default:
      return []
  }
}

type SoldItem = { token: Address; identifier: bigint; amount: bigint }
const itemOf = ({ token, identifier, amount }: SoldItem) => ({ token, id: String(identifier), amount: String(amount) })

type OfferedItem = { token: Address; identifierOrCriteria: bigint; startAmount: bigint; endAmount: bigint }
const offeredItemOf = ({ token, identifierOrCriteria, startAmount, endAmount }: OfferedItem) => ({
  ...{ token, id: String(identifierOrCriteria) },
  ...{ amount: String(startAmount), endAmount: String(endAmount) },
})

function marketAct({ log, event }: ChainRecord): Deed | null {
  if (event.name === 'Transfer' && 'tokenId' in event.args) {
    const { from, to, tokenId } = event.args
    return { kind: 'receivePiece', account: to, collection: log.address, piece: String(tokenId), from }
  }
  if (event.name === 'OrderFulfilled') {
    const { orderHash, offerer, recipient, offer, consideration } = event.args
    const items = { offer: offer.map(itemOf), consideration: consideration.map(itemOf) }
    return { kind: 'fulfillOrder', account: recipient, order: orderHash, seller: offerer, ...items }
  }
  if (event.name === 'OrderValidated') {
    const { orderHash, orderParameters } = event.args
    const { offerer, offer, consideration, startTime, endTime } = orderParameters
    const items = { offer: offer.map(offeredItemOf), consideration: consideration.map(offeredItemOf) }
    const times = { startsAtSeconds: String(startTime), endsAtSeconds: String(endTime) }
    return { kind: 'offerOrder', account: offerer, order: orderHash, ...items, ...times }
  }
  if (event.name === 'OrderCancelled')
    return { kind: 'cancelOrder', account: event.args.offerer, order: event.args.orderHash }
  return null
}

function governanceAct({ log, event }: ChainRecord, senderOf: TakenIn['senderOf']): Deed | null {
  switch (event.name) {
    case 'DelegateChanged':
      return { kind: 'delegate', account: event.args.delegator, delegate: event.args.toDelegate }
    case 'DelegateVotesChanged': {
      const { delegate, previousVotes, newVotes } = event.args
      return { kind: 'receiveVotes', account: delegate, before: String(previousVotes), votes: String(newVotes) }
    }
    case 'ProposalCreated':
      return { kind: 'propose', account: event.args.proposer, proposal: String(event.args.id) }
    case 'VoteCast': {
      const { voter, proposalId, support, votes } = event.args
      return { kind: 'castVote', account: voter, proposal: String(proposalId), support, votes: String(votes) }
    }
    case 'ProposalQueued': {
      const terms = { proposal: String(event.args.id), etaSeconds: String(event.args.eta) }
      return { kind: 'queueProposal', account: senderOf(log.transaction), ...terms }
    }
    case 'ProposalExecuted':
      return { kind: 'executeProposal', account: senderOf(log.transaction), proposal: String(event.args.id) }
    case 'ProposalCanceled':
      return { kind: 'cancelProposal', account: senderOf(log.transaction), proposal: String(event.args.id) }
    case 'Claimed':
      return { kind: 'claimAirdrop', account: event.args.account, amount: String(event.args.amount) }
    default:
      return null
  }
}

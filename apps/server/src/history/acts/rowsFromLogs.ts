import type { Act } from '@musi/api/history/acts'
import type { Move } from '@musi/api/history/moves'
import type { ChainEvent } from '@musi/chain/events/chainEvent'
import type { Address } from '@musi/domain/address'
import { actFromLog } from './actFromLog.ts'
import type { DecodedLog, SenderOf } from './unplacedAct.ts'
import { playPayers } from './playPayers.ts'
import { shareTransfers } from './shareTransfers.ts'
import { songShares } from './songShares.ts'
import type { Role } from './followedContracts.ts'
import { encodeProposalContent } from './proposalContent.ts'
import type {
  EventRows,
  CreatedTokenRow,
  PairRow,
  ProposalRow,
  RecordingRow,
  ReserveRow,
  ShareRow,
} from '../store/rows.ts'

type SpanRecords = {
  /** Records of one contiguous span, in chain order. */
  records: readonly DecodedLog[]
  roleOf: (address: Address) => Role | undefined
  timeOf: (block: number) => number
  senderOf: SenderOf
  /** True if the pair of these tokens is followed. */
  isFollowed: (token0: Address, token1: Address) => boolean
}

/** True for events whose logs do not name the account that acted, for example because a router called. */
export const needsSender = ({ name }: ChainEvent): boolean => SENT_BY_ANYBODY.has(name)

const SENT_BY_ANYBODY: ReadonlySet<ChainEvent['name']> = new Set([
  'Swap',
  'CostChanged',
  'SongRetired',
  'ProposalQueued',
  'ProposalExecuted',
  'ProposalCanceled',
])

/**
 * Pairs, artist tokens, collections and accounts that these events created. A token's first transfer precedes the event that
 * names it.
 */
export function createdContracts(
  records: readonly DecodedLog[],
  { roleOf, isFollowed }: Pick<SpanRecords, 'roleOf' | 'isFollowed'>,
): ReadonlyMap<Address, Role> {
  const newContracts = new Map<Address, Role>()
  for (const { log, event } of records) {
    const role = roleOf(log.address)
    if (role === 'factory' && event.name === 'PairCreated' && isFollowed(event.args.token0, event.args.token1))
      newContracts.set(event.args.pair, 'pair')
    if (role === 'musicCollectionFactory' && event.name === 'CollectionOpened')
      newContracts.set(event.args.collection, 'musicNft')
    if (role === 'artistTokenFactory' && event.name === 'Created') newContracts.set(event.args.token, 'artistToken')
    if (role === 'passkeyAccountFactory' && event.name === 'Opened' && 'account' in event.args)
      newContracts.set(event.args.account, 'passkeyAccount')
  }
  return newContracts
}

/** Turns logs into rows of the history. Pure: the same logs always give the same rows. */
export function rowsFromLogs(input: SpanRecords): EventRows {
  const { records, roleOf, timeOf, senderOf } = input
  const newContracts = createdContracts(records, input)
  const pairs: PairRow[] = []
  const createdTokens: CreatedTokenRow[] = []
  const reserves = new Map<string, ReserveRow>()
  const proposals: ProposalRow[] = []
  const acts: Act[] = []
  const moves: Move[] = []
  const recordings: RecordingRow[] = []
  const shares: ShareRow[] = []
  const gifts = playPayers(roleOf)
  let moved = shareTransfers('')

  for (const { log, event } of records) {
    const { block, transaction, index, address } = log
    if (moved.transaction !== transaction) moved = shareTransfers(transaction)
    const role = newContracts.get(address) ?? roleOf(address)
    if (role === 'factory' && event.name === 'PairCreated' && newContracts.has(event.args.pair)) {
      const { token0, token1, pair, count } = event.args
      pairs.push({ number: Number(count), address: pair, token0, token1, block })
    }
    if (role === 'artistTokenFactory' && event.name === 'Created')
      createdTokens.push({ address: event.args.token, creator: event.args.creator, block, log: index })
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
      proposals.push({ block, log: index, id: String(id), proposer, content: encodeProposalContent(event.args) })
    }
    if (role === 'welcome') gifts.note({ log, event })
    const place = { block, log: index, timeSeconds: timeOf(block), transaction }
    if (event.name === 'Transfer' && 'value' in event.args && holdsAmounts(role)) {
      const { from, to, value } = event.args
      if (role === 'pair') moved.note(address, from, to, value)
      moves.push({ ...place, token: address, from, to, amount: String(value) })
    }
    if (role === 'jukebox') {
      if (event.name === 'SongRegistered') {
        const { songId: song, artist, contentHash } = event.args
        recordings.push({ block, log: index, song, artist, content_hash: contentHash })
      }
      shares.push(...songShares({ log, event }))
    }
    const act = actFromLog(role, { log, event }, moved, senderOf, gifts.payerOf)
    if (act !== null) acts.push({ ...place, ...act })
  }
  const known = { pairs, createdTokens, reserves: [...reserves.values()], proposals, acts, moves }
  return { ...known, recordings, shares }
}

const holdsAmounts = (role: Role | undefined) => role === 'pair' || role === 'artistToken' || role === 'governanceToken'

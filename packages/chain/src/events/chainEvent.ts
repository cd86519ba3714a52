import { artistTokenFactoryAbi } from '@musi/contracts/abi/artistTokenFactory'
import { coinTabsAbi } from '@musi/contracts/abi/coinTabs'
import { jukeboxAbi } from '@musi/contracts/abi/jukebox'
import { musicCollectionFactoryAbi } from '@musi/contracts/abi/musicCollectionFactory'
import { musicNftAbi } from '@musi/contracts/abi/musicNft'
import { passkeyAccountAbi } from '@musi/contracts/abi/passkeyAccount'
import { passkeyAccountFactoryAbi } from '@musi/contracts/abi/passkeyAccountFactory'
import { welcomeAbi } from '@musi/contracts/abi/welcome'
import { type Address, parseAddress } from '@musi/domain/address'
import { type Abi, type AbiEvent, type GetEventArgs, type Hex, decodeAbiParameters, toEventSelector } from 'viem'
import { governorAbi } from '../abi/governor.ts'
import { merkleDistributorAbi } from '../abi/merkleDistributor.ts'
import { seaportAbi } from '../abi/seaport.ts'
import { stakingRewardsAbi } from '../abi/stakingRewards.ts'
import { tokenAbi } from '../abi/token.ts'
import { v2FactoryAbi } from '../abi/v2Factory.ts'
import { v2PairAbi } from '../abi/v2Pair.ts'
import { votesAbi } from '../abi/votes.ts'

type StrictDecoding = { EnableUnion: false; IndexedOnly: false; Required: true }
type EventOf<From extends Abi, Name extends string> = Name extends string
  ? { name: Name; args: GetEventArgs<From, Name, StrictDecoding> }
  : never

/**
 * A chain event the history uses. There are two kinds of Transfer: a token's has a value, a piece's an id. There are two kinds of
 * Opened: an account's has an account, a tab's a tabId.
 */
export type ChainEvent =
  | EventOf<typeof v2FactoryAbi, 'PairCreated'>
  | EventOf<typeof v2PairAbi, 'Mint' | 'Burn' | 'Swap' | 'Sync'>
  | EventOf<typeof tokenAbi, 'Transfer'>
  | EventOf<typeof musicNftAbi, 'Transfer'>
  | EventOf<typeof artistTokenFactoryAbi, 'Created'>
  | EventOf<typeof musicCollectionFactoryAbi, 'CollectionOpened'>
  | EventOf<typeof jukeboxAbi, 'SongRegistered' | 'CostChanged' | 'SongRetired' | 'Played'>
  | EventOf<typeof jukeboxAbi, 'ShareOwed' | 'PayeeReplaced'>
  | EventOf<typeof welcomeAbi, 'Welcomed' | 'Funded' | 'TakenBack'>
  | EventOf<typeof coinTabsAbi, 'Opened' | 'ToppedUp' | 'Charged' | 'Closing' | 'Closed'>
  | EventOf<typeof passkeyAccountFactoryAbi, 'Opened'>
  | EventOf<typeof passkeyAccountAbi, 'RecovererSet' | 'RecoveryProposed' | 'RecoveryCancelled' | 'KeyReplaced'>
  | EventOf<typeof stakingRewardsAbi, 'Staked' | 'Withdrawn' | 'RewardPaid'>
  | EventOf<typeof votesAbi, 'DelegateChanged' | 'DelegateVotesChanged'>
  | EventOf<
      typeof governorAbi,
      'ProposalCreated' | 'VoteCast' | 'ProposalQueued' | 'ProposalExecuted' | 'ProposalCanceled'
    >
  | EventOf<typeof merkleDistributorAbi, 'Claimed'>
  | EventOf<typeof seaportAbi, 'OrderFulfilled' | 'OrderValidated' | 'OrderCancelled'>

const SOURCES: readonly (readonly [Abi, readonly ChainEvent['name'][]])[] = [
  [v2FactoryAbi, ['PairCreated']],
  [v2PairAbi, ['Mint', 'Burn', 'Swap', 'Sync']],
  [tokenAbi, ['Transfer']],
  [musicNftAbi, ['Transfer']],
  [artistTokenFactoryAbi, ['Created']],
  [musicCollectionFactoryAbi, ['CollectionOpened']],
  [jukeboxAbi, ['SongRegistered', 'CostChanged', 'SongRetired', 'Played', 'ShareOwed', 'PayeeReplaced']],
  [welcomeAbi, ['Welcomed', 'Funded', 'TakenBack']],
  [coinTabsAbi, ['Opened', 'ToppedUp', 'Charged', 'Closing', 'Closed']],
  [passkeyAccountFactoryAbi, ['Opened']],
  [passkeyAccountAbi, ['RecovererSet', 'RecoveryProposed', 'RecoveryCancelled', 'KeyReplaced']],
  [stakingRewardsAbi, ['Staked', 'Withdrawn', 'RewardPaid']],
  [votesAbi, ['DelegateChanged', 'DelegateVotesChanged']],
  [governorAbi, ['ProposalCreated', 'VoteCast', 'ProposalQueued', 'ProposalExecuted', 'ProposalCanceled']],
  [merkleDistributorAbi, ['Claimed']],
  [seaportAbi, ['OrderFulfilled', 'OrderValidated', 'OrderCancelled']],
]

/** Every event the history uses. */
export const CHAIN_EVENTS: readonly AbiEvent[] = SOURCES.flatMap(([abi, names]) =>
  abi.filter((item): item is AbiEvent => item.type === 'event' && names.some((name) => name === item.name)),
)

type Input = AbiEvent['inputs'][number]
type EventForm = { name: string; indexed: readonly Input[]; rest: readonly Input[]; isPlain: boolean }

const WORD_DIGITS = 64
const isPlain = ({ type }: Input) => /^(?:address|bool|bytes32|uint\d+)$/.test(type)
/** The number of topics distinguishes a piece's Transfer from a token's. */
const keyOf = (topic: Hex | undefined, topics: number) => `${topic} ${topics}`

const FORMS = new Map(
  CHAIN_EVENTS.map((event): [string, EventForm] => {
    const indexed = event.inputs.filter((input) => input.indexed === true)
    const rest = event.inputs.filter((input) => input.indexed !== true)
    const form = { name: event.name, indexed, rest, isPlain: rest.every(isPlain) }
    return [keyOf(toEventSelector(event), indexed.length + 1), form]
  }),
)

/** Topics to request from a node. */
export const CHAIN_EVENT_TOPICS: readonly Hex[] = [...new Set(CHAIN_EVENTS.map((event) => toEventSelector(event)))]

function addressOf(word: string): Address {
  const digits = word.slice(24)
  return parseAddress(digits) ?? `0x${digits}`
}

function valueOf(type: string, word: string): unknown {
  if (type === 'address') return addressOf(word)
  if (type === 'bytes32') return `0x${word}`
  if (type === 'bool') return word.endsWith('1')
  return BigInt(`0x${word}`)
}

/** Decodes words by hand, because a general decoder takes ten times as long and most events are frequent. */
function plainValues(inputs: readonly Input[], data: Hex): readonly unknown[] | null {
  if (data.length < 2 + inputs.length * WORD_DIGITS) return null
  return inputs.map(({ type }, at) => valueOf(type, data.slice(2 + at * WORD_DIGITS, 2 + (at + 1) * WORD_DIGITS)))
}

function decodedValues(inputs: readonly Input[], data: Hex): readonly unknown[] | null {
  try {
    return decodeAbiParameters(inputs, data)
  } catch {
    return null
  }
}

type RawLog = { topics: readonly Hex[]; data: Hex }

/** Returns null if it is not an event of the history, or malformed. */
export function chainEvent({ topics, data }: RawLog): ChainEvent | null {
  const form = FORMS.get(keyOf(topics[0], topics.length))
  if (form === undefined) return null
  const values = form.isPlain ? plainValues(form.rest, data) : decodedValues(form.rest, data)
  if (values === null) return null
  const args = {
    ...Object.fromEntries(
      form.indexed.map(({ name, type }, at) => [name, valueOf(type, topics[at + 1]?.slice(2) ?? '')]),
    ),
    ...Object.fromEntries(form.rest.map(({ name }, at) => [name, values[at]])),
  }
  return { name: form.name, args } as unknown as ChainEvent
}

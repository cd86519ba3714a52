import type { Identity } from '@musi/chain/explain/directory'
import type { Currency } from '@musi/chain/explain/movements'
import type { Story, Sum } from '@musi/chain/explain/story'
import { secondSigner } from '@musi/domain/accounts/secondSigner'
import { type Address, ZERO_ADDRESS } from '@musi/domain/address'
import { sortsBefore } from '@musi/domain/exchange/pair'
import { safeText } from '@musi/domain/safeText'
import { TOKEN_LIMITS } from '@musi/domain/text/textLimits'
import type { Activity } from './activities.ts'
import type { PastAct } from './pastAct.ts'

/** Lookups needed to describe an act. */
export type StoryLookups = {
  /** The identity of an address; null while unknown. */
  readonly identityOf: (address: Address) => Identity | null
  readonly wrappedNative: Address | null
  readonly governanceToken: Address | null
}

type Narrated = { readonly who: Address; readonly story: Story }
type Amounts = readonly [bigint, bigint]

/**
 * Converts an act of the history to the explorer's story of a transaction; null while a name in it
 * is unknown.
 */
export function activityStory(activity: Activity, lookups: StoryLookups): Narrated | null {
  if (activity.kind === 'other') return narratedAct(activity.act, lookups)
  const { first, last } = activity
  const from = sidesOf(first.pair, lookups)
  const to = sidesOf(last.pair, lookups)
  if (from === null || to === null) return null
  if (!from.ok || !to.ok) return { who: first.account, story: { kind: 'used', contract: first.pair } }
  if (activity.kind === 'boughtPlay') {
    const { song, token, cost } = activity.act
    const paid = swappedSum(first.paid, from.sides)
    return {
      who: first.account,
      story: { kind: 'playedWith', song: { song }, sum: { currency: token, amount: cost }, paid },
    }
  }
  const traded = { sold: swappedSum(first.paid, from.sides), bought: swappedSum(last.got, to.sides) }
  const goesElsewhere = last.to !== last.account && lookups.identityOf(last.to)?.kind !== 'role'
  return {
    who: first.account,
    story: goesElsewhere ? { kind: 'swappedFor', ...traded, to: last.to } : { kind: 'swapped', ...traded },
  }
}

type Sides = readonly [Currency, Currency]

type PairSides = { readonly ok: true; readonly sides: Sides } | { readonly ok: false }

/**
 * The currencies of a pair in the order of the chain, with the native currency instead of its
 * wrapped token. Not ok if the address is not a pair; null while unknown.
 */
function sidesOf(pair: Address, { identityOf, wrappedNative }: StoryLookups): PairSides | null {
  const identity = identityOf(pair)
  if (identity === null) return null
  if (identity.kind !== 'pair') return { ok: false }
  const [a, b] = identity.tokens
  const currency = (token: Address): Currency => (token === wrappedNative ? 'native' : token)
  return { ok: true, sides: sortsBefore(a, b) ? [currency(a), currency(b)] : [currency(b), currency(a)] }
}

/** The larger amount is the one swapped; the other is a remainder in the pair, or zero. */
const swappedSum = ([one, other]: Amounts, [first, second]: Sides): Sum =>
  one > 0n ? { currency: first, amount: one } : { currency: second, amount: other }

function narratedAct(act: Exclude<PastAct, { kind: 'swap' }>, telling: StoryLookups): Narrated | null {
  if (act.kind === 'playSong') {
    const sum = { currency: act.token, amount: act.cost }
    const song = { song: act.song }
    return act.payer === act.account
      ? { who: act.account, story: { kind: 'played', song, sum } }
      : { who: act.payer, story: { kind: 'playedFor', song, sum, to: act.account } }
  }
  const story = storyOf(act, telling)
  return story && { who: act.account, story }
}

const STAKES = { stake: 'staked', unstake: 'unstaked' } as const
const DECISIONS = { queueProposal: 'queued', executeProposal: 'executed', cancelProposal: 'cancelled' } as const
const LIQUIDITY = { addLiquidity: 'addedLiquidity', removeLiquidity: 'removedLiquidity' } as const

function storyOf(act: Exclude<PastAct, { kind: 'swap' | 'playSong' }>, telling: StoryLookups): Story | null {
  if ('tab' in act) return tabStory(act)
  switch (act.kind) {
    case 'addLiquidity':
    case 'removeLiquidity': {
      const pairSides = sidesOf(act.pair, telling)
      if (pairSides === null) return null
      if (!pairSides.ok) return { kind: 'used', contract: act.pair }
      const { sides } = pairSides
      const [one, other] = act.amounts
      const sums = { one: { currency: sides[0], amount: one }, other: { currency: sides[1], amount: other } }
      return { kind: LIQUIDITY[act.kind], ...sums }
    }
    case 'stake':
    case 'unstake': {
      const pool = telling.identityOf(act.rewards)
      if (pool === null) return null
      const currency = pool.kind === 'staking' ? pool.pair : act.rewards
      return { kind: STAKES[act.kind], sum: { currency, amount: act.amount } }
    }
    case 'collectRewards':
    case 'claimAirdrop': {
      const currency = telling.governanceToken
      if (currency === null) return null
      return { kind: act.kind === 'claimAirdrop' ? 'claimed' : 'collected', sum: { currency, amount: act.amount } }
    }
    case 'createArtistToken': {
      const token = telling.identityOf(act.token)
      if (token === null) return null
      if (token.kind !== 'token') return { kind: 'used', contract: act.token }
      return { kind: 'createdToken', name: limitedText(token.name), symbol: limitedText(token.symbol) }
    }
    case 'openCollection':
      return { kind: 'openedCollection', name: limitedText(act.name) }
    case 'registerSong':
      return { kind: 'registeredSong', sum: { currency: act.token, amount: act.cost } }
    case 'changeSongCost':
      return { kind: 'changedSong' }
    case 'retireSong':
      return { kind: 'retiredSong' }
    case 'receivePiece':
      return { kind: 'gotPiece', piece: { collection: act.collection, id: act.piece } }
    case 'fulfillOrder':
      return tradeStory(act)
    case 'offerOrder':
      return offerStory(act)
    case 'cancelOrder':
      return { kind: 'unlisted' }
    case 'delegate':
      return act.delegate === act.account ? { kind: 'delegatedToSelf' } : { kind: 'delegated', to: act.delegate }
    case 'propose':
      return { kind: 'proposed' }
    case 'openAccount':
      return { kind: 'accountOpened' }
    case 'setSecondSigner':
      return secondSignerStory(act.signer)
    case 'proposeRecovery':
      return { kind: 'keyProposed' }
    case 'cancelRecovery':
      return { kind: 'keptKey' }
    case 'replaceKey':
      return { kind: 'keyInForce' }
    case 'givePlays':
      return { kind: 'gavePlays', song: { song: act.song }, sum: { currency: act.token, amount: act.amount } }
    case 'takeBackPlays':
      return { kind: 'tookBackPlays', song: { song: act.song } }
    case 'castVote':
      return { kind: act.support ? 'votedFor' : 'votedAgainst', proposal: { text: act.proposal } }
    case 'queueProposal':
    case 'executeProposal':
    case 'cancelProposal':
      return { kind: DECISIONS[act.kind], proposal: { text: act.proposal } }
    default:
      return act satisfies never
  }
}

function tabStory(act: Extract<PastAct, { tab: string }>): Story {
  switch (act.kind) {
    case 'openTab':
      return { kind: 'openedTab', sum: { currency: act.token, amount: act.amount } }
    case 'topUpTab':
      return { kind: 'toppedUpTab', sum: { currency: act.token, amount: act.amount } }
    case 'chargeTab':
      return { kind: 'played', song: { song: act.song }, sum: { currency: act.token, amount: act.amount } }
    case 'closeTab':
      return { kind: 'closingTab', token: act.token }
    case 'finishTab':
      return { kind: 'closedTab', token: act.token }
  }
}

/** A second signer by its bytes: an address, a key or nobody. */
function secondSignerStory(bytes: `0x${string}`): Story {
  const signer = secondSigner(bytes, null)
  if (signer.kind === 'address') return { kind: 'namedSigner', to: signer.address }
  return { kind: signer.kind === 'none' ? 'removedSigner' : 'namedKeySigner' }
}

const limitedText = (text: string) => ({ text: safeText(text, TOKEN_LIMITS.name) })

type Order = Extract<PastAct, { kind: 'fulfillOrder' }>

/** A single piece for one currency is a sale; any other trade is described as use of an order. */
function tradeStory({ offer, consideration, seller }: Order): Story {
  const [given] = offer
  const price = sumOf(consideration)
  // An amount of one is a piece, because nobody sells a single smallest unit of a currency.
  if (offer.length === 1 && given?.amount === 1n && price !== null)
    return { kind: 'boughtPiece', piece: { collection: given.token, id: given.id }, sum: price }
  const sold = price
  const bought = sumOf(offer)
  return sold !== null && bought !== null ? { kind: 'traded', sold, bought } : { kind: 'used', contract: seller }
}

/** A single piece is put up for sale; any other offer is described by the amounts it uses. */
function offerStory({ offer, account }: Extract<PastAct, { kind: 'offerOrder' }>): Story {
  const [first] = offer
  if (offer.length === 1 && first?.amount === 1n)
    return { kind: 'listed', piece: { collection: first.token, id: first.id } }
  return { kind: 'used', contract: first?.token ?? account }
}

/** Sum of all items, if they have one currency. */
function sumOf(items: Order['offer']): Sum | null {
  const [first] = items
  if (first === undefined || items.some(({ token }) => token !== first.token)) return null
  const amount = items.reduce((sum, item) => sum + item.amount, 0n)
  return { currency: first.token === ZERO_ADDRESS ? 'native' : first.token, amount }
}

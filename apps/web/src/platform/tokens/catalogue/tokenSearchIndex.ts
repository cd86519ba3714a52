import type { Address } from '@musi/domain/address'
import {
  type SearchedToken,
  type TokenIndex,
  addTokenSteps,
  addTokens,
  removeTokens,
  setBalances,
  tokenIndex,
} from '@musi/domain/token-lists/search/tokenIndex'
import type { Artist } from '../artists/artist.ts'
import { artistFeed } from '../artists/artistFeed.ts'
import { addedTokens } from './addedTokens.ts'
import { bookTokens } from '#platform/session/chain/bookTokens.ts'
import { runInTurns } from './runInTurns.ts'
import { type ListedTokens, listedTokens } from './listedTokens.ts'
import { listLookSteps } from './listLooks.ts'
import { standing } from './tokenTrust.ts'
import { subscribeTokens } from './tokens.ts'
import { perVisit } from '#platform/page/visit/visit.ts'
import { visitListeners } from '#platform/page/visit/visitListeners.ts'

/** The index is changed in place; a new `revision` marks a change. */
export type SearchState = {
  readonly index: TokenIndex
  readonly revision: number
  /** Artists' tokens that are not look-alikes. */
  readonly artists: readonly Address[]
}

type Artists = ReadonlyMap<Address, Artist>

/** Inputs of an index. */
type Sources = { readonly listed: ListedTokens; readonly artists: Artists }

type Visit = {
  state: SearchState | null
  /** Inputs of the current index, and of the one being built. */
  built: Sources | null
  building: Sources | null
  balances: Map<Address, bigint>
  /** Balances reorder the rows only once all are known, so that rows do not move under the pointer. */
  areBalancesComplete: boolean
  owner: Address | null
}
const current = perVisit((): Visit => ({
  state: null,
  built: null,
  building: null,
  balances: new Map(),
  areBalancesComplete: false,
  owner: null,
}))
const listeners = visitListeners()

function publish(index: TokenIndex, artists = current().state?.artists ?? []): void {
  const now = current()
  now.state = { index, artists, revision: (now.state?.revision ?? 0) + 1 }
  listeners.notify()
}

const sources = (): Sources => ({ listed: listedTokens(), artists: artistFeed.get().artists })
const isSame = (one: Sources | null, other: Sources) =>
  one !== null && one.listed === other.listed && one.artists === other.artists

const bookEntries = (): readonly SearchedToken[] =>
  [...bookTokens().values()].map((token) => ({ token, standing: 'known' }))
const addedEntries = (): readonly SearchedToken[] =>
  [...addedTokens().values()].map((token) => ({ token, standing: standing(token) }))

/** Every letter of their names is compared, so large numbers are processed in steps. */
function* artistSteps(artists: Artists, entries: SearchedToken[]): Generator<undefined> {
  for (const { token } of artists.values()) {
    entries.push({ token, standing: standing(token) })
    if (entries.length % ARTISTS_IN_A_STEP === 0) yield undefined
  }
}
const ARTISTS_IN_A_STEP = 200

/** Indexes a new list in short turns; until it is ready, searches use the previous index. */
async function build(next: Sources): Promise<void> {
  const now = current()
  if (isSame(now.building, next) || isSame(now.built, next)) return
  now.building = next
  const isWanted = () => now.building === next
  // Publishes the known tokens first, so that the index is never empty (spec: tokens.known).
  if (now.state === null) publish(tokenIndex(bookEntries()))
  const index = tokenIndex(bookEntries())
  if (!(await runInTurns(addTokenSteps(index, next.listed.values()), isWanted))) return
  // Added tokens and those of artists are compared with the whole list.
  const isCompared = addedTokens().size > 0 || next.artists.size > 0
  if (isCompared && !(await runInTurns(listLookSteps(), isWanted))) return
  addTokens(index, addedEntries())
  const artistTokens: SearchedToken[] = []
  if (!(await runInTurns(artistSteps(next.artists, artistTokens), isWanted))) return
  if (!(await runInTurns(addTokenSteps(index, artistTokens), isWanted))) return
  if (now.areBalancesComplete) setBalances(index, now.balances)
  now.built = next
  now.building = null
  publish(
    index,
    artistTokens.flatMap(({ token, standing: known }) => (known === 'lookAlike' ? [] : [token.address])),
  )
  await runInTurns(listLookSteps(), () => now.built === next)
}

/** Adding or removing a token does not rebuild the index. */
function updateAdded({ index }: SearchState): void {
  const { built, balances, areBalancesComplete } = current()
  const added = addedTokens()
  const isOther = (address: Address) =>
    !bookTokens().has(address) && built?.listed.has(address) !== true && built?.artists.has(address) !== true
  const removed = [...index.placeOf.keys()].filter((address) => isOther(address) && !added.has(address))
  removeTokens(index, removed)
  addTokens(index, addedEntries())
  if (areBalancesComplete) setBalances(index, balances)
  publish(index)
}

function update(): void {
  const { built, state } = current()
  if (isSame(built, sources()) && state !== null) updateAdded(state)
  else void build(sources())
}

const begin = perVisit(() => {
  subscribeTokens(update)
  artistFeed.begin()
  update()
})

/** The search index of all tokens that can be picked; built on first use or earlier, and kept. */
export const tokenSearchIndex = {
  begin,
  get: (): SearchState | null => current().state,
  subscribe: (listener: () => void): (() => void) => {
    const stop = listeners.subscribe(listener)
    begin()
    return stop
  },
  /** Updates balances of the current account. */
  setBalances: (changes: Iterable<readonly [Address, bigint]>): void => {
    const { balances, state, areBalancesComplete } = current()
    const changed = [...changes].filter(([address, balance]) => balances.get(address) !== balance)
    if (changed.length === 0) return
    for (const [address, balance] of changed) balances.set(address, balance)
    if (state === null) return
    if (areBalancesComplete) setBalances(state.index, changed)
    publish(state.index)
  },
  /** Call this once all balances were read; rows are ordered by them from then on. */
  orderByBalances(): void {
    const now = current()
    if (now.areBalancesComplete) return
    now.areBalancesComplete = true
    if (now.state === null) return
    setBalances(now.state.index, now.balances)
    publish(now.state.index)
  },
  isOrderedByBalances: (): boolean => current().areBalancesComplete,
  /** Drops the balances of the previous account. */
  setAccount(account: Address | null): void {
    const now = current()
    if (account === now.owner) return
    now.owner = account
    now.areBalancesComplete = false
    const { balances, state } = now
    const zero = [...balances.keys()].map((address) => [address, 0n] as const)
    balances.clear()
    if (state === null || zero.length === 0) return
    setBalances(state.index, zero)
    publish(state.index)
  },
  balanceOf: (address: Address): bigint | null => current().balances.get(address) ?? null,
}

import type { Address } from '@musi/domain/address'
import {
  type SearchedToken,
  type TokenIndex,
  addTokenSteps,
  addTokens,
  removeTokens,
  setBalances,
  tokenIndex,
} from '@musi/domain/token-lists/tokenIndex'
import { addedTokens } from './addedTokens.ts'
import { bookTokens } from '../../session/chain/bookTokens.ts'
import { runInTurns } from './runInTurns.ts'
import { type ListedTokens, listedTokens } from './listedTokens.ts'
import { listLookSteps } from './listLooks.ts'
import { standing } from './tokenTrust.ts'
import { subscribeTokens } from './tokens.ts'
import { perVisit } from '../../page/visit/visit.ts'
import { visitListeners } from '../../page/visit/visitListeners.ts'

/** The index is changed in place; a new `revision` marks a change. */
export type SearchState = { readonly index: TokenIndex; readonly revision: number }

type Visit = {
  state: SearchState | null
  /** The list in the index, and the one that is being indexed. */
  built: ListedTokens | null
  building: ListedTokens | null
  balances: Map<Address, bigint>
  owner: Address | null
}
const visit = perVisit((): Visit => ({ state: null, built: null, building: null, balances: new Map(), owner: null }))
const listeners = visitListeners()

function show(index: TokenIndex): void {
  const now = visit()
  now.state = { index, revision: (now.state?.revision ?? 0) + 1 }
  listeners.notify()
}

const bookEntries = (): readonly SearchedToken[] =>
  [...bookTokens().values()].map((token) => ({ token, standing: 'known' }))
const addedEntries = (): readonly SearchedToken[] =>
  [...addedTokens().values()].map((token) => ({ token, standing: standing(token) }))

/** Indexes a new list in short turns; until it is ready, the previous index is searched. */
async function build(listed: ListedTokens): Promise<void> {
  const now = visit()
  if (now.building === listed || now.built === listed) return
  now.building = listed
  const isWanted = () => now.building === listed
  // Never empty: the known tokens are available at once (spec: tokens.known).
  if (now.state === null) show(tokenIndex(bookEntries()))
  const next = tokenIndex(bookEntries())
  if (!(await runInTurns(addTokenSteps(next, listed.values()), isWanted))) return
  // Added tokens are compared with the whole list.
  if (addedTokens().size > 0 && !(await runInTurns(listLookSteps(), isWanted))) return
  addTokens(next, addedEntries())
  setBalances(next, now.balances)
  now.built = listed
  now.building = null
  show(next)
  await runInTurns(listLookSteps(), () => now.built === listed)
}

/** Adding or removing a token does not rebuild the index. */
function followAdded({ index }: SearchState): void {
  const { built, balances } = visit()
  const added = addedTokens()
  const isOther = (address: Address) => !bookTokens().has(address) && built?.has(address) !== true
  const gone = [...index.placeOf.keys()].filter((address) => isOther(address) && !added.has(address))
  removeTokens(index, gone)
  addTokens(index, addedEntries())
  setBalances(index, balances)
  show(index)
}

function follow(): void {
  const { built, state } = visit()
  if (built === listedTokens() && state !== null) followAdded(state)
  else void build(listedTokens())
}

const begin = perVisit(() => {
  subscribeTokens(follow)
  follow()
})

/** The search index of all tokens that can be picked. It is built on first use, or before, and kept. */
export const tokenSearchIndex = {
  begin,
  get: (): SearchState | null => visit().state,
  subscribe: (listener: () => void): (() => void) => {
    const stop = listeners.subscribe(listener)
    begin()
    return stop
  },
  /** Balances of the current account. */
  setBalances: (changes: Iterable<readonly [Address, bigint]>): void => {
    const { balances, state } = visit()
    const changed = [...changes].filter(([address, balance]) => balances.get(address) !== balance)
    if (changed.length === 0) return
    for (const [address, balance] of changed) balances.set(address, balance)
    if (state === null) return
    setBalances(state.index, changed)
    show(state.index)
  },
  /** Drops the balances of the previous account. */
  setAccount(account: Address | null): void {
    const now = visit()
    if (account === now.owner) return
    now.owner = account
    const { balances, state } = now
    const zero = [...balances.keys()].map((address) => [address, 0n] as const)
    balances.clear()
    if (state === null || zero.length === 0) return
    setBalances(state.index, zero)
    show(state.index)
  },
  balanceOf: (address: Address): bigint | null => visit().balances.get(address) ?? null,
}

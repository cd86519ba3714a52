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
import { breathing } from './breathing.ts'
import { type ListedTokens, listedTokens } from './listedTokens.ts'
import { listLookSteps } from './listLooks.ts'
import { standing } from './tokenTrust.ts'
import { subscribeTokens } from './tokens.ts'
import { perVisit } from '../../page/visit/visit.ts'
import { visitListeners } from '../../page/visit/visitListeners.ts'

/** The index is changed in place; another `revision` says that it says something else. */
export type SearchState = { readonly index: TokenIndex; readonly revision: number }

type Visit = {
  state: SearchState | null
  /** The list that the index holds, and the one that it is being built for. */
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
  listeners.tell()
}

const bookEntries = (): readonly SearchedToken[] =>
  [...bookTokens().values()].map((token) => ({ token, standing: 'known' }))
const addedEntries = (): readonly SearchedToken[] =>
  [...addedTokens().values()].map((token) => ({ token, standing: standing(token) }))

/** A new list, in turns of some milliseconds; until it is ready the index before it is searched. */
async function build(listed: ListedTokens): Promise<void> {
  const now = visit()
  if (now.building === listed || now.built === listed) return
  now.building = listed
  const isWanted = () => now.building === listed
  // Never empty: the known tokens are there at once (spec: tokens.known).
  if (now.state === null) show(tokenIndex(bookEntries()))
  const next = tokenIndex(bookEntries())
  if (!(await breathing(addTokenSteps(next, listed.values()), isWanted))) return
  // What was added is compared with all of the list.
  if (addedTokens().size > 0 && !(await breathing(listLookSteps(), isWanted))) return
  addTokens(next, addedEntries())
  setBalances(next, now.balances)
  now.built = listed
  now.building = null
  show(next)
  await breathing(listLookSteps(), () => now.built === listed)
}

/** One token more or less does not build anything anew. */
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

/** All tokens that can be picked, laid out for the search. It is begun by whoever listens first, or before, and kept. */
export const tokenSearchIndex = {
  begin,
  get: (): SearchState | null => visit().state,
  subscribe: (listener: () => void): (() => void) => {
    const stop = listeners.subscribe(listener)
    begin()
    return stop
  },
  /** Of the account that `ofAccount` has named. */
  setBalances: (news: Iterable<readonly [Address, bigint]>): void => {
    const { balances, state } = visit()
    const changed = [...news].filter(([address, balance]) => balances.get(address) !== balance)
    if (changed.length === 0) return
    for (const [address, balance] of changed) balances.set(address, balance)
    if (state === null) return
    setBalances(state.index, changed)
    show(state.index)
  },
  /** What another account holds says nothing of this one. */
  ofAccount(account: Address | null): void {
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

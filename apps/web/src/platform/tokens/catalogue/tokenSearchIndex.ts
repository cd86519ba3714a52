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

/** The index is changed in place; another `revision` says that it says something else. */
export type SearchState = { readonly index: TokenIndex; readonly revision: number }

let state: SearchState | null = null
/** The list that the index holds, and the one that it is being built for. */
let built: ListedTokens | null = null
let building: ListedTokens | null = null
const balances = new Map<Address, bigint>()
let owner: Address | null = null
const listeners = new Set<() => void>()

function show(index: TokenIndex): void {
  state = { index, revision: (state?.revision ?? 0) + 1 }
  listeners.forEach((listener) => listener())
}

const bookEntries = (): readonly SearchedToken[] =>
  [...bookTokens().values()].map((token) => ({ token, standing: 'known' }))
const addedEntries = (): readonly SearchedToken[] =>
  [...addedTokens().values()].map((token) => ({ token, standing: standing(token) }))

/** A new list, in turns of some milliseconds; until it is ready the index before it is searched. */
async function build(listed: ListedTokens): Promise<void> {
  if (building === listed || built === listed) return
  building = listed
  const isWanted = () => building === listed
  // Never empty: the known tokens are there at once (decisions.md §6.3).
  if (state === null) show(tokenIndex(bookEntries()))
  const next = tokenIndex(bookEntries())
  if (!(await breathing(addTokenSteps(next, listed.values()), isWanted))) return
  // What was added is compared with all of the list.
  if (addedTokens().size > 0 && !(await breathing(listLookSteps(), isWanted))) return
  addTokens(next, addedEntries())
  setBalances(next, balances)
  built = listed
  building = null
  show(next)
  await breathing(listLookSteps(), () => built === listed)
}

/** One token more or less does not build anything anew. */
function followAdded({ index }: SearchState): void {
  const added = addedTokens()
  const isOther = (address: Address) => !bookTokens().has(address) && built?.has(address) !== true
  const gone = [...index.placeOf.keys()].filter((address) => isOther(address) && !added.has(address))
  removeTokens(index, gone)
  addTokens(index, addedEntries())
  setBalances(index, balances)
  show(index)
}

function follow(): void {
  if (built === listedTokens() && state !== null) followAdded(state)
  else void build(listedTokens())
}

let stop: (() => void) | undefined

function begin(): void {
  if (stop !== undefined) return
  stop = subscribeTokens(follow)
  follow()
}

/** All tokens that can be picked, laid out for the search. It is begun by whoever listens first, or before, and kept. */
export const tokenSearchIndex = {
  begin,
  get: (): SearchState | null => state,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    begin()
    return () => listeners.delete(listener)
  },
  /** Of the account that `ofAccount` has named. */
  setBalances: (news: Iterable<readonly [Address, bigint]>): void => {
    const changed = [...news].filter(([address, balance]) => balances.get(address) !== balance)
    if (changed.length === 0) return
    for (const [address, balance] of changed) balances.set(address, balance)
    if (state === null) return
    setBalances(state.index, changed)
    show(state.index)
  },
  /** What another account holds says nothing of this one. */
  ofAccount(account: Address | null): void {
    if (account === owner) return
    owner = account
    const zero = [...balances.keys()].map((address) => [address, 0n] as const)
    balances.clear()
    if (state === null || zero.length === 0) return
    setBalances(state.index, zero)
    show(state.index)
  },
  balanceOf: (address: Address): bigint | null => balances.get(address) ?? null,
}

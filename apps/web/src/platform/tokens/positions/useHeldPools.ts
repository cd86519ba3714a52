import { balanceOf } from '@musi/chain/reads/tokens/balanceOf'
import { readAllBalances } from '@musi/chain/reads/tokens/readAllBalances'
import type { Address } from '@musi/domain/address'
import type { PairTokens } from '@musi/domain/exchange/routes/candidatePairs'
import { trackedPairs } from '@musi/domain/liquidity/trackedPairs'
import { useEffect, useMemo, useState } from 'react'
import { useSettings } from '#platform/page/settings/useSettings.ts'
import { chainReads } from '#platform/session/chain/chainReads.ts'
import { useReads } from '#platform/session/chain/useReads.ts'
import { poolAddress } from '#platform/session/exchange/poolAddress.ts'
import { savedPools } from '#platform/session/exchange/savedPools.ts'
import { rewardPools } from '#platform/session/rewards/rewardPools.ts'
import { useArtistFeed } from '../artists/useArtistFeed.ts'
import { useAllTokens } from '../catalogue/useAllTokens.ts'
import { runInTurns } from '../catalogue/runInTurns.ts'
import { pinnedPairs, trackedBases } from './trackedTokens.ts'

export type HeldPool = {
  readonly tokens: PairTokens
  /** Shares in the account itself, and in the contract that rewards them; null if unknown. */
  readonly shares: bigint | null
  readonly staked: bigint | null
}

export type HeldPools = {
  readonly held: readonly HeldPool[]
  /** Existing pools that cannot be read now, so the account's shares are unknown. */
  readonly unread: readonly PairTokens[]
  /** True once every tracked pair was read. */
  readonly isDone: boolean
}

/** Number of tokens, with all their bases, read at a time. */
const TOKENS_AT_A_TIME = 100

const keyOf = (tokens: PairTokens) => tokens.join(' ').toLowerCase()

function* pairBatches(tokens: readonly Address[], saved: readonly PairTokens[]): Generator<readonly PairTokens[]> {
  const bases = trackedBases()
  yield trackedPairs({ saved, pinned: pinnedPairs(), tokens: tokens.slice(0, TOKENS_AT_A_TIME), bases })
  for (let at = TOKENS_AT_A_TIME; at < tokens.length; at += TOKENS_AT_A_TIME)
    yield trackedPairs({ saved: [], pinned: [], tokens: tokens.slice(at, at + TOKENS_AT_A_TIME), bases })
}

/** Each address costs three hashes, and there are a thousand pairs. */
function* findAddresses(pairs: readonly PairTokens[], addresses: Map<Address, PairTokens>): Generator<undefined> {
  for (const pair of pairs) {
    addresses.set(poolAddress(...pair), pair)
    yield undefined
  }
}

/**
 * True if a pool exists but could not be read; it is then watched like held ones. A missing pool
 * answers with no data.
 */
const hasFailed = (pool: Address, account: Address): boolean =>
  chainReads().answer(balanceOf(pool, account).call)?.data === null

type PoolSearch = { account: Address; tokens: readonly Address[]; signal: AbortSignal }

/** Reads the account's shares of every tracked pool, in batches. */
async function findPools({ account, tokens, signal }: PoolSearch, take: (heldPairs: readonly PairTokens[]) => void) {
  for (const part of pairBatches(tokens, savedPools())) {
    const addresses = new Map<Address, PairTokens>()
    if (!(await runInTurns(findAddresses(part, addresses), () => !signal.aborted))) return
    const heldPairs: PairTokens[] = []
    await readAllBalances(chainReads(), { account, tokens: [...addresses.keys()], signal }, (balances) => {
      for (const [address, balance] of balances) {
        const pair = addresses.get(address)
        if (pair !== undefined && balance > 0n) heldPairs.push(pair)
      }
    })
    if (signal.aborted) return
    for (const [address, pair] of addresses) if (hasFailed(address, account)) heldPairs.push(pair)
    if (heldPairs.length > 0) take(heldPairs)
  }
}

type Sweep = { readonly pools: ReadonlyMap<string, PairTokens>; readonly isDone: boolean }

/**
 * Finds the pools the account has shares of, once; their balances are then read at each block (spec:
 * liquidity.tracked-pairs).
 */
function useFoundPools(account: Address): Sweep {
  const all = useAllTokens()
  const { pairs } = useSettings()
  // Artists' tokens load after the known ones.
  const isWhole = useArtistFeed().kind !== 'reading'
  const tokens = useMemo(() => all.map(({ address }) => address), [all])
  const [sweep, setSweep] = useState<Sweep>(() => ({ pools: new Map(), isDone: false }))
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const take = (held: readonly PairTokens[]) =>
      setSweep(({ pools, isDone }) => ({
        pools: new Map([...pools, ...held.map((pair) => [keyOf(pair), pair] as const)]),
        isDone,
      }))
    const end = () =>
      signal.aborted ? undefined : setSweep(({ pools, isDone }) => ({ pools, isDone: isDone || isWhole }))
    void findPools({ account, tokens, signal }, take).then(end)
    return () => stop.abort()
    // Saved pools are part of the settings.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [account, tokens, pairs, isWhole])
  return sweep
}

/**
 * Pools in which the account has liquidity, in its wallet or a reward pool. For one account only,
 * so the calling component needs a key.
 */
export function useHeldPools(account: Address): HeldPools {
  const { pools, isDone } = useFoundPools(account)
  const rewarded = rewardPools()
  const stakes = useReads(rewarded.map(({ rewards }) => balanceOf(rewards, account)))
  const pairs = useMemo(() => {
    const all = new Map(pools)
    for (const { sides } of rewarded) {
      const [one, other] = sides
      const isKnown = all.has(keyOf(sides)) || all.has(keyOf([other, one]))
      if (!isKnown) all.set(keyOf(sides), sides)
    }
    return [...all].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, tokens]) => tokens)
  }, [pools, rewarded])
  const balances = useReads(pairs.map((tokens) => balanceOf(poolAddress(...tokens), account)))
  const all = pairs.map((tokens, at) => {
    const balance = balances[at]
    const poolIndex = rewarded.findIndex(({ sides }) => sides.every((token) => tokens.includes(token)))
    const stake = poolIndex === -1 ? null : stakes[poolIndex]
    return { tokens, balance, stake }
  })
  const heldPools = all.map(({ tokens, balance, stake }): HeldPool => ({
    tokens,
    shares: balance?.kind === 'value' ? balance.value : null,
    staked: stake === null ? 0n : stake?.kind === 'value' ? stake.value : null,
  }))
  return {
    held: heldPools.filter(({ shares, staked }) => (shares ?? 0n) > 0n || (staked ?? 0n) > 0n),
    unread: all.flatMap(({ tokens, balance, stake }) =>
      balance?.kind === 'error' || stake?.kind === 'error' ? [tokens] : [],
    ),
    isDone: isDone && all.every(({ balance, stake }) => balance?.kind !== 'loading' && stake?.kind !== 'loading'),
  }
}

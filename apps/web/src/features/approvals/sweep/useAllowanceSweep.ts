import { type ReadAllowance, readAllAllowances } from '@musi/chain/reads/tokens/readAllAllowances'
import type { Address } from '@musi/domain/address'
import type { TokenSpender } from '@musi/domain/approvals/knownSpenders'
import { useEffect, useEffectEvent, useState } from 'react'
import { chainReads } from '#platform/session/chain/chainReads.ts'
import { keyOf } from './keyOf.ts'

export type AllowanceSweep = {
  /** Allowances found, and what could not be read; zero allowances are left out. */
  readonly allowances: readonly ReadAllowance[]
  readonly checked: number
  readonly isDone: boolean
  /** Repeats the reads that failed. */
  readonly askAgain: () => void
}

type Results = ReadonlyMap<string, ReadAllowance>

const NO_RESULTS: Results = new Map()

const withResults = (results: Results, part: readonly ReadAllowance[]): Results =>
  new Map([...results, ...part.map((one) => [keyOf(one), one] as const)])

/**
 * An account's allowances, each token and spender read once, later additions included. The calling component needs a
 * key per account.
 */
export function useAllowanceSweep(owner: Address, pairs: readonly TokenSpender[]): AllowanceSweep {
  const [results, setResults] = useState(NO_RESULTS)
  const [attempt, setAttempt] = useState(0)
  const missing = useEffectEvent(() => pairs.filter((pair) => !results.has(keyOf(pair))))
  useEffect(() => {
    const stop = new AbortController()
    const sweep = { owner, pairs: missing(), signal: stop.signal }
    void readAllAllowances(chainReads(), sweep, (part) => setResults((before) => withResults(before, part)))
    return () => stop.abort()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another attempt asks again
  }, [owner, pairs, attempt])
  const checked = pairs.filter((pair) => results.has(keyOf(pair))).length
  return {
    allowances: [...results.values()].filter(({ allowed }) => allowed !== 0n),
    checked,
    isDone: checked === pairs.length,
    askAgain: () => {
      setResults((before) => new Map([...before].filter(([, { allowed }]) => allowed !== null)))
      setAttempt((count) => count + 1)
    },
  }
}

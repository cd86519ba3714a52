import { firstAnswers } from '@musi/chain/multicall/firstAnswers'
import { v1ExchangeOf } from '@musi/chain/reads/pools/v1ExchangeOf'
import type { Address } from '@musi/domain/address'
import { chunks } from '@musi/domain/multicall/chunks'
import { useEffect, useMemo, useState } from 'react'
import { chainReads } from '../chain/chainReads.ts'
import { exchangeAddresses } from './exchangeAddresses.ts'

export type ExchangesByToken = {
  readonly byToken: ReadonlyMap<Address, Address>
  /** True if every token was looked up; one that is not in `byToken` then has no exchange. */
  readonly isComplete: boolean
  /** True if the factory did not answer for some tokens. */
  readonly isPartlyUnread: boolean
}

/** The result on a chain without V1. */
const NONE: ExchangesByToken = { byToken: new Map(), isComplete: true, isPartlyUnread: false }

/** Looks up the V1 exchanges of many tokens once, in batches. */
export function useExchangesByToken(tokens: readonly Address[]): ExchangesByToken {
  const { v1Factory } = exchangeAddresses()
  const [answers, setAnswers] = useState<ReadonlyMap<Address, Address | 'none' | 'unread'>>(() => new Map())
  useEffect(() => {
    if (v1Factory === null) return undefined
    const stop = new AbortController()
    void askAll(v1Factory, tokens, stop.signal)
    return () => stop.abort()

    async function askAll(factory: Address, all: readonly Address[], signal: AbortSignal): Promise<void> {
      for (const part of chunks(all)) {
        const reads = part.map((token) => v1ExchangeOf(factory, token))
        const states = await firstAnswers(chainReads(), reads, signal)
        if (signal.aborted) return
        setAnswers((before) => {
          const next = new Map(before)
          states.forEach((state, at) => {
            const token = part[at]
            if (token !== undefined) next.set(token, state.kind === 'value' ? (state.value ?? 'none') : 'unread')
          })
          return next
        })
      }
    }
  }, [v1Factory, tokens])
  return useMemo(() => {
    if (v1Factory === null) return NONE
    const byToken = new Map(
      tokens.flatMap((token) => {
        const exchange = answers.get(token)
        return exchange === undefined || exchange === 'none' || exchange === 'unread'
          ? []
          : [[token, exchange] as const]
      }),
    )
    return {
      byToken,
      isComplete: tokens.every((token) => answers.has(token)),
      isPartlyUnread: tokens.some((token) => answers.get(token) === 'unread'),
    }
  }, [v1Factory, tokens, answers])
}

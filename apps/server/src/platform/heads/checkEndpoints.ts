import { hexQuantity } from '@musi/chain/rpc/hexQuantity'
import type { Chain } from '@musi/chain/chains/chainTable'
import type { ByteBudget } from '../byteBudget.ts'
import { quantity } from '../quantity.ts'
import { askEndpoint } from '../rpc/askEndpoint.ts'
import type { Call, Outcome } from '../rpc/call.ts'
import type { Endpoint } from '../rpc/endpoint.ts'

/** The endpoints' chain id and agreement (spec: heads.endpoint-checks); null while unknown. */
export type Verdict = { chainId: number | null; disagrees: boolean | null }

type CheckOptions = {
  endpoints: readonly Endpoint[]
  chain: Pick<Chain, 'id' | 'blockTimeSeconds'>
  budget: ByteBudget
  /** Pools whose reserves are compared, because prices depend on them. */
  pools: readonly string[]
}

const GET_RESERVES = '0x0902f1ac'
/** Enough to expose a lying endpoint with a single request. */
const MAX_POOLS = 20
/** At the tip two honest endpoints may follow different forks for a moment. */
const BLOCKS_BACK = 5

export async function checkEndpoints(options: CheckOptions): Promise<Verdict> {
  const { endpoints, chain } = options
  await Promise.all(
    endpoints.map(async (endpoint) => {
      const [id] = await ask(options, endpoint, [{ method: 'eth_chainId', params: [] }])
      endpoint.chainId = id?.ok === true ? (quantity(id.result) ?? endpoint.chainId) : endpoint.chainId
    }),
  )
  const onChain = endpoints.filter((endpoint) => endpoint.chainId === chain.id)
  const reporter = onChain[0] ?? endpoints.find((endpoint) => endpoint.chainId !== null)
  return { chainId: reporter?.chainId ?? null, disagrees: await findDisagreement(options, onChain) }
}

async function findDisagreement(options: CheckOptions, endpoints: readonly Endpoint[]): Promise<boolean | null> {
  const pools = options.pools.slice(0, MAX_POOLS)
  if (endpoints.length < 2 || pools.length === 0) return null
  const heights = await Promise.all(endpoints.map((endpoint) => heightOf(options, endpoint)))
  const knownHeights = heights.filter((height) => height !== null)
  if (knownHeights.length < 2) return null
  const blocksBack = options.chain.blockTimeSeconds === null ? 0 : BLOCKS_BACK
  const block = hexQuantity(Math.max(0, Math.min(...knownHeights) - blocksBack))
  const calls = pools.map((to) => ({ method: 'eth_call', params: [{ to, data: GET_RESERVES }, block] }))
  const answers = await Promise.all(endpoints.map((endpoint) => ask(options, endpoint, calls)))
  const [first, ...others] = answers.filter((answer) => answer.some((outcome) => outcome.ok))
  if (first === undefined || others.length === 0) return null
  return others.some((other) => first.some((outcome, index) => outcomesDiffer(outcome, other[index])))
}

/** An endpoint that could not answer the call never differs. */
const outcomesDiffer = (a: Outcome, b: Outcome | undefined) =>
  a.ok &&
  b?.ok === true &&
  typeof a.result === 'string' &&
  typeof b.result === 'string' &&
  answersDiffer(a.result, b.result)

async function heightOf(options: CheckOptions, endpoint: Endpoint): Promise<number | null> {
  const [height] = await ask(options, endpoint, [{ method: 'eth_blockNumber', params: [] }])
  return height?.ok === true ? quantity(height.result) : null
}

async function ask({ budget }: CheckOptions, endpoint: Endpoint, calls: readonly Call[]): Promise<readonly Outcome[]> {
  const hold = budget.hold()
  const matched = await askEndpoint(endpoint.url, calls, { hold })
  hold.release()
  return matched.ok ? matched.outcomes : []
}

const WORD_DIGITS = 64

/**
 * True if two answers of a contract differ by more than 0.1 % in any of their 32-byte words (spec:
 * heads.endpoint-checks).
 */
export function answersDiffer(a: string, b: string): boolean {
  if (a === b) return false
  const one = words(a)
  const two = words(b)
  if (one === null || two === null || one.length !== two.length) return true
  return one.some((word, index) => isFar(word, two[index] ?? 0n))
}

function isFar(a: bigint, b: bigint): boolean {
  const [low, high] = a < b ? [a, b] : [b, a]
  return (high - low) * 1000n > high
}

function words(hex: string): bigint[] | null {
  if (!/^0x([0-9a-f]{64})*$/i.test(hex)) return null
  const count = (hex.length - 2) / WORD_DIGITS
  return Array.from({ length: count }, (_, index) =>
    BigInt(`0x${hex.slice(2 + index * WORD_DIGITS, 2 + (index + 1) * WORD_DIGITS)}`),
  )
}

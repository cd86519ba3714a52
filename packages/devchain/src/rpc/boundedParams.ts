import { lesser } from '@musi/domain/lesser'
import { BLOCK_GAS_LIMIT } from './blockGasLimit.ts'

/** The parameters to forward a call with, or the sentence that refuses it. */
export type BoundedParams = { ok: true; params: readonly unknown[] } | { ok: false; sentence: string }

type Fields = Readonly<Record<string, unknown>>

const CALL_LIMIT = BigInt(BLOCK_GAS_LIMIT)

/**
 * An estimate runs its call up to two dozen times, an access list three times, and no transaction is mined meanwhile. The most
 * that a transaction of ours needs is 2.7 million, where it also makes the pool that it adds to; with half as much again the
 * worst code that stands on the chain takes no longer than one call with the gas of a block.
 */
const REPEATED_LIMIT = 2n ** 22n

/**
 * Where the state is overridden, so that the call may be of any code: all its runs together take no longer than one call with the
 * gas of a block. Nothing of ours that is estimated overrides anything.
 */
const OVERRIDDEN_LIMIT = 2n ** 21n

/** The limit of other nodes. */
const MAX_SIMULATED_BLOCKS = 256

/**
 * Anvil runs a call until its gas is used up, has no limit for it, and stops answering once a transaction waits for the call.
 * So a call gets no more gas than a block has (spec: rpc.bounded-calls).
 */
export function boundedParams(method: string, params: readonly unknown[]): BoundedParams {
  try {
    return { ok: true, params: bounded(method, params) }
  } catch (error) {
    if (error instanceof Malformed) return { ok: false, sentence: error.message }
    throw error
  }
}

/** Anvil also accepts the fields of an object as an array; only objects pass, so that every gas is seen. */
class Malformed extends Error {}

function bounded(method: string, params: readonly unknown[]): readonly unknown[] {
  const [subject] = params
  switch (method) {
    case 'eth_call':
      return boundedCall(params, withGas(subject, CALL_LIMIT))
    case 'eth_createAccessList':
    case 'eth_estimateGas': {
      const limit = isAbsent(params[2]) ? REPEATED_LIMIT : OVERRIDDEN_LIMIT
      // Without a limit of its own the call would be tried with the gas of a block.
      return boundedCall(params, withGas({ gas: limit, ...present(subject) }, limit))
    }
    case 'eth_simulateV1':
      return [boundedSimulation(subject), ...params.slice(1)]
    default:
      return params
  }
}

/** Block and state overrides in between are bounded by the size of the request. */
const boundedCall = (params: readonly unknown[], call: Fields): readonly unknown[] =>
  params.map((param, at) => (at === 0 ? call : at === 3 ? boundedBlock(param) : param))

/** Leaves out a gas of null. */
function present(value: unknown): Fields {
  const { gas, ...call } = objectOf(value, 'The transaction')
  return isAbsent(gas) ? call : { ...call, gas }
}

function withGas(value: unknown, limit: bigint): Fields {
  const call = objectOf(value, 'The transaction')
  return isAbsent(call['gas']) ? call : { ...call, gas: hex(lesser(gasOf(call['gas']), limit)) }
}

function boundedBlock(value: unknown): unknown {
  if (isAbsent(value)) return value
  const overrides = objectOf(value, 'What is overridden of a block')
  const gasLimit = overrides['gasLimit']
  return isAbsent(gasLimit) ? overrides : { ...overrides, gasLimit: hex(lesser(gasOf(gasLimit), CALL_LIMIT)) }
}

/** All calls of a simulation together get the gas of a block; those without a limit share what the others leave. */
function boundedSimulation(value: unknown): Fields {
  const { blockStateCalls, traceTransfers, validation, returnFullTransactions } = objectOf(value, 'The simulation')
  const blocks = listOf(blockStateCalls, 'blockStateCalls').map((block) => objectOf(block, 'A simulated block'))
  if (blocks.length > MAX_SIMULATED_BLOCKS)
    throw new Malformed(
      `A simulation may have at most ${MAX_SIMULATED_BLOCKS} blocks, and this one has ${blocks.length}.`,
    )
  let left = CALL_LIMIT
  const named = blocks.map((block) =>
    listOf(block['calls'] ?? [], 'The calls of a simulated block').map((item) => {
      const call = withGas(item, left)
      if (!isAbsent(call['gas'])) left -= gasOf(call['gas'])
      return call
    }),
  )
  const unnamed = named.flat().filter((call) => isAbsent(call['gas'])).length
  const share = unnamed === 0 ? 0n : left / BigInt(unnamed)
  return {
    blockStateCalls: blocks.map(({ blockOverrides, stateOverrides }, at) => ({
      blockOverrides: boundedBlock(blockOverrides),
      stateOverrides,
      calls: named[at]?.map((call) => (isAbsent(call['gas']) ? { ...call, gas: hex(share) } : call)),
    })),
    traceTransfers,
    validation,
    returnFullTransactions,
  }
}

/** Anvil may read numbers that we do not: whatever is unclear gets the limit. */
function gasOf(value: unknown): bigint {
  try {
    const gas =
      typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint' ? BigInt(value) : -1n
    return gas < 0n ? CALL_LIMIT : gas
  } catch {
    return CALL_LIMIT
  }
}

function objectOf(value: unknown, what: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Malformed(`${what} must be an object.`)
  return value as Fields
}

function listOf(value: unknown, what: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new Malformed(`${what} must be an array.`)
  return value
}

const isAbsent = (value: unknown): value is null | undefined => value === null || value === undefined
const hex = (value: bigint) => `0x${value.toString(16)}`

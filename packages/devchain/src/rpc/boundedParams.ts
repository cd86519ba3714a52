import { minBigInt } from '@musi/domain/minBigInt'
import { BLOCK_GAS_LIMIT } from './blockGasLimit.ts'

/** The parameters to forward, or the sentence that refuses the call. */
export type BoundedParams = { ok: true; params: readonly unknown[] } | { ok: false; sentence: string }

type Fields = Readonly<Record<string, unknown>>

const CALL_LIMIT = BigInt(BLOCK_GAS_LIMIT)

/**
 * An estimate runs its call up to two dozen times, an access list three times, and no transaction is mined meanwhile.
 * Our largest transaction, adding liquidity to a new pool, needs 2.7 million gas; with half as much again, the slowest
 * code on the chain takes no longer than one call with a block's gas.
 */
const REPEATED_LIMIT = 2n ** 22n

/**
 * With a state override the call may run any code: all its runs together take no longer than one call with a block's
 * gas. None of our estimates override state.
 */
const OVERRIDDEN_LIMIT = 2n ** 21n

/** The limit other nodes use. */
const MAX_SIMULATED_BLOCKS = 256

/**
 * Anvil runs a call until its gas is used up, has no limit of its own, and stops answering once a transaction waits for
 * the call. So a call gets at most a block's gas (spec: rpc.bounded-calls).
 */
export function boundedParams(method: string, params: readonly unknown[]): BoundedParams {
  try {
    return { ok: true, params: boundParams(method, params) }
  } catch (error) {
    if (error instanceof Malformed) return { ok: false, sentence: error.message }
    throw error
  }
}

/** Anvil also accepts arrays for objects; only objects pass, so that every gas value is checked. */
class Malformed extends Error {}

function boundParams(method: string, params: readonly unknown[]): readonly unknown[] {
  const [subject] = params
  switch (method) {
    case 'eth_call':
      return boundedCall(params, withGas(subject, CALL_LIMIT))
    case 'eth_createAccessList':
    case 'eth_estimateGas': {
      const limit = isAbsent(params[2]) ? REPEATED_LIMIT : OVERRIDDEN_LIMIT
      // Without an explicit limit, the call would be tried with a block's gas.
      return boundedCall(params, withGas({ gas: limit, ...withoutNullGas(subject) }, limit))
    }
    case 'eth_simulateV1':
      return [boundedSimulation(subject), ...params.slice(1)]
    default:
      return params
  }
}

/** The request size bounds the block and state overrides in between. */
const boundedCall = (params: readonly unknown[], call: Fields): readonly unknown[] =>
  params.map((param, at) => (at === 0 ? call : at === 3 ? boundedBlock(param) : param))

/** Drops null gas. */
function withoutNullGas(value: unknown): Fields {
  const { gas, ...call } = objectOf(value, 'The transaction')
  return isAbsent(gas) ? call : { ...call, gas }
}

function withGas(value: unknown, limit: bigint): Fields {
  const call = objectOf(value, 'The transaction')
  return isAbsent(call['gas']) ? call : { ...call, gas: hex(minBigInt(gasOf(call['gas']), limit)) }
}

function boundedBlock(value: unknown): unknown {
  if (isAbsent(value)) return value
  const overrides = objectOf(value, 'What is overridden of a block')
  const gasLimit = overrides['gasLimit']
  return isAbsent(gasLimit) ? overrides : { ...overrides, gasLimit: hex(minBigInt(gasOf(gasLimit), CALL_LIMIT)) }
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

/** Anvil may parse numbers that we do not, so anything unclear gets the limit. */
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

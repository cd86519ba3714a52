import type { Address } from '@musi/domain/address'
import { type OutcomeDifference, missingFrom, differencesFromPrediction } from '@musi/domain/governance/watchedChanges'
import { type Hex, decodeAbiParameters, toEventSelector, toHex } from 'viem'
import type { Movement } from '../explain/movements.ts'
import { block } from '../requests/blocks/block.ts'
import { logsBetween } from '../requests/logs/logsBetween.ts'
import { receipt } from '../requests/transactions/receipt.ts'
import { transaction } from '../requests/blocks/transaction.ts'
import { isUnreachable } from '../rpc/rpcError.ts'
import type { RpcRequest } from '../rpc/rpcRequest.ts'
import type { ProposalAction } from './timelockCall.ts'
import { moveKey, movesIn } from './moves.ts'
import { type ProposalRehearsal, type RehearsalScene, proposalRehearsal } from './proposalRehearsal.ts'
import { aggregateData, decodeAggregate } from './tryBySimulation.ts'
import { readOf, readingsOf } from './watches.ts'

const EXECUTED = toEventSelector('ProposalExecuted(uint256)')
/** A span of blocks that Polygon's public nodes accept. */
const MAX_SPAN = 10_000

/** The transaction that executed a proposal, searched backwards from the newest block; null if there is none. */
export async function findExecution(
  request: RpcRequest,
  governor: Address,
  { id, block: first }: { id: number; block: number },
  latest: number,
): Promise<Hex | null> {
  for (let to = latest; to >= first; to -= MAX_SPAN) {
    const span = { from: Math.max(first, to - MAX_SPAN + 1), to }
    const logs = await logsBetween(request, { address: governor, topics: [EXECUTED] }, span)
    const executedLog = logs.find(({ data }) => decodeAbiParameters([{ type: 'uint256' }], data)[0] === BigInt(id))
    if (executedLog !== undefined) return executedLog.transaction
  }
  return null
}

export type Execution = {
  hash: Hex
  block: number
  /** Transfers from the receipt; tokens only, since native currency emits no log. */
  moves: readonly Movement[]
  /** The simulation one block earlier, compared with the outcome. */
  comparison:
    | {
        kind: 'compared'
        prediction: Extract<ProposalRehearsal, { kind: 'works' }>
        differences: readonly OutcomeDifference[]
        /** Predicted transfers that did not happen. */
        missing: readonly Movement[]
        /** Transfers that were not predicted. */
        extra: readonly Movement[]
      }
    /** The node no longer has that block's state, or cannot simulate. */
    | { kind: 'unable' }
}

/**
 * The effects of a proposal's execution, compared with its simulation on the previous block (spec:
 * governance.foretold-and-happened).
 */
export async function execution(
  request: RpcRequest,
  scene: RehearsalScene,
  actions: readonly ProposalAction[],
  hash: Hex,
): Promise<Execution | null> {
  const [mined, sent] = await Promise.all([receipt(request, hash), transaction(request, hash)])
  if (mined === null || sent === null) return null
  const { timelock, multicall, directory } = scene
  const moves = movesIn(mined.logs, timelock, directory).filter(isLogged)
  const done = { hash, block: mined.block, moves }
  const minedBlock = await block(request, { number: mined.block })
  if (minedBlock === null) return null
  const prediction = await proposalRehearsal(request, scene, actions, {
    state: mined.block - 1,
    number: mined.block,
    timeSeconds: minedBlock.timeSeconds,
  })
  if (prediction.kind !== 'works') return { ...done, comparison: { kind: 'unable' } }
  // Leaves out the gas that the transaction's sender pays.
  const after = prediction.after.filter(
    ({ watch }) => watch.kind !== 'balance' || watch.currency !== 'native' || watch.holder !== sent.from,
  )
  const watches = after.map(({ watch }) => watch)
  const answers = await readAt(
    request,
    multicall,
    watches.map((watch) => readOf(watch, multicall)),
    mined.block,
  )
  if (answers === null) return { ...done, comparison: { kind: 'unable' } }
  const expected = (prediction.moves ?? moves).filter(isLogged)
  return {
    ...done,
    comparison: {
      kind: 'compared',
      prediction,
      differences: differencesFromPrediction(after, readingsOf(watches, answers)),
      missing: missingFrom(moves, expected, moveKey),
      extra: missingFrom(expected, moves, moveKey),
    },
  }
}

const isLogged = (move: Movement): boolean => move.kind === 'piece' || move.currency !== 'native'

async function readAt(
  request: RpcRequest,
  multicall: Address,
  reads: readonly ReturnType<typeof readOf>[],
  at: number,
): Promise<readonly (Hex | null)[] | null> {
  try {
    const call = { to: multicall, data: aggregateData(reads) }
    return decodeAggregate(await request('eth_call', [call, toHex(at)]), reads.length)
  } catch (error) {
    if (isUnreachable(error)) throw error
    return null
  }
}

import { type Log, parseLog } from '@musi/chain/requests/logs/log'
import { OPERATION_TOPIC, operationSucceeded, relayedError } from '@musi/chain/relay/relayedCalls'
import { gasFeesOf } from '@musi/chain/relay/relayerKey'
import type { Address } from '@musi/domain/address'
import type { Hex } from '@musi/domain/untrusted'
import type { Outcome } from '#platform/rpc/call.ts'
import { isOwnFailure } from '#platform/rpc/failure.ts'
import type { Upstream } from '#platform/rpc/upstream.ts'
import { OPERATION, type RelayedRow } from './touchTables.ts'

type Fees = { maxFeePerGas: bigint; maxPriorityFeePerGas: bigint }
type Call = Pick<RelayedRow, 'target' | 'data' | 'gas'>
type MinedOperation = { transaction: Hex; block: number; isDone: boolean }
type Receipt = { block: number; hasSucceeded: (row: Pick<RelayedRow, 'id'>) => boolean }

/** The relayer's questions to the chain. */
export type RelayChain = ReturnType<typeof relayChain>

/** Thrown if the chain is unreachable, or answers with something else than asked. */
export class ChainAway extends Error {}

/** The least tip that Polygon's nodes pass on; 0 elsewhere. */
const LEAST_TIP: Readonly<Record<number, bigint>> = { 137: 30_000_000_000n, 80_002: 30_000_000_000n }
/** A node replaces a transaction only if both fees rise by a tenth. */
const RAISE_PERCENT = 125n

/** More blocks than an operation may wait for: on Polygon, twenty minutes have 600. */
const OPERATION_BLOCKS = 1000

/** Asks the node. `client`: charged for the calls; null charges the server itself. */
export function relayChain(upstream: Pick<Upstream, 'ask'>, chainId: number, entryPoint: Address) {
  async function outcomeOf(method: string, params: readonly unknown[], client: string | null): Promise<Outcome> {
    const [outcome] = await upstream.ask([{ method, params }], client === null ? {} : { client })
    if (outcome === undefined || (!outcome.ok && isOwnFailure(outcome.error.data)))
      throw new ChainAway(`No endpoint answered ${method}.`)
    return outcome
  }
  async function ask(method: string, params: readonly unknown[], client: string | null = null): Promise<unknown> {
    const outcome = await outcomeOf(method, params, client)
    if (!outcome.ok) throw new ChainAway(`The chain refused ${method}: ${outcome.error.message.slice(0, 200)}`)
    return outcome.result
  }
  const quantity = async (method: string, params: readonly unknown[]) => {
    const value = await ask(method, params)
    if (typeof value !== 'string' || !/^0x[0-9a-f]{1,64}$/i.test(value))
      throw new ChainAway(`${method} gave no number.`)
    return BigInt(value)
  }

  return {
    nonceOf: async (account: Address) => Number(await quantity('eth_getTransactionCount', [account, 'latest'])),
    balanceOf: (account: Address) => quantity('eth_getBalance', [account, 'latest']),
    newestBlock: async () => Number(await quantity('eth_blockNumber', [])),
    async codeOf(account: Address, client: string | null): Promise<string> {
      const code = await ask('eth_getCode', [account, 'latest'], client)
      return typeof code === 'string' ? code.toLowerCase() : '0x'
    },
    /** Result of a call; null if it reverts. */
    async read(to: Address, data: Hex, client: string | null): Promise<string | null> {
      const outcome = await outcomeOf('eth_call', [{ to, data }, 'latest'], client)
      return outcome.ok && typeof outcome.result === 'string' ? outcome.result : null
    },
    /** The error with which a transaction would fail now; null if it would not. */
    async refusalOf(from: Address, { target: to, data, gas }: Call, client: string | null = null) {
      const params = [{ from, to, data, gas: `0x${gas.toString(16)}` }, 'latest']
      return refusalIn(await outcomeOf('eth_call', params, client))
    },
    async fees(): Promise<Fees> {
      const base = baseFeeIn(await ask('eth_getBlockByNumber', ['latest', false]))
      const tip = await quantity('eth_maxPriorityFeePerGas', [])
      const least = LEAST_TIP[chainId] ?? 0n
      const maxPriorityFeePerGas = tip > least ? tip : least
      return { maxFeePerGas: base * 2n + maxPriorityFeePerGas, maxPriorityFeePerGas }
    },
    /** Fees for the same transaction once more: higher than before, and enough for now. */
    async dearerFees(raw: Hex): Promise<Fees> {
      const [now, before] = [await this.fees(), gasFeesOf(raw)]
      const higher = (fee: keyof Fees) => {
        const raised = (before[fee] * RAISE_PERCENT) / 100n
        return raised > now[fee] ? raised : now[fee]
      }
      return { maxFeePerGas: higher('maxFeePerGas'), maxPriorityFeePerGas: higher('maxPriorityFeePerGas') }
    },
    /** A node that has it already refuses it; whether it is mined is read from receipts. */
    async send(raw: Hex): Promise<void> {
      await outcomeOf('eth_sendRawTransaction', [raw], null)
    },
    /** Finds operations mined in the newest blocks, by the EntryPoint's events. */
    async operationsIn(ids: readonly string[]): Promise<ReadonlyMap<string, MinedOperation>> {
      const newest = Number(await quantity('eth_blockNumber', []))
      const fromBlock = `0x${Math.max(0, newest - OPERATION_BLOCKS).toString(16)}`
      const filter = { address: entryPoint, fromBlock, toBlock: 'latest', topics: [OPERATION_TOPIC, ids] }
      return minedOperations(await ask('eth_getLogs', [filter]), entryPoint)
    },
    async receiptOf(hash: string): Promise<Receipt | null> {
      const receipt = await ask('eth_getTransactionReceipt', [hash])
      if (typeof receipt !== 'object' || receipt === null) return null
      const { status, blockNumber, logs } = receipt as Record<string, unknown>
      const block = Number(blockNumber)
      const parsed = logsIn(logs)
      if (!Number.isSafeInteger(block) || parsed === null) throw new ChainAway('A receipt is not one.')
      return {
        block,
        // A transaction succeeds although the operation in it failed.
        hasSucceeded: ({ id }) =>
          status === '0x1' && (!isOperation(id) || operationSucceeded(parsed, entryPoint, id as Hex) === true),
      }
    },
  }
}

/** The error of a call; null if it succeeded. */
function refusalIn(outcome: Outcome): string | null {
  if (outcome.ok) return null
  const error = relayedError(outcome.error.data)
  return error === null ? 'unknown' : error.reason === null ? error.name : `${error.name} ${error.reason}`
}

/** The fee of a block for each unit of gas. */
function baseFeeIn(block: unknown): bigint {
  const base = typeof block === 'object' && block !== null && 'baseFeePerGas' in block ? block.baseFeePerGas : null
  if (typeof base !== 'string') throw new ChainAway('The newest block has no fee.')
  return BigInt(base)
}

/** The operations of these logs, by their hashes. */
function minedOperations(answer: unknown, entryPoint: Address): ReadonlyMap<string, MinedOperation> {
  const logs = logsIn(answer)
  if (logs === null) throw new ChainAway('Logs are not logs.')
  return new Map(
    logs.flatMap((log) => {
      const id = log.topics[1] ?? '0x'
      const isDone = operationSucceeded([log], entryPoint, id)
      return isDone === null ? [] : [[id, { transaction: log.transaction, block: log.block, isDone }] as const]
    }),
  )
}

/** The logs of a receipt; null if the node answered with something else. */
function logsIn(logs: unknown): readonly Log[] | null {
  if (!Array.isArray(logs)) return null
  try {
    return logs.map(parseLog)
  } catch {
    return null
  }
}

export const welcomeId = (account: Address): string => `welcome:${account.toLowerCase()}`
export const recoveryId = (account: Address, readyAt: bigint): string => `recovery:${account.toLowerCase()}:${readyAt}`
const isOperation = (id: string): boolean => id.startsWith(OPERATION)

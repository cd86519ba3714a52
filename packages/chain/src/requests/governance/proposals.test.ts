import type { RpcRequest } from '../../rpc/rpcRequest.ts'
import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import { beforeAll, describe, expect, it } from 'vitest'
import { governorAbi } from '../../abi/governor.ts'
import { rpcClient } from '../../client.ts'
import { type MulticallStore, multicallStore } from '../../multicall/multicallStore.ts'
import { watchRead } from '../../multicall/watchReads.ts'
import { RpcError } from '../../rpc/rpcError.ts'
import { contractValue } from '../contracts/contractValue.ts'
import { deploymentBlock } from '../contracts/deploymentBlock.ts'
import { latestBlockNumber } from '../blocks/latestBlockNumber.ts'
import { logsBetween } from '../logs/logsBetween.ts'
import { proposalState } from '../../reads/governance/proposalState.ts'
import { proposalVotes } from '../../reads/governance/proposalVotes.ts'
import { proposals } from './proposals.ts'
import { updateHead, settledValue } from '../../testing/settledValue.ts'

let chain: TestChain
let store: MulticallStore
let latest: number
let count: number
const governor = () => chain.addressBook.contracts.governor ?? '0x'

beforeAll(async () => {
  chain = await testChain({ holds: 'history' })
  const { multicall3 } = chain.addressBook.contracts
  store = multicallStore({ request: rpcClient(chain.rpcUrl), multicall: multicall3 })
  latest = await updateHead(store, chain.request)
  const query = { address: governor(), abi: governorAbi, functionName: 'proposalCount', args: [] } as const
  count = Number(await contractValue(chain.request, query))
})

describe('the list of all proposals', () => {
  it('is read from the logs, newest first, with the calls of each proposal', async () => {
    const all = await proposals(chain.request, governor(), { count, latest })
    expect(all.map(({ id }) => id)).toEqual(Array.from({ length: count }, (_, at) => count - at))
    expect(all.some(({ description }) => description.length > 100)).toBe(true)
    for (const { calls, proposer } of all) {
      expect(calls.length).toBeGreaterThan(0)
      expect(proposer).toMatch(/^0x/)
    }
  })

  it('is empty, without any request, if nothing was proposed', async () => {
    const unreachable: RpcRequest = () => Promise.reject(new Error('asked'))
    expect(await proposals(unreachable, governor(), { count: 0, latest })).toEqual([])
  })

  it('includes proposals whose votes and state equal those of the governor', async () => {
    for (let id = 1; id <= count; id++) {
      const query = { address: governor(), abi: governorAbi, args: [BigInt(id)] } as const
      const answer = await contractValue(chain.request, { ...query, functionName: 'proposals' })
      const votes = await settledValue(watchRead(store, proposalVotes(governor(), id)))
      expect(votes).toMatchObject({
        value: {
          etaSeconds: answer?.[2],
          startBlock: answer?.[3],
          endBlock: answer?.[4],
          forVotes: answer?.[5],
          againstVotes: answer?.[6],
        },
      })
    }
    const states = await Promise.all(
      Array.from({ length: count }, (_, at) => settledValue(watchRead(store, proposalState(governor(), at + 1)))),
    )
    const names = new Set(states.map((state) => state.kind === 'value' && state.value))
    expect(names).toContain('executed')
    expect(names.size).toBe(8)
  })
})

/** A node that gives logs only for a limited span of blocks, and refuses longer ones. */
const nodeWithLimit = (most: number, spans: number[]): RpcRequest => {
  return (method, params = []) => {
    if (method !== 'eth_getLogs') return chain.request(method, params)
    const { fromBlock, toBlock } = params[0] as { fromBlock: string; toBlock: string }
    const blocks = Number(toBlock) - Number(fromBlock) + 1
    spans.push(blocks)
    if (blocks > most) return Promise.reject(new RpcError('refused', 'query returned more than 10000 results', -32005))
    return chain.request(method, params)
  }
}

describe('case 58: logs', () => {
  const everything = (request: RpcRequest) =>
    logsBetween(request, { address: governor(), topics: [] }, { from: 0, to: latest })

  it('are fetched in halves if a node refuses the whole span', async () => {
    const spans: number[] = []
    expect(await everything(nodeWithLimit(50, spans))).toEqual(await everything(chain.request))
    expect(spans.filter((blocks) => blocks > 50).length).toBeLessThan(spans.length)
    expect(Math.max(...spans)).toBe(latest + 1)
  })

  it('throw if a node refuses a single block, or does not answer', async () => {
    await expect(everything(nodeWithLimit(0, []))).rejects.toThrow('query returned')
    const silent: RpcRequest = () => Promise.reject(new RpcError('unreachable', 'Failed to send batch call'))
    await expect(everything(silent)).rejects.toThrow('Failed to send batch call')
  })

  it('of reorganised blocks are left out', async () => {
    const [first, ...rest] = (await chain.request('eth_getLogs', [
      { address: governor(), fromBlock: '0x0', toBlock: 'latest' },
    ])) as readonly object[]
    const withRemoved: RpcRequest = () => Promise.resolve([{ ...first, removed: true }, ...rest])
    expect(await everything(withRemoved)).toHaveLength(rest.length)
  })
})

describe('the block in which a contract was deployed', () => {
  const from = (block: number, probes: number[]): RpcRequest => {
    return (_, [, at] = []) => {
      probes.push(Number(at))
      return Promise.resolve(Number(at) >= block ? '0x60' : '0x')
    }
  }

  it.each([0, 1, 17, 4_000_000, 59_999_999, 60_000_000])('is found: %d', async (block) => {
    const probes: number[] = []
    expect(await deploymentBlock(from(block, probes), governor(), 60_000_000)).toBe(block)
    expect(probes.length).toBeLessThan(140)
  })

  it('is 0 if the node has no old states', async () => {
    const forgets: RpcRequest = () => Promise.reject(new RpcError('refused', 'missing trie node'))
    expect(await deploymentBlock(forgets, governor(), await latestBlockNumber(chain.request))).toBe(0)
  })
})

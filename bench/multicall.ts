import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import type { RpcRequest } from '@musi/chain/rpc/rpcRequest'
import { rpcClient } from '@musi/chain/client'
import type { Address } from 'viem'
import { manyPairs } from './multicall/manyPairs.ts'
import { replayed } from './multicall/replayed.ts'
import { type MakeReader, ourReader, viemReader, reader2020, ourPackedReader } from './multicall/reserveReaders.ts'
import { type Row, inTurns, row } from './measure/row.ts'

type Pairs = Awaited<ReturnType<typeof manyPairs>>
type Runner = { next: () => Promise<unknown>; results: readonly string[] }

const textOf = (reserves: unknown) =>
  JSON.stringify(reserves, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))

const latest = async (chain: TestChain) => Number(await chain.request('eth_blockNumber'))

/** Records two states of the chain per reader, then replays them alternately, one per block. */
async function replaying(chain: TestChain, { pairs, change }: Pairs, make: MakeReader): Promise<Runner> {
  const node = replayed(chain.request)
  const way = make(node.request, chain.addressBook, pairs)
  const results: string[] = []
  for (const state of [0, 1]) {
    await change(state)
    const block = await latest(chain)
    node.turn({ state, block, playing: false })
    results.push(textOf(await way(block)))
  }
  let block = (await latest(chain)) + 1000
  const next = () => {
    block += 1
    node.turn({ state: block % 2, block, playing: true })
    return way(block)
  }
  return { next, results }
}

/** Runs with the node behind it, over HTTP, a new block each time. */
function nodeRunner(chain: TestChain, pairs: readonly Address[], make: MakeReader): Runner {
  const request: RpcRequest = rpcClient(chain.rpcUrl)
  const urgent: RpcRequest = (method, params) => request(method, params, { urgent: true })
  const way = make(urgent, chain.addressBook, pairs)
  return { next: async () => way(await latest(chain)), results: [] }
}

/** Reads all reserves of this many pairs at a new block: as the exchange of 2020 did, with a library, ours, and ours with the packed reader. */
export async function* multicall(quick: boolean): AsyncIterable<Row> {
  const chain = await testChain({ holds: 'contracts' })
  const rounds = quick ? 20 : 60
  for (const size of quick ? [500] : [50, 500, 2000]) {
    const deployed = await manyPairs(chain, size)
    const runners = { reader2020, viemReader, ourReader, ourPackedReader }
    const run: Partial<Record<keyof typeof runners, Runner>> = {}
    for (const name of ['reader2020', 'viemReader', 'ourReader', 'ourPackedReader'] as const)
      run[name] = await replaying(chain, deployed, runners[name])
    const [first, ...others] = Object.values(run).map(({ results }) => results.join())
    if (others.some((other) => other !== first)) throw new Error('The reserves differ.')
    for (const [mode, ours] of [
      ['work of the page', run.ourReader],
      ['work of the page, packed', run.ourPackedReader],
    ] as const)
      for (const [name, peer] of [
        ['2020, ethers 5', run.reader2020],
        ['viem multicall', run.viemReader],
      ] as const) {
        if (ours === undefined || peer === undefined) continue
        const { peerMs, oursMs } = await inTurns(rounds, peer.next, ours.next)
        yield row('multicall', size, mode, { name, ms: peerMs }, oursMs)
      }
    for (const [mode, make] of [
      ['with the node', ourReader],
      ['with the node, packed', ourPackedReader],
    ] as const) {
      const peer = nodeRunner(chain, deployed.pairs, viemReader)
      const ours = nodeRunner(chain, deployed.pairs, make)
      const mineAndRead = async ({ next }: Runner) => {
        await chain.request('evm_mine')
        return next()
      }
      const { peerMs, oursMs } = await inTurns(
        quick ? 5 : 30,
        () => mineAndRead(peer),
        () => mineAndRead(ours),
      )
      yield row('multicall', size, mode, { name: 'viem multicall', ms: peerMs }, oursMs)
    }
  }
  await chain.stop()
}

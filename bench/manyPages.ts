import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { encodeCall, tryAggregate } from '@musi/chain/multicall/aggregate'
import type { AddressBook } from '@musi/domain/addressBook'
import type { PagesOrder, PagesPlan, PagesReport } from './pages/pagesWorker.ts'
import { delayedNode } from './measure/delayedNode.ts'
import { percentile } from './measure/percentile.ts'
import { type Row, row } from './measure/row.ts'
import { remoteServer, servedChain } from './measure/servedChain.ts'

const NODE_AWAY_MS = 100
const BLOCK_MS = 2000
/** Different screens that are open somewhere. Pages of the same screen send the same request. */
const SCREENS = 8
const GET_RESERVES = '0x0902f1ac'

/** A quote of all pools, as a page sends it with each block. */
function quotes({ contracts, pools }: AddressBook): readonly string[] {
  const calls = pools.map(({ pair }) => encodeCall({ address: pair, callData: GET_RESERVES }))
  return Array.from({ length: SCREENS }, (_, screen) => {
    const inOrder = [...calls.slice(screen), ...calls.slice(0, screen)]
    const params = [{ to: contracts.multicall3, data: tryAggregate.calldata(inOrder) }, 'latest']
    return JSON.stringify([{ jsonrpc: '2.0', id: 1, method: 'eth_call', params }])
  })
}

async function openPages(plan: PagesPlan) {
  const worker = new Worker(new URL('pages/pagesWorker.ts', import.meta.url), { workerData: plan })
  await once(worker, 'message')
  return {
    begin: (isSharing: boolean) => worker.postMessage({ kind: 'begin', isSharing } satisfies PagesOrder, []),
    async end() {
      worker.postMessage({ kind: 'end' } satisfies PagesOrder, [])
      const [report] = (await once(worker, 'message')) as [Extract<PagesReport, { kind: 'times' }>]
      return report
    },
    stop: () => worker.terminate(),
  }
}

/**
 * Calls at a node 100 ms away for each block, and two times with many open pages: from the moment when the first page learns
 * of a head to each page's quote, and from a page's request to its answer. The peer are the same pages, each answered by the
 * node itself.
 */
export async function* manyPages(quick: boolean): AsyncIterable<Row> {
  const { chain, dataDir, stop } = await servedChain(null, { MUSI_SONGS: 'wanted' })
  const node = await delayedNode(chain.rpcUrl, NODE_AWAY_MS)
  const book = join(dataDir, 'book.json')
  writeFileSync(book, JSON.stringify(chain.addressBook))
  for (const pages of quick ? [200] : [200, 500, 2000]) {
    const server = await remoteServer(node.url, { MUSI_ADDRESS_BOOK: book, MUSI_TRUSTED_PROXY: '1' })
    const open = await openPages({ origin: server.origin, pages, bodies: quotes(chain.addressBook) })
    async function measure(isSharing: boolean) {
      open.begin(isSharing)
      const before = process.threadCpuUsage()
      const perBlock: number[] = []
      for (let block = 0; block < (quick ? 4 : 8); block += 1) {
        node.take()
        await chain.request('evm_mine')
        await sleep(BLOCK_MS)
        perBlock.push([...node.take().values()].reduce((sum, count) => sum + count, 0))
      }
      // The last block's answers.
      await sleep(BLOCK_MS)
      const { fromHead, fromRequest, errors } = await open.end()
      const { user, system } = process.threadCpuUsage(before)
      const cpuMs = (user + system) / 1000 / fromHead.length
      if (errors > 0) console.error(`${errors} of ${errors + fromHead.length} quotes failed.`)
      return { fromHead, fromRequest, cpuMs, calls: percentile(perBlock, 0.5), most: Math.max(...perBlock) }
    }
    await measure(true)
    const shared = await measure(true)
    const alone = await measure(false)
    const peer = (ms: number) => ({ name: 'each page by itself', ms })
    for (const [name, times] of [
      ['head to quote', 'fromHead'],
      ['request to answer', 'fromRequest'],
    ] as const)
      for (const share of [0.5, 0.95]) {
        const mode = `${name}, p${share * 100}`
        yield row('manyPages', pages, mode, peer(percentile(alone[times], share)), percentile(shared[times], share))
      }
    yield row('manyPages', pages, 'calls a block, median', peer(alone.calls), shared.calls)
    yield row('manyPages', pages, 'calls a block, most', peer(alone.most), shared.most)
    yield row('manyPages', pages, 'processor for a quote', peer(alone.cpuMs), shared.cpuMs)
    await open.stop()
    await server.stop()
  }
  node.stop()
  await stop()
}

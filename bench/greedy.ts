import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { PageConfig } from '@musi/api/page/pageConfig'
import type { RpcRequest } from '@musi/chain/rpc/rpcRequest'
import { startProduct } from '@musi/scripts/run/product'
import { swapping } from '@musi/server/testing/testSwapping'
import { visitor } from '@musi/server/testing/testVisitor'
import { type Row, median, row } from './measure/row.ts'
import { p95 } from './tokenSearch.ts'

const COIN = 10n ** 18n

/** Requests the greedy client sends without end, as many at once as it may. */
const CALLS = {
  'batches of reads': (to: string) =>
    Array.from({ length: 100 }, (_, id) => callOf(id, { to, data: '0x18160ddd' }, 'latest')),
  /** A loop without end, so that each call burns all the gas it gets. */
  'calls that burn a block': () =>
    callOf(1, { to: LOOP, gas: '0x1c9c380' }, 'latest', { [LOOP]: { code: '0x5b600056' } }),
}
const LOOP = '0x00000000000000000000000000000000000000aa'
const callOf = (id: number, ...params: unknown[]) => ({ jsonrpc: '2.0', id, method: 'eth_call', params })

async function startGreedy(port: number, call: string): Promise<Worker> {
  const worker = new Worker(new URL('greedy/greedyWorker.ts', import.meta.url), { workerData: { port, call } })
  await once(worker, 'message')
  return worker
}

/** A client's requests go on after it has left, so one more call of the same client waits behind all of them. */
async function untilServed(origin: string): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify(callOf(1, { to: LOOP }, 'latest'))
  for (;;) {
    const answer = await fetch(`${origin}/rpc`, { method: 'POST', headers, body })
    if (answer.ok && 'result' in ((await answer.json()) as object)) return
    await sleep(100)
  }
}

type Doing = Readonly<Record<string, () => Promise<unknown>>>
type Times = Record<string, number[]>

async function measure(doing: Doing, rounds: number, times: Times): Promise<void> {
  for (let round = 0; round < rounds; round++)
    for (const [name, work] of Object.entries(doing)) {
      const started = performance.now()
      await work()
      ;(times[name] ??= []).push(performance.now() - started)
    }
}

/**
 * Waiting time of one client while another one holds all streams, connections and calls it may; the peer is the same
 * client alone, in turns with it. The goal is a ratio of 0.5 or more: at most twice as long.
 */
export async function* greedy(quick: boolean): AsyncIterable<Row> {
  const product = await startProduct()
  const port = Number(new URL(product.origin).port)
  const config = (await (await fetch(`${product.origin}/config`)).json()) as PageConfig
  const { book } = config
  if (book === null) throw new Error('The product has no address book.')
  const page = visitor({ port, from: '127.0.0.2' })
  // The page’s timer for batches would hide what the server makes it wait.
  const request: RpcRequest = (method, params) => page.request(method, params, { urgent: true })
  const { from, quote, send } = swapping(request, book)
  const doing: Doing = {
    'loads /swap': async () => {
      const files = await page.loadPage('/swap')
      if (files.length < 5 || files.some(({ status }) => status !== 200)) throw new Error('The page did not load.')
    },
    'reads a balance': () => request('eth_getBalance', [from, 'latest']),
    'gets a quote': () => quote(COIN),
    swaps: async () => {
      const hash = await send(COIN / 1000n, 1n)
      while ((await request('eth_getTransactionReceipt', [hash])) === null) await sleep(5)
    },
  }
  await measure(doing, 3, {})
  for (const [kind, callsOf] of Object.entries(CALLS)) {
    const [quiet, crowded]: [Times, Times] = [{}, {}]
    for (let turn = 0; turn < (quick ? 2 : 4); turn++) {
      await measure(doing, quick ? 15 : 50, quiet)
      const other = await startGreedy(port, JSON.stringify(callsOf(book.contracts.wrappedNative)))
      await measure(doing, quick ? 15 : 50, crowded)
      await other.terminate()
      await untilServed(product.origin)
    }
    console.error(`The greedy client asks for ${kind}:`)
    for (const name of Object.keys(doing)) {
      const peer = quiet[name] ?? []
      const ours = crowded[name] ?? []
      for (const [part, of] of Object.entries({ median, p95 }))
        yield row('greedy', peer.length, `${name}, ${part}`, { name: 'the same client alone', ms: of(peer) }, of(ours))
    }
  }
  page.leave()
  await product.stop()
}

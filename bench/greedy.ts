import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { PageConfig } from '@musi/api/page/pageConfig'
import type { RpcRequest } from '@musi/chain/rpc/rpcRequest'
import { startProduct } from '@musi/scripts/run/product'
import { swapClient } from '@musi/server/testing/testSwapClient'
import { visitor } from '@musi/server/testing/testVisitor'
import { type Row, median, row } from './measure/row.ts'
import { p95 } from './tokenSearch.ts'

const COIN = 10n ** 18n

/** Requests that the greedy client repeats endlessly, as many at once as allowed. */
const CALLS = {
  'batches of reads': (to: string) =>
    Array.from({ length: 100 }, (_, id) => callOf(id, { to, data: '0x18160ddd' }, 'latest')),
  /** Calls an endless loop, so that each call uses all its gas. */
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

/** Waits until all queued requests of the greedy client are served, by one more call of the same client. */
async function untilServed(origin: string): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify(callOf(1, { to: LOOP }, 'latest'))
  for (;;) {
    const answer = await fetch(`${origin}/rpc`, { method: 'POST', headers, body })
    if (answer.ok && 'result' in ((await answer.json()) as object)) return
    await sleep(100)
  }
}

type Actions = Readonly<Record<string, () => Promise<unknown>>>
type Times = Record<string, number[]>

async function measure(actions: Actions, rounds: number, times: Times): Promise<void> {
  for (let round = 0; round < rounds; round++)
    for (const [name, work] of Object.entries(actions)) {
      const started = performance.now()
      await work()
      ;(times[name] ??= []).push(performance.now() - started)
    }
}

/**
 * Waiting time of one client while another one uses all streams, connections and calls it may. The peer is the same client alone.
 * The goal is a ratio of at least 0.5, at most twice the time.
 */
export async function* greedy(quick: boolean): AsyncIterable<Row> {
  const product = await startProduct()
  const port = Number(new URL(product.origin).port)
  const config = (await (await fetch(`${product.origin}/config`)).json()) as PageConfig
  const { book } = config
  if (book === null) throw new Error('The product has no address book.')
  const page = visitor({ port, from: '127.0.0.2' })
  // The page’s batch timer would hide the server's waiting time.
  const request: RpcRequest = (method, params) => page.request(method, params, { urgent: true })
  const { from, quote, send } = swapClient(request, book)
  const actions: Actions = {
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
  await measure(actions, 3, {})
  for (const [kind, callsOf] of Object.entries(CALLS)) {
    const quiet: Times = {}
    const crowded: Times = {}
    for (let turn = 0; turn < (quick ? 2 : 4); turn++) {
      await measure(actions, quick ? 15 : 50, quiet)
      const other = await startGreedy(port, JSON.stringify(callsOf(book.contracts.wrappedNative)))
      await measure(actions, quick ? 15 : 50, crowded)
      await other.terminate()
      await untilServed(product.origin)
    }
    console.error(`The greedy client asks for ${kind}:`)
    for (const name of Object.keys(actions)) {
      const peer = quiet[name] ?? []
      const ours = crowded[name] ?? []
      for (const [part, of] of Object.entries({ median, p95 }))
        yield row('greedy', peer.length, `${name}, ${part}`, { name: 'the same client alone', ms: of(peer) }, of(ours))
    }
  }
  page.leave()
  await product.stop()
}

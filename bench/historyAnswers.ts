import { sendUnlocked } from '@musi/devchain/rpc/sendUnlocked'
import { createArtistToken } from '@musi/chain/writes/music/createArtistToken'
import { nextVisitor } from './measure/nextVisitor.ts'
import { percentile } from './measure/percentile.ts'
import { type Row, row } from './measure/row.ts'
import { servedChain } from './measure/servedChain.ts'

const NO_PEER = { name: 'none', ms: null }
const PATHS = [
  'pairs',
  'acts',
  'acts?kind=swap',
  'moves',
  'songs',
  'candles?step=60&pair=',
  'artist-tokens',
  'transactions',
  'transactions?account=',
] as const
const CONCURRENT_CLIENTS = 16
const QUICK_MS = 2000
const LONG_MS = 15_000
const POLL_MS = 1

type Answer = { at: { number: number }; rows: readonly { address: string }[] }

/** Time from a mined block to the first answer that includes it, and answer times under load. */
export async function* historyAnswers(quick: boolean): AsyncIterable<Row> {
  const { chain, origin, stop } = await servedChain(null, { MUSI_TRUSTED_PROXY: '1' })
  const visitor = nextVisitor()
  const ask = (path: string) => fetch(`${origin}/api/${path}`, { headers: visitor() })
  const pageOf = async (path: string) => (await (await ask(path)).json()) as Answer
  const [owner = '0x', factory = '0x'] = [chain.people[0]?.address, chain.addressBook.contracts.artistTokenFactory]
  const press = (symbol: string) =>
    sendUnlocked(chain.request, owner, createArtistToken({ factory, name: symbol, symbol, owner }))
  const newest = async () => Number(await chain.request('eth_blockNumber'))
  async function known(block: number) {
    while ((await pageOf('pairs')).at.number < block) await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }

  while ((await ask('pairs')).status !== 200) await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  await known(await newest())
  const waits: number[] = []
  for (let at = 0; at < (quick ? 20 : 200); at += 1) {
    await press(`W${at}`)
    const since = performance.now()
    await known(await newest())
    waits.push(performance.now() - since)
  }
  yield row('answers', waits.length, 'block to answer, median', NO_PEER, percentile(waits, 0.5))
  yield row('answers', waits.length, 'block to answer, p95', NO_PEER, percentile(waits, 0.95))

  const pair = (await pageOf('pairs')).rows[0]?.address ?? ''
  const whole = (path: string) => (path.endsWith('=') ? path + (path.endsWith('account=') ? owner : pair) : path)
  const times = new Map<string, number[]>(PATHS.map((path) => [path, []]))
  const over = new AbortController()
  const timer = setTimeout(() => over.abort(), quick ? QUICK_MS : LONG_MS)
  async function visit(first: number) {
    for (let at = first; !over.signal.aborted; at += 1) {
      const path = PATHS[at % PATHS.length] ?? 'acts'
      const since = performance.now()
      const answer = await ask(whole(path))
      await answer.arrayBuffer()
      if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status}.`)
      times.get(path)?.push(performance.now() - since)
    }
  }
  async function trade() {
    for (let at = 0; !over.signal.aborted; at += 1) await press(`L${at}`)
  }
  await Promise.all([...Array.from({ length: CONCURRENT_CLIENTS }, (_, at) => visit(at)), trade()])
  clearTimeout(timer)
  for (const [path, each] of times)
    yield row('answers', each.length, `${path.replace(/&.*|=$/, '')}, p99`, NO_PEER, percentile(each, 0.99))
  await stop()
}

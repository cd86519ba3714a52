import { globSync, statSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Songs } from '@musi/api/music/songs'
import { MarketPieces } from '@musi/api/market/pieces'
import * as v from 'valibot'
import { nextVisitor } from '../measure/nextVisitor.ts'
import { percentile } from '../measure/percentile.ts'
import { type Row, row } from '../measure/row.ts'
import { servedChain } from '../measure/servedChain.ts'

const QUOTE = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_gasPrice', params: [] })
/** Number of different cards requested at once. */
const CARDS = 50

const agent = new Agent({ keepAlive: true })

/** Time until the answer has arrived, without decompression, which is the client's work. */
function timed(url: string, headers: Record<string, string>, body: string | null): Promise<number> {
  const beganMs = performance.now()
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const sent = request(url, { agent, headers, method: body === null ? 'GET' : 'POST' }, (answer) => {
    if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}.`))
    answer.resume().once('end', () => resolve(performance.now() - beganMs))
  })
  sent.once('error', reject)
  sent.end(body ?? undefined)
  return promise
}

/** The script or style sheet whose compressed size is nearest to that of the page. */
function fileOfPageSize(webDist: string): string {
  const page = statSync(join(webDist, 'index.html.br')).size
  const distance = (path: string) => Math.abs(statSync(join(webDist, `${path}.br`)).size - page)
  const [nearest] = globSync('assets/*.{css,js}', { cwd: webDist }).toSorted((a, b) => distance(a) - distance(b))
  return `/${nearest ?? 'icon.svg'}`
}

const read = async <Schema extends v.GenericSchema>(schema: Schema, url: string) =>
  v.parse(schema, await (await fetch(url)).json())

/** Paths of pages and cards of songs and pieces that have a public name. */
async function namedPaths(origin: string): Promise<{ pages: string[]; cards: string[] }> {
  const { rows } = await read(Songs, `${origin}/api/songs`)
  const { pieces } = await read(MarketPieces, `${origin}/api/nft/pieces`)
  const now = BigInt(Math.floor(Date.now() / 1000))
  const songs = rows.filter(
    ({ opensAtSeconds, about, isWithdrawn }) => opensAtSeconds < now && about !== null && !isWithdrawn,
  )
  const named = pieces.filter(({ name }) => name !== null)
  return {
    pages: songs.map(({ song }) => `/song/${song}`),
    cards: [
      ...songs.map(({ song }) => `/cards/song/${song}.png`),
      ...named.map(({ collection, id }) => `/cards/piece/${collection}-${id}.png`),
    ],
  }
}

/** Time that head tags add to a page, and the effect of rendering cards on calls to the chain. */
export async function* links(quick: boolean): AsyncIterable<Row> {
  const webDist = join(import.meta.dirname, '../../apps/web/dist')
  // Making recordings ahead would use processor time meanwhile.
  const { origin, stop } = await servedChain(webDist, { MUSI_TRUSTED_PROXY: '1', MUSI_SONGS: 'wanted' })
  const visitor = nextVisitor()
  const timedAsk = (path: string, body: string | null = null) => {
    const headers = { ...visitor(), 'accept-encoding': 'br', 'content-type': 'application/json' }
    return timed(origin + path, headers, body)
  }
  let paths = await namedPaths(origin).catch(() => null)
  while (paths === null || paths.pages.length === 0) {
    await sleep(100)
    paths = await namedPaths(origin).catch(() => null)
  }
  const rounds = quick ? 300 : 3000
  const { pages, cards } = paths
  const file = fileOfPageSize(webDist)
  const plain: number[] = []
  const headed: number[] = []
  for (let at = 0; at < rounds; at += 1) {
    plain.push(await timedAsk(file))
    headed.push(await timedAsk(pages[at % pages.length] ?? '/'))
  }
  yield row(
    'links',
    rounds,
    'page with a head, p99',
    { name: 'a file as large', ms: percentile(plain, 0.99) },
    percentile(headed, 0.99),
  )

  const quote = () => timedAsk('/rpc', QUOTE)
  const quiet: number[] = []
  for (let at = 0; at < rounds; at += 1) quiet.push(await quote())
  const cardTimes: number[] = []
  const busy: number[] = []
  const state = { isDrawing: true }
  const drawing = Promise.all(cards.slice(0, CARDS).map(async (path) => cardTimes.push(await timedAsk(path)))).finally(
    () => (state.isDrawing = false),
  )
  while (state.isDrawing) busy.push(await quote())
  await drawing
  yield row(
    'links',
    cardTimes.length,
    'a call while cards are drawn, p95',
    { name: 'quiet', ms: percentile(quiet, 0.95) },
    percentile(busy, 0.95),
  )
  yield row(
    'links',
    cardTimes.length,
    'a card of many at once, last',
    { name: 'none', ms: null },
    percentile(cardTimes, 1),
  )
  agent.destroy()
  await stop()
}

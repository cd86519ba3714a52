import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { PULSE_PATH } from '@musi/api/page/pulse'
import { SONGS_PATH } from '@musi/api/paths'
import { nextVisitor } from './measure/nextVisitor.ts'
import { type Row, row } from './measure/row.ts'
import { servedChain } from './measure/servedChain.ts'

type Answer = { status: number; etag: string; text: string }

function asVisitors(origin: string) {
  const visitor = nextVisitor()
  return async (path: string, headers: Record<string, string> = {}): Promise<Answer> => {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    request(`${origin}${path}`, { headers: { ...visitor(), ...headers } })
      .on('error', reject)
      .on('response', (answer) => {
        text(answer).then(
          (body) => resolve({ status: answer.statusCode ?? 0, etag: answer.headers.etag ?? '', text: body }),
          reject,
        )
      })
      .end()
    return await promise
  }
}

/** Processor time of this process for a request, in ms; the client is in it too. */
async function cpuMs(rounds: number, work: (at: number) => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  for (let at = 0; at < rounds; at += 1) await work(at)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / rounds
}

const rowsOf = ({ text }: Answer) => JSON.stringify((JSON.parse(text) as { rows: unknown }).rows)

/**
 * Processor time of the server for an answer of the list of songs: cached, and unchanged for the page, compared with
 * one that is read again. The time of a request that reads nothing, and of the client, is subtracted from both.
 */
export async function* cachedAnswers(quick: boolean): AsyncIterable<Row> {
  const { origin, stop } = await servedChain(null, { MUSI_TRUSTED_PROXY: '1' })
  const ask = asVisitors(origin)
  // The cursor lies above all songs, so each of these queries has the same rows and none was asked before.
  const readAnew = (at: number) => ask(`${SONGS_PATH}?before=999999999.${at}`)
  let whole = await ask(SONGS_PATH)
  while (whole.status !== 200 || rowsOf(whole) === '[]') {
    await new Promise((resolve) => setTimeout(resolve, 50))
    whole = await ask(SONGS_PATH)
  }
  const unchanged = () => ask(SONGS_PATH, { 'if-none-match': whole.etag })
  if (rowsOf(await readAnew(0)) !== rowsOf(whole)) throw new Error('The answers differ.')
  if ((await unchanged()).status !== 304) throw new Error('An unchanged answer was sent in full.')

  const rounds = quick ? 200 : 2000
  const passes = { idle: [] as number[], anew: [] as number[], whole: [] as number[], unchanged: [] as number[] }
  for (let pass = 0; pass < 4; pass += 1) {
    passes.idle.push(await cpuMs(rounds, () => ask(PULSE_PATH)))
    passes.anew.push(await cpuMs(rounds, (at) => readAnew(1 + pass * rounds + at)))
    passes.whole.push(await cpuMs(rounds, () => ask(SONGS_PATH)))
    passes.unchanged.push(await cpuMs(rounds, unchanged))
  }
  const idle = Math.min(...passes.idle)
  const over = (times: readonly number[]) => Math.max(0.001, Math.min(...times) - idle)
  const peer = { name: 'read anew', ms: over(passes.anew) }
  yield row('cached', rounds, '/api/songs, processor', peer, over(passes.whole))
  yield row('cached', rounds, '/api/songs 304, processor', peer, over(passes.unchanged))
  await stop()
}

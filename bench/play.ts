import { setTimeout as sleep } from 'node:timers/promises'
import { Acts } from '@musi/api/history/acts'
import { PlayTicket } from '@musi/api/music/plays'
import { ACTS_PATH, PLAYS_PATH, SOUNDS_PATH } from '@musi/api/paths'
import { fans } from '@musi/devchain/seed/people'
import { SAMPLE_RECORDINGS } from '@musi/domain/recordings/sampleRecordings'
import { startProduct } from '@musi/scripts/run/product'
import { makeRecording } from '@musi/synth/makeRecording'
import * as v from 'valibot'
import { megabytesOf } from './measure/megabytesOf.ts'
import { nextVisitor } from './measure/nextVisitor.ts'
import { percentile } from './measure/percentile.ts'
import { type Row, median, row } from './measure/row.ts'
import { signedIn } from './measure/signedIn.ts'

const NO_PEER = { name: 'nobody', ms: null }

function requestSender(origin: string) {
  const visitor = nextVisitor()
  return (path: string, options: { body?: unknown; cookie?: string; range?: string } = {}) => {
    const { body, cookie, range } = options
    return fetch(`${origin}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        origin,
        'sec-fetch-site': 'same-origin',
        ...visitor(),
        ...(cookie === undefined ? {} : { cookie }),
        ...(range === undefined ? {} : { range }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  }
}
type Ask = ReturnType<typeof requestSender>

/** Waits until the history of a new chain is indexed, which happens after the server starts to answer. */
async function untilIndexed(ask: Ask): Promise<void> {
  for (;;) {
    const answer = await ask(`${ACTS_PATH}?kind=playSong`)
    if (answer.ok && v.parse(Acts, await answer.json()).rows.length > 0) return
    await sleep(100)
  }
}

/** A fan of the seeded history with a paid, unused play. */
async function paidListener(ask: Ask, origin: string) {
  for (const fan of fans()) {
    const answer = await ask(`${ACTS_PATH}?kind=playSong&account=${fan.address}`)
    const acts = answer.ok ? v.parse(Acts, await answer.json()).rows : []
    const play = acts.find((act) => act.kind === 'playSong')
    if (play?.kind !== 'playSong') continue
    const cookie = await signedIn(ask, origin, fan)
    return { cookie, body: { song: play.song, transaction: play.transaction } }
  }
  throw new Error('No play has been paid.')
}

/** Time from pressing play on a paid song to its first bytes: the ticket and the first range. */
async function* pressToSound(ask: Ask, origin: string, rounds: number): AsyncIterable<Row> {
  const { cookie, body } = await paidListener(ask, origin)
  const times: number[] = []
  for (let round = 0; round <= rounds; round += 1) {
    const began = performance.now()
    const ticket = v.parse(PlayTicket, await (await ask(PLAYS_PATH, { body, cookie })).json())
    const sound = await ask(ticket.address, { range: 'bytes=0-16383' })
    await sound.arrayBuffer()
    // The first round makes the song or reads it from a cold disk, so it does not count.
    if (round > 0 && sound.status === 206) times.push(performance.now() - began)
  }
  yield row('play', times.length, 'press to sound, median', NO_PEER, median(times))
  yield row('play', times.length, 'press to sound, p95', NO_PEER, percentile(times, 0.95))
  const count = rounds * 4
  const began = performance.now()
  for (let done = 0; done < count; done += 16)
    await Promise.all(Array.from({ length: 16 }, () => ask(PLAYS_PATH, { body, cookie })))
  yield row('play', count, 'ms a ticket', NO_PEER, (performance.now() - began) / count)
}

/** Memory of listeners who read a part and wait, like a player with a full buffer. */
async function* crowd(ask: Ask, pid: number | undefined, listeners: number): AsyncIterable<Row> {
  const [recording] = Object.values(SAMPLE_RECORDINGS)
  const path = `${SOUNDS_PATH}/${recording?.hash}`
  await (await ask(path)).arrayBuffer()
  const before = megabytesOf(pid)
  const streams = await Promise.all(Array.from({ length: listeners }, () => ask(path)))
  const readers = streams.flatMap(({ body }) => (body === null ? [] : [body.getReader()]))
  await Promise.all(readers.map((reader) => reader.read()))
  yield row('play', listeners, 'MB more for listeners', NO_PEER, Math.max(0.1, megabytesOf(pid) - before))
  await Promise.all(readers.map((reader) => reader.cancel()))
}

/** Cost of playing songs. The mode of a row names its unit if it is MB or seconds. */
export async function* play(quick: boolean): AsyncIterable<Row> {
  const product = await startProduct({ MUSI_TRUSTED_PROXY: '1' })
  const ask = requestSender(product.origin)
  await untilIndexed(ask)
  yield* pressToSound(ask, product.origin, quick ? 20 : 200)
  yield* crowd(ask, product.process.pid, quick ? 20 : 200)
  await product.stop()
  const names = Object.keys(SAMPLE_RECORDINGS).slice(0, quick ? 1 : 4)
  const before = process.cpuUsage()
  for (const name of names) await makeRecording(name)
  const { user, system } = process.cpuUsage(before)
  yield row('play', names.length, 'ms of CPU a song', NO_PEER, (user + system) / 1000 / names.length)
}

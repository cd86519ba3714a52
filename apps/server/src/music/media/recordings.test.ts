import { SAMPLE_RECORDINGS } from '@musi/domain/recordings/sampleRecordings'
import { SEEDED_RECORDINGS } from '@musi/domain/recordings/seededRecordings'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { folderStore } from './folderStore.ts'
import { recordings } from './recordings.ts'
import { loudPower, lufsOf } from '@musi/synth/mix/loudness'
import { type Performance, performance, recorded } from '@musi/synth/makeRecording'
import { REPERTOIRE } from '@musi/synth/repertoire'
import { RATE } from '@musi/synth/tone/waves'

const WRITTEN = { ...SAMPLE_RECORDINGS, ...SEEDED_RECORDINGS }
const isLong = process.env['MUSI_LONG'] === '1'

const NAMES = Object.keys(REPERTOIRE)
/** `MUSI_SONG_LOT=…` draws the same again. */
const lot = Number(process.env['MUSI_SONG_LOT'] ?? Math.floor(Math.random() * 100_000))
const DRAWN = isLong ? NAMES : [NAMES[lot % NAMES.length] ?? '']
const ANOTHER = NAMES[(lot + 17) % NAMES.length] ?? ''

test('the table of recordings names exactly those that we make', () => {
  expect(Object.keys(WRITTEN).toSorted()).toEqual(NAMES.toSorted())
})

test.each(DRAWN)(
  `%s is reproduced byte for byte, as loud as all others, with differing parts and without gaps (lot ${lot}; spec: songs.recordings)`,
  { timeout: 120_000 },
  async (name) => {
    const played = performance(name)
    if (played === null) throw new Error('Nobody knows this song.')
    const { channels } = played
    expect(Math.abs(lufsOf(loudPower(channels)) + 14)).toBeLessThan(1)
    expect(Math.max(...channels.map(peakOf))).toBeLessThan(10 ** (-1 / 20))
    expect(longestSilence(channels)).toBeLessThan(1)
    expect(spread(played)).toBeGreaterThan(1.5)
    expect((await recorded(played)).recording).toEqual(WRITTEN[name])
  },
)

test(
  `${ANOTHER} is made by the thread when it is first wanted, once for all who want it (lot ${lot})`,
  { timeout: 120_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'musi-recordings-'))
    const store = folderStore(folder)
    const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: (line: string) => expect(line).toBe('') }
    const making = recordings({ store, log: silent, isAhead: false })
    const { hash, bytes, preview } = WRITTEN[ANOTHER] ?? { hash: '', bytes: 0, preview: { hash: '', bytes: 0 } }
    expect(making.bytesOf(hash)).toBe(bytes)
    await Promise.all([making.made(hash), making.made(preview.hash), making.made(hash), making.made('f'.repeat(64))])
    // The store names objects by their hash, so these are the same bytes.
    expect([await store.bytesOf(hash), await store.bytesOf(preview.hash)]).toEqual([bytes, preview.bytes])
    await making.stop()
    rmSync(folder, { recursive: true })
  },
)

test('a recording made ahead gives way to a requested one and is made afterwards, one at a time (spec: songs.recordings)', async () => {
  const kept = new Set<string>()
  const alive: { kind: string; name: string; finish: () => void }[] = []
  const history: string[] = []
  const newThread: NonNullable<Parameters<typeof recordings>[0]['newThread']> = (kind, _, onExit) => {
    const { promise: ended, resolve: end } = Promise.withResolvers<void>()
    const made = Promise.withResolvers<Awaited<ReturnType<ReturnType<typeof newThread>['make']>>>()
    const exit = (code: 'gaveWay' | 'broken') => {
      onExit()
      end()
      made.resolve({ ok: false, code })
    }
    return {
      ended,
      make(name) {
        history.push(`${kind} ${name}`)
        alive.push({
          kind,
          name,
          finish() {
            for (const each of [WRITTEN[name]?.hash, WRITTEN[name]?.preview.hash]) kept.add(each ?? '')
            exit('broken')
          },
        })
        return made.promise
      },
      stop() {
        alive.splice(0, alive.length, ...alive.filter((each) => each.kind !== kind))
        exit('gaveWay')
        return ended
      },
    }
  }
  const finish = () => alive.pop()?.finish()
  const store = { ...folderStore('/nowhere'), bytesOf: (id: string) => Promise.resolve(kept.has(id) ? 1 : null) }
  const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }
  const making = recordings({ store, log, isAhead: true, aheadAfterMs: 0, newThread })
  const [first = '', second = '', third = ''] = Object.keys(SAMPLE_RECORDINGS)
  making.makeAhead(false)
  await vi.waitFor(() => expect(history).toEqual([`ahead ${first}`]))
  const wanted = making.made(WRITTEN[third]?.hash ?? '')
  await vi.waitFor(() => expect(alive.map(({ kind, name }) => `${kind} ${name}`)).toEqual([`wanted ${third}`]))
  finish()
  await wanted
  await vi.waitFor(() => expect(history.at(-1)).toBe(`ahead ${first}`))
  // A recording made at low priority restarts at once when somebody waits for it.
  const same = making.made(WRITTEN[first]?.hash ?? '')
  await vi.waitFor(() => expect(alive.map(({ kind, name }) => `${kind} ${name}`)).toEqual([`wanted ${first}`]))
  finish()
  await same
  await vi.waitFor(() => expect(history.at(-1)).toBe(`ahead ${second}`))
  await making.stop()
})

const peakOf = (channel: Float32Array) => channel.reduce((most, x) => Math.max(most, Math.abs(x)), 0)

function levels([left, right]: Performance['channels'], from: number, to: number): number {
  let sum = 0
  for (let n = from; n < to; n += 1) sum += (left[n] ?? 0) ** 2 + (right[n] ?? 0) ** 2
  return 10 * Math.log10(sum / Math.max(1, to - from) + 1e-12)
}

/** In seconds, before the end fades. */
function longestSilence(channels: Performance['channels']): number {
  const hop = RATE / 20
  let longest = 0
  let now = 0
  for (let n = 0; n + hop < channels[0].length - 3 * RATE; n += hop) {
    now = levels(channels, n, n + hop) < -60 ? now + 0.05 : 0
    longest = Math.max(longest, now)
  }
  return longest
}

/** Decibels between the loudest and the softest part. */
function spread({ score, channels }: Performance): number {
  const parts = score.sections.map(({ from, to }) => levels(channels, Math.floor(from * RATE), Math.floor(to * RATE)))
  return Math.max(...parts) - Math.min(...parts)
}

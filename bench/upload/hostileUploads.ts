import { HOSTILE_FILES, FILE_LIMITS } from '@musi/server/music/decoding/testing/hostileFiles'
import { type Row, row } from '../measure/row.ts'
import type { Cost } from './costOf.ts'
import type { Uploader } from './uploader.ts'

const NO_PEER = { name: 'nobody', ms: null }
const MEGABYTE = 1024 * 1024

/** Cost of each hostile file to a running server; a file over its limit ends the bench. */
export async function* hostileUploads(artist: Uploader, cost: Cost, quick: boolean): AsyncIterable<Row> {
  for (const { proves, name, kind, outcome, make } of HOSTILE_FILES.slice(0, quick ? 6 : undefined)) {
    const file = await make()
    const measured = cost.begin()
    const id = await artist.send(file, kind)
    const state = await artist.settled(id)
    const { megabytes, cpuMs } = measured()
    await artist.forget(id)
    const ended = state.is === 'refused' ? state.problem : state.is
    if (ended !== outcome) throw new Error(`${name} ended as ${ended} and not as ${outcome}.`)
    if (megabytes > FILE_LIMITS.bytes / MEGABYTE || cpuMs > FILE_LIMITS.cpuMs)
      throw new Error(`${name} took ${megabytes} MB and ${cpuMs} ms of processor time.`)
    yield row('upload', file.length, `case ${proves}, ${name}: MB more`, NO_PEER, Math.max(0.1, megabytes))
    yield row('upload', file.length, `case ${proves}, ${name}: ms of processors`, NO_PEER, Math.max(1, cpuMs))
  }
}

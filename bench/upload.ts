import { fans } from '@musi/devchain/seed/people'
import { startProduct } from '@musi/scripts/run/product'
import { mp3Of, testTone, wavOf } from '@musi/server/music/decoding/testing/testSounds'
import { type Row, row } from './measure/row.ts'
import { costOf } from './upload/costOf.ts'
import { hostileUploads } from './upload/hostileUploads.ts'
import { uploader } from './upload/uploader.ts'

const NO_PEER = { name: 'nobody', ms: null }
const MEGABYTE = 1024 * 1024
/** Concatenates a file several times. */
const repeated = (file: Buffer, times: number) => Buffer.concat(Array.from({ length: times }, () => file))

/** Sounds of the maximum length and size. */
async function largest(quick: boolean) {
  const minutes = quick ? 2 : 19
  const mp3 = repeated(await mp3Of(testTone(8)), Math.floor((minutes * 60) / 8.05))
  const wave = wavOf(testTone(10))
  const body = repeated(wave.subarray(44), quick ? 6 : 59)
  const wav = Buffer.concat([wave.subarray(0, 44), body])
  wav.writeUInt32LE(body.length, 40)
  return { 'MP3, the longest': mp3, 'WAV, the largest': wav }
}

/**
 * Cost of uploads: MB/s received, seconds of decoding, MB of memory; for hostile files also CPU time. The mode says which.
 */
export async function* upload(quick: boolean): AsyncIterable<Row> {
  const product = await startProduct({ MUSI_SONGS: 'wanted' })
  const [fan] = fans()
  if (fan === undefined) throw new Error('The chain has no fan.')
  const artist = await uploader(product.origin, fan)
  const cost = costOf(product.process.pid)
  for (const [name, file] of Object.entries(await largest(quick))) {
    const began = performance.now()
    const id = await artist.send(file, 'sound')
    yield row(
      'upload',
      file.length,
      `${name}: MB/s`,
      NO_PEER,
      file.length / MEGABYTE / ((performance.now() - began) / 1000),
    )
    const measured = cost.begin()
    const decoding = performance.now()
    const state = await artist.settled(id)
    if (state.is !== 'ready') throw new Error(state.is)
    yield row('upload', file.length, `${name}: ms to decode`, NO_PEER, performance.now() - decoding)
    yield row('upload', file.length, `${name}: MB more`, NO_PEER, Math.max(0.1, measured().megabytes))
    await artist.forget(id)
  }
  yield* hostileUploads(artist, cost, quick)
  await product.stop()
}

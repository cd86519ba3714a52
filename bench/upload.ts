import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { UPLOADS_PATH, Upload, uploadPath } from '@musi/api/uploads'
import { fans } from '@musi/devchain/seed/people'
import { startProduct } from '@musi/scripts/product'
import { mp3Of, testTone, wavOf } from '@musi/server/decoding/testing/testSounds'
import { type Row, row } from './row.ts'
import { signedIn } from './signedIn.ts'

const NOBODY = { name: 'nobody', ms: null }
const MEGABYTE = 1024 * 1024
/** Made once, and heard again and again. */
const repeated = (file: Buffer, times: number) => Buffer.concat(Array.from({ length: times }, () => file))

/** As long, and as large, as a sound may be. */
async function largest(quick: boolean) {
  const minutes = quick ? 2 : 19
  const mp3 = repeated(await mp3Of(testTone(8)), Math.floor((minutes * 60) / 8.05))
  const wave = wavOf(testTone(10))
  const body = repeated(wave.subarray(44), quick ? 6 : 59)
  const wav = Buffer.concat([wave.subarray(0, 44), body])
  wav.writeUInt32LE(body.length, 40)
  return { 'MP3, the longest': mp3, 'WAV, the largest': wav }
}

const residentMegabytes = (pid: number | undefined) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

/** What uploads cost: MB/s on their way in, seconds until they are decoded, MB of memory meanwhile. The mode says which. */
export async function* upload(quick: boolean): AsyncIterable<Row> {
  const product = await startProduct({ MUSI_SONGS: 'wanted' })
  const { origin } = product
  const headers = { origin, 'sec-fetch-site': 'same-origin' }
  const post = (path: string, { body, cookie = '' }: { body: unknown; cookie?: string }) =>
    fetch(`${origin}${path}`, { method: 'POST', headers: { ...headers, cookie }, body: JSON.stringify(body) })
  const [fan] = fans()
  if (fan === undefined) throw new Error('Nobody is there.')
  const cookie = await signedIn(post, origin, fan)
  for (const [name, file] of Object.entries(await largest(quick))) {
    const answer = await post(UPLOADS_PATH, { body: { kind: 'sound', bytes: file.length, name }, cookie })
    const { upload: id, partBytes } = Upload.parse(await answer.json())
    const began = performance.now()
    for (let at = 0; at < file.length; at += partBytes) {
      const body = new Uint8Array(file.subarray(at, at + partBytes))
      await fetch(`${origin}${uploadPath(id)}?from=${at}`, { method: 'PUT', headers: { ...headers, cookie }, body })
    }
    const sentMs = performance.now() - began
    yield row('upload', file.length, `${name}: MB/s`, NOBODY, file.length / MEGABYTE / (sentMs / 1000))
    const rest = residentMegabytes(product.process.pid)
    let most = rest
    const decoding = performance.now()
    for (;;) {
      const now = await fetch(`${origin}${uploadPath(id)}`, { headers: { ...headers, cookie } })
      const { state } = Upload.parse(await now.json())
      if (state.is === 'refused') throw new Error(state.problem)
      if (state.is === 'ready') break
      most = Math.max(most, residentMegabytes(product.process.pid))
      await sleep(20)
    }
    yield row('upload', file.length, `${name}: ms to decode`, NOBODY, performance.now() - decoding)
    yield row('upload', file.length, `${name}: MB more`, NOBODY, Math.max(0.1, most - rest))
    await fetch(`${origin}${uploadPath(id)}`, { method: 'DELETE', headers: { ...headers, cookie } })
  }
  await product.stop()
}

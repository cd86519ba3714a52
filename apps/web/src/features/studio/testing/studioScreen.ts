// Actions and stubs for tests of the studio.
import { addressBook } from '#testing/chain.ts'
import { eventually } from '#testing/eventually.ts'
import type { Locator } from '#testing/locator.ts'
import { page } from '#testing/page.ts'
import { SOUND_FIELDS } from './ownSongs.ts'

const RATE = 8000
const HEADER_BYTES = 44

/** A tone as a WAV file: 16 bits, one channel. */
export function toneFile(seconds: number, name = 'tone.wav'): File {
  const samples = RATE * seconds
  const view = new DataView(new ArrayBuffer(HEADER_BYTES + samples * 2))
  const text = (at: number, letters: string) =>
    Array.from(letters).forEach((letter, index) => view.setUint8(at + index, letter.charCodeAt(0)))
  text(0, 'RIFF')
  view.setUint32(4, HEADER_BYTES - 8 + samples * 2, true)
  text(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, RATE, true)
  view.setUint32(28, RATE * 2, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  text(36, 'data')
  view.setUint32(40, samples * 2, true)
  for (let at = 0; at < samples; at += 1)
    view.setInt16(HEADER_BYTES + at * 2, Math.sin((at / RATE) * 440 * 2 * Math.PI) * 12_000 * (at / samples), true)
  return new File([view.buffer], name, { type: 'audio/wav' })
}

/** A red square. */
export async function pictureFile(name = 'cover.png'): Promise<File> {
  const canvas = new OffscreenCanvas(16, 16)
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('This browser draws nothing.')
  context.fillStyle = 'red'
  context.fillRect(0, 0, 16, 16)
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' })
}

/** Picks a file, as the browser's own dialog does. */
export async function pick(field: Locator, file: File): Promise<HTMLInputElement> {
  const input = (await field.one()) as HTMLInputElement
  const chosen = new DataTransfer()
  chosen.items.add(file)
  input.files = chosen.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
  return input
}

/** Picks a file, and waits until the field says so. */
export async function choose(field: Locator, file: File): Promise<void> {
  const input = await pick(field, file)
  await eventually(() => {
    if (!(input.closest('label')?.textContent ?? '').includes(file.name)) throw new Error(`${file.name} is not chosen.`)
  })
}

export const uploadField = (name: string): Locator => page.locator(`#upload-form-${name}`)
export const upload = (): Locator => page.locator('#upload-button')
export const libraryRow = (title: string): Locator => page.locator('#library li').filter({ hasText: title })

/** Fills every field of the form without submitting it. */
export async function fillForm(title: string, values: { sound?: File; cost?: string } = {}): Promise<void> {
  await uploadField('artist_name').fill('Nova Lane')
  await uploadField('song_title').fill(title)
  await uploadField('genre').fill('Synthwave')
  await uploadField('description').fill('Night drive, one take.')
  await uploadField('cost').fill(values.cost ?? '2.5')
  await choose(uploadField('song_file'), values.sound ?? toneFile(2))
  await choose(uploadField('artwork'), await pictureFile())
}

const SOUND = `0x${'ab'.repeat(32)}`
const PART_BYTES = 16_384

type Trouble = { problem?: string; offlineFrom?: number }

/** Stubs our server for a signed-in artist: uploads in small parts, and drafts. */
export function withStudioServer(account: string): {
  drafts: () => readonly Record<string, unknown>[]
  /** Makes uploads fail from byte `offlineFrom` on, and checks of sounds end with `problem`. */
  refuse: (how: Trouble) => void
} {
  const uploads = new Map<string, { bytes: number; received: number; kind: string }>()
  const drafts: Record<string, unknown>[] = []
  let trouble: Trouble = {}
  const songOf = (sent: Record<string, unknown>, at: number) => ({
    ...sent,
    song: `0x${String(at + 1).padStart(64, '0')}`,
    jukebox: addressBook().contracts.jukebox,
    nonce: String(900 + at),
    stage: 'draft',
    isWithdrawn: false,
    artwork: null,
    contentHash: SOUND,
    registered: null,
    unheardPlays: 0,
    endsAtSeconds: null,
    ...SOUND_FIELDS,
  })
  const uploadAnswer = (id: string) => {
    const { bytes, received, kind } = uploads.get(id) ?? { bytes: 0, received: 0, kind: '' }
    const state =
      received < bytes
        ? { is: 'receiving' }
        : trouble.problem !== undefined && kind === 'sound'
          ? { is: 'refused', problem: trouble.problem }
          : { is: 'ready', result: { kind: 'artwork', address: '/artworks/x', bytes } }
    return { upload: id, kind, name: '', bytes, received, partBytes: PART_BYTES, endsAtSeconds: 2_000_000_000, state }
  }
  page.route(/\/api\/session$/, (route) =>
    route.fulfill({ json: { session: { account, endsAtSeconds: 2_000_000_000 } } }),
  )
  page.route(/\/api\/studio\/feeds$/, (route) => route.fulfill({ json: { isListed: false } }))
  page.route(/\/api\/uploads(?:\/|$)/, (route) => {
    const [, id = '', from = ''] = /uploads\/([^?]+)(?:\?from=(\d+))?/.exec(route.request().url()) ?? []
    if (trouble.offlineFrom !== undefined && from !== '' && Number(from) >= trouble.offlineFrom)
      return route.fulfill({ status: 503, json: { code: 'away' } })
    if (route.request().method() === 'DELETE') {
      const last = uploadAnswer(id)
      uploads.delete(id)
      return route.fulfill({ json: last })
    }
    if (id === '') {
      const { kind, bytes } = JSON.parse(route.request().postData()) as { kind: string; bytes: number }
      const uploadId = `${kind}-${uploads.size}`.padEnd(22, '-')
      uploads.set(uploadId, { bytes, received: 0, kind })
      return route.fulfill({ json: uploadAnswer(uploadId) })
    }
    const upload = uploads.get(id)
    if (upload !== undefined && from !== '') upload.received = Math.min(Number(from) + PART_BYTES, upload.bytes)
    return route.fulfill({ json: uploadAnswer(id) })
  })
  page.route(/\/api\/studio\/songs/, (route) => {
    const body = route.request().postData()
    if (body === '') return route.fulfill({ json: { songs: drafts.map(songOf) } })
    drafts.push(JSON.parse(body) as Record<string, unknown>)
    return route.fulfill({ json: songOf(drafts.at(-1) ?? {}, drafts.length - 1) })
  })
  return { drafts: () => drafts, refuse: (how) => void (trouble = how) }
}

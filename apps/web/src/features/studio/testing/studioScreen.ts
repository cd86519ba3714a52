// What a person sees and does in the studio.
import { eventually } from '../../../testing/eventually.ts'
import type { Locator } from '../../../testing/locator.ts'
import { page } from '../../../testing/page.ts'

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

/** Chooses a file, as the browser's own dialog does. */
export async function choose(field: Locator, file: File): Promise<void> {
  const input = (await field.one()) as HTMLInputElement
  const chosen = new DataTransfer()
  chosen.items.add(file)
  input.files = chosen.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
  await eventually(() => {
    if (!(input.closest('label')?.textContent ?? '').includes(file.name)) throw new Error(`${file.name} is not chosen.`)
  })
}

export const uploadField = (name: string): Locator => page.locator(`#upload-form-${name}`)
export const upload = (): Locator => page.locator('#upload-button')
export const libraryRow = (title: string): Locator => page.locator('#library li').filter({ hasText: title })

/** All that the form wants but its button. */
export async function fillForm(title: string, given: { sound?: File; cost?: string } = {}): Promise<void> {
  await uploadField('artist_name').fill('Nova Lane')
  await uploadField('song_title').fill(title)
  await uploadField('genre').fill('Synthwave')
  await uploadField('description').fill('Night drive, one take.')
  await uploadField('cost').fill(given.cost ?? '2.5')
  await choose(uploadField('song_file'), given.sound ?? toneFile(2))
  await choose(uploadField('artwork'), await pictureFile())
}

const text = (head: Uint8Array, from: number, to: number): string => String.fromCodePoint(...head.subarray(from, to))

/**
 * True for a sound that browsers can decode but our server cannot: AAC and ALAC (M4A, ADTS) and browser recordings (WebM). Detected
 * by the first bytes, because names and types are unreliable (spec: studio.converted).
 */
export function needsConversion(head: Uint8Array): boolean {
  if (text(head, 4, 8) === 'ftyp') return true
  if (head[0] === 0xff && ((head[1] ?? 0) & 0xf6) === 0xf0) return true
  return [0x1a, 0x45, 0xdf, 0xa3].every((byte, at) => head[at] === byte)
}

const ADTS_RATES = [96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8000]
/** Sample rates our server accepts (apps/server/src/music/decoding). */
const MIN_RATE = 8000
const MAX_RATE = 96_000
const DEFAULT_RATE = 48_000

/** Sample rate from the head of the file, or a default, so that converting does not resample needlessly. */
export function sourceRate(file: Uint8Array): number {
  if (file[0] === 0xff) return ADTS_RATES[((file[2] ?? 0) >> 2) & 0xf] ?? DEFAULT_RATE
  const rate = entryRate(file)
  return rate >= MIN_RATE && rate <= MAX_RATE ? rate : DEFAULT_RATE
}

/** Sample rate in an MP4 track entry: after name, 16 bytes, channels, sample size and 4 bytes. */
function entryRate(file: Uint8Array): number {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  for (let at = file.indexOf(0x73); at >= 0; at = file.indexOf(0x73, at + 1)) {
    if (text(file, at, at + 4) !== 'stsd') continue
    const name = text(file, at + 16, at + 20)
    if ((name === 'mp4a' || name === 'alac') && at + 46 <= file.length) return view.getUint16(at + 44)
  }
  return 0
}

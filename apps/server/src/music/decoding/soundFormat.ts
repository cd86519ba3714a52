import { frameAt } from './mp3Frame.ts'

type Sniffed = 'mp3' | 'flac' | 'ogg' | 'wav' | 'otherFormat' | null

/** Length of an ID3v2 tag at the start, header included; 0 if there is none. */
export function id3Length(bytes: Buffer): number {
  if (bytes.length < 10 || bytes.toString('latin1', 0, 3) !== 'ID3') return 0
  const size = [6, 7, 8, 9].reduce((sum, at) => sum * 128 + ((bytes[at] ?? 0) & 0x7f), 0)
  const footer = ((bytes[5] ?? 0) & 0x10) === 0 ? 0 : 10
  return 10 + size + footer
}

/** Detected by the first bytes, because name and type can be anything; null if unknown. */
export function soundFormat(start: Buffer): Sniffed {
  const text = start.toString('latin1', 0, 12)
  if (text.startsWith('fLaC')) return 'flac'
  if (text.startsWith('OggS')) return 'ogg'
  if (text.startsWith('RIFF') && text.endsWith('WAVE')) return 'wav'
  if (/^(?:RF64|FORM....AIF[FC]|MAC |wvpk|caff)/s.test(text) || text.slice(4, 8) === 'ftyp') return 'otherFormat'
  // AAC in ADTS has the sync word of MP3, with layer 0.
  if (start[0] === 0xff && ((start[1] ?? 0) & 0xf6) === 0xf0) return 'otherFormat'
  return text.startsWith('ID3') || frameAt(start) !== null ? 'mp3' : null
}

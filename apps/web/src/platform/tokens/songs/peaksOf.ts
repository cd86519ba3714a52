/**
 * Decodes a waveform with one byte per part, its peak. Returns none if it cannot be decoded; a plain line is drawn
 * then.
 */
export function peaksOf(waveform: string): readonly number[] {
  try {
    return Array.from(atob(waveform), (letter) => letter.charCodeAt(0) / 255)
  } catch {
    return []
  }
}

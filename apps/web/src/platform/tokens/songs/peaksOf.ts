/** A waveform as it is sent: a byte for each part, of the loudest. Unreadable: none, and a plain line is drawn. */
export function peaksOf(waveform: string): readonly number[] {
  try {
    return Array.from(atob(waveform), (letter) => letter.charCodeAt(0) / 255)
  } catch {
    return []
  }
}

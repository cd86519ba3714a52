import { encodeQR } from 'qr'

/** Cameras need a quiet zone of four modules around a code (ISO/IEC 18004). */
const QUIET_SQUARES = 4

/** The dark modules of a QR code as one path, in a square of `size`. */
export function qrPath(text: string): { size: number; path: string } {
  const rows = encodeQR(text, 'raw', { ecc: 'low', border: QUIET_SQUARES })
  const squares = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { size: rows.length, path: squares.join('') }
}

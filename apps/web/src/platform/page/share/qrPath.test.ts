import { decodeQR } from 'qr/decode.js'
import { expect, test } from 'vitest'
import { qrPath } from './qrPath.ts'

const SCALE = 4

/** Renders the path as a camera would see it: black on white, four pixels per square. */
function photograph({ size, path }: { size: number; path: string }) {
  const side = size * SCALE
  const data = new Uint8Array(side * side * 4).fill(255)
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let pixel = 0; pixel < SCALE * SCALE; pixel += 1) {
      const row = Number(y) * SCALE + Math.floor(pixel / SCALE)
      const column = Number(x) * SCALE + (pixel % SCALE)
      data.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3)
    }
  return { width: side, height: side, data }
}

test('a camera can read the drawn code', () => {
  const uri = `wc:${'ab'.repeat(32)}@2?expiryTimestamp=1700000000&relay-protocol=irn&symKey=${'cd'.repeat(32)}`
  expect(decodeQR(photograph(qrPath(uri)))).toBe(uri)
})

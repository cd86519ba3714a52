/** The remainder of each byte, worked out once. */
function tableOf(polynomial: number, width: 8 | 16): Uint16Array {
  const [top, mask] = [1 << (width - 1), (1 << width) - 1]
  return Uint16Array.from({ length: 256 }, (_, byte) => {
    let value = byte << (width - 8)
    for (let bit = 0; bit < 8; bit += 1) value = (value & top) === 0 ? value << 1 : (value << 1) ^ polynomial
    return value & mask
  })
}

const [OF_HEAD, OF_FRAME] = [tableOf(0x07, 8), tableOf(0x8005, 16)]

/** Of the head of a frame of FLAC. */
export const crc8 = (bytes: Uint8Array): number => bytes.reduce((sum, byte) => OF_HEAD[sum ^ byte] ?? 0, 0)

/** Of a whole frame. */
export const crc16 = (bytes: Uint8Array): number =>
  bytes.reduce((sum, byte) => ((sum << 8) & 0xffff) ^ (OF_FRAME[(sum >>> 8) ^ byte] ?? 0), 0)

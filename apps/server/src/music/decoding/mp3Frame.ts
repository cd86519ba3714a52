export type Mp3Frame = { length: number; samples: number; rate: number; channels: number; isFirstVersion: boolean }

const KILOBITS = [
  [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
] as const
const RATES: Readonly<Record<number, readonly number[]>> = {
  0: [11_025, 12_000, 8000],
  2: [22_050, 24_000, 16_000],
  3: [44_100, 48_000, 32_000],
}

/** The layer III frame that begins here; null if there is none. */
export function frameAt(bytes: Uint8Array): Mp3Frame | null {
  const [sync = 0, kind = 0, rates = 0, mode = 0] = bytes
  if (bytes.length < 4 || sync !== 0xff || (kind & 0xe0) !== 0xe0 || ((kind >> 1) & 3) !== 1) return null
  const isFirstVersion = ((kind >> 3) & 3) === 3
  const rate = RATES[(kind >> 3) & 3]?.[(rates >> 2) & 3]
  const kilobits = KILOBITS[isFirstVersion ? 0 : 1][rates >> 4]
  if (rate === undefined || kilobits === undefined || kilobits === 0) return null
  const samples = isFirstVersion ? 1152 : 576
  const length = Math.floor((samples * 125 * kilobits) / rate) + ((rates >> 1) & 1)
  return { length, samples, rate, channels: mode >> 6 === 3 ? 1 : 2, isFirstVersion }
}

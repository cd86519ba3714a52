// Generates a tone of a given length as a WAV file, which every browser plays.

const PLAIN_RATE = 8000
const HEADER = 44

/** A WAV file with one channel, eight bits and `rate` samples a second. */
export function tone(seconds: number, { hertz = 220, rate = PLAIN_RATE } = {}): Buffer {
  const count = Math.round(seconds * rate)
  const file = Buffer.alloc(HEADER + count)
  file.write('RIFF', 0)
  file.writeUInt32LE(HEADER - 8 + count, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(rate, 24)
  file.writeUInt32LE(rate, 28)
  file.writeUInt16LE(1, 32)
  file.writeUInt16LE(8, 34)
  file.write('data', 36)
  file.writeUInt32LE(count, 40)
  for (let at = 0; at < count; at += 1)
    file[HEADER + at] = 128 + Math.round(40 * Math.sin((2 * Math.PI * hertz * at) / rate))
  return file
}

/** A server's answer to a request for a range of a file. */
export function rangeAnswer(file: Buffer, range: string | undefined) {
  const [, first = '0', last = ''] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? []
  const from = Number(first)
  const to = last === '' ? file.length - 1 : Math.min(Number(last), file.length - 1)
  const headers = {
    'accept-ranges': 'bytes',
    'content-type': 'audio/wav',
    'content-length': String(to - from + 1),
    ...(range !== undefined && { 'content-range': `bytes ${from}-${to}/${file.length}` }),
  }
  return { status: range === undefined ? 200 : 206, headers, body: file.subarray(from, to + 1) }
}

/** Writes bits, most significant first. */
export type BitWriter = {
  /** Writes the lowest `count` bits of a number, at most 32. */
  bits: (value: number, count: number) => void
  /** Writes this many zeros and a one. */
  unary: (zeros: number) => void
  /** Writes zeros up to the next whole byte. */
  align: () => void
  bytes: () => Uint8Array<ArrayBuffer>
}

const INITIAL_CAPACITY = 16_384

export function bitWriter(): BitWriter {
  let buffer = new Uint8Array(INITIAL_CAPACITY)
  let at = 0
  /** Bits of the current byte so far. */
  let partial = 0
  let free = 8

  function next(): void {
    if (at === buffer.length) {
      const larger = new Uint8Array(buffer.length * 2)
      larger.set(buffer)
      buffer = larger
    }
    buffer[at] = partial
    at += 1
    partial = 0
    free = 8
  }
  function bits(value: number, count: number): void {
    for (let left = count; left > 0;) {
      const bitsNow = Math.min(left, free)
      left -= bitsNow
      free -= bitsNow
      partial |= ((value >>> left) & ((1 << bitsNow) - 1)) << free
      if (free === 0) next()
    }
  }
  return {
    bits,
    unary(zeros) {
      for (let left = zeros; left > 0;) {
        const bitsNow = Math.min(left, free)
        left -= bitsNow
        free -= bitsNow
        if (free === 0) next()
      }
      bits(1, 1)
    },
    align: () => void (free < 8 && next()),
    bytes: () => buffer.slice(0, at),
  }
}

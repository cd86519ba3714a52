/** Bits one after another, the highest of each first. */
export type BitWriter = {
  /** The lowest so many bits of a number, at most 32. */
  bits: (value: number, count: number) => void
  /** Writes this many zeros and a one. */
  unary: (zeros: number) => void
  /** Zeros up to the next whole byte. */
  align: () => void
  bytes: () => Uint8Array<ArrayBuffer>
}

const FIRST_ROOM = 16_384

export function bitWriter(): BitWriter {
  let room = new Uint8Array(FIRST_ROOM)
  let at = 0
  /** The bits of the byte at this place so far. */
  let partial = 0
  let free = 8

  function next(): void {
    if (at === room.length) {
      const larger = new Uint8Array(room.length * 2)
      larger.set(room)
      room = larger
    }
    room[at] = partial
    at += 1
    partial = 0
    free = 8
  }
  function bits(value: number, count: number): void {
    for (let left = count; left > 0;) {
      const taken = Math.min(left, free)
      left -= taken
      free -= taken
      partial |= ((value >>> left) & ((1 << taken) - 1)) << free
      if (free === 0) next()
    }
  }
  return {
    bits,
    unary(zeros) {
      for (let left = zeros; left > 0;) {
        const taken = Math.min(left, free)
        left -= taken
        free -= taken
        if (free === 0) next()
      }
      bits(1, 1)
    },
    align: () => void (free < 8 && next()),
    bytes: () => room.slice(0, at),
  }
}

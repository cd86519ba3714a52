/** How many bytes of requests and answers the server holds at one time, over all clients. */
export type ByteBudget = {
  hold: () => ByteHold
  held: () => number
  /** The most that was ever held: what a test of boundedness asserts. */
  peak: () => number
}

/** One request's share. Whoever opens a hold releases it. */
export type ByteHold = { take: (bytes: number) => boolean; release: () => void }

export function byteBudget(limit: number): ByteBudget {
  let held = 0
  let peak = 0
  const hold = (): ByteHold => {
    let own = 0
    return {
      take(bytes) {
        if (held + bytes > limit) return false
        own += bytes
        held += bytes
        peak = Math.max(peak, held)
        return true
      },
      release() {
        held -= own
        own = 0
      },
    }
  }
  return { hold, held: () => held, peak: () => peak }
}

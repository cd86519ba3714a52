/** Limits the bytes of requests and answers held at one time, over all clients. */
export type ByteBudget = {
  /**
   * A client may hold at most half of what is then left: a third of all when it is alone, and when forty want all, there is
   * room for one more. Without a client the bytes are the server's own.
   */
  hold: (client?: string) => ByteHold
  held: () => number
  /** The most that was ever held: what a test of boundedness asserts. */
  peak: () => number
}

/** One request's share. The caller that opens a hold releases it. */
export type ByteHold = {
  take: (bytes: number) => boolean
  /** Returns bytes early that only passed through. */
  give: (bytes: number) => void
  /** Bytes that several holds share: counted once, until the last one releases them. */
  share: (bytes: Uint8Array) => boolean
  release: () => void
}

const OF_WHAT_IS_LEFT = 1 / 2

export function byteBudget(limit: number): ByteBudget {
  const byClient = new Map<string, number>()
  const shared = new Map<Uint8Array, number>()
  let held = 0
  let peak = 0

  function add(bytes: number): boolean {
    if (held + bytes > limit) return false
    held += bytes
    peak = Math.max(peak, held)
    return true
  }
  function unshare(bytes: Uint8Array) {
    const others = (shared.get(bytes) ?? 1) - 1
    if (others > 0) return void shared.set(bytes, others)
    shared.delete(bytes)
    held -= bytes.length
  }

  /** False if it would exceed what one client may hold. */
  function count(client: string | undefined, bytes: number): boolean {
    if (client === undefined) return true
    const all = (byClient.get(client) ?? 0) + bytes
    if (bytes > 0 && all > (limit - held - bytes) * OF_WHAT_IS_LEFT) return false
    if (all > 0) byClient.set(client, all)
    else byClient.delete(client)
    return true
  }

  const hold = (client?: string): ByteHold => {
    let own = 0
    let sharing: Uint8Array[] = []
    /** A piece may come back after its request has ended, and been released: nothing is returned twice. */
    const give = (bytes: number) => {
      const returned = Math.min(bytes, own)
      own -= returned
      held -= returned
      count(client, -returned)
    }
    return {
      take(bytes) {
        if (!count(client, bytes)) return false
        if (!add(bytes)) {
          count(client, -bytes)
          return false
        }
        own += bytes
        return true
      },
      give,
      share(bytes) {
        const others = shared.get(bytes) ?? 0
        if (others === 0 && !add(bytes.length)) return false
        shared.set(bytes, others + 1)
        sharing.push(bytes)
        return true
      },
      release() {
        give(own)
        for (const bytes of sharing) unshare(bytes)
        sharing = []
      },
    }
  }
  return { hold, held: () => held, peak: () => peak }
}

/** Limits the bytes of requests and answers held at one time, over all clients. */
export type ByteBudget = {
  /**
   * Opens a hold. A client may use at most half of what others leave: a third of the budget if
   * alone, and even with forty greedy clients there is room for one more. Without a client, the
   * bytes count as the server's own.
   */
  hold: (client?: string) => ByteHold
  held: () => number
  /** The most ever held; for tests. */
  peak: () => number
}

/** The memory of one request. The caller that opens a hold releases it. */
export type ByteHold = {
  take: (bytes: number) => boolean
  /** Returns bytes early that only passed through. */
  give: (bytes: number) => void
  /** Counts bytes that several holds share once, until the last hold releases them. */
  share: (bytes: Uint8Array) => boolean
  release: () => void
}

const SHARE_OF_REST = 1 / 2

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

  /** Counts bytes for a client; false if they would exceed its limit. */
  function countForClient(client: string | undefined, bytes: number): boolean {
    if (client === undefined) return true
    const all = (byClient.get(client) ?? 0) + bytes
    if (bytes > 0 && all > (limit - held - bytes) * SHARE_OF_REST) return false
    if (all > 0) byClient.set(client, all)
    else byClient.delete(client)
    return true
  }

  const hold = (client?: string): ByteHold => {
    let heldHere = 0
    let sharedHere: Uint8Array[] = []
    /** Returns no more than is held, because bytes may be returned after the release. */
    const give = (bytes: number) => {
      const returned = Math.min(bytes, heldHere)
      heldHere -= returned
      held -= returned
      countForClient(client, -returned)
    }
    return {
      take(bytes) {
        if (!countForClient(client, bytes)) return false
        if (!add(bytes)) {
          countForClient(client, -bytes)
          return false
        }
        heldHere += bytes
        return true
      },
      give,
      share(bytes) {
        const others = shared.get(bytes) ?? 0
        if (others === 0 && !add(bytes.length)) return false
        shared.set(bytes, others + 1)
        sharedHere.push(bytes)
        return true
      },
      release() {
        give(heldHere)
        for (const bytes of sharedHere) unshare(bytes)
        sharedHere = []
      },
    }
  }
  return { hold, held: () => held, peak: () => peak }
}

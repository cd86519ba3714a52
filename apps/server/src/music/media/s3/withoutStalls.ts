/** The chunks of a body; throws if none comes for this long. */
export async function* withoutStalls(body: ReadableStream<Uint8Array>, stallMs: number): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  try {
    while (true) {
      const stalled = Promise.withResolvers<never>()
      const timer = setTimeout(() => stalled.reject(new Error('The transfer stands still.')), stallMs)
      try {
        const { done, value } = await Promise.race([reader.read(), stalled.promise])
        if (done) return
        yield value
      } finally {
        clearTimeout(timer)
      }
    }
  } finally {
    // Ends the connection if its reader stopped early.
    await reader.cancel().catch(() => undefined)
  }
}

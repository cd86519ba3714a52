/**
 * Requests that are waiting for the wallet, by intent. A second click during the first one gets the first one's answer
 * (case 48). There is one instance for each page.
 */
export function openIntents() {
  const open = new Map<string, Promise<unknown>>()
  return {
    once<Result>(key: string, run: () => Promise<Result>): Promise<Result> {
      const pending = open.get(key) as Promise<Result> | undefined
      if (pending !== undefined) return pending
      const started = run().finally(() => {
        if (open.get(key) === started) open.delete(key)
      })
      open.set(key, started)
      return started
    },
  }
}

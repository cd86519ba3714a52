/**
 * What is on its way to the wallet, by what it is for: a second click while the first is open gets the first one's answer
 * (case 48). One for each page.
 */
export function openIntents() {
  const open = new Map<string, Promise<unknown>>()
  return {
    once<Result>(key: string, run: () => Promise<Result>): Promise<Result> {
      const found = open.get(key) as Promise<Result> | undefined
      if (found !== undefined) return found
      const started = run().finally(() => {
        if (open.get(key) === started) open.delete(key)
      })
      open.set(key, started)
      return started
    },
  }
}

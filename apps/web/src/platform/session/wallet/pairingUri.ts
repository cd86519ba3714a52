/** What the camera of a wallet elsewhere is to read, while it is waited for. */
let uri: string | null = null
const listeners = new Set<() => void>()

export const pairingUri = (): string | null => uri

export function showPairingUri(next: string | null): void {
  uri = next
  listeners.forEach((listener) => listener())
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

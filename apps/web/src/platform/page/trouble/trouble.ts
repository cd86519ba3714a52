/** What went wrong on this page and nobody else speaks of. */
export type Trouble =
  /** An error that nobody caught. */
  | { kind: 'page'; text: string }
  /** Something kept in the browser could not be read: a copy is kept, or there is no room even for that. */
  | { kind: 'putAside' | 'lost'; key: string }
  /** The browser keeps nothing: its storage is full, or not allowed. */
  | { kind: 'notKept' }
  /** Functions of the browser were replaced (quality/faults.md, case 32). */
  | { kind: 'patched'; names: string }
  /** The words of the language that was chosen did not come. */
  | { kind: 'noLanguage' }

let now: readonly Trouble[] = []
const seen = new Set<string>()
const listeners = new Set<() => void>()

const show = (troubles: readonly Trouble[]) => {
  now = troubles
  listeners.forEach((listener) => listener())
}

/** Each is spoken of once in a visit, however often it happens. */
export function noteTrouble(trouble: Trouble): void {
  const name = Object.values(trouble).join(' ')
  if (seen.has(name)) return
  seen.add(name)
  // Of several errors the page says the same sentence.
  show([...now.filter(({ kind }) => kind !== 'page' || trouble.kind !== 'page'), trouble])
}

export const troubles = (): readonly Trouble[] => now

export const dismissTrouble = (trouble: Trouble): void => show(now.filter((each) => each !== trouble))

export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const worded = (thrown: unknown) => (thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown))

/** The one place where uncaught errors arrive; the browser has written them to the console already. */
export function watchTrouble(): void {
  addEventListener('error', ({ error }) => error && noteTrouble({ kind: 'page', text: worded(error) }))
  addEventListener('unhandledrejection', ({ reason }) => noteTrouble({ kind: 'page', text: worded(reason) }))
}

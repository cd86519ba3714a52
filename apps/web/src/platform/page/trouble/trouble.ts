import { perVisit, visitEnd } from '../visit/visit.ts'
import { visitValue } from '../visit/visitValue.ts'

/** What went wrong on this page and nobody else speaks of. */
export type Trouble =
  /** An error that nobody caught. */
  | { kind: 'page'; text: string }
  /** Something kept in the browser could not be read: a copy is kept, or there is no room even for that. */
  | { kind: 'putAside' | 'lost'; key: string }
  /** The browser keeps nothing: its storage is full, or not allowed. */
  | { kind: 'notKept' }
  /** Functions of the browser were replaced (case 32). */
  | { kind: 'patched'; names: string }
  /** The words of the language that was chosen did not come. */
  | { kind: 'noLanguage' }

const now = visitValue<readonly Trouble[]>(() => [])
const seen = perVisit(() => new Set<string>())

export const { get: troubles, subscribe } = now

/** Each is spoken of once in a visit, however often it happens. */
export function noteTrouble(trouble: Trouble): void {
  const name = Object.values(trouble).join(' ')
  if (seen().has(name)) return
  seen().add(name)
  // Of several errors the page says the same sentence.
  now.set([...troubles().filter(({ kind }) => kind !== 'page' || trouble.kind !== 'page'), trouble])
}

export const dismissTrouble = (trouble: Trouble): void => now.set(troubles().filter((each) => each !== trouble))

const worded = (thrown: unknown) => (thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown))

/** The one place where uncaught errors arrive; the browser has written them to the console already. */
export function watchTrouble(): void {
  const signal = visitEnd()
  addEventListener('error', ({ error }) => error && noteTrouble({ kind: 'page', text: worded(error) }), { signal })
  addEventListener('unhandledrejection', ({ reason }) => noteTrouble({ kind: 'page', text: worded(reason) }), {
    signal,
  })
}

import { perVisit, visitEnd } from '../visit/visit.ts'
import { visitValue } from '../visit/visitValue.ts'

/** A problem on this page that is not reported elsewhere. */
export type Trouble =
  /** An error that nobody caught. */
  | { kind: 'page'; text: string }
  /** Something in storage could not be read: `putAside` keeps a copy, `lost` had no room for one. */
  | { kind: 'putAside' | 'lost'; key: string }
  /** Nothing can be stored: storage is full or denied. */
  | { kind: 'notKept' }
  /** Functions of the browser were replaced (case 32). */
  | { kind: 'patched'; names: string }
  /** The texts of the chosen language did not load. */
  | { kind: 'noLanguage' }

const current = visitValue<readonly Trouble[]>(() => [])
const reported = perVisit(() => new Set<string>())

export const { get: troubles, subscribe } = current

/** Each is reported once per visit, however often it happens. */
export function noteTrouble(trouble: Trouble): void {
  const name = Object.values(trouble).join(' ')
  if (reported().has(name)) return
  reported().add(name)
  // Several page errors share one sentence.
  current.set([...troubles().filter(({ kind }) => kind !== 'page' || trouble.kind !== 'page'), trouble])
}

export const dismissTrouble = (trouble: Trouble): void => current.set(troubles().filter((each) => each !== trouble))

const errorText = (thrown: unknown) => (thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown))

/** The one place that handles uncaught errors; the browser has already logged them. */
export function watchTrouble(): void {
  const signal = visitEnd()
  addEventListener('error', ({ error }) => error && noteTrouble({ kind: 'page', text: errorText(error) }), { signal })
  addEventListener('unhandledrejection', ({ reason }) => noteTrouble({ kind: 'page', text: errorText(reason) }), {
    signal,
  })
}

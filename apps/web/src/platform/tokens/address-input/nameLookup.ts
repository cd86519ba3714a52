import type { NameAddress } from '@musi/chain/names/nameAddress'
import type { Watch } from '@musi/chain/multicall/watch'
import { recipientName } from '@musi/domain/text/ensName'
import { leadingEdge } from '@musi/chain/time/leadingEdge'

/** spec: names.lookup */
const LOOKUP_MS = 200

type NameLookup = { readonly text: string; readonly watch: Watch<NameAddress> }

const UNRESOLVED: Watch<NameAddress> = { get: () => NONE, subscribe: () => () => {} }
const NONE: NameAddress = { kind: 'none' }

const LOADING_WATCH: Watch<NameAddress> = { get: () => LOADING, subscribe: () => () => {} }
const LOADING: NameAddress = { kind: 'loading' }
const RETRY_MS = 3000

const pause = () => new Promise((resolve) => setTimeout(resolve, LOOKUP_MS))

/**
 * Resolves the text of one field. A complete name is looked up at once, but at most every 200 ms
 * during typing. A text that is not a name is reported only once typing pauses.
 */
export function nameLookup(ask: (name: string) => Promise<Watch<NameAddress>>) {
  let latest = ''
  let current: NameLookup | null = null
  const listeners = new Set<() => void>()
  const debouncedLookup = leadingEdge(() => void begin(latest), LOOKUP_MS)

  async function resolve(text: string): Promise<Watch<NameAddress>> {
    if (recipientName(text) === null) {
      await pause()
      return UNRESOLVED
    }
    return ask(text).catch(() => {
      // Retries, because the code failed to load, which says nothing about the name.
      setTimeout(() => text === latest && debouncedLookup.call(), RETRY_MS)
      return LOADING_WATCH
    })
  }
  async function begin(text: string) {
    const watch = await resolve(text)
    if (text !== latest) return
    current = { text, watch }
    listeners.forEach((listener) => listener())
  }
  return {
    setText: (text: string): void => {
      latest = text
      debouncedLookup.call()
    },
    cancel: debouncedLookup.cancel,
    get: (): NameLookup | null => current,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

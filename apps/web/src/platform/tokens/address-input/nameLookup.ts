import type { NameAddress } from '@musi/chain/names/nameAddress'
import type { Watch } from '@musi/chain/multicall/watch'
import { ensName } from '@musi/domain/text/ensName'
import { leadingEdge } from '@musi/chain/leadingEdge'

/** spec: names.lookup */
const LOOKUP_MS = 200

type Asked = { readonly text: string; readonly watch: Watch<NameAddress> }

const NOWHERE: Watch<NameAddress> = { get: () => NONE, subscribe: () => () => {} }
const NONE: NameAddress = { kind: 'none' }

const rest = () => new Promise((resolve) => setTimeout(resolve, LOOKUP_MS))

/**
 * Where the text of one field leads. A whole name is looked up at once, and no more often than every 200 ms while somebody
 * types; of what is no name yet that is said only once the typing rests.
 */
export function nameLookup(ask: (name: string) => Promise<Watch<NameAddress>>) {
  let latest = ''
  let asked: Asked | null = null
  const listeners = new Set<() => void>()
  const edge = leadingEdge(() => void begin(latest), LOOKUP_MS)

  async function found(text: string): Promise<Watch<NameAddress>> {
    if (ensName(text) === null) {
      await rest()
      return NOWHERE
    }
    // Without the code for names a name leads nowhere; an address needs none.
    return ask(text).catch(() => NOWHERE)
  }
  async function begin(text: string) {
    const watch = await found(text)
    if (text !== latest) return
    asked = { text, watch }
    listeners.forEach((listener) => listener())
  }
  return {
    look: (text: string): void => {
      latest = text
      edge.call()
    },
    cancel: edge.cancel,
    get: (): Asked | null => asked,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

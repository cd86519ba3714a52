import { type WalletTrouble, walletTrouble } from '../chainErrors.ts'

/** A wallet as EIP-1193 has it, before anything about it is believed. */
export type Eip1193 = {
  request: (call: { method: string; params?: unknown }) => Promise<unknown>
  on?: (event: string, listener: (value: unknown) => void) => unknown
  removeListener?: (event: string, listener: (value: unknown) => void) => unknown
}

export type Asked = { ok: true; value: unknown } | { ok: false; trouble: WalletTrouble }

export type WalletEvent = 'accountsChanged' | 'chainChanged' | 'disconnect'

/** The one way to a wallet: it never throws, and it asks by the reference that was taken first. */
export type WalletDoor = {
  ask: (method: string, params?: unknown) => Promise<Asked>
  /** Answers with the function that stops listening. */
  hear: (event: WalletEvent, listener: (value: unknown) => void) => () => void
  /** Another script has put its own `request` where the wallet's was (case 31). */
  wasReplaced: () => boolean
}

const isProvider = (value: unknown): value is Eip1193 =>
  ((typeof value === 'object' && value !== null) || typeof value === 'function') &&
  typeof (value as { request?: unknown }).request === 'function'

const doors = new WeakMap<object, WalletDoor>()
const call = Reflect.apply

/** Null: it is no wallet. Asked again for the same one, it is the same door with the same first references. */
export function walletDoor(value: unknown): WalletDoor | null {
  if (!isProvider(value)) return null
  const door = doors.get(value) ?? opened(value)
  doors.set(value, door)
  return door
}

function opened(provider: Eip1193): WalletDoor {
  const { request, on, removeListener } = provider
  return {
    async ask(method, params = []) {
      try {
        return { ok: true, value: await call(request, provider, [{ method, params }]) }
      } catch (error) {
        return { ok: false, trouble: walletTrouble(error) }
      }
    },
    hear(event, listener) {
      if (on === undefined) return () => undefined
      call(on, provider, [event, listener])
      return () => void (removeListener === undefined ? undefined : call(removeListener, provider, [event, listener]))
    },
    wasReplaced: () => provider.request !== request,
  }
}

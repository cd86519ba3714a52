import type { walletEvents } from '../events.ts'
import { type Eip1193, type GuardedProvider, guardProvider } from '../guardProvider.ts'

type Events = ReturnType<typeof walletEvents>

/** A guarded provider for a third-party wallet package: requests go through `request`, its events through `events`. */
export function remoteProvider(events: Events, request: Eip1193['request']): GuardedProvider {
  const guardedProvider = guardProvider({ request, on: events.on, removeListener: events.removeListener })
  if (guardedProvider === null) throw new Error('Not a usable wallet.')
  return guardedProvider
}

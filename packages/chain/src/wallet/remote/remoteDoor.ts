import type { walletEvents } from '../events.ts'
import { type Eip1193, type WalletDoor, walletDoor } from '../walletDoor.ts'

type Events = ReturnType<typeof walletEvents>

/** A door for a third-party wallet package: requests go through `request`, its events through `events`. */
export function remoteDoor(events: Events, request: Eip1193['request']): WalletDoor {
  const door = walletDoor({ request, on: events.on, removeListener: events.removeListener })
  if (door === null) throw new Error('Not a usable wallet.')
  return door
}

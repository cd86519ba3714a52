import type { walletEvents } from '../events.ts'
import { type Eip1193, type WalletDoor, walletDoor } from '../provider.ts'

type Events = ReturnType<typeof walletEvents>

/** A door whose wallet is a package of somebody else's: its requests go by `request`, what it tells goes by `events`. */
export function remoteDoor(events: Events, request: Eip1193['request']): WalletDoor {
  const door = walletDoor({ request, on: events.on, removeListener: events.removeListener })
  if (door === null) throw new Error('What has a request is a wallet.')
  return door
}

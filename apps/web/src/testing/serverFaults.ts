// Faults of the server, for the tests that combine each screen with each fault.
import { failRpc } from './rpcFaults.ts'
import { page } from './page.ts'

const { EventSource: RealEventSource } = window

class DeadStream extends EventTarget {
  static readonly CLOSED = 2
  readonly readyState = 2
  close = () => {}
}

const RPC = '**/rpc'
const API = '**/api/**'

function setOffline(isOffline: boolean): void {
  if (isOffline) Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
  else Reflect.deleteProperty(navigator, 'onLine')
  dispatchEvent(new Event(isOffline ? 'offline' : 'online'))
}

export type Fault = 'offline' | 'rpc' | 'api' | 'slow' | 'wrong' | 'all'

/** Starts a fault. From the next start of the page, `all` also breaks the stream of heads. */
export function startFault(fault: Fault): void {
  switch (fault) {
    case 'offline':
      for (const path of [RPC, API]) page.route(path, (route) => route.abort())
      return setOffline(true)
    case 'rpc':
      return page.route(RPC, (route) => route.abort())
    case 'api':
      return page.route(API, (route) => route.abort())
    case 'slow':
      for (const path of [RPC, API]) page.route(path, () => undefined)
      return undefined
    case 'wrong':
      page.route(RPC, (route) => route.fulfill({ body: '<html>The node is being replaced.</html>' }))
      return page.route(API, (route) => route.fulfill({ status: 500 }))
    case 'all':
      Object.assign(window, { EventSource: DeadStream })
      failRpc('with 502')
      return page.route(API, (route) => route.abort())
  }
}

/** Ends all faults. */
export function endFaults(): void {
  for (const path of [RPC, API]) page.unroute(path)
  Object.assign(window, { EventSource: RealEventSource })
  if (Object.hasOwn(navigator, 'onLine')) setOffline(false)
}

import type Fortmatic from 'fortmatic'
import { WalletError, WalletFailure } from '../../chainErrors.ts'
import { chainById } from '../../chainTable.ts'
import type { ConnectedWallet } from '../connection.ts'
import { CONNECTORS } from '../connectors.ts'
import { walletEvents } from '../events.ts'
import { remoteDoor } from './remoteDoor.ts'
import { type RemotePage, hearOrigin } from './remotePage.ts'
import type { RemoteGiven } from './remoteGiven.ts'
import { REMOTE_HOSTS } from './remoteHosts.ts'
import { withinTime } from './withinTime.ts'

const { name } = CONNECTORS.FORTMATIC
const ORIGIN = REMOTE_HOSTS.fortmatic.frame

/** Its frame is a web page like any other; on a slow line one of half a megabyte takes this long. */
const READY_WITHIN_MS = 20_000

type Network = { rpcUrl: string; chainId: number }

/** Which network its frame is told to use (the chains of our table, and no other; spec: wallets.fortmatic-chains). */
export function fortmaticNetwork(chainId: number, ownRpcUrl: string): Network {
  const chain = chainById(chainId)
  if (chain === undefined) throw new WalletFailure('unsupportedNetwork', String(chainId))
  return { rpcUrl: chain.publicRpcUrl ?? ownRpcUrl, chainId }
}

type Opened = {
  fortmatic: WidgetMode
  events: ReturnType<typeof walletEvents>
  ready: Promise<void>
  isReady: () => boolean
}

/** One for the page: the package keeps its frame, and that says only once that it is there. */
let begun: Promise<Opened> | undefined

/** A frame of its own host that lies over the page when it asks something. */
export async function openFortmatic(given: RemoteGiven, key: string): Promise<ConnectedWallet> {
  const network = fortmaticNetwork(given.chain.id, given.rpcUrl)
  const isFirst = begun === undefined
  begun ??= open(given, key, network)
  const { fortmatic, events, ready, isReady } = await begun.catch((error: unknown) => {
    begun = undefined
    throw error
  })
  if (!isFirst && !isReady()) askAgain(given.page)
  await withinTime(READY_WITHIN_MS, unreachable, () => ready)
  const provider = fortmatic.getProvider()
  const door = remoteDoor(events, async ({ method, params }) => {
    if (method === 'eth_accounts' && (await fortmatic.user.isLoggedIn()) !== true) return []
    if (method === 'eth_requestAccounts') given.overlayReady()
    const asked = method === 'eth_requestAccounts' ? 'eth_accounts' : method
    return provider.request({ method: asked, params }).catch(worded)
  })
  return { id: 'FORTMATIC', name, door, close: () => void fortmatic.user.logout().catch(() => undefined) }
}

async function open({ page }: RemoteGiven, key: string, network: Network): Promise<Opened> {
  const Found = classIn((await import('fortmatic')).default)
  const fortmatic = new Found(key, network)
  const events = walletEvents()
  const { promise: ready, resolve } = Promise.withResolvers<void>()
  let isReady = false
  hearOrigin(page, ORIGIN, (data) => {
    if (saysIn(data, 'FORTMATIC_OVERLAY_READY')) {
      isReady = true
      resolve()
    }
    if (saysIn(data, 'FORTMATIC_USER_LOGOUT')) events.emit('accountsChanged', [])
  })
  fortmatic.getProvider()
  return { fortmatic, events, ready, isReady: () => isReady }
}

/** A frame that did not come is asked for once more: the package would keep the one that failed. */
function askAgain(page: RemotePage): void {
  const frame = page.document.querySelector('.fortmatic-iframe')
  if (frame === null) return
  const { src } = frame
  frame.src = src
}

type FortmaticClass = typeof Fortmatic
type WidgetMode = InstanceType<FortmaticClass>

/** An old package: whether its class is the default, or the default of that, is up to the bundler. */
const classIn = (found: FortmaticClass | { default: FortmaticClass }): FortmaticClass =>
  'default' in found ? found.default : found

const unreachable = () => new WalletFailure('unreachable', name)

/** Each message carries the kind and, after it, whom it is for. */
const saysIn = (data: unknown, kind: string): boolean => {
  const { msgType } = (typeof data === 'object' && data !== null ? data : {}) as { msgType?: unknown }
  return typeof msgType === 'string' && msgType.startsWith(kind)
}

/** The package has one number for everything; closing its layer is said in these words. */
function worded(error: unknown): never {
  const said = error instanceof Error ? error.message : ''
  throw /modal was closed/i.test(said) ? new WalletError('rejected', said) : error
}

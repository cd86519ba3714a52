import type Fortmatic from 'fortmatic'
import { WalletError, WalletFailure } from '../../chainErrors.ts'
import { chainById } from '../../chains/chainTable.ts'
import type { ConnectedWallet } from '../connection.ts'
import { CONNECTORS } from '../connectors.ts'
import { walletEvents } from '../events.ts'
import { remoteProvider } from './remoteProvider.ts'
import { type PageWindow, listenToOrigin } from './listenToOrigin.ts'
import type { RemoteContext } from './remoteContext.ts'
import { REMOTE_HOSTS } from './remoteHosts.ts'
import { withTimeout } from './withTimeout.ts'

const { name } = CONNECTORS.FORTMATIC
const ORIGIN = REMOTE_HOSTS.fortmatic.frame

/** Fortmatic's frame is a page of half a megabyte, which takes this long on a slow connection. */
const READY_TIMEOUT_MS = 20_000

type Network = { rpcUrl: string; chainId: number }

/** Network for Fortmatic's frame; only chains of our table are allowed (spec: wallets.fortmatic-chains). */
export function fortmaticNetwork(chainId: number, ownRpcUrl: string): Network {
  const chain = chainById(chainId)
  if (chain === undefined) throw new WalletFailure('unsupportedNetwork', String(chainId))
  return { rpcUrl: chain.publicRpcUrl ?? ownRpcUrl, chainId }
}

type FortmaticSession = {
  fortmatic: WidgetMode
  events: ReturnType<typeof walletEvents>
  ready: Promise<void>
  isReady: () => boolean
}

/** One instance for the page: the package keeps its frame, and the frame reports only once that it is ready. */
let opening: Promise<FortmaticSession> | undefined

/** Opens Fortmatic, which prompts in a frame of its own host, on top of the page. */
export async function openFortmatic(context: RemoteContext, key: string): Promise<ConnectedWallet> {
  const network = fortmaticNetwork(context.chain.id, context.rpcUrl)
  const isFirst = opening === undefined
  opening ??= open(context, key, network)
  const { fortmatic, events, ready, isReady } = await opening.catch((error: unknown) => {
    opening = undefined
    throw error
  })
  if (!isFirst && !isReady()) reloadFrame(context.page)
  await withTimeout(READY_TIMEOUT_MS, unreachable, () => ready)
  const provider = fortmatic.getProvider()
  const guardedProvider = remoteProvider(events, async ({ method, params }) => {
    if (method === 'eth_accounts' && (await fortmatic.user.isLoggedIn()) !== true) return []
    if (method === 'eth_requestAccounts') context.onOverlayReady()
    const actualMethod = method === 'eth_requestAccounts' ? 'eth_accounts' : method
    return provider.request({ method: actualMethod, params }).catch(throwTranslated)
  })
  return { id: 'FORTMATIC', name, guardedProvider, close: () => void fortmatic.user.logout().catch(() => undefined) }
}

async function open({ page }: RemoteContext, key: string, network: Network): Promise<FortmaticSession> {
  const WidgetClass = classIn((await import('fortmatic')).default)
  const fortmatic = new WidgetClass(key, network)
  const events = walletEvents()
  const { promise: ready, resolve } = Promise.withResolvers<void>()
  let isReady = false
  listenToOrigin(page, ORIGIN, (data) => {
    if (isMessageOf(data, 'FORTMATIC_OVERLAY_READY')) {
      isReady = true
      resolve()
    }
    if (isMessageOf(data, 'FORTMATIC_USER_LOGOUT')) events.emit('accountsChanged', [])
  })
  fortmatic.getProvider()
  return { fortmatic, events, ready, isReady: () => isReady }
}

/** Reloads a frame that failed to load; the package itself would keep the failed one. */
function reloadFrame(page: PageWindow): void {
  const frame = page.document.querySelector('.fortmatic-iframe')
  if (frame === null) return
  const { src } = frame
  frame.src = src
}

type FortmaticClass = typeof Fortmatic
type WidgetMode = InstanceType<FortmaticClass>

/** An old CommonJS package: depending on the bundler, its class is `default` or `default.default`. */
const classIn = (imported: FortmaticClass | { default: FortmaticClass }): FortmaticClass =>
  'default' in imported ? imported.default : imported

const unreachable = () => new WalletFailure('unreachable', name)

/** The type of a message starts with its kind, followed by the recipient. */
const isMessageOf = (data: unknown, kind: string): boolean => {
  const { msgType } = (typeof data === 'object' && data !== null ? data : {}) as { msgType?: unknown }
  return typeof msgType === 'string' && msgType.startsWith(kind)
}

/** The package uses one error code for everything, so a closed modal can only be recognised by its message. */
function throwTranslated(error: unknown): never {
  const message = error instanceof Error ? error.message : ''
  throw /modal was closed/i.test(message) ? new WalletError('rejected', message) : error
}

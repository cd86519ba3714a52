import type { EthereumProvider } from '@walletconnect/ethereum-provider'
import { WalletFailure } from '../../chainErrors.ts'
import type { ConnectedWallet } from '../connection.ts'
import { CONNECTORS } from '../connectors.ts'
import { walletEvents } from '../events.ts'
import { remoteProvider } from './remoteProvider.ts'
import type { RemoteContext } from './remoteContext.ts'
import { withTimeout } from './withTimeout.ts'

type Provider = InstanceType<typeof EthereumProvider>
type Account = { projectId: string; relayUrl: string }

const { name } = CONNECTORS.WALLET_CONNECT

/** The relay normally answers within a second. The package itself gives up only after five attempts, which take longer. */
const REACHED_TIMEOUT_MS = 15_000

/** One instance for the page: the package keeps one socket, and a second one would get every message twice. */
let opening: Promise<Provider> | undefined
let attempt = 0

/** Opens WalletConnect version 2: the pairing URI is shown as a QR code, and the session survives a reload. */
export async function openWalletConnect(context: RemoteContext, account: Account): Promise<ConnectedWallet> {
  opening ??= createProvider(context, account)
  const provider = await opening.catch((error: unknown) => {
    opening = undefined
    throw error
  })
  const events = walletEvents()
  provider.on('accountsChanged', (accounts) => events.emit('accountsChanged', accounts))
  provider.on('chainChanged', (chainId) => events.emit('chainChanged', chainId))
  // Ending the session in the wallet counts like our Disconnect button.
  provider.on('disconnect', () => events.emit('accountsChanged', []))
  const guardedProvider = remoteProvider(events, ({ method, params }) => answer(provider, context, { method, params }))
  return { id: 'WALLET_CONNECT', name, guardedProvider, close: () => void provider.disconnect().catch(() => undefined) }
}

async function createProvider(
  { chain, rpcUrl, page }: RemoteContext,
  { projectId, relayUrl }: Account,
): Promise<Provider> {
  const { EthereumProvider } = await import('@walletconnect/ethereum-provider')
  return EthereumProvider.init({
    projectId,
    relayUrl,
    // Wallets reject required chains that they do not know, but may add optional ones.
    optionalChains: [chain.id],
    rpcMap: { [chain.id]: rpcUrl },
    metadata: {
      name: 'Musi',
      description: 'An exchange where music is the asset',
      url: page.location.origin,
      icons: [],
    },
    showQrModal: false,
    disableProviderPing: true,
    telemetryEnabled: false,
    logger: 'silent',
  })
}

async function answer(provider: Provider, context: RemoteContext, call: { method: string; params: unknown }) {
  switch (call.method) {
    case 'eth_requestAccounts':
      if (provider.session === undefined) await pair(provider, context.showUri)
      return provider.accounts
    case 'eth_accounts':
      return provider.session === undefined ? [] : provider.accounts
    case 'eth_chainId':
      return provider.chainId
    default:
      return provider.request({ method: call.method, params: call.params as object }).catch(throwTranslated)
  }
}

async function pair(provider: Provider, showUri: RemoteContext['showUri']): Promise<void> {
  const ownAttempt = (attempt += 1)
  // An attempt that already has its URI is dropped before the next one (spec: wallets.retry).
  if (provider.signer.uri !== undefined) await provider.signer.cleanupPendingPairings({ deletePairings: true })
  const unreachable = () => new WalletFailure('unreachable', name)
  let onUri: ((uri: string) => void) | undefined
  try {
    await withTimeout(REACHED_TIMEOUT_MS, unreachable, (inTime) => {
      onUri = (uri) => {
        inTime()
        if (ownAttempt === attempt) showUri(uri)
      }
      provider.on('display_uri', onUri)
      return provider.connect().catch(throwTranslated)
    })
  } finally {
    if (onUri !== undefined) provider.removeListener('display_uri', onUri)
    if (ownAttempt === attempt) showUri(null)
  }
}

/** The package's messages for an unreachable relay and for a request that nobody answered. */
const UNREACHABLE = /socket|interrupted|internet connection|failed to publish|failed to subscribe|subscribing to/i
const EXPIRED = /\bexpired\b/i

function throwTranslated(error: unknown): never {
  const message = error instanceof Error ? error.message : ''
  if (UNREACHABLE.test(message)) throw new WalletFailure('unreachable', name)
  if (EXPIRED.test(message)) throw new WalletFailure('expired', name)
  throw error
}

import type { EthereumProvider } from '@walletconnect/ethereum-provider'
import { WalletFailure } from '../../chainErrors.ts'
import type { ConnectedWallet } from '../connection.ts'
import { CONNECTORS } from '../connectors.ts'
import { walletEvents } from '../events.ts'
import { remoteDoor } from './remoteDoor.ts'
import type { RemoteGiven } from './remoteGiven.ts'
import { withinTime } from './withinTime.ts'

type Provider = InstanceType<typeof EthereumProvider>
type Account = { projectId: string; relayUrl: string }

const { name } = CONNECTORS.WALLET_CONNECT

/** The relay answers within a second; the package itself gives up after five attempts, which take longer than this. */
const REACHED_WITHIN_MS = 15_000

/** One for the page: the package keeps one socket, and a second would hear everything twice. */
let begun: Promise<Provider> | undefined
let attempt = 0

/** Version 2, by way of a relay: the address is shown as a code, and the session outlives the page. */
export async function openWalletConnect(given: RemoteGiven, account: Account): Promise<ConnectedWallet> {
  begun ??= begin(given, account)
  const provider = await begun.catch((error: unknown) => {
    begun = undefined
    throw error
  })
  const events = walletEvents()
  provider.on('accountsChanged', (accounts) => events.emit('accountsChanged', accounts))
  provider.on('chainChanged', (chainId) => events.emit('chainChanged', chainId))
  // The person has ended the session in the wallet, which is as good as the button here.
  provider.on('disconnect', () => events.emit('accountsChanged', []))
  const door = remoteDoor(events, ({ method, params }) => answer(provider, given, { method, params }))
  return { id: 'WALLET_CONNECT', name, door, close: () => void provider.disconnect().catch(() => undefined) }
}

async function begin({ chain, rpcUrl, page }: RemoteGiven, { projectId, relayUrl }: Account): Promise<Provider> {
  const { EthereumProvider } = await import('@walletconnect/ethereum-provider')
  return EthereumProvider.init({
    projectId,
    relayUrl,
    // Wallets refuse chains that are required and that they do not know; an optional one they may add.
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

async function answer(provider: Provider, given: RemoteGiven, call: { method: string; params: unknown }) {
  switch (call.method) {
    case 'eth_requestAccounts':
      if (provider.session === undefined) await pair(provider, given.showUri)
      return provider.accounts
    case 'eth_accounts':
      return provider.session === undefined ? [] : provider.accounts
    case 'eth_chainId':
      return provider.chainId
    default:
      return provider.request({ method: call.method, params: call.params as object }).catch(worded)
  }
}

async function pair(provider: Provider, showUri: RemoteGiven['showUri']): Promise<void> {
  const mine = (attempt += 1)
  // An attempt that already has its address is dropped before the next (spec: wallets.retry).
  if (provider.signer.uri !== undefined) await provider.signer.cleanupPendingPairings({ deletePairings: true })
  const unreachable = () => new WalletFailure('unreachable', name)
  let shown: ((uri: string) => void) | undefined
  try {
    await withinTime(REACHED_WITHIN_MS, unreachable, (inTime) => {
      shown = (uri) => {
        inTime()
        if (mine === attempt) showUri(uri)
      }
      provider.on('display_uri', shown)
      return provider.connect().catch(worded)
    })
  } finally {
    if (shown !== undefined) provider.removeListener('display_uri', shown)
    if (mine === attempt) showUri(null)
  }
}

/** How the package words that the relay is out of reach, and that nobody answered. */
const UNREACHABLE = /socket|interrupted|internet connection|failed to publish|failed to subscribe|subscribing to/i
const EXPIRED = /\bexpired\b/i

function worded(error: unknown): never {
  const said = error instanceof Error ? error.message : ''
  if (UNREACHABLE.test(said)) throw new WalletFailure('unreachable', name)
  if (EXPIRED.test(said)) throw new WalletFailure('expired', name)
  throw error
}

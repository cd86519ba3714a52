import type { Address } from '@musi/domain/address'
import { type WalletTrouble, WALLET_LOST, walletTrouble } from '../chainErrors.ts'
import type { Chain } from '../chains/chainTable.ts'
import type { GuardedProvider } from './guardProvider.ts'
import { switchChain } from './switchChain.ts'
import { accountsIn, chainIdIn } from './walletAnswers.ts'

/** The id of a wallet in storage; `connect-<id>` is its option (spec: wallets.cards). */
export type WalletId = string

export type ConnectedWallet = {
  id: WalletId
  name: string
  guardedProvider: GuardedProvider
  /** Closes the demo wallet or a remote wallet; absent for injected wallets, which disconnect themselves. */
  close?: () => void
  /** The account is a contract: it sends batches only, and gives no permit and no ballot by signature. */
  isContract?: true
}

export type Connection =
  | { status: 'disconnected' }
  | { status: 'connecting'; id: WalletId }
  | { status: 'restoring'; id: WalletId }
  | { status: 'failed'; id: WalletId; trouble: WalletTrouble }
  | { status: 'wrongNetwork'; wallet: ConnectedWallet; account: Address; chainId: number }
  | { status: 'connected'; wallet: ConnectedWallet; account: Address }

/** Survives a reload (spec: wallets.memory): the chosen wallet, or that the person disconnected. */
export type RememberedChoice = { kind: 'nothing' } | { kind: 'wallet'; id: WalletId } | { kind: 'disconnected' }

export type Memory = { read: () => RememberedChoice; write: (remembered: RememberedChoice) => void }

/** Loads a wallet's code and opens its provider. */
export type OpenWallet = () => Promise<ConnectedWallet | { trouble: WalletTrouble }>

export type ConnectionStore = {
  current: () => Connection
  subscribe: (listener: () => void) => () => void
  /** `isWatched`: whether the attempt is still on screen; if not, a failure is not reported. */
  connect: (id: WalletId, open: OpenWallet, isWatched?: () => boolean) => Promise<void>
  /** Connects without a prompt: only if the wallet still exposes an account. */
  connectWithoutPrompt: (id: WalletId, open: OpenWallet) => Promise<boolean>
  /** Shows `restoring` while `attempt` reconnects the remembered wallet; a silent wallet fails after a while. */
  restore: (id: WalletId, attempt: () => Promise<void>) => Promise<void>
  /** Asks the connected wallet for its account, and adopts it. */
  requestAccounts: () => Promise<{ account: Address } | { trouble: WalletTrouble }>
  disconnect: () => void
  /** Ends a failed or pending attempt, but keeps the remembered choice. */
  cancelAttempt: () => void
  /** Switches the wallet from the wrong network to ours. */
  switchNetwork: () => Promise<WalletTrouble | null>
}

/** The page's only connection. Answers of a wallet are ignored once another wallet was chosen. */
export function connectionStore(chain: Chain, ownRpcUrl: string, memory: Memory): ConnectionStore {
  const state = currentConnection()
  const { current, subscribe, setConnection, endAttempt, trackAttempt, setStopListening } = state

  /** A disconnect in the wallet counts like the Disconnect button (spec: wallets.disconnect). */
  const onDisconnected = () => {
    memory.write({ kind: 'disconnected' })
    endAttempt({ status: 'disconnected' })
  }

  /** Follows the wallet's events until the attempt ends. */
  function listenTo(wallet: ConnectedWallet) {
    const change = (next: (now: WalletConnection) => Connection) => {
      const now = current()
      if (isOnWallet(now)) setConnection(next(now))
    }
    const stop = listenToWallet(wallet.guardedProvider, {
      onAccount: (account) => change((now) => ({ ...now, account })),
      onChain: (chainId) => change(({ account }) => connectionOn(chain, wallet, account, chainId)),
      onDisconnected,
      // A lost connection is not the person's choice, so the wallet stays remembered for the next reload.
      onLost: () => endAttempt({ status: 'failed', id: wallet.id, trouble: WALLET_LOST }),
    })
    setStopListening(stop)
  }

  async function attach(id: WalletId, open: OpenWallet, method: 'eth_requestAccounts' | 'eth_accounts') {
    const isCurrentAttempt = trackAttempt()
    const wallet = await open().catch((error: unknown) => ({ trouble: walletTrouble(error) }))
    if (!isCurrentAttempt()) return null
    if ('trouble' in wallet) return wallet.trouble
    const shown = await askWallet(wallet.guardedProvider, method)
    if (!isCurrentAttempt()) return null
    if ('trouble' in shown) return shown.trouble
    memory.write({ kind: 'wallet', id })
    listenTo(wallet)
    setConnection(connectionOn(chain, wallet, shown.account, shown.chainId))
    return null
  }

  return {
    current,
    subscribe,
    async connect(id, open, isWatched = () => true) {
      endAttempt({ status: 'connecting', id })
      const isCurrentAttempt = trackAttempt()
      const trouble = await attach(id, open, 'eth_requestAccounts')
      if (trouble === null || !isCurrentAttempt()) return
      if (isWatched()) setConnection({ status: 'failed', id, trouble })
      else endAttempt({ status: 'disconnected' })
    },
    async connectWithoutPrompt(id, open) {
      const trouble = await attach(id, open, 'eth_accounts')
      const now = current()
      // Without an account exposed, or once no longer available, connecting is simply offered again.
      const isFailure = trouble !== null && trouble.kind !== 'locked' && trouble.kind !== 'notSetUp'
      if (isFailure && now.status === 'restoring' && now.id === id) setConnection({ status: 'failed', id, trouble })
      return trouble === null && current().status !== 'disconnected'
    },
    restore: (id, attempt) => restore(state, id, attempt),
    requestAccounts: () => requestAccounts(state),
    disconnect() {
      const before = current()
      const wallet = isOnWallet(before) ? before.wallet : null
      onDisconnected()
      wallet?.close?.()
    },
    cancelAttempt() {
      const { status } = current()
      if (status === 'connecting' || status === 'failed') endAttempt({ status: 'disconnected' })
    },
    switchNetwork: () => switchNetwork(state, chain, ownRpcUrl),
  }
}

/** Holds the current connection and the number of its attempt. */
function currentConnection() {
  let connection: Connection = { status: 'disconnected' }
  let attempt = 0
  let stopListening = () => undefined as void
  const listeners = new Set<() => void>()

  const setConnection = (next: Connection) => {
    connection = next
    for (const listener of listeners) listener()
  }
  return {
    current: () => connection,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    setConnection,
    endAttempt: (next: Connection) => {
      attempt += 1
      stopListening()
      stopListening = () => undefined
      setConnection(next)
    },
    /** Returns a function that checks whether the current attempt is still the latest. */
    trackAttempt: () => {
      const own = attempt
      return () => own === attempt
    },
    /** `stop` is called when the attempt ends. */
    setStopListening: (stop: () => void) => void (stopListening = stop),
  }
}

type CurrentConnection = ReturnType<typeof currentConnection>

const connectionOn = (chain: Chain, wallet: ConnectedWallet, account: Address, chainId: number): Connection =>
  chainId === chain.id ? { status: 'connected', wallet, account } : { status: 'wrongNetwork', wallet, account, chainId }

async function requestAccounts({
  current,
  setConnection,
}: CurrentConnection): ReturnType<ConnectionStore['requestAccounts']> {
  const lost = { trouble: WALLET_LOST }
  const before = current()
  if (before.status !== 'connected') return lost
  const answer = await before.wallet.guardedProvider.ask('eth_requestAccounts')
  const now = current()
  if (now.status !== 'connected' || now.wallet !== before.wallet) return lost
  if (!answer.ok) return { trouble: answer.trouble }
  const [account] = accountsIn(answer.value) ?? []
  if (account === undefined) return { trouble: LOCKED }
  if (account !== now.account) setConnection({ ...now, account })
  return { account }
}

/** Asks the wallet to switch to our chain, then reads its chain. */
async function switchNetwork(
  { current, setConnection, trackAttempt }: CurrentConnection,
  chain: Chain,
  ownRpcUrl: string,
): Promise<WalletTrouble | null> {
  const before = current()
  if (before.status !== 'wrongNetwork') return null
  const { wallet, account } = before
  const isCurrentAttempt = trackAttempt()
  const switched = await switchChain(wallet.guardedProvider, chain, ownRpcUrl)
  if (switched.kind === 'trouble') return switched.trouble
  // Not every wallet emits an event when it has switched.
  const answer = await wallet.guardedProvider.ask('eth_chainId')
  const chainId = answer.ok ? chainIdIn(answer.value) : null
  if (isCurrentAttempt() && chainId !== null) setConnection(connectionOn(chain, wallet, account, chainId))
  return null
}

/** A remembered wallet that was not restored by then has failed; one of a relay may take some seconds. */
const RESTORED_WITHIN_MS = 8_000

/** An answer after the time limit still connects. */
async function restore(
  { current, setConnection }: CurrentConnection,
  id: WalletId,
  attempt: () => Promise<void>,
): Promise<void> {
  const end = (next: Connection) => {
    if (current().status === 'restoring') setConnection(next)
  }
  setConnection({ status: 'restoring', id })
  const timer = setTimeout(() => end({ status: 'failed', id, trouble: WALLET_LOST }), RESTORED_WITHIN_MS)
  try {
    await attempt()
  } finally {
    clearTimeout(timer)
    end({ status: 'disconnected' })
  }
}

const LOCKED: WalletTrouble = { kind: 'locked', message: '' }

type WalletConnection = Extract<Connection, { account: Address }>

const isOnWallet = (connection: Connection): connection is WalletConnection =>
  connection.status === 'connected' || connection.status === 'wrongNetwork'

/** Asks a wallet for its account and chain. */
async function askWallet(
  guardedProvider: GuardedProvider,
  method: 'eth_requestAccounts' | 'eth_accounts',
): Promise<{ account: Address; chainId: number } | { trouble: WalletTrouble }> {
  const accounts = await guardedProvider.ask(method)
  const chain = await guardedProvider.ask('eth_chainId')
  if (!accounts.ok) return { trouble: accounts.trouble }
  if (!chain.ok) return { trouble: chain.trouble }
  const [account] = accountsIn(accounts.value) ?? []
  const chainId = chainIdIn(chain.value)
  return account === undefined || chainId === null ? { trouble: LOCKED } : { account, chainId }
}

type Listeners = {
  onAccount: (account: Address) => void
  onChain: (chainId: number) => void
  /** Called when the wallet no longer exposes an account. */
  onDisconnected: () => void
  onLost: () => void
}

/** Listens to a wallet's events. Returns a function that stops listening. */
function listenToWallet(
  guardedProvider: GuardedProvider,
  { onAccount, onChain, onDisconnected, onLost }: Listeners,
): () => void {
  const stops = [
    guardedProvider.listen('accountsChanged', (value) => {
      const [account] = accountsIn(value) ?? []
      if (account === undefined) onDisconnected()
      else onAccount(account)
    }),
    guardedProvider.listen('chainChanged', (value) => {
      const chainId = chainIdIn(value)
      if (chainId !== null) onChain(chainId)
    }),
    guardedProvider.listen('disconnect', onLost),
  ]
  return () => stops.forEach((stop) => stop())
}

import type { Address } from '@musi/domain/address'
import { type WalletTrouble, WALLET_LOST, walletTrouble } from '../chainErrors.ts'
import type { Chain } from '../chains/chainTable.ts'
import type { WalletDoor } from './walletDoor.ts'
import { switchChain } from './switchChain.ts'
import { accountsIn, chainIdIn } from './walletAnswers.ts'

/** The id of a wallet in storage; `connect-<id>` is its option (spec: wallets.cards). */
export type WalletId = string

export type ConnectedWallet = {
  id: WalletId
  name: string
  door: WalletDoor
  /** Absent for injected wallets, which disconnect themselves; the demo wallet and remote wallets are closed from here. */
  close?: () => void
}

export type Connection =
  | { status: 'disconnected' }
  | { status: 'connecting'; id: WalletId }
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
  /** `isWatched`: whether the attempt is still on screen. A failure that nobody waits for leaves no trace. */
  connect: (id: WalletId, open: OpenWallet, isWatched?: () => boolean) => Promise<void>
  /** Connects without a prompt: only if the wallet still exposes an account. */
  connectQuietly: (id: WalletId, open: OpenWallet) => Promise<boolean>
  /** Asks the connected wallet which account it shows, and takes that one. */
  requestAccounts: () => Promise<{ account: Address } | { trouble: WalletTrouble }>
  disconnect: () => void
  /** Abandons an attempt that failed or is no longer wanted. The remembered choice stays. */
  giveUp: () => void
  /** From the wrong network to ours. */
  switchNetwork: () => Promise<WalletTrouble | null>
}

/** The page's only connection. Answers of a wallet are ignored once another wallet was chosen. */
export function connectionStore(chain: Chain, ownRpcUrl: string, memory: Memory): ConnectionStore {
  const state = currentConnection()
  const { current, subscribe, setConnection, endAttempt, sameAttempt, listenWith } = state

  /** A disconnect in the wallet counts like the Disconnect button (spec: wallets.disconnect). */
  const onDisconnected = () => {
    memory.write({ kind: 'disconnected' })
    endAttempt({ status: 'disconnected' })
  }

  /** Follows what the wallet tells by itself, as long as the attempt lasts. */
  function listenTo(wallet: ConnectedWallet) {
    const change = (next: (now: OnWallet) => Connection) => {
      const now = current()
      if (isOnWallet(now)) setConnection(next(now))
    }
    const stop = listenToWallet(wallet.door, {
      onAccount: (account) => change((now) => ({ ...now, account })),
      onChain: (chainId) => change(({ account }) => connectionOn(chain, wallet, account, chainId)),
      onDisconnected,
      // The connection was lost, which is not the person's choice: after a reload it may come back.
      onLost: () => endAttempt({ status: 'failed', id: wallet.id, trouble: WALLET_LOST }),
    })
    listenWith(stop)
  }

  async function attach(id: WalletId, open: OpenWallet, method: 'eth_requestAccounts' | 'eth_accounts') {
    const isWanted = sameAttempt()
    const wallet = await open().catch((error: unknown) => ({ trouble: walletTrouble(error) }))
    if (!isWanted()) return null
    if ('trouble' in wallet) return wallet.trouble
    const shown = await askWallet(wallet.door, method)
    if (!isWanted()) return null
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
      const isWanted = sameAttempt()
      const trouble = await attach(id, open, 'eth_requestAccounts')
      if (trouble === null || !isWanted()) return
      if (isWatched()) setConnection({ status: 'failed', id, trouble })
      else endAttempt({ status: 'disconnected' })
    },
    async connectQuietly(id, open) {
      const trouble = await attach(id, open, 'eth_accounts')
      return trouble === null && current().status !== 'disconnected'
    },
    requestAccounts: () => requestAccounts(state),
    disconnect() {
      const before = current()
      const wallet = isOnWallet(before) ? before.wallet : null
      onDisconnected()
      wallet?.close?.()
    },
    giveUp() {
      const { status } = current()
      if (status === 'connecting' || status === 'failed') endAttempt({ status: 'disconnected' })
    },
    switchNetwork: () => switchNetwork(state, chain, ownRpcUrl),
  }
}

/** The connection as it is now, and the attempt that it belongs to. */
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
    /** Returns a function that tells whether the attempt of now still counts. */
    sameAttempt: () => {
      const own = attempt
      return () => own === attempt
    },
    /** `stop` is called when the attempt ends. */
    listenWith: (stop: () => void) => void (stopListening = stop),
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
  const answer = await before.wallet.door.ask('eth_requestAccounts')
  const now = current()
  if (now.status !== 'connected' || now.wallet !== before.wallet) return lost
  if (!answer.ok) return { trouble: answer.trouble }
  const [account] = accountsIn(answer.value) ?? []
  if (account === undefined) return { trouble: LOCKED }
  if (account !== now.account) setConnection({ ...now, account })
  return { account }
}

/** Asks the wallet to change to our chain, and looks where it is then. */
async function switchNetwork(
  { current, setConnection, sameAttempt }: CurrentConnection,
  chain: Chain,
  ownRpcUrl: string,
): Promise<WalletTrouble | null> {
  const before = current()
  if (before.status !== 'wrongNetwork') return null
  const { wallet, account } = before
  const isWanted = sameAttempt()
  const switched = await switchChain(wallet.door, chain, ownRpcUrl)
  if (switched.kind === 'trouble') return switched.trouble
  // Not every wallet emits an event when it has switched.
  const answer = await wallet.door.ask('eth_chainId')
  const chainId = answer.ok ? chainIdIn(answer.value) : null
  if (isWanted() && chainId !== null) setConnection(connectionOn(chain, wallet, account, chainId))
  return null
}

const LOCKED: WalletTrouble = { kind: 'locked', message: '' }

type OnWallet = Extract<Connection, { account: Address }>

const isOnWallet = (connection: Connection): connection is OnWallet =>
  connection.status === 'connected' || connection.status === 'wrongNetwork'

/** The account that a wallet shows and the chain that it is on. */
async function askWallet(
  door: WalletDoor,
  method: 'eth_requestAccounts' | 'eth_accounts',
): Promise<{ account: Address; chainId: number } | { trouble: WalletTrouble }> {
  const accounts = await door.ask(method)
  const chain = await door.ask('eth_chainId')
  if (!accounts.ok) return { trouble: accounts.trouble }
  if (!chain.ok) return { trouble: chain.trouble }
  const [account] = accountsIn(accounts.value) ?? []
  const chainId = chainIdIn(chain.value)
  return account === undefined || chainId === null ? { trouble: LOCKED } : { account, chainId }
}

type Listeners = {
  onAccount: (account: Address) => void
  onChain: (chainId: number) => void
  /** The wallet shows no account any more. */
  onDisconnected: () => void
  onLost: () => void
}

/** Hears what a wallet tells by itself. Returns a function that stops listening. */
function listenToWallet(door: WalletDoor, { onAccount, onChain, onDisconnected, onLost }: Listeners): () => void {
  const stops = [
    door.listen('accountsChanged', (value) => {
      const [account] = accountsIn(value) ?? []
      if (account === undefined) onDisconnected()
      else onAccount(account)
    }),
    door.listen('chainChanged', (value) => {
      const chainId = chainIdIn(value)
      if (chainId !== null) onChain(chainId)
    }),
    door.listen('disconnect', onLost),
  ]
  return () => stops.forEach((stop) => stop())
}

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
  let current: Connection = { status: 'disconnected' }
  let attempt = 0
  let stopListening = () => undefined as void
  const listeners = new Set<() => void>()

  const setConnection = (next: Connection) => {
    current = next
    for (const listener of listeners) listener()
  }

  const endAttempt = (next: Connection) => {
    attempt += 1
    stopListening()
    stopListening = () => undefined
    setConnection(next)
  }

  /** A disconnect in the wallet counts like the Disconnect button (spec: wallets.disconnect). */
  const onDisconnected = () => {
    memory.write({ kind: 'disconnected' })
    endAttempt({ status: 'disconnected' })
  }

  const connectionOn = (wallet: ConnectedWallet, account: Address, chainId: number): Connection =>
    chainId === chain.id
      ? { status: 'connected', wallet, account }
      : { status: 'wrongNetwork', wallet, account, chainId }

  function listenTo(wallet: ConnectedWallet) {
    const { door } = wallet
    const stops = [
      door.listen('accountsChanged', (value) => {
        const [account] = accountsIn(value) ?? []
        if (account === undefined) return onDisconnected()
        if (current.status === 'connected' || current.status === 'wrongNetwork') setConnection({ ...current, account })
      }),
      door.listen('chainChanged', (value) => {
        const chainId = chainIdIn(value)
        if (chainId === null || (current.status !== 'connected' && current.status !== 'wrongNetwork')) return
        setConnection(connectionOn(wallet, current.account, chainId))
      }),
      // The connection was lost, which is not the person's choice: after a reload it may come back.
      door.listen('disconnect', () => endAttempt({ status: 'failed', id: wallet.id, trouble: WALLET_LOST })),
    ]
    stopListening = () => stops.forEach((stop) => stop())
  }

  async function attach(id: WalletId, open: OpenWallet, method: 'eth_requestAccounts' | 'eth_accounts') {
    const ownAttempt = attempt
    const wallet = await open().catch((error: unknown) => ({ trouble: walletTrouble(error) }))
    if (ownAttempt !== attempt) return null
    if ('trouble' in wallet) return wallet.trouble
    const [accounts, chainId] = [await wallet.door.ask(method), await wallet.door.ask('eth_chainId')]
    if (ownAttempt !== attempt) return null
    if (!accounts.ok) return accounts.trouble
    if (!chainId.ok) return chainId.trouble
    const [account] = accountsIn(accounts.value) ?? []
    const walletChainId = chainIdIn(chainId.value)
    if (account === undefined || walletChainId === null) return { kind: 'locked', message: '' } as const
    memory.write({ kind: 'wallet', id })
    listenTo(wallet)
    setConnection(connectionOn(wallet, account, walletChainId))
    return null
  }

  return {
    current: () => current,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    async connect(id, open, isWatched = () => true) {
      endAttempt({ status: 'connecting', id })
      const ownAttempt = attempt
      const trouble = await attach(id, open, 'eth_requestAccounts')
      if (trouble === null || ownAttempt !== attempt) return
      if (isWatched()) setConnection({ status: 'failed', id, trouble })
      else endAttempt({ status: 'disconnected' })
    },
    async connectQuietly(id, open) {
      const trouble = await attach(id, open, 'eth_accounts')
      return trouble === null && current.status !== 'disconnected'
    },
    async requestAccounts() {
      const lost = { trouble: WALLET_LOST }
      if (current.status !== 'connected') return lost
      const { wallet } = current
      const answer = await wallet.door.ask('eth_requestAccounts')
      if (current.status !== 'connected' || current.wallet !== wallet) return lost
      if (!answer.ok) return { trouble: answer.trouble }
      const [account] = accountsIn(answer.value) ?? []
      if (account === undefined) return { trouble: { kind: 'locked', message: '' } }
      if (account !== current.account) setConnection({ ...current, account })
      return { account }
    },
    disconnect() {
      const { wallet } =
        current.status === 'connected' || current.status === 'wrongNetwork' ? current : { wallet: undefined }
      onDisconnected()
      wallet?.close?.()
    },
    giveUp() {
      if (current.status === 'connecting' || current.status === 'failed') endAttempt({ status: 'disconnected' })
    },
    async switchNetwork() {
      if (current.status !== 'wrongNetwork') return null
      const { wallet, account } = current
      const ownAttempt = attempt
      const switched = await switchChain(wallet.door, chain, ownRpcUrl)
      if (switched.kind === 'trouble') return switched.trouble
      // Not every wallet emits an event when it has switched.
      const answer = await wallet.door.ask('eth_chainId')
      const chainId = answer.ok ? chainIdIn(answer.value) : null
      if (ownAttempt === attempt && chainId !== null) setConnection(connectionOn(wallet, account, chainId))
      return null
    },
  }
}

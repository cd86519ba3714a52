import type { Address } from '@musi/domain/address'
import { type WalletTrouble, WALLET_LOST, walletTrouble } from '../chainErrors.ts'
import type { Chain } from '../chainTable.ts'
import type { WalletDoor } from './provider.ts'
import { switchChain } from './switchChain.ts'
import { accountsIn, chainIdIn } from './walletAnswers.ts'

/** What is remembered of it: `connect-<id>` is its option (spec: wallets.cards). */
export type WalletId = string

export type ConnectedWallet = {
  id: WalletId
  name: string
  door: WalletDoor
  /** Absent where the wallet itself disconnects (an injected one); the demo wallet and remote ones are told. */
  close?: () => void
}

export type Connection =
  | { status: 'disconnected' }
  | { status: 'connecting'; id: WalletId }
  | { status: 'failed'; id: WalletId; trouble: WalletTrouble }
  | { status: 'wrongNetwork'; wallet: ConnectedWallet; account: Address; chainId: number }
  | { status: 'connected'; wallet: ConnectedWallet; account: Address }

/** Kept over a reload (spec: wallets.memory): the choice, and that the person disconnected. */
export type Remembered = { kind: 'nothing' } | { kind: 'wallet'; id: WalletId } | { kind: 'disconnected' }

export type Memory = { read: () => Remembered; write: (remembered: Remembered) => void }

/** Brings a wallet's code and its door; null: that wallet is not there (any more). */
export type OpenWallet = () => Promise<ConnectedWallet | { trouble: WalletTrouble }>

export type ConnectionStore = {
  current: () => Connection
  subscribe: (listener: () => void) => () => void
  /** `isWatched`: whether somebody still looks. A refusal that nobody waits for any more leaves nothing behind. */
  connect: (id: WalletId, open: OpenWallet, isWatched?: () => boolean) => Promise<void>
  /** Without asking anything of the person: only a wallet that still shows an account is connected. */
  connectQuietly: (id: WalletId, open: OpenWallet) => Promise<boolean>
  disconnect: () => void
  /** Back to nobody from an attempt that failed, or that nobody waits for any more. What is remembered stays. */
  giveUp: () => void
  /** From the wrong network to ours. */
  switchNetwork: () => Promise<WalletTrouble | null>
}

/** The one connection of the page. What a wallet answers after another was chosen changes nothing. */
export function connectionStore(chain: Chain, ownRpcUrl: string, memory: Memory): ConnectionStore {
  let now: Connection = { status: 'disconnected' }
  let attempt = 0
  let stopHearing = () => undefined as void
  const listeners = new Set<() => void>()

  const become = (next: Connection) => {
    now = next
    for (const listener of listeners) listener()
  }

  const leave = (next: Connection) => {
    attempt += 1
    stopHearing()
    stopHearing = () => undefined
    become(next)
  }

  /** The wallet says so itself, and it is as good as the button (spec: wallets.disconnect). */
  const gone = () => {
    memory.write({ kind: 'disconnected' })
    leave({ status: 'disconnected' })
  }

  const standing = (wallet: ConnectedWallet, account: Address, chainId: number): Connection =>
    chainId === chain.id
      ? { status: 'connected', wallet, account }
      : { status: 'wrongNetwork', wallet, account, chainId }

  function hear(wallet: ConnectedWallet) {
    const { door } = wallet
    const stops = [
      door.hear('accountsChanged', (value) => {
        const [account] = accountsIn(value) ?? []
        if (account === undefined) return gone()
        if (now.status === 'connected' || now.status === 'wrongNetwork') become({ ...now, account })
      }),
      door.hear('chainChanged', (value) => {
        const chainId = chainIdIn(value)
        if (chainId === null || (now.status !== 'connected' && now.status !== 'wrongNetwork')) return
        become(standing(wallet, now.account, chainId))
      }),
      // The line is cut, not the person's choice: after a reload it may come back.
      door.hear('disconnect', () => leave({ status: 'failed', id: wallet.id, trouble: WALLET_LOST })),
    ]
    stopHearing = () => stops.forEach((stop) => stop())
  }

  async function attach(id: WalletId, open: OpenWallet, method: 'eth_requestAccounts' | 'eth_accounts') {
    const mine = attempt
    const wallet = await open().catch((error: unknown) => ({ trouble: walletTrouble(error) }))
    if (mine !== attempt) return null
    if ('trouble' in wallet) return wallet.trouble
    const [accounts, chainId] = [await wallet.door.ask(method), await wallet.door.ask('eth_chainId')]
    if (mine !== attempt) return null
    if (!accounts.ok) return accounts.trouble
    if (!chainId.ok) return chainId.trouble
    const [account] = accountsIn(accounts.value) ?? []
    const theirs = chainIdIn(chainId.value)
    if (account === undefined || theirs === null) return { kind: 'locked', said: '' } as const
    memory.write({ kind: 'wallet', id })
    hear(wallet)
    become(standing(wallet, account, theirs))
    return null
  }

  return {
    current: () => now,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    async connect(id, open, isWatched = () => true) {
      leave({ status: 'connecting', id })
      const mine = attempt
      const trouble = await attach(id, open, 'eth_requestAccounts')
      if (trouble === null || mine !== attempt) return
      if (isWatched()) become({ status: 'failed', id, trouble })
      else leave({ status: 'disconnected' })
    },
    async connectQuietly(id, open) {
      const trouble = await attach(id, open, 'eth_accounts')
      return trouble === null && now.status !== 'disconnected'
    },
    disconnect() {
      const { wallet } = now.status === 'connected' || now.status === 'wrongNetwork' ? now : { wallet: undefined }
      gone()
      wallet?.close?.()
    },
    giveUp() {
      if (now.status === 'connecting' || now.status === 'failed') leave({ status: 'disconnected' })
    },
    async switchNetwork() {
      if (now.status !== 'wrongNetwork') return null
      const { wallet, account } = now
      const mine = attempt
      const switched = await switchChain(wallet.door, chain, ownRpcUrl)
      if (switched.kind === 'trouble') return switched.trouble
      // Not every wallet says that it moved.
      const answer = await wallet.door.ask('eth_chainId')
      const chainId = answer.ok ? chainIdIn(answer.value) : null
      if (mine === attempt && chainId !== null) become(standing(wallet, account, chainId))
      return null
    },
  }
}

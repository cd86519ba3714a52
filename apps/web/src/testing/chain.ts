import type { PageConfig } from '@musi/api/pageConfig'
import { rpcClient } from '@musi/chain/client'
import { type ChaosWallet, chaosWallet } from '@musi/chain/wallet/testing/chaosWallet'
import { demoWallet } from '@musi/chain/wallet/demo/demoWallet'
import { afterEach, beforeEach, inject } from 'vitest'
import { page } from './page.ts'

declare module 'vitest' {
  interface ProvidedContext {
    config: PageConfig
    /** Those that stand in no address book. */
    oddTokens: PageConfig['book']['tokens']
  }
}

export const FIRST = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
export const SECOND = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** The node of the chain behind the tests, past all that the server allows. */
export const node = rpcClient('/test-node')

/** A test that changes the chain leaves it as it was. */
export function leavesTheChain(): void {
  let mark: unknown
  beforeEach(async () => void (mark = await node('evm_snapshot')))
  afterEach(async () => {
    await node('evm_revert', [mark])
    // A page believes no block that is older than the one it has seen.
    await node('anvil_mine', ['0x1'])
  })
}

/** By its symbol, or by its address where no list has it. */
export function tokenOf(symbol: string): string {
  const { book, contracts } = inject('config')
  if (symbol.startsWith('0x')) return symbol
  if (symbol === 'WETH') return contracts['wrappedNative'] ?? ''
  const token = [...book.tokens, ...inject('oddTokens')].find((one) => one.symbol === symbol)
  if (token === undefined) throw new Error(`This chain has no ${symbol}.`)
  return token.address
}

export function pairOf(symbol: string): string {
  const sides = [tokenOf('WETH'), tokenOf(symbol)]
  const pool = inject('config').book.pools.find(({ tokens }) => sides.every((side) => tokens.includes(side)))
  if (pool === undefined) throw new Error(`There is no pool of ${symbol}.`)
  return pool.pair
}

export type PageWallet = ChaosWallet & {
  /** How often it was asked for this. */
  asks: (method: string) => number
}

/** A wallet in the page that signs for real with keys that everybody knows, and was chosen on an earlier visit. */
export function knownWallet(): PageWallet {
  const { chainId } = inject('config')
  const request = rpcClient('/rpc', { chainId })
  const honest = demoWallet({ request, chainId, batchAccount: null, connected: true, ask: async () => true })
  const wallet = chaosWallet(honest.provider)
  page.addInitScript(() => {
    Object.assign(window, { ethereum: wallet.provider })
    const data = { remembered: { kind: 'wallet', id: 'INJECTED' }, demoAccount: null }
    localStorage.setItem('musi.wallet', JSON.stringify({ version: 1, data }))
  })
  return { ...wallet, asks: (method) => wallet.asked.filter((one) => one.method === method).length }
}

import { Health, isLevel } from '@musi/api/page/health'
import type { PageConfig } from '@musi/api/page/pageConfig'
import { markChain } from '@musi/chain/testing/markChain'
import { type ChaosWallet, chaosWallet } from '@musi/chain/testing/chaosWallet'
import { sendMined } from '@musi/chain/testing/sendMined'
import { demoWallet } from '@musi/chain/wallet/demo/demoWallet'
import type { Address } from '@musi/domain/address'
import type { AddressBook } from '@musi/domain/addressBook'
import * as v from 'valibot'
import { afterEach, beforeEach, inject } from 'vitest'
import { eventually } from './eventually.ts'
import { browserFetch } from './origin.ts'
import { page } from './page.ts'
import { HEALTH_PATH } from '@musi/api/paths'

declare module 'vitest' {
  interface ProvidedContext {
    config: PageConfig
    /** Tokens that are in no address book. */
    oddTokens: AddressBook['tokens']
  }
}

export const FIRST = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
export const SECOND = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

type Answer = { result?: unknown; error?: { code: number; message: string; data?: unknown } }

/** Not by the page's own transport: what others ask goes on when the page is left. */
const requestTo =
  (path: string) =>
  async (method: string, params: readonly unknown[] = []): Promise<unknown> => {
    const answered = await browserFetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    })
    const { result, error } = (await answered.json()) as Answer
    if (error !== undefined) throw Object.assign(new Error(error.message), error)
    return result
  }

const request = requestTo('/test-node')

/** The node of the chain behind the tests, past all that the server allows. What it is sent is in a block when it has answered. */
export const node = async (method: string, params: readonly unknown[] = []): Promise<unknown> =>
  method === 'eth_sendTransaction' ? sendMined(request, Object(params[0])) : request(method, params)

/** The next page would begin with the head and the history of a chain that is no more, and miss what comes until they are there. */
const untilLevel = (block: number): Promise<void> =>
  eventually(async () => {
    const health = v.parse(Health, await (await browserFetch(HEALTH_PATH)).json())
    if (!isLevel(health, block)) throw new Error(`The server does not know of block ${block} yet.`)
  })

/** A test that changes the chain leaves it as it was, and the server knows of that. */
export function leavesTheChain(): void {
  let takeBack: () => Promise<number>
  beforeEach(async () => void (takeBack = await markChain(request)))
  afterEach(async () => {
    // A page that were still there would ask at a block that is taken back under it.
    page.leave()
    await untilLevel(await takeBack())
  })
}

/** Addresses of everything on the chain behind the tests. */
export function theBook(): AddressBook {
  const { book } = inject('config')
  if (book === null) throw new Error('The product behind the tests has no address book.')
  return book
}

/** By its symbol, or by its address where no list has it. */
export function tokenOf(symbol: string): Address {
  const { tokens, contracts } = theBook()
  if (symbol === 'WETH') return contracts.wrappedNative
  const token = [...tokens, ...inject('oddTokens')].find((one) => one.symbol === symbol)
  if (token === undefined) throw new Error(`This chain has no ${symbol}.`)
  return token.address
}

export function pairOf(symbol: string): Address {
  const sides = [tokenOf('WETH'), tokenOf(symbol)]
  const pool = theBook().pools.find(({ tokens }) => sides.every((side) => tokens.includes(side)))
  if (pool === undefined) throw new Error(`There is no pool of ${symbol}.`)
  return pool.pair
}

export type PageWallet = ChaosWallet & {
  /** Number of calls of this method. */
  asks: (method: string) => number
}

/**
 * A wallet in the page that signs for real with keys that everybody knows, and was chosen on an earlier visit. By itself it shows
 * the first of them, and sends one call at a time.
 */
export function knownWallet(account?: Address, { isBatching = false } = {}): PageWallet {
  const { chainId } = inject('config')
  const honest = demoWallet({
    request: requestTo('/rpc'),
    chainId,
    batchAccount: isBatching ? (theBook().contracts.batchAccount ?? null) : null,
    account,
    connected: true,
    ask: async () => true,
  })
  const wallet = chaosWallet(honest.provider)
  page.addInitScript(() => {
    Object.assign(window, { ethereum: wallet.provider })
    const data = { remembered: { kind: 'wallet', id: 'INJECTED' }, demoAccount: null }
    localStorage.setItem('musi.wallet', JSON.stringify({ version: 1, data }))
  })
  return { ...wallet, asks: (method) => wallet.requests.filter((one) => one.method === method).length }
}

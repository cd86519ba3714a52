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
import { browserFetch, origin } from './origin.ts'
import { page } from './page.ts'
import { SELECTORS } from './selectors.ts'
import { toCallDataWord } from './toCallDataWord.ts'
import { HEALTH_PATH } from '@musi/api/paths'

declare module 'vitest' {
  interface ProvidedContext {
    config: PageConfig
    /** Tokens that the address book does not list. */
    oddTokens: AddressBook['tokens']
  }
}

export const FIRST = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
export const SECOND = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

type Answer = { result?: unknown; error?: { code: number; message: string; data?: unknown } }

/** Bypasses the page's `fetch`, so that requests of tests and wallets continue when the page is left. */
const requestTo =
  (path: string) =>
  async (method: string, params: readonly unknown[] = []): Promise<unknown> => {
    const response = await browserFetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    })
    const { result, error } = (await response.json()) as Answer
    if (error !== undefined) throw Object.assign(new Error(error.message), error)
    return result
  }

const request = requestTo('/test-node')

/** Calls the tests' chain without the server's restrictions. A transaction is mined when the call resolves. */
export const node = async (method: string, params: readonly unknown[] = []): Promise<unknown> =>
  method === 'eth_sendTransaction' ? sendMined(request, Object(params[0])) : request(method, params)

/**
 * Waits until the server has indexed the block. Otherwise the next page would start with the
 * history of a reverted chain.
 */
const waitForHistory = (block: number): Promise<void> =>
  eventually(async () => {
    const health = v.parse(Health, await (await browserFetch(HEALTH_PATH)).json())
    if (!isLevel(health, block)) throw new Error(`The server does not know of block ${block} yet.`)
  })

/** Reverts the chain after each test, and waits until the server has noticed. */
export function restoreChainAfterEach(): void {
  let revertChain: () => Promise<number>
  beforeEach(async () => void (revertChain = await markChain(request)))
  afterEach(async () => {
    // An open page would read at a block that no longer exists.
    page.leave()
    await waitForHistory(await revertChain())
  })
}

/** Addresses of all contracts, tokens and pools on the tests' chain. */
export function addressBook(): AddressBook {
  const { book } = inject('config')
  if (book === null) throw new Error('The product behind the tests has no address book.')
  return book
}

/** Address of a contract that not every chain has. */
export function contractAddress(name: keyof AddressBook['contracts']): Address {
  const address = addressBook().contracts[name]
  if (address === undefined) throw new Error(`This chain has no ${name}.`)
  return address
}

/** Address of a token of the tests' chain. */
export function tokenOf(symbol: string): Address {
  const { tokens, contracts } = addressBook()
  if (symbol === 'WETH') return contracts.wrappedNative
  const token = [...tokens, ...inject('oddTokens')].find((one) => one.symbol === symbol)
  if (token === undefined) throw new Error(`This chain has no ${symbol}.`)
  return token.address
}

/** Mines a block in which two accounts that are not the user's exchange some money and a token. */
async function mineStrangersTransfers(): Promise<void> {
  const data = `${SELECTORS.transfer}${toCallDataWord(FIRST)}${toCallDataWord(0n)}`
  await node('eth_sendTransaction', [{ from: SECOND, to: FIRST, value: '0x1' }])
  await node('eth_sendTransaction', [{ from: SECOND, to: tokenOf('USDC'), data }])
}

export function pairOf(symbol: string): Address {
  const sides = [tokenOf('WETH'), tokenOf(symbol)]
  const pool = addressBook().pools.find(({ tokens }) => sides.every((side) => tokens.includes(side)))
  if (pool === undefined) throw new Error(`There is no pool of ${symbol}.`)
  return pool.pair
}

export type PageWallet = ChaosWallet & {
  /** Number of requests of this method. */
  asks: (method: string) => number
}

/**
 * Adds a wallet to the page that signs with well-known keys and was chosen on an earlier visit. By default it shows the
 * first account and sends one call at a time.
 */
export function installWallet(account?: Address, { isBatching = false } = {}): PageWallet {
  const { chainId } = inject('config')
  const honest = demoWallet({
    request: requestTo('/rpc'),
    chainId,
    batchAccount: isBatching ? (addressBook().contracts.batchAccount ?? null) : null,
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

/**
 * Number of requests to a path that the page makes during three blocks of transfers between other
 * accounts.
 */
export async function requestsInStrangersBlocks(path: string): Promise<number> {
  const requests = () => origin.requests().filter(({ url }) => url().includes(path)).length
  const before = requests()
  for (let block = 0; block < 3; block += 1) {
    await mineStrangersTransfers()
    await page.settled()
  }
  return requests() - before
}

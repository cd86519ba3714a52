// Actions of a person on the bench, and of others on transactions sent from there.
import { node } from '#testing/chain.ts'
import { expect } from '#testing/expect.ts'
import type { Locator } from '#testing/locator.ts'
import { page } from '#testing/page.ts'

export const SEND = 'eth_sendTransaction'

export const status = (): Locator => page.locator('#web3-status-connected')
export const connectButton = (): Locator => page.locator('#connect-wallet')
export const modal = (): Locator => page.locator('#wallet-modal')
export const popup = (): Locator => page.locator('.popup')
export const pressWrap = (): Locator => page.locator('#bench-wrap')
export const result = (): Locator => page.locator('#bench-wrap-result')
export const amount = (): Locator => page.getByLabel('Amount of ETH').first()
export const card = (name: string): Locator => page.getByRole('region', { name, exact: true })
export const recent = (): Locator => card('Recent Transactions').getByRole('listitem')

/** Opens the bench with a connected account and a typed amount. */
export async function openBench(): Promise<void> {
  await page.goto('/test')
  await expect(status()).toBeVisible()
  await amount().fill('0.5')
  await expect(pressWrap()).toBeEnabled()
}

/** Opens the account's panel, where the list is. By the key: a click is aimed by the name, which changes with what is pending. */
export async function openList(): Promise<void> {
  await status().press('Enter')
  await expect(modal()).toBeVisible()
}

export const mine = (blocks = 1): Promise<unknown> => node('anvil_mine', [`0x${blocks.toString(16)}`])
const minesByItself = (does: boolean): Promise<unknown> => node('evm_setAutomine', [does])
export const height = async (): Promise<number> => Number(await node('eth_blockNumber'))

/** Mines one block, and waits until the page has noticed. */
export async function mineSeen(): Promise<void> {
  await mine()
  await expect(page.locator('#block-number-link')).toHaveText((await height()).toLocaleString('en'))
}

export type Waiting = { hash: string; from: string; nonce: string; to: string; value: string; input: string }

/** Sends one that no block takes. */
export async function sendWaiting(): Promise<Waiting> {
  await minesByItself(false)
  await openBench()
  await pressWrap().click()
  await expect(status()).toHaveText('1 Pending')
  // The page counts it before the node has it in the block to come.
  const waiting = async () =>
    ((await node('eth_getBlockByNumber', ['pending', true])) as { transactions: Waiting[] }).transactions
  await expect.poll(async () => (await waiting()).length).toBe(1)
  const [sent] = await waiting()
  if (sent === undefined) throw new Error('Nothing waits for a block.')
  return sent
}

type Rival = { to: string; value?: string; input?: string }

/** Replaces a pending transaction by another, at a fee that every node prefers. */
export async function outbid({ from, nonce }: Waiting, { to, value = '0x0', input = '0x' }: Rival): Promise<string> {
  const fees = { maxPriorityFeePerGas: '0x174876e800', maxFeePerGas: '0x174876e8000' }
  return String(await node(SEND, [{ from, nonce, to, value, data: input, gas: '0x186a0', ...fees }]))
}

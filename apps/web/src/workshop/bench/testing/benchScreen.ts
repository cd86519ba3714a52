// Actions on the bench page, and on the chain, for its tests.
import { node } from '#testing/chain.ts'
import { expect } from '#testing/expect.ts'
import type { Locator } from '#testing/locator.ts'
import { page } from '#testing/page.ts'

export const SEND = 'eth_sendTransaction'

export const status = (): Locator => page.locator('#web3-status-connected')
export const connectButton = (): Locator => page.locator('#connect-wallet')
export const modal = (): Locator => page.locator('#wallet-modal')
export const popup = (): Locator => page.locator('.popup')
export const wrapButton = (): Locator => page.locator('#bench-wrap')
export const result = (): Locator => page.locator('#bench-wrap-result')
export const amount = (): Locator => page.getByLabel('Amount of ETH').first()
export const card = (name: string): Locator => page.getByRole('region', { name, exact: true })
export const recent = (): Locator => card('Recent Transactions').getByRole('listitem')

/** Opens the bench with a connected account and a typed amount. */
export async function openBench(): Promise<void> {
  await page.goto('/test')
  await expect(status()).toBeVisible()
  await amount().fill('0.5')
  await expect(wrapButton()).toBeEnabled()
}

/**
 * Opens the account panel, with the list of transactions. Uses the keyboard, because the button's
 * text would change during a click.
 */
export async function openList(): Promise<void> {
  await status().press('Enter')
  await expect(modal()).toBeVisible()
}

export const mineBlocks = (blocks = 1): Promise<unknown> => node('anvil_mine', [`0x${blocks.toString(16)}`])
const setAutomine = (isOn: boolean): Promise<unknown> => node('evm_setAutomine', [isOn])
export const height = async (): Promise<number> => Number(await node('eth_blockNumber'))

/** Mines one block, and waits until the page has noticed. */
export async function mineSeen(): Promise<void> {
  await mineBlocks()
  await expect(page.locator('#block-number-link')).toHaveText((await height()).toLocaleString('en'))
}

export type PendingTransaction = { hash: string; from: string; nonce: string; to: string; value: string; input: string }

/** Sends a transaction that stays pending. */
export async function sendPending(): Promise<PendingTransaction> {
  await setAutomine(false)
  await openBench()
  await wrapButton().click()
  await expect(status()).toHaveText('1 Pending')
  // The page counts it before the node lists it as pending.
  const waiting = async () =>
    ((await node('eth_getBlockByNumber', ['pending', true])) as { transactions: PendingTransaction[] }).transactions
  await expect.poll(async () => (await waiting()).length).toBe(1)
  const [sent] = await waiting()
  if (sent === undefined) throw new Error('No transaction is pending.')
  return sent
}

type Replacement = { to: string; value?: string; input?: string }

/** Replaces a pending transaction by another with a much higher fee. */
export async function replaceTransaction(
  { from, nonce }: PendingTransaction,
  { to, value = '0x0', input = '0x' }: Replacement,
): Promise<string> {
  const fees = { maxPriorityFeePerGas: '0x174876e800', maxFeePerGas: '0x174876e8000' }
  return String(await node(SEND, [{ from, nonce, to, value, data: input, gas: '0x186a0', ...fees }]))
}

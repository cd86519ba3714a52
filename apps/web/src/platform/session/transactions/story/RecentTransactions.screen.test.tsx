import { expect as vitestExpect, test } from 'vitest'
import type { NewTransaction } from '@musi/domain/transactions/transactionLog'
import { FIRST, SECOND, installWallet } from '#testing/chain.ts'
import { expect } from '#testing/expect.ts'
import { page } from '#testing/page.ts'
import { transactionStore } from '../store/transactionStore.ts'

const call = { to: FIRST, data: '0x', value: 0n } as const
const MINUTE_MS = 60_000
const hashOf = (digit: string) => `0x${digit.repeat(64)}` as const

/** Creates a record as the page stores it; the transactions do not exist on chain. */
const sent = (digit: string, minutes: number, more: Partial<NewTransaction> = {}): NewTransaction => ({
  id: hashOf(digit),
  idIs: 'hash',
  from: FIRST,
  nonce: 1_000_000 + Number(digit),
  call,
  action: { kind: 'stake' },
  verified: 'same',
  addedAtMs: Date.now() - minutes * MINUTE_MS,
  ...more,
})

function markMined(digit: string): void {
  const receipt = {
    transactionHash: hashOf(digit),
    transactionIndex: 0,
    blockHash: hashOf('b'),
    blockNumber: 1,
    from: FIRST,
    to: FIRST,
    contractAddress: null,
    status: 'success',
  } as const
  const how = { receipt, call, confirmedAtMs: Date.now(), isFinal: true }
  transactionStore.change([{ kind: 'mined', id: hashOf(digit), mined: how }])
}

test('pending transactions come first, then ended ones, each newest first; none is cleared too soon, and only a hash links to the explorer (spec: transactions.recent)', async () => {
  installWallet()
  await page.goto('/tickets')
  const status = page.locator('#web3-status-connected')
  await expect(status).toBeVisible()
  const pending = sent('1', 30)
  // A batch of an account that the wallet does not expose, so that its state cannot be read.
  const batch = sent('2', 20, {
    from: SECOND,
    id: '0x2b',
    idIs: 'callsId',
    nonce: null,
    call: null,
    verified: 'unknown',
  })
  for (const one of [sent('3', 10), sent('4', 1), pending, batch]) vitestExpect(transactionStore.add(one)).toBe('added')
  for (const digit of ['3', '4']) markMined(digit)
  await expect(status).toHaveText('2 Pending')
  await status.press('Enter')
  const rows = page.getByRole('region', { name: 'Recent Transactions' }).getByRole('listitem')
  await expect(rows).toHaveCount(4)
  const states = () => rows.elements().map((row) => row.getAttribute('data-state'))
  vitestExpect(states()).toEqual(['pending', 'pending', 'confirmed', 'confirmed'])
  await expect(rows.nth(0).getByRole('link')).toHaveCount(0)
  for (const [at, digit] of [
    [1, '1'],
    [2, '4'],
    [3, '3'],
  ] as const)
    await expect(rows.nth(at).getByRole('link')).toHaveAttribute('href', `/explorer/tx/${hashOf(digit)}`)
  await expect(rows.getByRole('button')).toHaveCount(0)
})

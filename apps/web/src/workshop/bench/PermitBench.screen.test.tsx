import { test } from 'vitest'
import { SECOND, installWallet, restoreChainAfterEach } from '#testing/chain.ts'
import { expect } from '#testing/expect.ts'
import { page } from '#testing/page.ts'
import { SEND, card, openBench } from './testing/benchScreen.ts'

restoreChainAfterEach()

test('case 38: a signature made while the account changed is discarded', async () => {
  const SIGN = 'eth_signTypedData_v4'
  const wallet = installWallet()
  await openBench()
  await page.getByRole('main').getByRole('combobox').selectOption('UNI (Musi)')
  await card('Sign an approval').getByLabel('Amount of UNI').fill('3')
  wallet.next(SIGN, { does: 'meanwhile', run: () => wallet.reportAccounts([SECOND]) })
  await page.locator('#bench-permit').click()
  await expect(page.locator('#bench-permit-result')).toContainText('Your wallet shows another account now.')
  expect([wallet.asks(SIGN), wallet.asks(SEND)]).toEqual([1, 0])
})

import { KEY, OTHER_KEY } from '@musi/chain/testing/passkeyRecovery'
import { passkeySigner } from '@musi/domain/accounts/secondSigner'
import { recoveryPath } from '@musi/domain/accounts/recoveryLink'
import { test } from 'vitest'
import { expectNoAxeViolationsInBothThemes } from '#testing/axe.ts'
import { FIRST, SECOND, addressBook, installWallet, node, restoreChainAfterEach } from '#testing/chain.ts'
import { consoleErrors } from '#testing/consoleErrors.ts'
import { expect } from '#testing/expect.ts'
import { page } from '#testing/page.ts'
import { connectPasskey, recovery } from '#testing/passkeyAccount.ts'
import { failRpc } from '#testing/rpcFaults.ts'

restoreChainAfterEach()

const FINGERPRINT = '7cf2 7b18 8d03 4f7e'
const body = () => page.locator('#recover-page')

async function accountWithHelper() {
  const account = await recovery().open(KEY)
  await recovery().setSecondSigner(account, FIRST)
  return account
}

test('the account is typed, or chosen among those that the connected wallet is the second signer of (spec: touch.recover-page, touch.seconded-accounts)', async () => {
  const account = await accountWithHelper()
  installWallet(FIRST)
  await page.goto('/recover')
  await expect(page.locator('#recover-next')).toBeDisabled()
  await expect(page.locator('#recover-account input')).toHaveAttribute('placeholder', 'Its address or name')
  const offered = page.locator('#seconded-accounts').getByRole('link')
  await expect(offered).toHaveAttribute('href', recoveryPath(account))
  await expectNoAxeViolationsInBothThemes()
  await page.keepShots('recover-which')
  await page.locator('#recover-account input').fill(account)
  await page.locator('#recover-next').click()
  await expect(body()).toContainText('You are the helper.')
  await page.locator('#on-new-phone').click()
  await expect(page.locator('#make-new-key')).toBeVisible()
  await expect(body()).toContainText('Make a passkey on the phone')
})

test('the connected helper sends the page to the owner, and makes no passkey on its own phone', async () => {
  const account = await accountWithHelper()
  installWallet(FIRST)
  await page.goto(recoveryPath(account))
  await expect(body()).toContainText(/You are the helper\. Listener .{9} starts on the new phone/)
  await expect(page.locator('#send-recovery-page')).toHaveText('Send this page to the owner')
  await expect(page.locator('#make-new-key')).toHaveCount(0)
  await expectNoAxeViolationsInBothThemes()
  installWallet(SECOND)
  await page.goto(recoveryPath(account))
  await expect(page.locator('#make-new-key')).toBeVisible()
  await expect(page.locator('#send-recovery-page')).toHaveCount(0)
})

test('a connected owner is still in, and is not taken for the helper', async () => {
  const account = await accountWithHelper()
  connectPasskey(account)
  await page.goto(recoveryPath(account, OTHER_KEY))
  await expect(page.locator('#still-in')).toContainText('You are still in on this device.')
  await expect(page.locator('#send-recovery-link')).toBeVisible()
  await expect(body()).not.toContainText('The connected wallet isn’t')
  await expectNoAxeViolationsInBothThemes()
  await page.keepShots('recover-still-in')
})

test('a connected owner without a helper is led to choose one', async () => {
  const account = await recovery().open(KEY)
  connectPasskey(account)
  await page.goto(recoveryPath(account))
  await expect(body()).toContainText('You are still in. Choose a helper now.')
  await expect(page.locator('#choose-helper-now')).toHaveAttribute('href', `/account/${account}#account-safety`)
  await expect(page.locator('#find-kept-passkey')).toHaveCount(0)
})

test('without a key from another phone in the link, no warning says that a pending key is replaced', async () => {
  const account = await accountWithHelper()
  await recovery().propose(account, KEY)
  await page.goto(recoveryPath(account))
  await expect(page.locator('#pending-key')).toContainText('can come in from')
  await expect(body()).not.toContainText('Letting in another one replaces it')
})

test('a wallet that is nobody’s second signer sees that there is no account', async () => {
  await accountWithHelper()
  installWallet(SECOND)
  await page.goto('/recover')
  await expect(page.locator('#seconded-accounts')).toContainText('No account.')
})

test('what was not read is not shown as no account', async () => {
  consoleErrors.allow(/The endpoint could not be reached/)
  installWallet(SECOND)
  await page.goto('/recover')
  await expect(page.locator('#seconded-accounts')).toContainText('No account.')
  const answerAgain = failRpc('with errors')
  await page.reload()
  await expect(page.locator('#seconded-accounts')).toContainText('We can’t read this right now.')
  await expect(body()).not.toContainText('No account.')
  answerAgain()
  await expect(page.locator('#seconded-accounts')).toContainText('No account.')
})

test('an account without a second signer cannot be helped, and others are none of ours', async () => {
  const account = await recovery().open(KEY)
  await page.goto(recoveryPath(account))
  await expect(body()).toContainText('No helper was chosen for this account, so nobody can let a new phone in.')
  await page.locator('#find-kept-passkey').click()
  await expect(page.getByRole('dialog', { name: 'Connect to a wallet' })).toBeVisible()
  await page.goto(recoveryPath(account))
  await expect(page.locator('#make-new-key')).toHaveCount(0)
  const notOpen = await recovery().addressOf(OTHER_KEY)
  for (const other of [FIRST, addressBook().contracts.v2Router, notOpen] as const) {
    await page.goto(recoveryPath(other, OTHER_KEY))
    await expect(body()).toContainText('We find no account with a passkey at this address.')
    await expect(page.locator('#sign-proposal')).toHaveCount(0)
  }
})

test('a link that somebody changed is refused (spec: touch.recovery-link)', async () => {
  await page.goto(`/recover?account=${FIRST}&x=0x1&y=<b>`)
  await expect(body()).toContainText('Part of this link is missing or changed.')
  await page.getByRole('link', { name: 'Start over' }).click()
  await expect(page.locator('#recover-account')).toBeVisible()
})

test('everybody but the second signer hands on the link to the new key', async () => {
  const account = await accountWithHelper()
  const path = recoveryPath(account, OTHER_KEY)
  await page.goto(path)
  await expect(page.locator('#new-key')).toHaveText(FINGERPRINT)
  await expect(page.getByRole('heading', { name: 'Step 2 of 3' })).toBeVisible()
  await page.locator('#show-recovery-link').click()
  await expect(page.locator('#recovery-link')).toHaveText(location.origin + path)
  await expect(page.locator('#recovery-code')).toBeVisible()
  await expect(page.locator('#send-recovery-link')).toHaveText('Send the link to Theo')
  await expect(body()).toContainText('Are you Theo? Connect your wallet.')
  await expectNoAxeViolationsInBothThemes()
  await page.keepShots('recover-share')
  installWallet(SECOND)
  await page.goto(path)
  await expect(body()).toContainText('The connected wallet isn’t Theo’s.')
  await expect(page.locator('#sign-proposal')).toHaveCount(0)
})

test('the second signer reads whom it helps and how, signs, and sends the proposal (spec: touch.recovery-helped)', async () => {
  const account = await accountWithHelper()
  const wallet = installWallet(FIRST)
  await page.goto(recoveryPath(account, OTHER_KEY))
  const terms = page.locator('#help-terms')
  await expect(terms).toContainText(
    `You let the phone with the passkey ${FINGERPRINT} into Listener ${account.slice(2, 6)}…`,
  )
  await expect(terms).toContainText('after seven days')
  await expect(terms).toContainText('unless the owner stops it')
  await expectNoAxeViolationsInBothThemes()
  await page.keepShots('recover-help')
  await page.locator('#sign-proposal').click()
  await expect(page.locator('#confirm-safety-act')).toBeEnabled()
  await expect(page.locator('#review-safety-act')).toContainText(FINGERPRINT)
  await page.locator('#confirm-safety-act').click()
  await expect(page.locator('#review-safety-act')).toContainText(
    /The new phone can come in on \w{3} \d+, unless the old phone stops it\./,
  )
  await page.getByRole('button', { name: 'Close' }).first().click()
  await expect(page.locator('#pending-key')).toContainText(FINGERPRINT)
  await expect(body()).toContainText('The owner opens this page on')
  await expect.poll(() => wallet.asks('eth_signTypedData_v4')).toBe(1)
})

test('another key than the proposed one can be proposed instead, and one in force needs no help (spec: touch.recovery-later)', async () => {
  const account = await accountWithHelper()
  await recovery().propose(account, KEY)
  installWallet(FIRST)
  await page.goto(recoveryPath(account, OTHER_KEY))
  await expect(body()).toContainText('A new phone is waiting already.')
  await page.locator('#sign-proposal').click()
  await page.locator('#confirm-safety-act').click()
  await expect(page.locator('#review-safety-act')).toContainText(
    /The new phone can come in on \w{3} \d+, unless the old phone stops it\./,
  )
  await node('evm_increaseTime', [7 * 86_400 + 1])
  await node('evm_mine')
  await recovery().take(account)
  await page.goto(recoveryPath(account, OTHER_KEY))
  // The helper reads that it is done, and opens nothing.
  await expect(page.locator('#key-in-force')).toHaveText('The new phone is in.')
  await expect(page.locator('#open-recovered-account')).toHaveCount(0)
  await expect(page.locator('#sign-proposal')).toHaveCount(0)
})

test('once the new key is in force, the page of the new phone opens the account, with and without the key in its link (spec: touch.recover-end)', async () => {
  const account = await accountWithHelper()
  await recovery().propose(account, OTHER_KEY)
  await node('evm_increaseTime', [7 * 86_400 + 1])
  await node('evm_mine')
  await page.goto(recoveryPath(account))
  await expect(page.locator('#pending-key')).toContainText('can come in now.')
  await recovery().take(account)
  await expect(page.getByRole('heading', { name: 'You’re back' })).toBeVisible()
  await expect(page.locator('#make-new-key')).toHaveCount(0)
  await page.goto(recoveryPath(account, OTHER_KEY))
  await expect(page.getByRole('heading', { name: 'You’re back' })).toBeVisible()
  await expectNoAxeViolationsInBothThemes()
  await page.keepShots('recover-end')
  await page.locator('#open-recovered-account').click()
  await expect(page.getByRole('dialog', { name: 'Connect to a wallet' })).toBeVisible()
})

test('on a site that cannot have passkeys the page says so, and does not continue', async () => {
  const account = await accountWithHelper()
  await page.goto(recoveryPath(account))
  await page.locator('#make-new-key').click()
  await expect(body()).toContainText('Passkeys don’t work here.')
  await expect(page.locator('#make-new-key')).toBeVisible()
})

test('a signature that the wallet refuses sends nothing and says so', async () => {
  const account = await accountWithHelper()
  const wallet = installWallet(FIRST)
  wallet.next('eth_signTypedData_v4', { does: 'reject' })
  await page.goto(recoveryPath(account, OTHER_KEY))
  await page.locator('#sign-proposal').click()
  await expect(page.locator('#sign-proposal-said')).toHaveText('You didn’t approve, so nothing has changed.')
  await expect(page.locator('#review-safety-act')).toHaveCount(0)
})

test('where the second signer is a passkey, any wallet may send what it signs', async () => {
  const account = await recovery().open(KEY)
  const { passkeyVerifier = '0x' } = addressBook().contracts
  await recovery().setSecondSigner(account, passkeySigner(passkeyVerifier, KEY))
  await page.goto(recoveryPath(account, OTHER_KEY))
  await expect(body()).toContainText('Connect any wallet to send this.')
  await expect(page.getByRole('heading', { name: 'Step 2 of 3' })).toBeVisible()
  await expect(page.locator('#help-terms')).toContainText('unless the old phone stops it')
  installWallet(SECOND)
  await page.goto(recoveryPath(account, OTHER_KEY))
  await expect(page.locator('#sign-proposal')).toHaveText('Let it in with your second passkey')
})

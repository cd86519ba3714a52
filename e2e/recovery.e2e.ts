// Needs: wallet, chain
// An account whose phone is lost: its second signer proposes a new key, its owner can stop that, and the new key finds the account.
import { passkeyRecovery } from '@musi/chain/testing/passkeyRecovery'
import { sendMined } from '@musi/chain/testing/sendMined'
import { readRecoveryLink, recoveryPath } from '@musi/domain/accounts/recoveryLink'
import type { Address } from '@musi/domain/address'
import { type Page, expect } from '@playwright/test'
import { test, withoutSplash } from './testing/harness.ts'
import { ONLY_P256, addSecurityKey, at, begin, bookOf, withPasskeys } from './testing/steps/passkeySteps.ts'
import { FIRST, connectButton, demoWindow, modal, approveDemo } from './testing/steps/walletSteps.ts'

const WEEK_SECONDS = 7 * 86_400

// A virtual authenticator belongs to its browser context, so each test gets its own.
test.use({ ownContext: true })

test.beforeEach(async ({ page, allow }) => {
  allow(ONLY_P256)
  // Passkeys need a host with a name, so these pages are on localhost.
  allow(/^http:\/\/localhost:/)
  await withoutSplash(page)
})

/** Sets the first account as second signer, on the account's page. */
async function chooseSecondSigner(page: Page): Promise<void> {
  await page.locator('#choose-second-signer').click()
  await page.locator('#second-signer-address input').fill(FIRST)
  await page.locator('#confirm-second-signer').click()
  await expect(demoWindow(page)).toContainText('Make Theo your helper')
  await approveDemo(page)
  await expect(page.locator('#review-second-signer')).toContainText(
    'Theo can let a new phone in if you lose this device.',
  )
  await page.keyboard.press('Escape')
  await expect(page.locator('#account-safety')).toContainText('Theo')
}

/** Creates a new passkey on the account’s page and reads it from the resulting URL. */
async function makeNewKey(page: Page) {
  await page.locator('#make-new-key').click()
  await expect(page.locator('#new-key')).toBeVisible()
  const read = readRecoveryLink(new URL(page.url()).search)
  if (read.kind !== 'key') throw new Error('The page shows no link to a new key.')
  return read.key
}

test('a recovery is proposed and cancelled, proposed again and completed, and the new key finds the account (spec: touch.recovery-delay, touch.recovery-veto, touch.recovered-account, touch.recovery-sent)', async ({
  page,
  browser,
  plainChain,
  product,
}) => {
  const { request } = plainChain
  const { contracts } = await bookOf(product)
  const recovery = passkeyRecovery({
    node: (method, params) =>
      method === 'eth_sendTransaction' ? sendMined(request, Object(params[0])) : request(method, params),
    factory: contracts.passkeyAccountFactory ?? '0x',
    chainId: 31_337,
    from: FIRST,
  })
  await page.goto(at(product, '/tickets'))
  const { cdp, authenticatorId } = await withPasskeys(page)
  const account: Address = await begin(page, 'PASSKEY')
  await page.goto(at(product, `/account/${account}`))
  await chooseSecondSigner(page)
  const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId })
  const lost = credentials[0]?.credentialId ?? ''

  // A browser without stored data, like a new phone.
  await page.goto(at(product, `/recover?account=${account}`))
  const key = await makeNewKey(page)
  await recovery.propose(account, key)
  await expect(page.locator('#recovery-warning')).toContainText('Theo is letting a new phone into your account.')
  await page.locator('#stop-recovery-now').click()
  await page.locator('#confirm-safety-act').click()
  // The authenticator answers with the passkey of the connected account.
  await approveDemo(page)
  await expect(page.locator('#review-safety-act')).toContainText('Your passkey stays.')
  await page.locator('#choose-other-helper').click()
  await expect(page.locator('#account-safety')).toBeInViewport()
  await page.goBack()
  await expect(page.locator('#recovery-warning')).toHaveCount(0)

  await recovery.propose(account, key)
  await expect(page.locator('#pending-key')).toContainText('in 7 days')
  await page.goto(at(product, recoveryPath(account, key)))
  await expect(page.locator('#save-recovery-page')).toBeVisible()
  await request('evm_increaseTime', [WEEK_SECONDS + 60])
  await request('evm_mine')
  // A new phone without an account asks the server.
  const phone = await (await browser.newContext()).newPage()
  await phone.goto(at(product, `/recover?account=${account}`))
  await phone.locator('#take-recovery').click()
  await expect(phone.getByRole('heading', { name: 'You’re back' })).toBeVisible()
  await expect(phone.locator('#open-recovered-account')).toBeVisible()
  await phone.context().close()
  await expect(page.locator('#key-replaced')).toBeVisible()

  // With only the lost passkey, the page says why it finds no account.
  const { credentials: both } = await cdp.send('WebAuthn.getCredentials', { authenticatorId })
  const renewed = both.find(({ credentialId }) => credentialId !== lost)
  if (renewed === undefined) throw new Error('No new passkey was made.')
  await cdp.send('WebAuthn.removeCredential', { authenticatorId, credentialId: renewed.credentialId })
  await page.evaluate(() => localStorage.clear())
  await page.goto(at(product, '/tickets'))
  await connectButton(page).click()
  await page.locator('#connect-PASSKEY_FOUND').click()
  await expect(modal(page)).toContainText('This passkey was replaced by another one.')
  await page.locator('#lost-phone').click()
  await expect(page.locator('#recover-account')).toBeVisible()
  await expect(page.locator('#web3-status-error')).toHaveCount(0)

  await cdp.send('WebAuthn.removeCredential', { authenticatorId, credentialId: lost })
  await connectButton(page).click()
  await expect(page.locator('#lost-phone')).toHaveAttribute('href', '/recover')
  await page.locator('#connect-PASSKEY_FOUND').click()
  await expect(modal(page)).toContainText('There is no passkey for Musi on this device')
  await page.locator('#lost-phone').click()
  await expect(connectButton(page)).toBeVisible()
  await cdp.send('WebAuthn.addCredential', { authenticatorId, credential: renewed })
  await page.goto(at(product, '/tickets'))
  expect(await begin(page, 'PASSKEY_FOUND')).toBe(account)
  await expect(page.locator('#key-replaced')).toHaveCount(0)
  // The new key signs for the account.
  await page.goto(at(product, `/account/${account}`))
  await page.locator('#remove-second-signer').click()
  await page.locator('#confirm-safety-act').click()
  await approveDemo(page)
  await expect(page.locator('#review-safety-act')).toContainText('Nobody can let a new phone in now.')
})

test('the page warns that a second passkey on this device is lost with it, and one on another device lets a new phone in (spec: touch.second-passkey, touch.recovery-helped)', async ({
  page,
  product,
}) => {
  await page.goto(at(product, '/tickets'))
  const { cdp, authenticatorId: phone } = await withPasskeys(page)
  const account = await begin(page, 'PASSKEY')
  await page.goto(at(product, `/account/${account}`))
  await page.locator('#choose-second-signer').click()
  const sheet = page.locator('#review-second-signer')
  await page.locator('#second-signer-passkey').click()
  await expect(sheet).toContainText('This passkey is on this device')
  await expect(page.locator('#make-elsewhere')).toHaveText('Make it on another device')
  await expect(page.locator('#confirm-second-signer')).toHaveCount(0)
  await page.locator('#use-anyway').click()
  await page.locator('#confirm-second-signer').click()
  await approveDemo(page)
  await expect(sheet).toContainText('It is on this device, so it can’t help if you lose this device.')
  await expect(sheet).not.toContainText('can let a new phone in')
  await page.locator('#choose-other-helper').click()

  const key = await addSecurityKey(cdp)
  /** Lets only one authenticator answer. */
  const touch = async (touched: string) => {
    for (const authenticatorId of [phone, key])
      await cdp.send('WebAuthn.setAutomaticPresenceSimulation', {
        authenticatorId,
        enabled: authenticatorId === touched,
      })
  }
  await touch(key)
  await page.locator('#second-signer-passkey').click()
  await expect(sheet).toContainText('Is it on another device?')
  await touch(phone)
  await page.locator('#confirm-second-signer').click()
  await approveDemo(page)
  await expect(sheet).toContainText('Your second passkey can let a new phone in')
  await page.keyboard.press('Escape')

  await page.goto(at(product, `/recover?account=${account}`))
  await makeNewKey(page)
  await touch(key)
  await page.locator('#sign-proposal').click()
  await approveDemo(page)
  await expect(page.locator('#confirm-safety-act')).toBeEnabled()
  await touch(phone)
  await page.locator('#confirm-safety-act').click()
  await approveDemo(page)
  await expect(page.locator('#review-safety-act')).toContainText('The new phone is waiting')
  await expect(page.locator('#recovery-warning')).toContainText(
    'Your second passkey is letting a new phone into your account.',
  )
})

test('the page asks for a second signer on the second visit, not on the first (spec: touch.second-signer-asked)', async ({
  page,
  product,
}) => {
  await page.goto(at(product, '/tickets'))
  await withPasskeys(page)
  const account = await begin(page, 'PASSKEY')
  await page.goto(at(product, `/account/${account}`))
  await expect(page.locator('#choose-second-signer')).toBeVisible()
  await expect(page.locator('#ask-second-signer')).toHaveCount(0)
  // The first visit was yesterday.
  await page.evaluate(() => {
    const key = 'musi.secondSigner'
    const stored = JSON.parse(localStorage.getItem(key) ?? '') as { data: { visits: { atMs: number }[] } }
    for (const visit of stored.data.visits) visit.atMs -= 86_400_000
    localStorage.setItem(key, JSON.stringify(stored))
  })
  await page.goto(at(product, '/tickets'))
  await expect(page.locator('#ask-second-signer')).toBeVisible()
  await page.getByRole('link', { name: 'Choose a helper' }).click()
  await expect(page.locator('#account-safety')).toBeInViewport()
})

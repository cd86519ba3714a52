import { expect as vitestExpect, test } from 'vitest'
import { expectNoAxeViolationsInBothThemes } from '#testing/axe.ts'
import { FIRST, SECOND, addressBook, installWallet, node, restoreChainAfterEach, tokenOf } from '#testing/chain.ts'
import { consoleErrors } from '#testing/consoleErrors.ts'
import { expect } from '#testing/expect.ts'
import { page } from '#testing/page.ts'
import { KEY, OTHER_KEY } from '@musi/chain/testing/passkeyRecovery'
import { connectPasskey, recovery } from '#testing/passkeyAccount.ts'
import { failRpc } from '#testing/rpcFaults.ts'

restoreChainAfterEach()

const WEEK_SECONDS = 7 * 86_400
const part = () => page.locator('#account-safety')

test('an own account without a second signer says what is lost, and where its key works (spec: touch.safety)', async () => {
  const account = await recovery().open(KEY)
  connectPasskey(account)
  await page.goto(`/account/${account}`)
  await expect(part()).toContainText('If you lose this device')
  await expect(part()).toContainText('Your passkey opens this account.')
  await expect(part()).toContainText(`Your passkey works at ${location.hostname} only.`)
  await expect(page.locator('#choose-second-signer')).toHaveText('Choose a helper')
  await expect(page.locator('#remove-second-signer')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Listener [0-9a-fA-F]{4}…[0-9a-fA-F]{4}$/)
  await expectNoAxeViolationsInBothThemes()
  await page.keepShots('safety-none')
})

test('an account that is not deployed yet has its short name, and can choose a second signer too (spec: touch.told-account)', async () => {
  const account = await recovery().addressOf(KEY)
  connectPasskey(account)
  await page.goto(`/account/${account}`)
  await expect(page.locator('#choose-second-signer')).toBeVisible()
  await expect(part()).toContainText('choose a helper now')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Listener /)
})

test('the second signer is named to its account, to itself and to everybody', async () => {
  const account = await recovery().open(KEY)
  await recovery().setSecondSigner(account, FIRST)
  connectPasskey(account)
  await page.goto(`/account/${account}`)
  await expect(part()).toContainText(/Helper\s*Theo/)
  await expect(page.locator('#if-lost')).toContainText('Theo can let a new phone in.')
  await expect(page.locator('#if-lost')).toContainText(`open ${location.host}/recover on the new phone`)
  await expect(part()).toContainText(account)
  await expect(page.locator('#remove-second-signer')).toBeVisible()
  await page.keepShots('safety-helper')
  installWallet(FIRST)
  await page.goto(`/account/${account}`)
  await expect(part()).toContainText('Who can help with this account')
  await expect(part()).toContainText('You are the helper of this account.')
  await expect(page.locator('#choose-second-signer')).toHaveCount(0)
  installWallet(SECOND)
  await page.goto(`/account/${account}`)
  await expect(part()).toContainText(/Helper\s*Theo/)
  await expect(part()).not.toContainText('You are')
})

test('a second passkey is named by its fingerprint, and another verifier is not trusted', async () => {
  const account = await recovery().open(KEY)
  const { passkeyVerifier = '0x' } = addressBook().contracts
  await recovery().setSecondSigner(account, `${passkeyVerifier}${OTHER_KEY.x.slice(2)}${OTHER_KEY.y.slice(2)}`)
  await page.goto(`/account/${account}`)
  await expect(part()).toContainText('Passkey 7cf2 7b18 8d03 4f7e')
  await recovery().setSecondSigner(account, `${FIRST}${OTHER_KEY.x.slice(2)}${OTHER_KEY.y.slice(2)}`)
  await expect(part()).toContainText('A helper that we don’t know')
})

test('a page of an account without a passkey has no such part', async () => {
  await page.goto(`/account/${FIRST}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Theo')
  await expect(part()).toHaveCount(0)
})

test('what was not read is not shown as none', async () => {
  consoleErrors.allow(/The endpoint could not be reached/)
  const account = await recovery().open(KEY)
  connectPasskey(account)
  const answerAgain = failRpc('with errors')
  await page.goto(`/account/${account}`)
  await expect(part()).toContainText('We can’t read who can help right now.')
  await expect(part()).not.toContainText('choose a helper now')
  await expect(page.locator('#choose-second-signer')).toHaveCount(0)
  answerAgain()
  await expect(page.locator('#choose-second-signer')).toBeVisible()
})

test('a typed second signer is refused with a reason, or asked for in a review (spec: touch.second-signer-problem)', async () => {
  const account = await recovery().open(KEY)
  connectPasskey(account)
  await page.goto(`/account/${account}`)
  await page.locator('#choose-second-signer').click()
  const field = page.locator('#second-signer-address input')
  const why = page.locator('#second-signer-why')
  await expect(why).toHaveText('Enter an address or a name.')
  for (const [typed, sentence] of [
    [account, 'This is the account itself. It would be lost together with this device.'],
    [tokenOf('DAI'), 'This contract can’t approve anything, so it could not help you.'],
    [addressBook().contracts.v2Router, 'This contract can’t approve anything, so it could not help you.'],
  ] as const) {
    await field.fill(typed)
    await expect(why).toHaveText(sentence)
    await expect(page.locator('#confirm-second-signer')).toBeDisabled()
  }
  await field.fill(SECOND)
  await expect(page.locator('#confirm-second-signer')).toBeEnabled()
  await expect(page.locator('#second-signer-rehearsal')).toContainText('This is free.')
  await expectNoAxeViolationsInBothThemes()
  await page.keepShots('safety-choose')
})

test('a proposed key is shown to everybody with the time that is left, and to its owner with a way to stop it (spec: touch.recovery-shown, touch.recovery-warned)', async () => {
  const account = await recovery().open(KEY)
  await recovery().setSecondSigner(account, FIRST)
  await recovery().propose(account, OTHER_KEY)
  installWallet(SECOND)
  await page.goto(`/account/${account}`)
  await expect(page.locator('#pending-key')).toContainText(
    'The new phone with the passkey 7cf2 7b18 8d03 4f7e can come in from',
  )
  await expect(page.locator('#pending-key')).toContainText('in 7 days')
  await expect(part()).toContainText('A new phone is waiting for this account')
  await expect(part().getByRole('alert')).toHaveCount(0)
  await expect(page.locator('#stop-recovery')).toHaveCount(0)
  await expect(page.locator('#take-recovery')).toHaveCount(0)
  await expect(page.locator('#recovery-warning')).toHaveCount(0)
  connectPasskey(account)
  await page.goto('/tickets')
  const warning = page.locator('#recovery-warning')
  await expect(warning).toContainText(
    /^Theo is letting a new phone into your account\. It can come in from \w{3} \d+, \d{4}, \d+:\d\d [AP]M\. If you don’t know about it, stop it now\.$/,
  )
  await page.keepShots('safety-warning')
  await page.locator('#stop-recovery-now').click()
  await expect(page.locator('#review-safety-act')).toContainText('Your passkey stays')
  await expect(page.locator('#confirm-safety-act')).toBeEnabled()
  await page.goto(`/account/${account}`)
  await expect(page.locator('#stop-recovery')).toBeVisible()
  await expect(part().getByRole('alert')).toContainText('Theo is letting a new phone into your account')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Listener [0-9a-fA-F]{4}…[0-9a-fA-F]{4}$/)
  await expectNoAxeViolationsInBothThemes()
  await page.keepShots('safety-pending')
})

test('after seven days anybody puts the new key in force', async () => {
  const account = await recovery().open(KEY)
  await recovery().setSecondSigner(account, FIRST)
  await recovery().propose(account, OTHER_KEY)
  await node('evm_increaseTime', [WEEK_SECONDS + 1])
  await node('evm_mine')
  // Without a relayer, a visitor connects an account first.
  await page.open(`/account/${account}`, { relays: false })
  await expect(part()).toContainText('Anybody may press it now: the seven days are over.')
  await page.locator('#take-recovery').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  installWallet(SECOND)
  await page.goto(`/account/${account}`)
  await expect(page.locator('#pending-key')).toContainText('can come in now.')
  await page.locator('#take-recovery').click()
  await page.locator('#confirm-safety-act').click()
  await expect(page.locator('#review-safety-act')).toContainText('Only the new phone’s passkey opens this account now.')
  await expect(page.locator('#pending-key')).toHaveCount(0)
})

test('after seven days the old device is told that the account can be taken, and cannot take it from itself', async () => {
  const account = await recovery().open(KEY)
  await recovery().setSecondSigner(account, FIRST)
  await recovery().propose(account, OTHER_KEY)
  await node('evm_increaseTime', [WEEK_SECONDS + 1])
  await node('evm_mine')
  connectPasskey(account)
  await page.goto(`/account/${account}`)
  await expect(page.locator('#recovery-warning')).toContainText('can take this account at any moment')
  await expect(part().getByRole('alert')).toContainText('can take this account at any moment')
  await expect(page.locator('#stop-recovery')).toBeVisible()
  await expect(page.locator('#take-recovery')).toHaveCount(0)
  await page.keepShots('safety-ready')
  await recovery().take(account)
  // The old key can change nothing, so nothing is offered to it but the way to the new one.
  await expect(page.locator('#connect-new-passkey')).toBeVisible()
  await expect(part()).toContainText('This account opens with another passkey now.')
  for (const id of ['choose-second-signer', 'remove-second-signer', 'move-everything'])
    await expect(page.locator(`#${id}`)).toHaveCount(0)
  await expectNoAxeViolationsInBothThemes()
  await page.keepShots('safety-replaced')
})

test('a new phone without an account has our server switch to it, and reads why that fails (spec: touch.recovery-sent)', async () => {
  consoleErrors.allow(/./)
  const account = await recovery().open(KEY)
  await recovery().setSecondSigner(account, FIRST)
  await recovery().propose(account, OTHER_KEY)
  await node('evm_increaseTime', [WEEK_SECONDS + 1])
  await node('evm_mine')
  let answer: { status?: number; json: object } = { status: 409, json: { code: 'notReady', error: 'x' } }
  const asked: unknown[] = []
  page.route('**/api/recoveries', (route) => {
    asked.push(JSON.parse(route.request().postData()))
    return route.fulfill(answer)
  })
  await page.open(`/account/${account}`, { relays: true })
  const take = page.locator('#take-recovery')
  await expect(part()).toContainText('It is free, and you don’t have to connect.')
  await take.click()
  await expect(part()).toContainText(/Too early\. It can come in on \w{3} \d+, \d{4}/)
  answer = { status: 409, json: { code: 'failed', error: 'x' } }
  await take.click()
  await expect(part()).toContainText('That didn’t work, and nothing has changed.')
  answer = { status: 503, json: { code: 'chainAway', error: 'x' } }
  await take.click()
  await expect(part()).toContainText('Nothing has changed. Try again.')
  answer = { json: { transaction: `0x${'ab'.repeat(32)}` } }
  await take.click()
  await expect(part()).toContainText('Your new phone can open this account now.')
  answer = { status: 429, json: { code: 'tooMany', error: 'x' } }
  await take.click()
  await expect(part()).toContainText('Connect a wallet and press again')
  await take.click()
  await expect(page.getByRole('dialog', { name: 'Connect to a wallet' })).toBeVisible()
  vitestExpect(asked).toEqual(Array.from({ length: 5 }, () => ({ account })))
})

test('a second signer is asked for from the second visit on, until the question is closed (spec: touch.second-signer-asked)', async () => {
  const account = await recovery().open(KEY)
  const ask = page.locator('#ask-second-signer')
  connectPasskey(account)
  await page.goto(`/account/${account}`)
  await expect(page.locator('#choose-second-signer')).toBeVisible()
  await expect(ask).toHaveCount(0)
  connectPasskey(account, { firstVisitMs: 1 })
  await page.goto('/tickets')
  await expect(ask).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectNoAxeViolationsInBothThemes()
  await page.keepShots('safety-ask')
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(ask).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(ask).toHaveCount(0)
})

test('an account with a second signer is not asked', async () => {
  const account = await recovery().open(KEY)
  const { passkeyVerifier = '0x' } = addressBook().contracts
  await recovery().setSecondSigner(account, `${passkeyVerifier}${KEY.x.slice(2)}${KEY.y.slice(2)}`)
  connectPasskey(account, { firstVisitMs: 1 })
  await page.goto(`/account/${account}`)
  await expect(part()).toContainText('Passkey 6b17')
  await expect(page.locator('#ask-second-signer')).toHaveCount(0)
})

import { expect as vitestExpect, test } from 'vitest'
import { KEY } from '@musi/chain/testing/passkeyRecovery'
import { ZERO_ADDRESS } from '@musi/domain/address'
import { expectNoAxeViolationsInBothThemes } from '#testing/axe.ts'
import { FIRST, SECOND, addressBook, installWallet, node, restoreChainAfterEach, tokenOf } from '#testing/chain.ts'
import { consoleErrors } from '#testing/consoleErrors.ts'
import { expect } from '#testing/expect.ts'
import { page } from '#testing/page.ts'
import { connectPasskey, recovery } from '#testing/passkeyAccount.ts'
import { tokenBalance } from '#testing/pools.ts'
import { failRpc } from '#testing/rpcFaults.ts'
import { SELECTORS } from '#testing/selectors.ts'

restoreChainAfterEach()

const COIN = 10n ** 18n
/** An address without any activity, and one that looks like it when shortened. */
const FRESH = '0x1111000000000000000000000000000000002222'
const ALIKE = '0x1111000000000000000000000000000000012222'
/** Cleo, who collects. */
const CLEO = '0x976EA74026E726554dB657fA54763abd0C3a0aa9'
const ACTS = '**/api/acts?*'

const field = () => page.locator('#transfer-recipient input')
const amount = () => page.locator('#transfer-amount .token-amount-input')
const why = () => page.locator('#transfer-why')
const check = () => page.locator('#transfer-check')
const confirm = () => page.locator('#confirm-transfer')
const sheet = () => page.locator('#review-transfer')

async function openSheet(id: string, account = FIRST): Promise<void> {
  await page.goto(`/account/${account}`)
  const all = page.getByRole('button', { name: /^Show all \d+$/ })
  await expect(page.locator('#send-ETH')).toBeVisible()
  if ((await all.count()) > 0) await all.click()
  await page.locator(`#send-${id}`).click()
  await expect(sheet()).toBeVisible()
}

test('a token is sent to a person exactly, and the result says so (spec: account.send)', async () => {
  installWallet(FIRST)
  const dai = tokenOf('DAI')
  const before = await tokenBalance(SECOND, dai)
  await openSheet(dai)
  await expect(why()).toHaveText('Enter an address or a name.')
  await field().fill(SECOND)
  await expect(page.locator('#transfer-face')).toContainText('Petra')
  await expect(why()).toHaveText('Enter an amount.')
  await amount().fill('3.000000000000000007')
  await expect(page.locator('#transfer-rehearsal')).toContainText('Petra gets 3 DAI.')
  await expect(sheet()).toContainText(/Amount\s*3\.000000000000000007\sDAI/)
  await expect(check()).toHaveText('')
  await expectNoAxeViolationsInBothThemes()
  await page.keepShots('transfer-review')
  await confirm().click()
  await expect(sheet()).toContainText(/Sent 3\sDAI to Petra/)
  vitestExpect(await tokenBalance(SECOND, dai)).toBe(before + 3n * COIN + 7n)
  await page.keepShots('transfer-sent')
  await page.locator('#transfer-done').click()
  await expect(page.locator(`#send-${dai}`)).toBeFocused()
})

test('what would be lost at a recipient is not sent (spec: account.recipient)', async () => {
  installWallet(FIRST)
  const dai = tokenOf('DAI')
  await openSheet(dai)
  await amount().fill('1')
  for (const [typed, sentence] of [
    [FIRST, 'This is your own account.'],
    [ZERO_ADDRESS, 'Nobody owns this address. What you send there is lost.'],
    [dai, 'This is the contract of what you send. It would be lost there.'],
    [addressBook().contracts.v2Router, 'This is a contract of the exchange. What you send there is lost.'],
    [tokenOf('UNI'), 'This is a contract of the exchange. What you send there is lost.'],
  ] as const) {
    await field().fill(typed)
    await expect(why()).toHaveText(sentence)
    await expect(confirm()).toBeDisabled()
  }
  await page.keepShots('transfer-refused')
  await field().fill(SECOND)
  await amount().fill('99999999999')
  await expect(why()).toHaveText('This is more than you have.')
  await amount().fill('1.0000000000000000001')
  await expect(why()).toHaveText('This has more decimals than the token.')
})

test('an address without a past is pointed out, and one whose past cannot be read is not called unused (spec: account.recipient-past)', async () => {
  consoleErrors.allow(/503/)
  installWallet(FIRST)
  await openSheet('ETH')
  await amount().fill('1')
  await field().fill(FRESH)
  await expect(check()).toHaveText('No activity yet at this address. Check it.')
  await field().fill(SECOND)
  await expect(page.locator('#transfer-face')).toContainText('Petra')
  await expect(check()).toHaveText('')
  page.route(ACTS, (route) => route.fulfill({ status: 503, json: { code: 'away', error: 'x' } }))
  await field().fill(ALIKE)
  await expect(check()).toHaveText('We can’t tell whether this address was ever used. Check it.')
  page.unroute(ACTS)
  await expect(check()).toHaveText('No activity yet at this address. Check it.')
})

test('case 40: an address with the same ends as one that was sent to is warned about', async () => {
  installWallet(FIRST)
  await openSheet('ETH')
  await amount().fill('0.1')
  await field().fill(FRESH)
  await expect(confirm()).toBeEnabled()
  await confirm().click()
  await expect(sheet()).toContainText('Sent')
  await page.locator('#transfer-done').click()
  await page.locator('#send-ETH').click()
  await field().fill(ALIKE)
  await expect(sheet().getByRole('alert')).toContainText('This address only looks like one you know')
  await page.keepShots('transfer-alike')
  await field().fill(FRESH)
  await expect(sheet().getByRole('alert')).toHaveCount(0)
  // An address that the account has sent to counts as known.
  await expect(check()).toHaveText('')
})

test('Max leaves native currency for gas, and all of it goes where our server pays the gas', async () => {
  installWallet(FIRST)
  await openSheet('ETH')
  const heldAmount = BigInt(String(await node('eth_getBalance', [FIRST, 'latest'])))
  await page.getByRole('button', { name: /^Max/ }).click()
  const left =
    heldAmount - BigInt((await amount().inputValue()).replace('.', '').padEnd(String(heldAmount).length, '0'))
  vitestExpect(left).toBeGreaterThan(0n)

  const account = await recovery().open(KEY)
  await node('anvil_setBalance', [account, `0x${(2n * COIN + 5n).toString(16)}`])
  connectPasskey(account)
  await openSheet('ETH', account)
  await page.getByRole('button', { name: /^Max/ }).click()
  await expect(amount()).toHaveValue('2.000000000000000005')
})

test('of a token that keeps a fee, the form says what arrives', async () => {
  installWallet(FIRST)
  const toll = tokenOf('TOLL')
  const added = { [toll]: { symbol: 'TOLL', name: 'Toll Road', decimals: 18 } }
  localStorage.setItem('musi.settings', JSON.stringify({ version: 1, data: { tokens: { 31337: added } } }))
  await openSheet(toll)
  await amount().fill('100')
  await field().fill(SECOND)
  await expect(page.locator('#transfer-rehearsal')).toContainText(/Petra gets 9\d[\d.]*\sTOLL\./)
  await expect(confirm()).toBeEnabled()
})

test('a collectible is given to a person, and not to a contract that cannot hold it (spec: account.send)', async () => {
  const { musicNft = '0x', multicall3 } = addressBook().contracts
  installWallet(CLEO)
  await page.goto(`/nft/${musicNft}/1`)
  await page.locator('#send-piece').click()
  await field().fill(multicall3)
  await expect(why()).toHaveText('This is a contract of the exchange. What you send there is lost.')
  await node('anvil_setCode', [FRESH, String(await node('eth_getCode', [multicall3, 'latest']))])
  await field().fill(FRESH)
  await expect(check()).toHaveText('This is a contract. Make sure that its owner can get out what you send.')
  await expect(page.locator('#transfer-rehearsal')).toContainText('This address can’t hold collectibles.')
  await expect(confirm()).toBeDisabled()
  await field().fill(SECOND)
  await expect(page.locator('#transfer-rehearsal')).toContainText('Petra gets Kitchen Radio, first take.')
  await expect(confirm()).toBeEnabled()
  await expectNoAxeViolationsInBothThemes()
  await page.keepShots('transfer-piece')
  await confirm().click()
  await expect(sheet()).toContainText('Sent Kitchen Radio, first take to Petra')
  const owner = String(
    await node('eth_call', [{ to: musicNft, data: `${SELECTORS.ownerOf}${'1'.padStart(64, '0')}` }, 'latest']),
  )
  vitestExpect(owner.slice(-40)).toBe(SECOND.slice(2).toLowerCase())
  await page.locator('#transfer-done').click()
  await expect(page.locator('#send-piece')).toHaveCount(0)
})

test('while the chain does not answer nothing is sent, and the form stays', async () => {
  consoleErrors.allow(/The endpoint could not be reached/)
  installWallet(FIRST)
  await openSheet('ETH')
  await amount().fill('1')
  await field().fill(SECOND)
  await expect(confirm()).toBeEnabled()
  const answerAgain = failRpc('with errors')
  await node('anvil_mine', ['0x1'])
  await expect(confirm()).toBeDisabled()
  await expect(field()).toHaveValue(SECOND)
  answerAgain()
  await expect(confirm()).toBeEnabled()
})

test('the buttons to send fit beside the balances on a phone', async () => {
  installWallet(FIRST)
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(`/account/${FIRST}`)
  await expect(page.locator('#send-ETH')).toBeVisible()
  await page.keepShots('transfer-balances')
})

test('nobody else can send from an account', async () => {
  installWallet(SECOND)
  await page.goto(`/account/${FIRST}`)
  await expect(page.getByRole('region', { name: 'Balances' }).getByRole('listitem').first()).toBeVisible()
  await expect(page.locator('#send-ETH')).toHaveCount(0)
})

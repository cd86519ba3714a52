import { KEY } from '@musi/chain/testing/passkeyRecovery'
import type { Address } from '@musi/domain/address'
import { expect as vitestExpect, test } from 'vitest'
import { expectNoAxeViolationsInBothThemes } from '#testing/axe.ts'
import { FIRST, SECOND, addressBook, node, restoreChainAfterEach, tokenOf } from '#testing/chain.ts'
import { consoleErrors } from '#testing/consoleErrors.ts'
import { expect } from '#testing/expect.ts'
import { page } from '#testing/page.ts'
import { connectPasskey, recovery } from '#testing/passkeyAccount.ts'
import { tokenBalance } from '#testing/pools.ts'
import { failRpc } from '#testing/rpcFaults.ts'
import { SELECTORS } from '#testing/selectors.ts'
import { toCallDataWord } from '#testing/toCallDataWord.ts'

restoreChainAfterEach()

const COIN = 10n ** 18n
/** Cleo, who collects; Stella, who stakes. */
const CLEO = '0x976EA74026E726554dB657fA54763abd0C3a0aa9'
const STELLA = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
/** Code of a token that answers 18 to everything, and whose transfers revert. */
const STUCK_CODE = '0x60003560e01c63a9059cbb14601957601260005260206000f35b600080fd'

const field = () => page.locator('#transfer-recipient input')
const confirm = () => page.locator('#confirm-move')
const why = () => page.locator('#move-why')
const now = () => page.locator('#move-now').getByRole('listitem')

const give = (symbol: string, to: Address, amount: bigint) =>
  node('eth_sendTransaction', [
    { from: FIRST, to: tokenOf(symbol), data: `${SELECTORS.transfer}${toCallDataWord(to)}${toCallDataWord(amount)}` },
  ])

async function sendAs(from: Address, to: Address, data: string): Promise<void> {
  await node('anvil_setBalance', [from, `0x${COIN.toString(16)}`])
  await node('anvil_impersonateAccount', [from])
  await node('eth_sendTransaction', [{ from, to, data, gas: '0x7a120' }])
  await node('anvil_stopImpersonatingAccount', [from])
}

const givePiece = (to: Address, id: bigint): Promise<void> =>
  sendAs(
    CLEO,
    addressBook().contracts.musicNft ?? '0x',
    `0x23b872dd${toCallDataWord(CLEO)}${toCallDataWord(to)}${toCallDataWord(id)}`,
  )

/** Unstakes Stella's stake and stakes it for the account. */
async function giveStake(account: Address): Promise<void> {
  for (const { pair, rewards } of addressBook().stakingPools) {
    const staked = await tokenBalance(STELLA, rewards)
    if (staked === 0n) continue
    await sendAs(STELLA, rewards, '0xe9fad8ee')
    await sendAs(STELLA, pair, `${SELECTORS.transfer}${toCallDataWord(account)}${toCallDataWord(staked)}`)
    await sendAs(account, pair, `${SELECTORS.approve}${toCallDataWord(rewards)}${toCallDataWord(staked)}`)
    return sendAs(account, rewards, `0xa694fc3a${toCallDataWord(staked)}`)
  }
  throw new Error('Stella has no stake.')
}

async function openSheet(account: Address): Promise<void> {
  connectPasskey(account)
  await page.goto(`/account/${account}`)
  await page.locator('#move-everything').click()
  await expect(page.locator('#review-move')).toBeVisible()
}

test('everything that an account holds is listed exactly, and what cannot be moved is left out with its reason (spec: touch.move)', async () => {
  // Before the blocks that follow, so that the page finds it in the first one that it reads.
  await node('anvil_setCode', [tokenOf('COMP'), STUCK_CODE])
  const account = await recovery().open(KEY)
  await node('anvil_setBalance', [account, `0x${(2n * COIN + 5n).toString(16)}`])
  await give('DAI', account, 3n * COIN + 7n)
  await givePiece(account, 1n)
  await openSheet(account)
  await expect(why()).toHaveText('Enter an address or a name.')
  await expect(page.locator('#move-all')).toContainText('3.000000000000000007')
  await expect(page.locator('#move-all').getByRole('listitem')).toHaveCount(4)
  await field().fill(SECOND)
  await expect(now()).toHaveCount(3)
  await expect(page.locator('#move-now')).toContainText(/2\.000000000000000005\sETH/)
  await expect(page.locator('#move-now')).toContainText('Kitchen Radio, first take')
  await expect(page.locator('#move-kept')).toContainText(
    /0\.000000000000000018\sCOMP<\$0\.10Its contract refuses to move it\./,
  )
  await expect(page.locator('#move-rehearsal')).toContainText('Petra gets all of this.')
  await expect(confirm()).toBeEnabled()
  await expectNoAxeViolationsInBothThemes()
  await page.keepShots('move')
})

test('an account without anything has nothing to move', async () => {
  const account = await recovery().open(KEY)
  await openSheet(account)
  await expect(why()).toHaveText('There is nothing to move.')
  await expect(field()).toHaveCount(0)
  await expect(confirm()).toBeDisabled()
  await page.keepShots('move-empty')
})

test('more than ten things go in several batches (spec: touch.move-batch)', async () => {
  const account = await recovery().open(KEY)
  const symbols = ['DAI', 'USDC', 'USDT', 'UNI', 'COMP', 'QUICK', 'OM', 'EASY', 'wBTC', 'WETH', 'LINK', 'AAVE']
  let given = 0
  for (const symbol of symbols)
    if (addressBook().tokens.some((token) => token.symbol === symbol) || symbol === 'WETH')
      if (
        await give(symbol, account, 5n).then(
          () => true,
          () => false,
        )
      )
        given += 1
  await node('anvil_setBalance', [account, '0x5'])
  vitestExpect(given).toBeGreaterThanOrEqual(10)
  await openSheet(account)
  await field().fill(SECOND)
  await expect(confirm()).toHaveText('Move the first part')
  await expect(page.locator('#move-later').getByRole('listitem').first()).toBeVisible()
  vitestExpect(await now().count()).toBeLessThanOrEqual(10)
  await expect(confirm()).toBeEnabled()
  await page.keepShots('move-many')
})

test('what has to be taken out first is named with a link to it (spec: touch.move-rest)', async () => {
  const account = await recovery().open(KEY)
  await giveStake(account)
  await give('UNI', account, COIN)
  await sendAs(account, tokenOf('UNI'), `0x5c19a95c${toCallDataWord(SECOND)}`)
  await openSheet(account)
  const staying = page.locator('#move-staying')
  await expect(staying).toContainText('Staked shares and rewards:')
  await expect(staying.locator('a[href^="/uni/"]').first()).toBeVisible()
  await expect(staying).toContainText('Votes that you gave to Petra end with the tokens that go')
  await expectNoAxeViolationsInBothThemes()
  await page.keepShots('move-staying')
})

test('what cannot be read is not shown as nothing', async () => {
  consoleErrors.allow(/503|The endpoint could not be reached/)
  const account = await recovery().open(KEY)
  await give('DAI', account, COIN)
  page.route('**/api/acts?*', (route) => route.fulfill({ status: 503, json: { code: 'away', error: 'x' } }))
  await openSheet(account)
  await expect(page.locator('#review-move')).toContainText(
    'We can’t read everything that this account holds right now.',
  )
  await field().fill(SECOND)
  await expect(now()).toHaveCount(1)
  const answerAgain = failRpc('with errors')
  await node('anvil_mine', ['0x1'])
  await expect(confirm()).toBeDisabled()
  await expect(page.locator('#review-move')).not.toContainText('There is nothing to move.')
  answerAgain()
  await expect(confirm()).toBeEnabled()
})

test('an account that could not be read is not called empty', async () => {
  consoleErrors.allow(/503/)
  const account = await recovery().open(KEY)
  page.route('**/api/acts?*', (route) => route.fulfill({ status: 503, json: { code: 'away', error: 'x' } }))
  await openSheet(account)
  await field().fill(SECOND)
  await expect(page.locator('#review-move')).toContainText(
    'We can’t read everything that this account holds right now.',
  )
  await expect(why()).toHaveText('Reading what this account holds…')
})

test('a token whose balance cannot be read any more is reported, and the others move', async () => {
  const account = await recovery().open(KEY)
  await give('DAI', account, COIN)
  await give('UNI', account, COIN)
  await openSheet(account)
  await field().fill(SECOND)
  await expect(now()).toHaveCount(2)
  // REVERT with whatever it is asked.
  await node('anvil_setCode', [tokenOf('DAI'), '0x60006000fd'])
  await node('anvil_mine', ['0x1'])
  await expect(now()).toHaveCount(1)
  await expect(page.locator('#review-move')).toContainText(
    'We can’t read everything that this account holds right now.',
  )
})

test('only the account itself has the way out, and only with a passkey', async () => {
  const account = await recovery().open(KEY)
  await page.goto(`/account/${account}`)
  await expect(page.locator('#account-safety')).toBeVisible()
  await expect(page.locator('#move-everything')).toHaveCount(0)
})

import { expect as vitestExpect, describe, test } from 'vitest'
import { expectNoAxeViolationsInBothThemes } from '#testing/axe.ts'
import { installWallet, restoreChainAfterEach, node, addressBook } from '#testing/chain.ts'
import { expect } from '#testing/expect.ts'
import { page } from '#testing/page.ts'
import { NICO, VERA } from '../testing/voteScreen.ts'
import { toCallDataWord } from '#testing/toCallDataWord.ts'

restoreChainAfterEach()

const box = () => page.getByRole('region', { name: 'Vote without gas' })
const rows = () => box().getByRole('listitem')
const sheet = () => page.locator('#review-send-votes')

/**
 * Answers requests to store votes without storing them, since the server's data is not restored with the chain.
 */
function stubBallotServer(answer: { status: number; code?: string }): () => unknown {
  let storedBallot: unknown
  page.route('**/api/ballots', (route) => {
    storedBallot = JSON.parse(route.request().postData())
    route.fulfill({
      status: answer.status,
      json: answer.code === undefined ? { ballot: storedBallot } : { code: answer.code },
    })
  })
  return () => storedBallot
}

test('signed votes are shown to everybody, with voter and weight (spec: governance.ballots-kept)', async () => {
  await page.goto('/vote/7')
  await expect(rows()).toHaveCount(3)
  await expect(rows().first()).toHaveText(/(For|Against)11,000,000 Votes$/)
  await expect(box()).toContainText('Connect a wallet to sign a vote.')
  await expect(box().getByRole('button')).toHaveCount(0)
})

describe('signing (spec: governance.ballot)', () => {
  test('a ballot is signed for the shown choice, and posted to the server with its signature', async () => {
    const wallet = installWallet(VERA)
    const storedBallot = stubBallotServer({ status: 200 })
    await page.goto('/vote/7')
    await expect(box()).toContainText('A signed vote can’t be taken back.')
    await expectNoAxeViolationsInBothThemes()
    await page.keepShots('vote-ballots')
    await box().getByRole('button', { name: 'Sign a vote against' }).click()
    await expect(box().getByRole('button', { name: 'Sign a vote against' })).toBeEnabled()
    vitestExpect(storedBallot()).toMatchObject({ voter: VERA, proposal: '7', support: false })
    const signingRequest = wallet.requests.find(({ method }) => method === 'eth_signTypedData_v4')
    const [, text] = (signingRequest?.params ?? []) as [string, string]
    vitestExpect(JSON.parse(text)).toMatchObject({
      domain: { name: 'Uniswap Governor Alpha', chainId: 31337, verifyingContract: addressBook().contracts.governor },
      primaryType: 'Ballot',
      message: { proposalId: '7', support: false },
    })
    vitestExpect(wallet.asks('eth_sendTransaction')).toBe(0)
  })

  test('a refusal in the wallet is not an error, and a refusal of the server is explained', async () => {
    const wallet = installWallet(VERA)
    stubBallotServer({ status: 409, code: 'otherSide' })
    await page.goto('/vote/7')
    const button = box().getByRole('button', { name: 'Sign a vote for' })
    wallet.next('eth_signTypedData_v4', { does: 'reject' })
    await button.click()
    await expect(page.locator('#ballot-said')).toHaveText('Nothing was signed.')
    await button.click()
    await expect(page.locator('#ballot-said')).toContainText('A vote of yours for the other side is kept here already.')
  })

  test('an account without votes and a smart wallet see why they cannot sign', async () => {
    installWallet(NICO)
    await page.goto('/vote/7')
    await expect(box()).toContainText('You had no votes when the voting began')
    await node('anvil_setCode', [VERA, '0x6001'])
    installWallet(VERA)
    await page.goto('/vote/7')
    await expect(box()).toContainText('Your account is a smart wallet.')
    await expect(page.locator('#sign-for')).toHaveCount(0)
  })
})

test('signed votes that cannot be read are not shown as none, and can be read again', async () => {
  page.route('**/api/ballots?proposal=7', (route) => route.fulfill({ status: 503, json: { code: 'chainAway' } }))
  await page.goto('/vote/7')
  await expect(box().getByRole('alert')).toContainText('We can’t read the signed votes right now.')
  page.unroute('**/api/ballots?proposal=7')
  await box().getByRole('button', { name: 'Try again' }).click()
  await expect(rows()).toHaveCount(3)
})

test('if more votes are signed than fit into a transaction, the first fifty can be sent and the list says how many are hidden (spec: governance.ballot)', async () => {
  installWallet(NICO)
  const ballots = Array.from({ length: 60 }, (_, at) => ({
    voter: `0x${toCallDataWord(BigInt(at + 1)).slice(24)}`,
    proposal: '7',
    support: at % 2 === 0,
    v: 27,
    r: `0x${toCallDataWord('1')}`,
    s: `0x${toCallDataWord('1')}`,
    votes: `${10n ** 18n}`,
    keptAtSeconds: 1,
  }))
  page.route('**/api/ballots?proposal=7', (route) => route.fulfill({ status: 200, json: { rows: ballots } }))
  await page.goto('/vote/7')
  await expect(rows()).toHaveCount(20)
  await expect(box()).toContainText('and 40 more')
  await expect(page.locator('#send-ballots')).toHaveText('Send the first 50')
})

test('an account without votes can send all signed votes in one transaction, after a simulation', async () => {
  const wallet = installWallet(NICO)
  await page.goto('/vote/7')
  await box().getByRole('button', { name: 'Send these votes' }).click()
  await expect(sheet()).toContainText('A vote that doesn’t count any more is left out')
  await expect(sheet().getByRole('listitem')).toHaveCount(3)
  await page.keepShots('vote-ballots-review')
  await page.locator('#confirm-send-votes').click()
  await expect(sheet().getByRole('heading', { name: 'Sent', exact: true })).toBeVisible()
  vitestExpect(wallet.asks('eth_sendTransaction')).toBe(1)
  await page.keepShots('vote-ballots-sent')
  await expect(box()).toContainText('No signed votes are waiting here.')
})

// Needs: story, wallet, chain, server
// A passkey account sends a token to a name, and moves all its holdings to a wallet, to the wei.
import { ownerOf } from '@musi/chain/reads/collectibles/ownerOf'
import type { Address } from '@musi/domain/address'
import { expect } from '@playwright/test'
import { tokenAddress } from '@musi/devchain/testing/lookUp'
import { tokenReads } from '@musi/devchain/testing/tokenReads'
import { sendUnlocked } from '@musi/devchain/rpc/sendUnlocked'
import { sendPiece } from '@musi/chain/writes/collectibles/sendPiece'
import { approve, fanTest as test } from './testing/fanTest.ts'
import { FIRST, SECOND } from './testing/steps/walletSteps.ts'

// A virtual authenticator belongs to its browser context, so each test gets its own.
test.use({ ownContext: true })

const COIN = 10n ** 18n
/** Code of a token that answers 18 to everything, and whose transfers revert. */
const STUCK_CODE = '0x60003560e01c63a9059cbb14601957601260005260206000f35b600080fd'

test('a fan sends a token to a name, to the wei, without native currency for gas', async ({
  page,
  fan: { account, request, open, give },
}) => {
  const { balance, native } = tokenReads(request)
  const dai = await give('DAI', 5n * COIN)
  const before = await balance(dai, FIRST)
  await open(`/account/${account}`)
  await page.locator(`#send-${dai}`).click()
  await page.locator('#transfer-recipient input').fill('theo.eth')
  await expect(page.locator('#transfer-face')).toContainText('Theo')
  await page.locator('#transfer-amount input').fill('1.000000000000000003')
  await page.locator('#confirm-transfer').click()
  await approve(page)
  await expect(page.locator('#transfer-ended')).toContainText('Sent 1 DAI to theo.eth')
  expect(await balance(dai, FIRST)).toBe(before + COIN + 3n)
  expect(await balance(dai, account)).toBe(4n * COIN - 3n)
  expect(await native(account)).toBe(2n * COIN)
  await page.locator('#transfer-done').click()
  // This transaction also deployed the account.
  const activities = page.getByRole('region', { name: 'Activity' }).getByRole('listitem')
  await expect(activities.filter({ hasText: /^Sent 1\sDAI to Theo/ })).toBeVisible()
  await expect(activities.filter({ hasText: 'Opened the account' })).toBeVisible()
})

test('a fan moves everything to a wallet in two batches; a token that reverts stays behind and does not stop the others', async ({
  page,
  product,
  fan: { account, book, request, open, give },
}) => {
  const { balance, native } = tokenReads(request)
  const { musicNft = '0x' } = book.contracts
  const stuck = tokenAddress(book.tokens, 'COMP')
  const code = await request('eth_getCode', [stuck, 'latest'])
  // Done before the next blocks, so that the page finds it in the first one it reads.
  await request('anvil_setCode', [stuck, STUCK_CODE])
  try {
    const tokens: Address[] = []
    for (const { symbol, address } of book.tokens)
      if (address !== stuck) tokens.push(await give(symbol, BigInt(tokens.length + 7)))
    const piece = await unlistedPiece(product.origin, musicNft)
    await request('anvil_impersonateAccount', [piece.owner])
    await request('anvil_setBalance', [piece.owner, '0xde0b6b3a7640000'])
    const transfer = { collection: musicNft, tokenId: piece.id, sender: piece.owner, recipient: account }
    await sendUnlocked(request, piece.owner, sendPiece(transfer))
    const before = await native(SECOND)
    const heldBefore = await Promise.all(tokens.map((token) => balance(token, SECOND)))
    await open(`/account/${account}`)
    await page.locator('#move-everything').click()
    await page.locator('#transfer-recipient input').fill(SECOND)
    await expect(page.locator('#move-now').getByRole('listitem')).toHaveCount(10)
    await expect(page.locator('#move-later').getByRole('listitem')).toHaveCount(tokens.length + 2 - 10)
    await expect(page.locator('#move-kept')).toContainText('COMP')
    await page.locator('#confirm-move').click()
    await approve(page)
    await expect(page.locator('#move-receipt').getByRole('listitem')).toHaveCount(10)
    await page.locator('#move-again').click()
    await expect(page.locator('#confirm-move')).toHaveText('Move all of this')
    await page.locator('#confirm-move').click()
    await approve(page)
    await expect(page.locator('#move-receipt').getByRole('listitem')).toHaveCount(tokens.length + 2 - 10)
    await expect(page.locator('#move-again')).toHaveCount(0)
    expect(await native(account)).toBe(0n)
    expect(await native(SECOND)).toBe(before + 2n * COIN)
    for (const [at, token] of tokens.entries()) {
      expect(await balance(token, account)).toBe(0n)
      expect(await balance(token, SECOND)).toBe((heldBefore[at] ?? 0n) + BigInt(at + 7))
    }
    const { address: to, callData: data } = ownerOf(musicNft, piece.id).call
    expect(String(await request('eth_call', [{ to, data }, 'latest'])).slice(-40)).toBe(SECOND.slice(2).toLowerCase())
    await page.locator('#move-done').click()
    await expect(page.locator('#move-everything')).toBeFocused()
    // Our server sent the operation, but the line does not begin with the account's own name.
    const activities = page.getByRole('region', { name: 'Activity' }).getByRole('listitem')
    await expect(activities.filter({ hasText: 'to Petra' }).first()).toContainText(/^Sent /)
  } finally {
    await request('anvil_setCode', [stuck, code])
  }
})

/** Pieces that other journeys trade. */
const TAKEN = new Set(['1', '2', '3', '9', '12'])

async function unlistedPiece(origin: string, collection: Address): Promise<{ id: bigint; owner: Address }> {
  type Piece = { collection: string; id: string; owner: Address; listing: object | null }
  const { pieces } = (await (await fetch(`${origin}/api/nft/pieces`)).json()) as { pieces: Piece[] }
  const found = pieces.find((each) => each.collection === collection && !TAKEN.has(each.id) && each.listing === null)
  if (found === undefined) throw new Error('Every piece is taken or for sale.')
  return { id: BigInt(found.id), owner: found.owner }
}

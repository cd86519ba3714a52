// Needs: story, wallet, chain, server
// Acts of a passkey account, each checked to the wei: a pool, a vote, a piece, an offer, a song.
import { fileURLToPath } from 'node:url'
import { governorAbi } from '@musi/chain/abi/governor'
import { v2FactoryAbi } from '@musi/chain/abi/v2Factory'
import { contractValue } from '@musi/chain/requests/contracts/contractValue'
import type { RpcRequest } from '@musi/chain/rpc/rpcRequest'
import { propose } from '@musi/chain/writes/governance/propose'
import { sendUnlocked } from '@musi/devchain/rpc/sendUnlocked'
import { PROPOSERS } from '@musi/devchain/seed/governance/voters'
import { tokenReads } from '@musi/devchain/testing/tokenReads'
import type { Address } from '@musi/domain/address'
import type { Product } from '@musi/scripts/run/product'
import { expect } from '@playwright/test'
import { approve, fanTest as test } from './testing/fanTest.ts'
import { mineBlocks } from './testing/reorgTool.ts'

const COIN = 10n ** 18n

// A virtual authenticator belongs to its browser context, so each test gets its own.
test.use({ ownContext: true })

const fetchJson = async <Answer>({ origin }: Product, path: string) =>
  (await (await fetch(`${origin}${path}`)).json()) as Answer

test('a fan adds liquidity: the approval of exactly the amount and the supply are one operation', async ({
  page,
  fan: { account, book, request, open, give },
}) => {
  const { balance, allowance, native, supply } = tokenReads(request)
  const { v2Factory, v2Router, wrappedNative } = book.contracts
  const dai = await give('DAI', 1000n * COIN)
  const query = { address: v2Factory, abi: v2FactoryAbi, functionName: 'getPair', args: [dai, wrappedNative] } as const
  const pair = (await contractValue(request, query)) ?? '0x'
  const [heldNative, heldDai, shares] = [
    await balance(wrappedNative, pair),
    await balance(dai, pair),
    await supply(pair),
  ]
  await open(`/add/ETH/${dai}`)
  await page.locator('#add-liquidity-input-tokena .token-amount-input').fill('0.25')
  await page.locator('#add-button').click()
  await page.locator('#confirm-add').click()
  await approve(page)
  await expect(page.locator('#add-got')).toBeVisible()
  const added = COIN / 4n
  const paid = (added * heldDai) / heldNative
  // The router asks for as much native currency as the DAI is worth, and returns the rest.
  const used = (paid * heldNative) / heldDai
  expect(await native(account)).toBe(2n * COIN - used)
  expect(await balance(dai, account)).toBe(1000n * COIN - paid)
  const [byNative, byDai] = [(used * shares) / heldNative, (paid * shares) / heldDai]
  expect(await balance(pair, account)).toBe(byNative < byDai ? byNative : byDai)
  expect(await allowance(dai, account, v2Router)).toBe(0n)
})

test('a fan delegates the votes to the account itself, and votes with all of them', async ({
  page,
  fan: { account, book, request, open, give },
}) => {
  await give('UNI', 123n * COIN + 7n)
  await open('/vote')
  await page.locator('#unlock-voting').click()
  await page.locator('#confirm-delegate').click()
  await approve(page)
  await page.locator('#delegate-done').click()
  await expect(page.locator('#own-power')).toContainText('Delegated to: Self')

  const governor = book.contracts.governor ?? '0x'
  const id = await newProposal(request, governor)
  await open(`/vote/${id}`)
  await page.locator('#vote-for').click()
  await page.locator('#confirm-vote').click()
  await approve(page)
  await page.locator('#vote-done').click()
  await expect(page.locator('#own-vote')).toContainText('You voted for it')
  const query = { address: governor, abi: governorAbi, functionName: 'getReceipt', args: [id, account] } as const
  expect(await contractValue(request, query)).toEqual([true, true, 123n * COIN + 7n])
})

/** Creates a proposal by the first seeded proposer without an open one, and mines until it can be voted on. */
async function newProposal(request: RpcRequest, governor: Address): Promise<bigint> {
  const calls = [{ target: governor, value: 0n, signature: '', data: '0x' }] as const
  const write = propose({ governor, calls, description: '# A bench by the river' })
  for (const { address } of PROPOSERS) {
    const wasSent = await sendUnlocked(request, address, write).then(
      () => true,
      () => false,
    )
    if (!wasSent) continue
    await mineBlocks({ request }, 2)
    const query = { address: governor, abi: governorAbi, functionName: 'proposalCount', args: [] } as const
    return (await contractValue(request, query)) ?? 0n
  }
  throw new Error('All proposers have an open proposal.')
}

type Piece = { collection: string; id: string; owner: string; listing: { order: Listing } | null; name: string | null }
type Listing = {
  seller: string
  price: { token: string; amount: string }
  royalty: { artist: string; amount: string } | null
}

/** Pieces that other journeys trade. */
const TAKEN = new Set(['1', '2', '3', '9', '12'])

test('a fan buys a piece: the seller gets the price less the royalty, the artist the royalty', async ({
  page,
  product,
  fan: { account, book, request, open },
}) => {
  const { native } = tokenReads(request)
  const { pieces } = await fetchJson<{ pieces: Piece[] }>(product, '/api/nft/pieces')
  const piece = pieces.find(
    ({ id, collection, listing }) =>
      !(collection === book.contracts.musicNft && TAKEN.has(id)) &&
      listing?.order.price.token === 'native' &&
      BigInt(listing.order.price.amount) < COIN,
  )
  const order = piece?.listing?.order
  if (piece === undefined || order === undefined) throw new Error('No piece is for sale.')
  const price = BigInt(order.price.amount)
  const royalty = BigInt(order.royalty?.amount ?? 0)
  const seller = order.seller as Address
  const before = await native(seller)
  await open(`/nft/${piece.collection}/${piece.id}`)
  await page.locator('#buy-piece').click()
  await page.locator('#confirm-trade').click()
  await approve(page)
  await expect(page.locator('#trade-ended')).toHaveAttribute('data-state', 'confirmed')
  await page.locator('#trade-done').click()
  await expect(page.locator('#piece-facts')).toContainText(`OwnerListener ${account.slice(2, 6)}`)
  expect(await native(account)).toBe(2n * COIN - price)
  const toSeller = order.royalty?.artist === seller ? price : price - royalty
  expect((await native(seller)) - before).toBe(toSeller)
})

test('a fan makes an offer for a piece: approves the market, signs the order, and everybody sees it', async ({
  page,
  product,
  fan: { account, book, request, open, give },
}) => {
  const dai = await give('DAI', 50n * COIN)
  await open(`/nft/${book.contracts.musicNft}/9`)
  await page.locator('#make-offer').click()
  await page.locator('#more-currencies').click()
  await page.locator('#order-currency').selectOption({ label: 'DAI' })
  await page.locator('#order-price input').fill('13')
  await page
    .locator('#review-order')
    .getByRole('button', { name: /^Approve/ })
    .click()
  await approve(page)
  await expect(page.locator('#sign-order')).toBeEnabled()
  await page.locator('#sign-order').click()
  await approve(page)
  await expect(page.locator('#order-kept')).toContainText('Your order is open.')
  await page.locator('#order-kept').getByRole('button', { name: 'Close' }).click()
  await expect(page.locator('#piece-offers')).toContainText('13 DAI')
  type Orders = { rows: { order: { price: { amount: string } } }[] }
  const { rows } = await fetchJson<Orders>(product, `/api/orders?maker=${account}`)
  expect(rows.map(({ order }) => order.price.amount)).toEqual([`${13n * COIN}`])
  const { allowance, balance } = tokenReads(request)
  expect(await allowance(dai, account, book.contracts.seaport ?? '0x')).toBeGreaterThanOrEqual(13n * COIN)
  expect(await balance(dai, account)).toBe(50n * COIN)
})

/** A PNG of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
/** Six seconds of AAC, which the page converts to FLAC. */
const PHONE = fileURLToPath(new URL('../packages/domain/src/sound/testing/phone.m4a', import.meta.url))

test('a fan becomes an artist: creates a token and publishes a song at its price in that token', async ({
  page,
  product,
  allow,
  fan: { account, request, open },
}) => {
  allow(/status of 503 \(Service Unavailable\)/)
  page.on('dialog', (dialog) => void dialog.accept())
  await open('/create-artist-token')
  await page.locator('#token-name').fill('Quay')
  await page.locator('#token-symbol').fill('QUAY')
  await page.locator('#create-token-button').click()
  await page.locator('#confirm-token').click()
  await approve(page)
  await expect(page.getByRole('heading', { name: 'Your token is ready' })).toBeVisible()
  await page.locator('#token-done').click()
  await page.getByRole('main').getByRole('link', { name: 'Upload a song' }).click()
  for (const [name, text] of [
    ['artist_name', 'Quay'],
    ['song_title', 'Low Water'],
    ['genre', 'Ambient'],
    ['description', 'The boats lie on their sides.'],
    ['cost', '3'],
  ] as const)
    await page.locator(`#upload-form-${name}`).fill(text)
  await page.locator('#upload-form-song_file').setInputFiles(PHONE)
  await page.locator('#upload-form-artwork').setInputFiles({ name: 'low.png', mimeType: 'image/png', buffer: PIXEL })
  await page.locator('#upload-button').click()
  await page.locator('#publish-1-sign-in').click()
  await approve(page)
  await expect(page.locator('#publish-1-token')).toContainText('QUAY', { timeout: 30_000 })
  await page.locator('#publish-1-start').click()
  await page
    .getByRole('region', { name: 'Publish it in the jukebox' })
    .getByRole('button', { name: 'Register' })
    .click({ timeout: 30_000 })
  await page.locator('#confirm-register').click()
  await approve(page)
  await expect(page.getByRole('heading', { name: 'Your song is in the jukebox' })).toBeVisible()
  type Row = { song: string; token: Address; cost: string }
  const readRows = async () => (await fetchJson<{ rows: Row[] }>(product, `/api/songs?artist=${account}`)).rows
  await expect.poll(async () => (await readRows()).map(({ cost }) => cost)).toEqual([`${3n * COIN}`])
  const [row] = await readRows()
  const { balance, supply } = tokenReads(request)
  const token = row?.token ?? '0x'
  expect(await balance(token, account)).toBe(await supply(token))
})

import { expect as vitestExpect, test } from 'vitest'
import { expectNoAxeViolations, expectNoAxeViolationsInBothThemes } from '#testing/axe.ts'
import { enterAt, tabTo, typeAt } from '#testing/byKeyboard.ts'
import { FIRST, installWallet, restoreChainAfterEach, node, addressBook } from '#testing/chain.ts'
import { consoleErrors } from '#testing/consoleErrors.ts'
import { expect } from '#testing/expect.ts'
import { page } from '#testing/page.ts'
import { SELECTORS } from '#testing/selectors.ts'
import { toCallDataWord } from '#testing/toCallDataWord.ts'
import { choose, pick, pictureFile, withStudioServer } from './testing/studioScreen.ts'

restoreChainAfterEach()

/** An artist who has not opened a collection. */
const ARLO = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'
const SEND = 'eth_sendTransaction'
const SIGN = 'eth_signTypedData_v4'
const DAY_MS = 86_400_000
const FILE = `/ipfs/b${'a'.repeat(58)}`

const step = (name: string) => page.locator(`#release-steps [data-step="${name}"]`)
const control = (name: string) => page.locator(`#release-${name}`)
const confirm = () => page.locator('#confirm-release')
const expectDone = (name: string) => expect(step(name)).toHaveAttribute('data-state', 'done')

/** A value for the date field, in this browser's time zone. */
const inDays = (days: number): string => {
  const at = new Date(Date.now() + days * DAY_MS)
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/** Stubs our server's storage of pictures and piece metadata. `refuseFile` makes the next request fail. */
function withPieceServer(account: string) {
  const server = withStudioServer(account)
  const storedPieces: Record<string, unknown>[] = []
  let refusal: { status: number; code: string } | null = null
  page.route(/\/api\/studio\/pieces$/, (route) => {
    if (refusal !== null) {
      const { status, code } = refusal
      refusal = null
      return route.fulfill({ status, json: { code } })
    }
    storedPieces.push(JSON.parse(route.request().postData()) as Record<string, unknown>)
    return route.fulfill({ json: { path: FILE, picture: FILE } })
  })
  return {
    ...server,
    storedPieces: () => storedPieces,
    refuseFile: (how: NonNullable<typeof refusal>) => void (refusal = how),
  }
}

async function fillRelease(name = 'Blue Hour, sleeve', opensAt = inDays(2)): Promise<void> {
  await page.goto('/release')
  await control('collectionName').fill('Night Drives')
  await control('symbol').fill('NIGHT')
  await choose(control('picture'), await pictureFile())
  await control('name').fill(name)
  await control('artist').fill('Vera Lux')
  await control('description').fill('Painted on the back of a bill.')
  await control('releaseAt').fill(opensAt)
  await control('price').fill('1.000000000000000001')
  await control('royalty').fill('7.5')
}

/** Waits until the account's collections are read, because an earlier press says that they are loading. */
async function waitForCollections(): Promise<void> {
  await expect(page.locator('#web3-status-connected')).toBeVisible()
  await page.settled()
}

async function send(name: 'open' | 'make' | 'allow'): Promise<void> {
  await control(name).click()
  await expect(page.locator('#release-rehearsal')).toContainText('Test run passed')
  await confirm().click()
  await expect(page.locator('#release-ended')).toHaveAttribute('data-state', 'confirmed')
  await page.locator('#release-done').click()
  await expectDone(name)
}

/** Stubs the market's order endpoint. `isUnreachable`: it answers 503. */
function withOrderServer() {
  const orders: { order: Record<string, unknown>; signature: string }[] = []
  const server = { isUnreachable: false, orders }
  page.route(/\/api\/orders$/, (route) => {
    if (server.isUnreachable) return route.fulfill({ status: 503, json: { code: 'chainAway' } })
    orders.push(route.request().postDataJSON() as (typeof orders)[number])
    return route.fulfill({ json: {} })
  })
  return server
}

test('missing and invalid fields are marked, and the first one gets the focus (spec: release.form, release.picture)', async () => {
  await page.goto('/release')
  await expect(page.getByRole('heading', { level: 1, name: 'Release a collectible' })).toBeVisible()
  await control('begin').click()
  await expect(control('collectionName')).toBeFocused()
  const form = page.locator('#release-form')
  await expect(form).toContainText('Choose a picture.')
  await expect(form).toContainText('Choose a date and a time.')
  await pick(
    control('picture'),
    new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.png', { type: 'image/png' }),
  )
  await expect(form).toContainText('This isn’t a PNG, JPEG or WebP picture that your browser can show.')
  await control('releaseAt').fill(inDays(-1))
  await control('royalty').fill('50.01')
  await control('price').fill('0')
  await expect(form).toContainText('Choose a time in the future.')
  await expect(form).toContainText('A royalty of more than 50% isn’t possible.')
  await expect(form).toContainText('Enter a price above 0.')
  await control('releaseAt').fill(inDays(181))
  await expect(form).toContainText('Choose a time within the next 180 days.')
  await expectNoAxeViolationsInBothThemes()
  await page.keepShots('release-wrong')
  await fillRelease()
  await expect(page.getByRole('region', { name: 'How it will look in the drop zone' })).toContainText(
    '1.000000000000000001 ETH',
  )
  await page.keepShots('release-form')
  await control('begin').click()
  await expect(page.getByRole('dialog')).toContainText('Connect to a wallet')
  await page.keyboard.press('Escape')
  await expect(page.locator('#release-why')).toHaveText('Connect a wallet first. The piece will belong to its account.')
  await expect(control('name')).toHaveValue('Blue Hour, sleeve')
})

test('a chain without a collection factory shows that there are no artists’ collections', async () => {
  const { musicCollectionFactory: _, ...contracts } = addressBook().contracts
  await page.open('/release', { book: { ...addressBook(), contracts } })
  await expect(page.locator('#release-page')).toContainText('There’s no place for artists’ own collections')
})

test('a form begun before the collections are read says whether they are loading or the chain cannot be read', async () => {
  consoleErrors.allow(/has failed/)
  installWallet(ARLO)
  const rpcGate = Promise.withResolvers<void>()
  let isRpcDown = false
  page.route('**/rpc', async (route) => {
    await rpcGate.promise
    if (isRpcDown) route.abort()
    else route.continue()
  })
  await fillRelease()
  await expect(page.locator('#web3-status-connected')).toBeVisible()
  await control('begin').click()
  await expect(page.locator('#release-why')).toHaveText('Looking for your collections…')
  isRpcDown = true
  rpcGate.resolve()
  await expect(page.locator('#release-why')).toHaveText('We can’t read the chain right now. Try again in a moment.')
  isRpcDown = false
  await node('anvil_mine', ['0x1'])
  await expect(page.locator('#release-why')).toHaveText('')
  await control('begin').click()
  await expect(page.locator('#release-steps')).toBeVisible()
})

test('an artist opens a collection, mints a piece and signs its price; each step is reviewed, test-run, can be rejected, and runs once (spec: release.journey)', async () => {
  const server = withPieceServer(ARLO)
  const wallet = installWallet(ARLO)
  const orderServer = withOrderServer()
  const opensAt = inDays(2)
  await fillRelease('Blue Hour, sleeve', opensAt)
  await waitForCollections()
  server.refuse({ offlineFrom: 0 })
  await control('begin').click()
  await expect(page.locator('#release-journey')).toBeFocused()
  await expect(step('keep')).toContainText('No connection.')
  await expect(step('open')).toHaveAttribute('data-state', 'later')
  await expectNoAxeViolations()
  await page.keepShots('release-offline')
  server.refuseFile({ status: 503, code: 'away' })
  server.refuse({})
  await expect(step('keep')).toContainText('We can’t reach Musi’s server. Nothing is lost.')
  await control('retry').click()
  await expectDone('keep')
  vitestExpect(server.storedPieces()).toMatchObject([
    { name: 'Blue Hour, sleeve', artist: 'Vera Lux', description: 'Painted on the back of a bill.' },
  ])

  await control('open').click()
  await expect(page.locator('#review-release')).toContainText('Night Drives')
  await expect(page.locator('#release-rehearsal')).toContainText('Test run passed')
  wallet.next(SEND, { does: 'reject' })
  await confirm().click()
  await expect(page.locator('#release-declined')).toHaveText('Nothing was sent.')
  await page.keepShots('release-open')
  await confirm().click()
  await expect(page.locator('#release-ended')).toHaveAttribute('data-state', 'confirmed')
  await page.keepShots('release-opened')
  await page.locator('#release-done').click()
  await expect(page.locator('#release-journey')).toBeFocused()
  await expectDone('open')

  await control('make').click()
  const review = page.locator('#review-release')
  await expect(review).toContainText('7.5%')
  await expect(review).toContainText(`${location.origin}${FILE}`)
  await expectNoAxeViolations()
  await page.keepShots('release-make')
  await page.keyboard.press('Escape')
  await send('make')
  await send('allow')

  await expect(step('list')).toContainText('1.000000000000000001 ETH')
  await page.keepShots('release-sign')
  wallet.next(SIGN, { does: 'reject' })
  await control('list').click()
  await expect(page.locator('#release-list-why')).toHaveText('Nothing was sent.')
  orderServer.isUnreachable = true
  await control('list').click()
  await expect(page.locator('#release-list-why')).toContainText('Your order is not open. Try again.')
  orderServer.isUnreachable = false
  await control('list').click()
  await expect(page.locator('#release-end')).toBeFocused()
  await expect(page.locator('#release-page')).toContainText('for 1.000000000000000001 ETH')
  await expectNoAxeViolations()
  await page.keepShots('release-end')
  const [signed, ...others] = orderServer.orders
  vitestExpect(others).toEqual([])
  vitestExpect(signed?.signature).toMatch(/^0x[0-9a-f]{130}$/)
  vitestExpect(signed?.order).toMatchObject({
    kind: 'listing',
    seller: ARLO,
    tokenId: '1',
    royalty: null,
    price: { token: 'native', amount: '1000000000000000001' },
  })
  vitestExpect(Number(signed?.order['startSeconds']) * 1000).toBe(new Date(opensAt).getTime())
  vitestExpect(wallet.asks(SEND)).toBe(4)
  await control('dropzone').click()
  await expect(page.locator('#dropzone-page')).toContainText(/Drops in 1d 23h \d+m \d+s/)
  await page.keepShots('release-dropzone')
})

test('a release resumes after a reload from the state on the server and the chain (spec: release.resumed)', async () => {
  const server = withPieceServer(ARLO)
  server.refuse({ offlineFrom: 0 })
  const wallet = installWallet(ARLO)
  const orderServer = withOrderServer()
  await fillRelease('Second Light')
  await waitForCollections()
  await control('begin').click()
  await expect(step('keep')).toContainText('No connection.')
  await page.reload()
  server.refuse({})
  await expect(step('keep')).toContainText(/Choose cover\.png again/)
  await page.keepShots('release-file-missing')
  await pick(
    page.locator('#release-file'),
    new File([await pictureFile(), 'other'], 'other.png', { type: 'image/png' }),
  )
  await expect(step('keep')).toContainText('That’s another file. Choose cover.png')
  await pick(page.locator('#release-file'), await pictureFile())
  await expectDone('keep')
  await send('open')
  await page.reload()
  await expectDone('open')
  await control('change').click()
  await expect(page.locator('#release-title')).toBeFocused()
  await expect(control('collection')).toBeVisible()
  await expect(control('name')).toHaveValue('Second Light')
  await expect(control('price')).toHaveValue('1.000000000000000001')
  await expect(control('royalty')).toHaveValue('7.5')
  await choose(control('picture'), await pictureFile())
  await control('price').fill('2')
  await control('begin').click()
  await expectDone('keep')
  await expect(step('open')).toHaveCount(0)
  await send('make')
  await page.reload()
  await expectDone('make')
  await expect(control('change')).toHaveCount(0)
  await expect(page.locator('#release-page a[href^="/nft/"]')).toBeVisible()
  await send('allow')
  await page.reload()
  await expectDone('allow')
  await control('list').click()
  await expect(page.locator('#release-end')).toBeVisible()
  await page.reload()
  await expect(page.locator('#release-end')).toContainText('Second Light is in the drop zone')
  await expect(page.locator('#release-page')).toContainText('for 2 ETH')
  vitestExpect(wallet.asks(SEND)).toBe(3)
  vitestExpect(orderServer.orders.length).toBe(1)
  await control('another').click()
  await expect(control('name')).toHaveValue('')
  await expect(control('artist')).toHaveValue('')
})

test('a mint is not sent if the minter role was transferred meanwhile', async () => {
  withPieceServer(ARLO)
  const wallet = installWallet(ARLO)
  await fillRelease('Not Mine')
  await waitForCollections()
  await control('begin').click()
  await expectDone('keep')
  await send('open')
  const factory = addressBook().contracts.musicCollectionFactory
  const artistArgument = toCallDataWord(ARLO)
  const collectionResult = String(
    await node('eth_call', [{ to: factory, data: `${SELECTORS.collectionsOf}${artistArgument}` }, 'latest']),
  )
  const address = `0x${collectionResult.slice(-40)}`
  const newOwnerArgument = toCallDataWord(FIRST)
  await node('eth_sendTransaction', [{ from: ARLO, to: address, data: `${SELECTORS.changeMinter}${newOwnerArgument}` }])
  await control('make').click()
  await expect(page.locator('#review-release')).toContainText(
    'You can’t add pieces to this collection: that right belongs to another account. Nothing was sent.',
  )
  await page.keepShots('release-stopped')
  vitestExpect(wallet.asks(SEND)).toBe(1)
})

test('a release is filled in and started from the artist’s page, by keyboard alone (spec: release.page, release.form)', async () => {
  withPieceServer(ARLO)
  installWallet(ARLO)
  await page.goto(`/artist/${ARLO}`)
  await enterAt(page.locator('#to-release'))
  await typeAt(control('collectionName'), 'Night Drives')
  await typeAt(control('symbol'), 'NIGHT')
  await tabTo(control('picture'))
  await choose(control('picture'), await pictureFile())
  await typeAt(control('name'), 'By Hand')
  await tabTo(control('releaseAt'))
  await control('releaseAt').fill(inDays(3))
  await typeAt(control('price'), '0.5')
  await enterAt(control('begin'))
  await expect(page.locator('#release-journey')).toBeFocused()
  await expectDone('keep')
  await enterAt(control('open'))
  await enterAt(confirm())
  await expect(page.locator('#release-ended')).toHaveAttribute('data-state', 'confirmed')
  await enterAt(page.locator('#release-done'))
  await expect(page.locator('#release-journey')).toBeFocused()
  await expectDone('open')
})

test('while a piece is typed, the drop zone’s card is shown with its picture, artist, countdown and price (spec: release.form)', async () => {
  installWallet(ARLO)
  withPieceServer(ARLO)
  await page.goto('/release')
  const preview = page.getByRole('region', { name: 'How it will look in the drop zone' })
  await expect(preview).toContainText('Your piece')
  await expect(preview).toContainText('No release date yet')
  await expect(preview).toContainText('No price yet')
  await expect(preview).not.toContainText('No Sales')
  await page.keepShots('release-empty')
  await fillRelease()
  await expect(page.locator('#release-worth')).toContainText(/\$[\d,.]+/)
  await expect(preview.getByRole('heading', { level: 3 })).toHaveText('Blue Hour, sleeve')
  await expect(preview).toContainText('Vera Lux')
  await expect(preview.getByRole('timer')).toContainText(/Drops in 1d 23h \d+m \d+s/)
  await expect(preview).toContainText('1 ETH')
  await expect(preview.getByRole('img')).toHaveCount(0)
  await expect(preview).not.toContainText('yet')
  await control('releaseAt').fill('275760-09-13T00:00')
  await expect(preview).toBeVisible()
  await expectNoAxeViolationsInBothThemes()
  await page.keepShots('release-preview')
  await page.becomePhone()
  await page.keepShots('release-preview-phone')
})

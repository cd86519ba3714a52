import { expect as vitestExpect, test } from 'vitest'
import { expectNoAxeViolations, expectNoAxeViolationsInBothThemes } from '#testing/axe.ts'
import { enterAt, tabTo, typeAt } from '#testing/byKeyboard.ts'
import { FIRST, knownWallet, leavesTheChain, node, theBook } from '#testing/chain.ts'
import { consoleErrors } from '#testing/consoleErrors.ts'
import { expect } from '#testing/expect.ts'
import { page } from '#testing/page.ts'
import { choose, pick, pictureFile, withStudioServer } from './testing/studioScreen.ts'

leavesTheChain()

/** Has opened no collection yet. */
const ARLO = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'
const SEND = 'eth_sendTransaction'
const SIGN = 'eth_signTypedData_v4'
const DAY_MS = 86_400_000
const FILE = `/ipfs/b${'a'.repeat(58)}`

const step = (name: string) => page.locator(`#release-steps [data-step="${name}"]`)
const press = (name: string) => page.locator(`#release-${name}`)
const confirm = () => page.locator('#confirm-release')
const isDone = (name: string) => expect(step(name)).toHaveAttribute('data-state', 'done')

/** The value of the date field, by the clock of this browser. */
const inDays = (days: number): string => {
  const at = new Date(Date.now() + days * DAY_MS)
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/** Our server keeps the picture and writes down what the piece says of itself. `refuse`: the next time it does not. */
function withPieceServer(account: string) {
  const server = withStudioServer(account)
  const written: Record<string, unknown>[] = []
  let refusal: { status: number; code: string } | null = null
  page.route(/\/api\/studio\/pieces$/, (route) => {
    if (refusal !== null) {
      const { status, code } = refusal
      refusal = null
      return route.fulfill({ status, json: { code } })
    }
    written.push(JSON.parse(route.request().postData()) as Record<string, unknown>)
    return route.fulfill({ json: { path: FILE, picture: FILE } })
  })
  return { ...server, written: () => written, refuseFile: (how: NonNullable<typeof refusal>) => void (refusal = how) }
}

async function fillRelease(name = 'Blue Hour, sleeve', opensAt = inDays(2)): Promise<void> {
  await page.goto('/release')
  await press('collectionName').fill('Night Drives')
  await press('symbol').fill('NIGHT')
  await choose(press('picture'), await pictureFile())
  await press('name').fill(name)
  await press('artist').fill('Vera Lux')
  await press('description').fill('Painted on the back of a bill.')
  await press('releaseAt').fill(opensAt)
  await press('price').fill('1.000000000000000001')
  await press('royalty').fill('7.5')
}

/** Waits until the account's collections are read; pressing earlier says that they are still being loaded. */
async function untilRead(): Promise<void> {
  await expect(page.locator('#web3-status-connected')).toBeVisible()
  await page.settled()
}

async function send(name: 'open' | 'make' | 'allow'): Promise<void> {
  await press(name).click()
  await expect(page.locator('#release-rehearsal')).toContainText('Test run passed')
  await confirm().click()
  await expect(page.locator('#release-ended')).toHaveAttribute('data-state', 'confirmed')
  await page.locator('#release-done').click()
  await isDone(name)
}

/** The market keeps what is signed, as our server would; the book outlives what a test does to its chain. `isAway`: it cannot be reached. */
function withBook() {
  const kept: { order: Record<string, unknown>; signature: string }[] = []
  const book = { isAway: false, kept }
  page.route(/\/api\/orders$/, (route) => {
    if (book.isAway) return route.fulfill({ status: 503, json: { code: 'chainAway' } })
    kept.push(route.request().postDataJSON() as (typeof kept)[number])
    return route.fulfill({ json: {} })
  })
  return book
}

test('missing and invalid fields are marked, and the first one gets the focus (spec: release.form, release.picture)', async () => {
  await page.goto('/release')
  await expect(page.getByRole('heading', { level: 1, name: 'Release a collectible' })).toBeVisible()
  await press('begin').click()
  await expect(press('collectionName')).toBeFocused()
  const form = page.locator('#release-form')
  await expect(form).toContainText('Choose a picture.')
  await expect(form).toContainText('Choose a date and a time.')
  await pick(press('picture'), new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.png', { type: 'image/png' }))
  await expect(form).toContainText('This isn’t a PNG, JPEG or WebP picture that your browser can show.')
  await press('releaseAt').fill(inDays(-1))
  await press('royalty').fill('50.01')
  await press('price').fill('0')
  await expect(form).toContainText('Choose a time in the future.')
  await expect(form).toContainText('A royalty of more than 50% isn’t possible.')
  await expect(form).toContainText('Enter a price above 0.')
  await press('releaseAt').fill(inDays(181))
  await expect(form).toContainText('Choose a time within the next 180 days.')
  await expectNoAxeViolationsInBothThemes()
  await page.keepShots('release-wrong')
  await fillRelease()
  await expect(page.getByRole('region', { name: 'How it will look in the drop zone' })).toContainText(
    '1.000000000000000001 ETH',
  )
  await page.keepShots('release-form')
  await press('begin').click()
  await expect(page.getByRole('dialog')).toContainText('Connect to a wallet')
  await page.keyboard.press('Escape')
  await expect(page.locator('#release-why')).toHaveText('Connect a wallet first. The piece will belong to its account.')
  await expect(press('name')).toHaveValue('Blue Hour, sleeve')
})

test('the page says so on a chain without a factory of collections', async () => {
  const { musicCollectionFactory: _, ...contracts } = theBook().contracts
  await page.open('/release', { book: { ...theBook(), contracts } })
  await expect(page.locator('#release-page')).toContainText('There’s no place for artists’ own collections')
})

test('a form begun before the collections are read says whether they are loading or the chain cannot be read', async () => {
  consoleErrors.allow(/has failed/)
  knownWallet(ARLO)
  const held = Promise.withResolvers<void>()
  let isAway = false
  page.route('**/rpc', async (route) => {
    await held.promise
    if (isAway) route.abort()
    else route.continue()
  })
  await fillRelease()
  await expect(page.locator('#web3-status-connected')).toBeVisible()
  await press('begin').click()
  await expect(page.locator('#release-why')).toHaveText('Looking for your collections…')
  isAway = true
  held.resolve()
  await expect(page.locator('#release-why')).toHaveText('We can’t read the chain right now. Try again in a moment.')
  isAway = false
  await node('anvil_mine', ['0x1'])
  await expect(page.locator('#release-why')).toHaveText('')
  await press('begin').click()
  await expect(page.locator('#release-steps')).toBeVisible()
})

test('an artist opens a collection, mints a piece and signs its price: each step is shown, tried out, refused without harm, and done once (spec: release.journey)', async () => {
  const server = withPieceServer(ARLO)
  const wallet = knownWallet(ARLO)
  const book = withBook()
  const opensAt = inDays(2)
  await fillRelease('Blue Hour, sleeve', opensAt)
  await untilRead()
  server.refuse({ offlineFrom: 0 })
  await press('begin').click()
  await expect(page.locator('#release-journey')).toBeFocused()
  await expect(step('keep')).toContainText('No connection.')
  await expect(step('open')).toHaveAttribute('data-state', 'later')
  await expectNoAxeViolations()
  await page.keepShots('release-offline')
  server.refuseFile({ status: 503, code: 'away' })
  server.refuse({})
  await expect(step('keep')).toContainText('We can’t reach Musi’s server. Nothing is lost.')
  await press('retry').click()
  await isDone('keep')
  vitestExpect(server.written()).toMatchObject([
    { name: 'Blue Hour, sleeve', artist: 'Vera Lux', description: 'Painted on the back of a bill.' },
  ])

  await press('open').click()
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
  await isDone('open')

  await press('make').click()
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
  await press('list').click()
  await expect(page.locator('#release-list-why')).toHaveText('Nothing was sent.')
  book.isAway = true
  await press('list').click()
  await expect(page.locator('#release-list-why')).toContainText('Your order is not open. Try again.')
  book.isAway = false
  await press('list').click()
  await expect(page.locator('#release-end')).toBeFocused()
  await expect(page.locator('#release-page')).toContainText('for 1.000000000000000001 ETH')
  await expectNoAxeViolations()
  await page.keepShots('release-end')
  const [kept, ...others] = book.kept
  vitestExpect(others).toEqual([])
  vitestExpect(kept?.signature).toMatch(/^0x[0-9a-f]{130}$/)
  vitestExpect(kept?.order).toMatchObject({
    kind: 'listing',
    seller: ARLO,
    tokenId: '1',
    royalty: null,
    price: { token: 'native', amount: '1000000000000000001' },
  })
  vitestExpect(Number(kept?.order['startSeconds']) * 1000).toBe(new Date(opensAt).getTime())
  vitestExpect(wallet.asks(SEND)).toBe(4)
  await press('dropzone').click()
  await expect(page.locator('#dropzone-page')).toContainText(/Drops in 1d 23h \d+m \d+s/)
  await page.keepShots('release-dropzone')
})

test('a release resumes after a reload where the server and the chain have it (spec: release.resumed)', async () => {
  const server = withPieceServer(ARLO)
  server.refuse({ offlineFrom: 0 })
  const wallet = knownWallet(ARLO)
  const book = withBook()
  await fillRelease('Second Light')
  await untilRead()
  await press('begin').click()
  await expect(step('keep')).toContainText('No connection.')
  await page.reload()
  server.refuse({})
  await expect(step('keep')).toContainText(/Choose cover\.png again/)
  await page.keepShots('release-lacking')
  await pick(
    page.locator('#release-file'),
    new File([await pictureFile(), 'other'], 'other.png', { type: 'image/png' }),
  )
  await expect(step('keep')).toContainText('That’s another file. Choose cover.png')
  await pick(page.locator('#release-file'), await pictureFile())
  await isDone('keep')
  await send('open')
  await page.reload()
  await isDone('open')
  await press('change').click()
  await expect(page.locator('#release-title')).toBeFocused()
  await expect(press('collection')).toBeVisible()
  await expect(press('name')).toHaveValue('Second Light')
  await expect(press('price')).toHaveValue('1.000000000000000001')
  await expect(press('royalty')).toHaveValue('7.5')
  await choose(press('picture'), await pictureFile())
  await press('price').fill('2')
  await press('begin').click()
  await isDone('keep')
  await expect(step('open')).toHaveCount(0)
  await send('make')
  await page.reload()
  await isDone('make')
  await expect(press('change')).toHaveCount(0)
  await expect(page.locator('#release-page a[href^="/nft/"]')).toBeVisible()
  await send('allow')
  await page.reload()
  await isDone('allow')
  await press('list').click()
  await expect(page.locator('#release-end')).toBeVisible()
  await page.reload()
  await expect(page.locator('#release-end')).toContainText('Second Light is in the drop zone')
  await expect(page.locator('#release-page')).toContainText('for 2 ETH')
  vitestExpect(wallet.asks(SEND)).toBe(3)
  vitestExpect(book.kept.length).toBe(1)
  await press('another').click()
  await expect(press('name')).toHaveValue('')
  await expect(press('artist')).toHaveValue('')
})

test('a release is not sent if somebody else may mint in the collection by now', async () => {
  withPieceServer(ARLO)
  const wallet = knownWallet(ARLO)
  await fillRelease('Not Mine')
  await untilRead()
  await press('begin').click()
  await isDone('keep')
  await send('open')
  const factory = theBook().contracts.musicCollectionFactory
  const word = ARLO.slice(2).toLowerCase().padStart(64, '0')
  const opened = String(await node('eth_call', [{ to: factory, data: `0x7434b330${word}` }, 'latest']))
  const address = `0x${opened.slice(-40)}`
  const heir = FIRST.slice(2).toLowerCase().padStart(64, '0')
  await node('eth_sendTransaction', [{ from: ARLO, to: address, data: `0x2c4d4d18${heir}` }])
  await press('make').click()
  await expect(page.locator('#review-release')).toContainText(
    'You can’t add pieces to this collection: that right belongs to another account. Nothing was sent.',
  )
  await page.keepShots('release-stopped')
  vitestExpect(wallet.asks(SEND)).toBe(1)
})

test('a release is filled in and started from the artist’s page, by keyboard alone (spec: release.page, release.form)', async () => {
  withPieceServer(ARLO)
  knownWallet(ARLO)
  await page.goto(`/artist/${ARLO}`)
  await enterAt(page.locator('#to-release'))
  await typeAt(press('collectionName'), 'Night Drives')
  await typeAt(press('symbol'), 'NIGHT')
  await tabTo(press('picture'))
  await choose(press('picture'), await pictureFile())
  await typeAt(press('name'), 'By Hand')
  await tabTo(press('releaseAt'))
  await press('releaseAt').fill(inDays(3))
  await typeAt(press('price'), '0.5')
  await enterAt(press('begin'))
  await expect(page.locator('#release-journey')).toBeFocused()
  await isDone('keep')
  await enterAt(press('open'))
  await enterAt(confirm())
  await expect(page.locator('#release-ended')).toHaveAttribute('data-state', 'confirmed')
  await enterAt(page.locator('#release-done'))
  await expect(page.locator('#release-journey')).toBeFocused()
  await isDone('open')
})

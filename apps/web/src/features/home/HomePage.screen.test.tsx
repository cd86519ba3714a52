import { beforeEach, describe, test } from 'vitest'
import { config } from '#platform/page/config/config.ts'
import { expectNoAxeViolationsInBothThemes } from '#testing/axe.ts'
import { expect } from '#testing/expect.ts'
import { page } from '#testing/page.ts'

const carousel = () => page.locator('#home-carousel')
const shownSlide = () => carousel().getByRole('article').filter({ visible: true }).getByRole('heading')

/** Waits for the prices, because content that loads later would move the carousel. */
async function atItsPrices() {
  await page.goto('/')
  await expect(carousel().getByRole('article').filter({ visible: true })).toContainText(/ \$\d+\.\d\d/)
}

/** Lists every control that is visible, enabled and in the tab order. */
const reachable = () =>
  page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>('a[href], button:not(:disabled), input:not(:disabled), select'),
    ]
    return controls.filter((control) => control.checkVisibility({ visibilityProperty: true }) && control.tabIndex >= 0)
      .length
  })

// Runs with motion enabled.
beforeEach(() => page.emulateMedia({ reducedMotion: 'no-preference' }))

for (const width of [360, 1440])
  test(`Home at ${width} px passes axe in both themes, and nothing overflows`, async () => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The first ever musician exchange')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await expect(page.getByRole('link', { name: /^Get [A-Z]+$/ })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await expectNoAxeViolationsInBothThemes()
  })

test('Home shows its specified texts', async () => {
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(main).toContainText(
    'Support your favorite artist with artist tokens and get rewarded with exclusive benefits',
  )
  await expect(main).toContainText('Curate groups of artists and get incentivized for it')
  await expect(main).toContainText('A community of artists and fans is building Web3 solutions for the music industry')
  await expect(main.getByRole('heading', { name: 'Evolution of the Internet' })).toBeVisible()
  for (const [stage, can] of [
    ['Web 1', 'read'],
    ['Web 2', 'read+write'],
    ['Web 3', 'read+write+trust'],
  ] as const)
    await expect(main.getByRole('listitem').filter({ hasText: stage }).getByRole('heading')).toHaveText(can)
  for (const [name, path] of [
    ['Jukebox', '/jukebox'],
    ['Swap', '/swap'],
    ['Drop zone', '/dropzone'],
  ] as const)
    await expect(page.getByRole('navigation', { name: 'Where to next' }).getByRole('link', { name })).toHaveAttribute(
      'href',
      path,
    )
})

test('the keyboard alone reaches everything on Home', async () => {
  await page.goto('/')
  await expect(page.getByRole('link', { name: /^Get [A-Z]+$/ })).toBeVisible()
  const count = await reachable()
  const reached = new Set<string>()
  for (let press = 0; press < count; press += 1) {
    await page.keyboard.press('Tab')
    reached.add(
      await page.evaluate(() => {
        const all = [...document.querySelectorAll('a, button, select')]
        // A select's focus ring is drawn on its container.
        const ringed = document.activeElement?.closest('.ringed') ?? document.activeElement
        const ring = ringed ? getComputedStyle(ringed).outlineStyle : 'none'
        return `${all.indexOf(document.activeElement as HTMLElement)} ${ring}`
      }),
    )
  }
  expect(reached.size).toBe(count)
  expect([...reached].filter((at) => at.startsWith('-1') || at.endsWith('none'))).toEqual([])
})

test('the first screen plays a song, then links to the swap; the chat is linked further down (spec: home.actions)', async () => {
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: 'Play a song' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Start swapping' })).toHaveAttribute('href', '/swap')
  await expect(main.getByRole('link', { name: 'Join the community' })).toHaveAttribute('href', '/contact')
  await page.open('/', { links: { ...config().links, chat: 'https://chat.example/' } })
  const join = main.getByRole('link', { name: 'Join the community (opens in a new tab)' })
  await expect(join).toHaveAttribute('href', 'https://chat.example/')
})

test('the strip shows the artists with dollar price and daily change, deepest pool first, each linked to the artist (spec: home.live)', async () => {
  await page.goto('/')
  const strip = page.getByRole('region', { name: 'Artist prices' })
  await expect(strip.getByRole('link').first()).toHaveText(/^MIRA \$\d+\.\d\d(?: [+−]\d+\.\d%)?$/)
  expect(await strip.getByRole('link').count()).toBeGreaterThanOrEqual(6)
  await expect(strip.getByRole('link').first()).toHaveAttribute('href', /^\/artist\/0x/)
  await expect(page.getByRole('link', { name: 'Get MIRA' })).toHaveAttribute('href', /^\/swap\?outputCurrency=0x/)
})

describe('the record beside the title', () => {
  const play = () => page.getByRole('button', { name: /^Play 15 seconds of .+ by Mira Solenne$/ })
  const pause = () => page.getByRole('main').getByRole('button', { name: /^Pause .+ by Mira Solenne$/ })
  const title = () => page.locator('#player-bar').getByRole('button', { name: 'Play' })

  test('plays 15 seconds when pressed, counts them, offers the whole song, and ends in time (spec: home.sample)', async () => {
    await page.goto('/')
    await play().click()
    await expect(pause()).toBeVisible()
    const main = page.getByRole('main')
    await expect(main).toContainText('of 15 seconds')
    await expect(page.locator('#player-bar')).toHaveCount(0)
    await expect(main.getByRole('link', { name: 'Hear all of it' })).toHaveAttribute('href', '/jukebox')
    await pause().click()
    await expect(play()).toBeVisible()
    await page.getByRole('button', { name: 'Play a song' }).click()
    await expect(pause()).toBeVisible()
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect(title()).toBeVisible()
    await expect(pause()).toHaveCount(0)
  })

  test('shows loading when pressed before the songs are read, and plays once they are (spec: home.sample)', async () => {
    const read = Promise.withResolvers<undefined>()
    page.route('**/api/songs*', async (route) => {
      await read.promise
      return route.continue()
    })
    await page.goto('/')
    await page.getByRole('button', { name: 'Play 15 seconds of a song' }).click()
    await expect(page.getByRole('main').getByRole('button', { name: 'Pause' })).toBeVisible()
    read.resolve(undefined)
    await expect(pause()).toBeVisible()
    await expect(page.getByRole('main')).toContainText('of 15 seconds')
  })

  test('is a free bundled sample while the server does not answer (spec: home.sample)', async () => {
    page.route('**/api/songs*', (route) => route.fulfill({ status: 503, json: { code: 'unread', error: '…' } }))
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Play 15 seconds of THIS MY DROP by Juno Vale' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Juno Vale · Free sample')
    await expect(page.getByRole('link', { name: /^Get / })).toHaveCount(0)
  })
})

test('unreadable artists are not called "no artists", and a sample can be heard meanwhile', async () => {
  page.route('**/api/artist-tokens?*', (route) => route.fulfill({ status: 503, json: { code: 'unread', error: '…' } }))
  await page.goto('/')
  const strip = page.getByRole('region', { name: 'Artist prices' })
  await expect(strip).toContainText('We can’t load the artists right now.')
  await expect(strip.getByRole('link')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Play 15 seconds of THIS MY DROP by Juno Vale' })).toBeVisible()
})

describe('the carousel', () => {
  beforeEach(async () => {
    await atItsPrices()
    page.clock.stop()
    await carousel().scrollIntoViewIfNeeded()
    // Hovers, because a hovered carousel stops, and its timer then restarts on this clock.
    await carousel().hover()
    await expect(carousel()).toHaveAttribute('data-running', 'false')
    await page.mouse.move(0, 0)
    await expect(carousel()).toHaveAttribute('data-running', 'true')
  })

  test('advances every 3000 ms through five records and begins again at the end (spec: home.carousel)', async () => {
    const titles: string[] = []
    for (let slide = 0; slide < 6; slide += 1) {
      titles.push((await shownSlide().textContent()) ?? '')
      await page.clock.runFor(3000)
    }
    expect(new Set(titles).size).toBe(5)
    expect(titles[5]).toBe(titles[0])
  })

  test('shows for each record its artist, the price of a play in token and dollars, and the links to hear it', async () => {
    const slide = carousel().getByRole('article').filter({ visible: true })
    await expect(slide).toContainText(/[\d.]+ [A-Z]+ \$\d+\.\d\d/)
    await expect(slide.getByRole('link', { name: 'Open the jukebox' })).toHaveAttribute('href', '/jukebox')
    await expect(slide.getByRole('link').first()).toHaveAttribute('href', /^\/song\/0x/)
    await expect(slide.getByRole('button', { name: /^Play .+ by .+$/ })).toBeVisible()
  })

  test('pauses while it is stopped, hovered or focused', async () => {
    const title = await shownSlide().textContent()
    await carousel().hover()
    await expect(carousel()).toHaveAttribute('data-running', 'false')
    await page.mouse.move(0, 0)
    await expect(carousel()).toHaveAttribute('data-running', 'true')
    await carousel().getByRole('link', { name: 'Open the jukebox' }).filter({ visible: true }).focus()
    await expect(carousel()).toHaveAttribute('data-running', 'false')
    await page.getByRole('button', { name: 'Stop flipping' }).click()
    await page.mouse.move(0, 0)
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.clock.runFor(20_000)
    await expect(carousel()).toHaveAttribute('data-running', 'false')
    await expect(shownSlide()).toHaveText(title ?? '')
    await expect(page.getByRole('button', { name: 'Flip automatically' })).toBeVisible()
  })

  test('follows its dots and the arrow keys', async () => {
    const dots = carousel().getByRole('button', { name: /^Show / })
    const names = (await dots.allTextContents()).length
    expect(names).toBe(5)
    const shown = async (at: number) =>
      `Show ${await shownSlide().textContent()}` === (await dots.nth(at).getAttribute('aria-label'))
    await dots.nth(2).click()
    expect(await shown(2)).toBe(true)
    await expect(dots.nth(2)).toHaveAttribute('aria-current', 'true')
    await page.keyboard.press('ArrowRight')
    expect(await shown(3)).toBe(true)
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    expect(await shown(1)).toBe(true)
  })
})

test('the notes follow the scroll position of the page, from 0 to 100 %', async () => {
  await page.goto('/')
  const notes = page.locator('#parallax-notes')
  const scrolled = () => notes.evaluate((field) => Number(field.style.getPropertyValue('--scrolled')))
  await expect.poll(scrolled).toBe(0)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect.poll(scrolled).toBe(100)
  await page.evaluate(() => scrollTo(0, 0))
  await expect.poll(scrolled).toBe(0)
})

test('the animation pauses while it is out of sight', async () => {
  await page.goto('/')
  const picture = page.locator('[data-playing]')
  await expect(picture).toHaveAttribute('data-playing', 'true')
  await expect(picture.locator('canvas')).toHaveCount(1)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(picture).toHaveAttribute('data-playing', 'false')
})

test('nothing moves with reduced motion', async () => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await atItsPrices()
  page.clock.stop()
  await expect(page.locator('#welcome-splash')).toHaveCount(0)
  await expect(page.locator('[data-playing]')).toHaveAttribute('data-playing', 'false')
  await carousel().scrollIntoViewIfNeeded()
  const title = await shownSlide().textContent()
  await page.clock.runFor(20_000)
  await expect(shownSlide()).toHaveText(title ?? '')
  await expect(page.getByRole('button', { name: 'Stop flipping' })).toHaveCount(0)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  expect(await page.locator('#parallax-notes').getAttribute('style')).toBeNull()
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
})

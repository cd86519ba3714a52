// Needs: story, wallet
import type { Page } from '@playwright/test'
import { expect, test, withoutSplash } from './testing/harness.ts'
import { connectDemo } from './testing/steps/walletSteps.ts'

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true })

/** Area of a fingertip in pixels; adjacent dots may be closer. */
const FINGER = { width: 32, height: 44 }

const CONTROLS = 'a[href], button, input, select, textarea, summary, [role=option]'

/** Waits until the controls stay the same and in place for some frames. */
const waitForStableControls = (page: Page): Promise<void> =>
  page.evaluate(async (controls) => {
    const places = () =>
      [...document.querySelectorAll(controls)]
        .map((element) => element.getBoundingClientRect())
        .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' '))
        .join()
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let before = places(), still = 0; still < 10; still += 1) {
      await frame()
      const now = places()
      if (now !== before) still = 0
      before = now
    }
  }, CONTROLS)

/**
 * Controls whose pressable area around the centre is smaller than a fingertip, each with the size of that area.
 */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(
    ({ least, controls }) => {
      const isWords = (element: Element) => {
        const { display } = getComputedStyle(element)
        return element.matches('a, button') && display === 'inline'
      }
      const belongsTo = (element: Element, hit: Element | null) =>
        hit !== null &&
        (element.contains(hit) ||
          [...((element as HTMLInputElement).labels ?? [])].some((label) => label.contains(hit)))
      // Checks in large steps, then pixel by pixel at the edge, because each check takes time.
      const STRIDE = 4
      const reach = (element: Element, x: number, y: number, [dx, dy]: readonly [number, number], most: number) => {
        const has = (far: number) => belongsTo(element, document.elementFromPoint(x + dx * far, y + dy * far))
        let far = 0
        while (far < most && has(far + STRIDE)) far += STRIDE
        while (far < most && has(far + 1)) far += 1
        return far
      }
      const said = (element: Element) =>
        `${element.nodeName.toLowerCase()}${element.id === '' ? '' : `#${element.id}`} ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}`
      return [...document.querySelectorAll(controls)].flatMap((element) => {
        if (
          !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
          element.closest('[inert]') !== null ||
          isWords(element)
        )
          return []
        element.scrollIntoView({ block: 'center', behavior: 'instant' })
        const box = element.getBoundingClientRect()
        if (box.width <= 1 || box.height <= 1) return []
        const x = box.x + box.width / 2
        const y = box.y + box.height / 2
        if (!belongsTo(element, document.elementFromPoint(x, y))) return []
        const width = 1 + reach(element, x, y, [-1, 0], least.width) + reach(element, x, y, [1, 0], least.width)
        const height = 1 + reach(element, x, y, [0, -1], least.height) + reach(element, x, y, [0, 1], least.height)
        return width < least.width || height < least.height
          ? [`${Math.round(width)}×${Math.round(height)} ${said(element)}`]
          : []
      })
    },
    { least: FINGER, controls: CONTROLS },
  )

test('every control has room for a fingertip, on every screen of a phone', async ({ page }) => {
  await withoutSplash(page)
  await page.goto('/uni')
  await connectDemo(page, 'Petra')
  const { book } = (await (await page.request.get('/config', { maxRetries: 2 })).json()) as {
    book: { tokens: readonly { symbol: string; address: string }[] }
  }
  const dai = book.tokens.find(({ symbol }) => symbol === 'DAI')?.address ?? ''
  /** Each screen, with the control that loads last. */
  const screens = {
    '/uni': '#reward-pools a',
    '/': '#home-carousel button',
    [`/swap?outputCurrency=${dai}&exactAmount=1`]: '#swap-button',
    '/pool': '#pool-page article button',
    [`/add/ETH/${dai}`]: '#add-button',
    [`/remove/ETH/${dai}`]: '#remove-100',
    '/find': 'main .open-currency-select-button',
    '/approvals': '#approvals-page input',
    '/migrate/v1': 'main a[href^="/migrate/v1/"]',
    '/explorer': 'main a[href^="/explorer/tx/"]',
    [`/explorer/token/${dai}`]: 'main a[href^="/explorer/"]',
    '/jukebox': '#jukebox-rows button',
    '/account/0x70997970C51812dc3A010C7d01b50e0d17dc79C8': '#send-ETH',
    '/vote': '#delegates button',
    '/vote/7': '#proposal-ballots a',
    '/vote/new': '#add-call',
  }
  const found: Record<string, string[]> = {}
  for (const [path, last] of Object.entries(screens)) {
    await page.goto(path)
    await expect(page.locator(last).first()).toBeVisible()
    await waitForStableControls(page)
    const small = await tooSmall(page)
    if (small.length > 0) found[path] = small
  }
  expect(found).toEqual({})
})

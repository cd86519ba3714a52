// Needs: story, wallet
import type { Page } from '@playwright/test'
import { expect, test, withoutSplash } from './harness.ts'
import { connectDemo } from './walletDeeds.ts'

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true })

/** What a fingertip covers; beside each other, dots are closer. */
const FINGER = { width: 32, height: 44 }

/** Controls on the page that a finger of that size cannot press at their middle without touching something else, and what it can. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const isWords = (element: Element) => {
      const { display } = getComputedStyle(element)
      return element.matches('a, button') && display === 'inline'
    }
    const belongsTo = (element: Element, hit: Element | null) =>
      hit !== null &&
      (element.contains(hit) || [...((element as HTMLInputElement).labels ?? [])].some((label) => label.contains(hit)))
    const reach = (element: Element, x: number, y: number, [dx, dy]: readonly [number, number]) => {
      let far = 0
      while (
        far < least.height &&
        belongsTo(element, document.elementFromPoint(x + dx * (far + 1), y + dy * (far + 1)))
      )
        far += 1
      return far
    }
    const said = (element: Element) =>
      `${element.nodeName.toLowerCase()}${element.id === '' ? '' : `#${element.id}`} ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}`
    return [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [role=option]')].flatMap(
      (element) => {
        if (
          !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
          element.closest('[inert]') !== null ||
          isWords(element)
        )
          return []
        element.scrollIntoView({ block: 'center', behavior: 'instant' })
        const box = element.getBoundingClientRect()
        if (box.width <= 1 || box.height <= 1) return []
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
        if (!belongsTo(element, document.elementFromPoint(x, y))) return []
        const width = 1 + reach(element, x, y, [-1, 0]) + reach(element, x, y, [1, 0])
        const height = 1 + reach(element, x, y, [0, -1]) + reach(element, x, y, [0, 1])
        return width < least.width || height < least.height
          ? [`${Math.round(width)}×${Math.round(height)} ${said(element)}`]
          : []
      },
    )
  }, FINGER)

test('on a phone every control has room for a fingertip, on every screen', async ({ page }) => {
  await withoutSplash(page)
  await page.goto('/uni')
  await connectDemo(page, 'Petra')
  const { book } = (await (await page.request.get('/config')).json()) as {
    book: { tokens: readonly { symbol: string; address: string }[] }
  }
  const dai = book.tokens.find(({ symbol }) => symbol === 'DAI')?.address ?? ''
  const screens = [
    '/uni',
    '/',
    `/swap?outputCurrency=${dai}&exactAmount=1`,
    '/pool',
    `/add/ETH/${dai}`,
    `/remove/ETH/${dai}`,
    '/find',
    '/approvals',
    '/migrate/v1',
    '/explorer',
    `/explorer/token/${dai}`,
    '/jukebox',
    '/vote',
    '/vote/7',
    '/vote/new',
  ]
  const found: Record<string, string[]> = {}
  for (const path of screens) {
    await page.goto(path)
    await expect(page.locator('main h1').first()).toBeAttached()
    await page.waitForTimeout(600)
    const small = await tooSmall(page)
    if (small.length > 0) found[path] = small
  }
  expect(found).toEqual({})
})

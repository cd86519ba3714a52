import { beforeEach, describe, test } from 'vitest'
import { commands } from 'vitest/browser'
import { expectNoAxeViolationsInBothThemes } from '#testing/axe.ts'
import { expect } from '#testing/expect.ts'
import { page } from '#testing/page.ts'

beforeEach(async () => {
  await page.goto('/parts')
  await expect(page.getByRole('heading', { level: 1, name: 'Parts' })).toBeVisible()
})

const outside = { x: 5, y: 5 }

for (const width of [360, 1440])
  test(`every part passes axe at ${width} px in both themes`, async () => {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await expectNoAxeViolationsInBothThemes()
  })

test('a dev build shows every part without a backend, when every request is answered with a page', async () => {
  for (const path of ['**/rpc', '**/heads', '**/lists/**', '**/api/**'])
    page.route(path, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }))
  await page.open('/parts', { book: null, genesisHash: null, tokenLists: [], ipfsGateways: [], people: [] })
  await expect(page.getByRole('heading', { level: 1, name: 'Parts' })).toBeVisible()
  await expect(page.locator('#amount-input .token-amount-input')).toBeVisible()
})

test('a busy button keeps its focus and does nothing', async () => {
  const busy = page.locator('#busy-button')
  await busy.focus()
  await page.keyboard.press('Enter')
  await expect(busy).toBeFocused()
  await expect(page.locator('#press-button')).toHaveText('pressed 0 times')
  await page.locator('#press-button').press('Space')
  await expect(page.locator('#press-button')).toHaveText('pressed 1 times')
})

test('an error is announced with its field', async () => {
  const field = page.getByRole('textbox', { name: 'With an error' })
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription('That is not an address.')
})

describe('a dialog', () => {
  test('keeps the focus inside, closes at Escape, outside and its button, and gives the focus back', async () => {
    const opener = page.locator('#open-dialog')
    const dialog = page.getByRole('dialog', { name: 'A dialog' })
    const ways = [
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(outside.x, outside.y),
      () => dialog.getByRole('button', { name: 'Close' }).click(),
    ]
    for (const close of ways) {
      await opener.click()
      await expect(dialog).toBeVisible()
      for (let press = 0; press < 6; press += 1) {
        await page.keyboard.press('Tab')
        const lost = () =>
          page.evaluate(() => !document.activeElement?.closest('dialog') && document.activeElement !== document.body)
        expect(await lost()).toBe(false)
      }
      await close()
      await expect(dialog).toBeHidden()
      await expect(opener).toBeFocused()
    }
  })

  test('that cannot be dismissed stays open at Escape, twice, and at a press outside', async () => {
    await page.locator('#open-must').click()
    const dialog = page.getByRole('dialog', { name: 'Only from inside' })
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.mouse.click(outside.x, outside.y)
    await expect(dialog).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Close' })).toHaveCount(0)
    await page.locator('#must-close').click()
    await expect(dialog).toBeHidden()
  })

  /** Drags the sheet by its heading down to each of these distances, `apartMs` apart. */
  const drag = async (steps: readonly number[], apartMs: number) => {
    const head = await page.getByRole('heading', { name: 'A sheet' }).boundingBox()
    const x = head.x + 20
    const y = head.y + head.height / 2
    const fromMs = Date.now()
    const moves = steps.map(
      (down, at) => ({ type: 'touchMove', x, y: y + down, atMs: fromMs + (at + 1) * apartMs }) as const,
    )
    await commands.touch([
      { type: 'touchStart', x, y, atMs: fromMs },
      ...moves,
      { type: 'touchEnd', x, y, atMs: fromMs + (steps.length + 1) * apartMs },
    ])
  }

  describe('on a phone', () => {
    beforeEach(() => page.emulateMedia({ reducedMotion: 'reduce' }))

    test('closes when it is dragged beyond 300 px or flung, and otherwise moves back', async () => {
      await page.setViewportSize({ width: 360, height: 780 })
      const sheet = page.getByRole('dialog', { name: 'A sheet' })
      await page.locator('#open-sheet').evaluate((opener) => {
        // Starts higher up, so that there is space to drag.
        opener.addEventListener('click', () => document.getElementById('the-sheet')?.style.setProperty('margin', '0'))
      })
      await page.locator('#open-sheet').click()
      await drag([60, 120, 180, 240], 40)
      await expect(sheet).toBeVisible()
      await expect(sheet).toHaveCSS('transform', 'none')
      await drag([60, 120, 180, 240, 310], 40)
      await expect(sheet).toBeHidden()
      await page.locator('#open-sheet').click()
      await drag([10, 100], 20)
      await expect(sheet).toBeHidden()
    })
  })
})

test('a popover closes at a press outside, at Escape, and when the focus moves on', async () => {
  const opener = page.locator('#open-popover')
  const popover = page.locator('#the-popover')
  await opener.click()
  await page.mouse.click(outside.x, outside.y)
  await expect(popover).toHaveCount(0)
  await opener.click()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'A link inside' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(popover).toHaveCount(0)
  await expect(opener).toBeFocused()
  await opener.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(popover).toHaveCount(0)
})

test('a tooltip is 228 px wide, describes its button, and closes at Escape', async () => {
  const button = page.locator('#with-tooltip')
  await button.focus()
  const tooltip = page.getByRole('tooltip')
  await expect(tooltip).toBeVisible()
  expect((await tooltip.boundingBox())?.width).toBe(228)
  await expect(button).toHaveAccessibleDescription(/What is taken from each trade/)
  await page.keyboard.press('Escape')
  await expect(tooltip).toBeHidden()
  await button.hover()
  await tooltip.hover()
  await expect(tooltip).toBeVisible()
  await page.setViewportSize({ width: 360, height: 780 })
  await page.mouse.move(0, 0)
  await button.hover()
  const box = await tooltip.boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(8)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(352)
})

test('tabs are changed with the arrow keys, Home and End, and are a single stop for Tab', async () => {
  const tab = (name: string) => page.getByRole('tab', { name })
  await tab('swap').focus()
  for (const [key, name] of [
    ['ArrowRight', 'pool'],
    ['End', 'vote'],
    ['ArrowRight', 'swap'],
    ['ArrowLeft', 'vote'],
    ['Home', 'swap'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(tab(name)).toBeFocused()
    await expect(tab(name)).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('tabpanel')).toHaveText(`Here is ${name}.`)
  }
  await expect(page.getByRole('tab').and(page.locator('[tabindex="0"]'))).toHaveCount(1)
})

test('a slider moves by one with the arrow keys and announces its value in words', async () => {
  const slider = page.getByRole('slider', { name: 'Amount' })
  await slider.focus()
  await page.keyboard.press('ArrowRight')
  await expect(slider).toHaveAttribute('aria-valuetext', '26%')
  await page.keyboard.press('End')
  await expect(slider).toHaveValue('100')
})

test('a number keeps its width while it changes', async () => {
  const number = page.locator('[data-part=SteadyNumber] > div > span').nth(2)
  const slider = page.getByRole('slider', { name: 'Amount' })
  const width = async () => (await number.boundingBox())?.width
  await slider.fill('11')
  const narrow = await width()
  await slider.fill('88')
  expect(await width()).toBe(narrow)
})

test('a toast hides by itself, and stays while it is hovered or focused', async () => {
  // Stops the clock, so that the toast does not disappear before it was checked on a slow machine.
  page.clock.stop()
  await page.locator('#show-toast').click()
  await expect(page.locator('#brief-toast')).toBeVisible()
  await page.clock.runFor(5000)
  await expect(page.locator('#brief-toast')).toHaveCount(0)
  await page.locator('#show-toast').click()
  await page.locator('#brief-toast output').hover()
  await page.clock.runFor(5000)
  await expect(page.locator('#brief-toast')).toBeVisible()
  await page.mouse.move(0, 0)
  await page.clock.runFor(5000)
  await expect(page.locator('#brief-toast')).toHaveCount(0)
})

import { test } from 'vitest'
import { expectNoAxeViolations } from '../../../testing/axe.ts'
import { expect } from '../../../testing/expect.ts'
import { page } from '../../../testing/page.ts'

for (const width of [360, 1440])
  for (const colorScheme of ['light', 'dark'] as const)
    test(`a placeholder at ${width} px in the ${colorScheme} theme has nothing that axe objects to`, async () => {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme })
      await page.goto('/jukebox')
      await expect(page.getByRole('heading', { level: 1, name: 'Jukebox' })).toBeVisible()
      await page.getByRole('button', { name: 'Menu' }).click()
      await expectNoAxeViolations()
    })

test('the skip link leads past the bar to the content', async () => {
  await page.goto('/')
  const skip = page.getByRole('link', { name: 'Skip to the content' })
  await expect(skip).toBeAttached()
  await page.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('the bar has the logo to the root, Market to /dropzone and the network; the hidden tabs are there', async () => {
  await page.goto('/swap')
  const bar = page.getByRole('banner')
  await expect(bar.getByRole('link', { name: 'musi, to the front page' })).toHaveAttribute('href', '/')
  await expect(bar.getByRole('link', { name: 'Market' })).toHaveAttribute('href', '/dropzone')
  await expect(bar).toContainText('Local')
  await expect(page.locator('#swap-nav-link')).toHaveAttribute('href', '/swap')
  await expect(page.locator('#pool-nav-link')).toHaveAttribute('href', '/pool')
  await expect(page.locator('#swap-nav-link')).toBeHidden()
})

test('the menu has its links in order, and goes at a press outside and at Escape', async () => {
  await page.goto('/')
  const button = page.getByRole('button', { name: 'Menu' })
  const menu = page.locator('#menu')
  await button.click()
  await expect(menu.getByRole('listitem')).toHaveText([/^Pitch/, /^Proposal/, /^Twitter/, /^Discord/, /^Demo/])
  await page.mouse.click(200, 500)
  await expect(menu).toHaveCount(0)
  await button.click()
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await expect(button).toBeFocused()
})

test('the theme follows the system until somebody chooses, and a choice stays', async () => {
  const html = page.locator('html')
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  await expect(html).toHaveAttribute('data-theme', 'light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await page.goto('/jukebox?theme=LIGHT')
  await expect(html).toHaveAttribute('data-theme', 'light')
  await page.goto('/')
  await expect(html).toHaveAttribute('data-theme', 'light')
  await page.goto('/?theme=sepia')
  await expect(html).toHaveAttribute('data-theme', 'light')
  await page.locator('#open-settings-dialog-button').click()
  await page.getByRole('switch', { name: 'Toggle Dark Mode' }).click()
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(html).toHaveAttribute('data-theme', 'dark')
})

test('the footer has its six links and the wordmark', async () => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('listitem')).toHaveCount(6)
  for (const name of ['Chat', 'Twitter', 'Instagram', 'LinkedIn', 'TikTok', 'Form'])
    await expect(footer.getByRole('button', { name: `${name} not set here` })).toBeVisible()
  await expect(footer).toContainText('musi')
})

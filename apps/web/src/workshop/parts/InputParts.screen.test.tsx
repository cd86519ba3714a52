import { beforeEach, describe, test } from 'vitest'
import { expectNoAxeViolationsInBothThemes } from '#testing/axe.ts'
import { expect } from '#testing/expect.ts'
import { page } from '#testing/page.ts'

// Tests the inputs for tokens, amounts and recipients one by one, on the page of parts.

beforeEach(async () => {
  await page.goto('/parts')
  await expect(page.getByRole('heading', { level: 1, name: 'Parts' })).toBeVisible()
})

const amount = (id: string) => page.locator(`#${id} .token-amount-input`)
const written = (id: string) => page.locator(`#${id} [aria-hidden=true]`).first()

test('an amount field keeps the typed digits, turns commas into dots and rejects other characters', async () => {
  const field = amount('amount-input')
  await field.fill('')
  await field.pressSequentially('1,5x.e-')
  await expect(field).toHaveValue('1.5')
  await field.fill('0.0')
  await expect(field).toHaveValue('0.0')
  await field.fill('12 ETH')
  await expect(field).toHaveValue('0.0')
  await expect(field).toHaveAttribute('inputmode', 'decimal')
  await expect(field).toHaveAttribute('title', 'Token Amount')
  await expect(amount('amount-none')).toHaveAttribute('placeholder', '0.0')
})

test('an amount shrinks to fit instead of being cut, and never below the size at which a phone zooms in', async () => {
  await page.setViewportSize({ width: 360, height: 780 })
  const field = amount('amount-input')
  const size = () => field.evaluate((input) => Number.parseFloat(getComputedStyle(input).fontSize))
  await field.fill('1')
  const largest = await size()
  await field.fill('1234.5678')
  expect(await size()).toBeLessThan(largest)
  const fits = () =>
    written('amount-input').evaluate(
      (shown) => (shown.firstElementChild?.getBoundingClientRect().width ?? 0) <= shown.clientWidth + 1,
    )
  expect(await fits()).toBe(true)
  await field.fill('1'.repeat(79))
  expect(await size()).toBeGreaterThanOrEqual(16)
})

test('the digits after the significant ones are muted', async () => {
  const shown = written('amount-record')
  await expect(shown).toHaveText('3187.40')
  await expect(shown.locator('span span')).toHaveText('.40')
})

test('Max is offered if there is a balance, and the balance’s title has all of its digits', async () => {
  const panel = page.locator('#amount-input')
  await expect(panel.getByText('Balance: 9.20412')).toHaveAttribute('title', '9.204123456789012345')
  await panel.getByRole('button', { name: /^Max/ }).click()
  await expect(amount('amount-input')).toHaveValue('9.194123456789012345')
  await expect(page.locator('#amount-pair button')).toHaveCount(0)
  await expect(page.locator('#amount-pair .pair-name-container')).toHaveText('ETH:USDC')
  await expect(page.locator('#amount-none .open-currency-select-button')).toHaveText('Select a token')
})

test('case 18: the name of a token is shown as text, shortened, and runs no script', async () => {
  const symbol = page.locator('#amount-hostile .token-symbol-container')
  await expect(symbol).toHaveText('<img...>long')
  await expect(page.locator('#amount-hostile img[src=x]')).toHaveCount(0)
  await page.locator('#warn-hostile').click()
  await expect(page.getByRole('dialog').getByText('"><script>{{7*7}}')).toBeVisible()
  await expect(page.locator('script').filter({ hasText: '7*7' })).toHaveCount(0)
})

test('case 23: a broken logo is replaced by a drawn one, and an invalid URL is never requested', async () => {
  await page.reload()
  // A logo is requested when it is about to scroll into view.
  await page.locator('[data-part=TokenLogo]').scrollIntoViewIfNeeded()
  await expect(page.locator('#broken-logo svg')).toBeVisible()
  await expect(page.locator('#broken-logo img')).toHaveCount(0)
  await expect(page.locator('#refused-logo svg')).toBeVisible()
  const urls = page.requestedUrls()
  expect(urls.filter((url) => url.includes('javascript'))).toEqual([])
  expect(urls.filter((url) => url.includes('broken.png')).every((url) => url.includes('/outside/logo?url='))).toBe(true)
})

describe('a recipient', () => {
  test('that is not an address is in error, and an empty one is not', async () => {
    const field = page.locator('#address-empty .recipient-address-input')
    await expect(field).not.toHaveAttribute('aria-invalid')
    await field.fill('not an address')
    await expect(field).toHaveValue('notanaddress')
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(/find that address or name/)
    await field.fill('0x52908400098527886E0F7030069857D2E4169EE7')
    await expect(field).not.toHaveAttribute('aria-invalid')
  })

  test('case 24: from a link is marked until it is edited', async () => {
    const panel = page.locator('#address-link')
    await expect(panel.getByText('From link', { exact: true })).toBeVisible()
    await panel.locator('.recipient-address-input').fill('theo.eth')
    await expect(panel.getByText('From link', { exact: true })).toHaveCount(0)
  })

  test('case 40: that looks like a known one causes a warning that marks each different character', async () => {
    const warning = page.locator('#address-like').getByRole('alert')
    await expect(warning).toBeVisible()
    await expect(warning).toContainText('0x5290...9ee7')
    const marks = await warning.locator('dd').nth(1).locator('mark').allTextContents()
    expect(marks.join('').length).toBe(9)
    await expect(page.locator('#address-link').getByRole('alert')).toHaveCount(0)
  })
})

describe('the warning about a token', () => {
  test('closes only by its own buttons, and Continue is disabled until the box is ticked', async () => {
    await page.locator('#warn-unknown').click()
    const dialog = page.getByRole('dialog', { name: 'Token imported' })
    await expect(dialog.locator('.token-warning-container')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)
    await expect(dialog).toBeVisible()
    const proceed = page.locator('.token-dismiss-button')
    await expect(proceed).toBeDisabled()
    await page.locator('.understand-checkbox').check()
    await proceed.click()
    await expect(dialog).toBeHidden()
    await expect(page.locator('#warning-said')).toHaveText('continued')
  })

  test('can be used by keyboard alone, and appears again for other tokens', async () => {
    await page.locator('#warn-unknown').press('Enter')
    await page.locator('.understand-checkbox').press('Space')
    await page.locator('.token-dismiss-button').press('Enter')
    await expect(page.locator('#warning-said')).toHaveText('continued')
    await page.locator('#warn-lookAlike').press('Enter')
    await expect(page.locator('.understand-checkbox')).not.toBeChecked()
  })

  test('case 20: names the token that a look-alike imitates, and offers it', async () => {
    await page.locator('#warn-lookAlike').click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('Its symbol reads like that of another token.')).toBeVisible()
    await expect(dialog.getByText('You may mean')).toBeVisible()
    await dialog.getByRole('button', { name: 'Use USDC instead' }).click()
    await expect(page.locator('#warning-said')).toHaveText('instead USDC')
  })

  for (const width of [360, 1440])
    test(`fits at ${width} px in both themes, and passes axe`, async () => {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.keepShot('amounts')
      await page.keepShot('recipients')
      await page.keepShot('logos')
      await page.locator('#warn-hostile').click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keepShot('warning')
      const isCut = () =>
        page
          .getByRole('dialog')
          .evaluate((dialog) =>
            [...dialog.querySelectorAll('*')].some((part) => part.getBoundingClientRect().right > innerWidth),
          )
      expect(await isCut()).toBe(false)
      await expectNoAxeViolationsInBothThemes()
    })
})

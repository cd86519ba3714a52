import { beforeEach, describe, test } from 'vitest'
import { expectNoAxeViolations, expectNoAxeViolationsInBothThemes } from '#testing/axe.ts'
import { expect } from '#testing/expect.ts'
import { page } from '#testing/page.ts'

const KEY = 'musi.settings'

const openSettings = async () => {
  await page.goto('/swap')
  await page.locator('#open-settings-dialog-button').click()
  const panel = page.locator('#settings')
  await expect(panel.getByRole('heading', { name: 'Transaction Settings' })).toBeVisible()
  return panel
}
const storedSettings = () => localStorage.getItem(KEY)
const slippage = () => page.getByLabel('Slippage tolerance in percent')
const deadline = () => page.getByLabel('Transaction deadline in minutes')
/** Matches only buttons with a pressed state, because the swap behind the panel shows the same figure. */
const preset = (name: string) => page.getByRole('button', { name, exact: true }).and(page.locator('[aria-pressed]'))
const expertSwitch = () => page.locator('#toggle-expert-mode-button')

describe('slippage', () => {
  test('is half a percent by default; a preset replaces it, clears the field and survives a reload', async () => {
    await openSettings()
    await expect(preset('0.5%')).toHaveAttribute('aria-pressed', 'true')
    await expect(slippage()).toHaveAttribute('placeholder', '0.50')
    await slippage().fill('2')
    await expect(preset('0.5%')).toHaveAttribute('aria-pressed', 'false')
    await slippage().fill('1')
    await expect(preset('1%')).toHaveAttribute('aria-pressed', 'false')
    await preset('1%').click()
    await expect(slippage()).toHaveValue('')
    await page.reload()
    await openSettings()
    await expect(preset('1%')).toHaveAttribute('aria-pressed', 'true')
    await expect(slippage()).toHaveAttribute('placeholder', '1.00')
  })

  test('typed as 0.29 is 29 basis points, and is shown with two decimals on blur', async () => {
    await openSettings()
    await slippage().fill('1,5')
    await slippage().blur()
    await expect(slippage()).toHaveValue('1.50')
    await slippage().fill('.29')
    await slippage().blur()
    await expect(slippage()).toHaveValue('0.29')
    expect(storedSettings()).toContain('"slippageBps":29')
  })

  test('outside the valid range is reported in red and not stored', async () => {
    const panel = await openSettings()
    for (const text of ['50', '-1', 'abc', '0.123', '1e1']) {
      await slippage().fill(text)
      await expect(panel.getByText('Enter a valid slippage percentage')).toBeVisible()
      await expect(slippage()).toHaveAttribute('aria-invalid', 'true')
    }
    expect(storedSettings() ?? '').not.toMatch(/"slippageBps":(?!50)/)
    await slippage().blur()
    await expect(slippage()).toHaveValue('0.50')
    await expect(panel.getByText('Enter a valid slippage percentage')).toBeHidden()
  })

  test('below 0.5 or above 5 percent shows a warning, also for presets, with an icon only beside typed text', async () => {
    const panel = await openSettings()
    const fails = panel.getByText('Your transaction may fail')
    const frontrun = panel.getByText('Your transaction may be frontrun')
    const sign = panel.locator('[data-part="sign"]')
    await preset('0.1%').click()
    await expect(fails).toBeVisible()
    await expect(sign).toBeHidden()
    await slippage().fill('0.49')
    await expect(fails).toBeVisible()
    await expect(sign).toBeVisible()
    await slippage().fill('5')
    await expect(fails.or(frontrun)).toBeHidden()
    await slippage().fill('5.01')
    await expect(frontrun).toBeVisible()
    await slippage().fill('50')
    await expect(frontrun).toBeHidden()
    await expect(sign).toBeHidden()
  })
})

test('a deadline of 1.5 minutes is 90 seconds; anything but a positive number turns red and is not stored', async () => {
  await openSettings()
  await expect(deadline()).toHaveAttribute('placeholder', '20')
  await deadline().fill('1.5')
  await expect(deadline()).not.toHaveAttribute('aria-invalid')
  expect(storedSettings()).toContain('"deadlineSeconds":90')
  for (const text of ['0', '-3', 'soon']) {
    await deadline().fill(text)
    await expect(deadline()).toHaveAttribute('aria-invalid', 'true')
  }
  await deadline().fill('2')
  expect(storedSettings()).toContain('"deadlineSeconds":120')
  await deadline().fill('1.5')
  await deadline().fill('soon')
  await deadline().blur()
  await expect(deadline()).toHaveValue('1.5')
  expect(storedSettings()).toContain('"deadlineSeconds":90')
})

describe('expert mode', () => {
  test('asks in a dialog and then for the word confirm; any other answer leaves it off', async () => {
    const panel = await openSettings()
    await expertSwitch().click()
    await expect(panel).toBeHidden()
    const sure = page.getByRole('dialog', { name: 'Are you sure?' })
    await expect(sure).toContainText('ONLY USE THIS MODE IF YOU KNOW WHAT YOU ARE DOING.')
    const prompts: string[] = []
    const answers = ['Confirm', null, 'confirm']
    page.onDialog((prompt) => {
      prompts.push(prompt.message())
      const answer = answers.shift() ?? null
      if (answer === null) prompt.dismiss()
      else prompt.accept(answer)
    })
    await page.locator('#confirm-expert-mode').click()
    await page.locator('#confirm-expert-mode').click()
    await expect(sure).toBeVisible()
    expect(storedSettings() ?? '').not.toContain('"expertMode":true')
    await page.locator('#confirm-expert-mode').click()
    await expect(sure).toBeHidden()
    expect(prompts).toEqual(Array.from({ length: 3 }, () => 'Please type the word "confirm" to enable expert mode.'))
    const button = page.locator('#open-settings-dialog-button')
    await expect(button).toContainText('🧙')
    await expect(button).toHaveAccessibleName('Settings, expert mode is on')
    await expect(button).toBeFocused()
    await page.keepShots('expert-badge')
    await page.reload()
    await expect(button).toContainText('🧙')
    await button.click()
    await expect(expertSwitch()).toHaveAttribute('aria-checked', 'true')
    await expertSwitch().click()
    await expect(expertSwitch()).toHaveAttribute('aria-checked', 'false')
    await expect(button).not.toContainText('🧙')
    await expect(button).toHaveAccessibleName('Settings')
  })

  test('can be confirmed in our own dialog, in the same words, if the browser suppresses its prompt (spec: shell.browser-questions)', async () => {
    page.onDialog((prompt) => prompt.dismiss())
    await openSettings()
    await expertSwitch().click()
    await page.locator('#confirm-expert-mode').click()
    await expect(page.locator('#browser-did-not-ask')).toBeVisible()
    await expect(page.locator('#own-question')).toHaveCount(0)
    await page.getByRole('button', { name: 'Ask me here' }).click()
    await expect(page.locator('#own-question')).toContainText('Please type the word "confirm" to enable expert mode.')
    await page.locator('#own-question input').fill('Confirm')
    await expect(page.locator('#own-question-yes')).toBeDisabled()
    await page.locator('#own-question input').fill('confirm')
    await page.keepShots('expert-suppressed')
    await page.locator('#own-question-yes').click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(storedSettings()).toContain('"expertMode":true')
    await expect(page.locator('#open-settings-dialog-button')).toBeFocused()
  })

  test('if cancelled on a phone, returns the focus to the button that leads back to the settings', async () => {
    await page.setViewportSize({ width: 360, height: 780 })
    await page.goto('/swap')
    await page.locator('#open-menu-button').click()
    await page.locator('#open-settings-dialog-button').click()
    await expertSwitch().click()
    await expect(page.getByRole('dialog', { name: 'Are you sure?' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: 'Are you sure?' })).toBeHidden()
    await expect(page.locator('#open-menu-button')).toBeFocused()
  })
})

test('the panel closes at a press outside and at Escape, and can be operated by keyboard alone', async () => {
  const panel = await openSettings()
  await page.mouse.click(300, 600)
  await expect(panel).toBeHidden()
  const button = page.locator('#open-settings-dialog-button')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect(panel.getByRole('heading', { name: 'Interface Settings' })).toBeVisible()
  const order: string[] = []
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab')
    order.push(
      await page.evaluate(() => {
        const at = document.activeElement
        return at?.getAttribute('aria-label') || at?.textContent || at?.id || ''
      }),
    )
    if (order.at(-1) === '1%') await page.keyboard.press('Space')
    if (order.at(-1) === 'toggle-dark-mode-button') break
  }
  expect(order).toEqual([
    'About: Slippage tolerance',
    '0.1%',
    '0.5%',
    '1%',
    'Slippage tolerance in percent',
    'About: Transaction deadline',
    'Transaction deadline in minutes',
    'About: Approve exact amounts',
    'toggle-exact-approvals-button',
    'About: Toggle Expert Mode',
    'toggle-expert-mode-button',
    'toggle-dark-mode-button',
  ])
  expect(storedSettings()).toContain('"slippageBps":100')
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(button).toBeFocused()
})

test('a question mark explains each setting', async () => {
  await openSettings()
  for (const [what, text] of [
    [
      'Slippage tolerance',
      'Your transaction will revert if the price changes unfavorably by more than this percentage.',
    ],
    ['Transaction deadline', 'Your transaction will revert if it is pending for more than this long.'],
    ['Toggle Expert Mode', 'Bypasses confirmation modals and allows high slippage trades. Use at your own risk.'],
  ] as const) {
    await page.getByRole('button', { name: `About: ${what}` }).hover()
    await expect(page.getByRole('tooltip').filter({ visible: true })).toHaveText(text)
  }
})

test('exact approvals and dark mode are stored', async () => {
  await page.emulateMedia({ colorScheme: 'light' })
  await openSettings()
  await page.locator('#toggle-exact-approvals-button').click()
  await page.getByRole('switch', { name: 'Dark mode' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await openSettings()
  await expect(page.locator('#toggle-exact-approvals-button')).toHaveAttribute('aria-checked', 'true')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(storedSettings()).toContain('"approval":"exact"')
  await page.locator('#toggle-exact-approvals-button').click()
  await expect(page.locator('#toggle-exact-approvals-button')).toHaveAttribute('aria-checked', 'false')
  expect(storedSettings()).toContain('"approval":"unlimited"')
})

describe('damaged storage', () => {
  const broken = [
    ['no JSON', '{"version":1,"da'],
    ['another version', '{"version":99,"data":{"slippageBps":100}}'],
    [
      'a hostile value',
      '{"version":1,"data":{"slippageBps":"<img src=x onerror=alert(1)>","__proto__":{"expertMode":true}}}',
    ],
    ['4 MB of rubbish', 'x'.repeat(4_000_000)],
  ] as const
  for (const [what, text] of broken)
    test(`case 102: ${what} gives the defaults, is backed up and is reported once`, async () => {
      localStorage.setItem(KEY, text)
      await openSettings()
      await expect(preset('0.5%')).toHaveAttribute('aria-pressed', 'true')
      await expect(expertSwitch()).toHaveAttribute('aria-checked', 'false')
      await expect(page.getByText('We couldn’t read your settings')).toBeVisible()
      expect(localStorage.getItem(`${KEY}.unread`)).toBe(text)
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText('We couldn’t read your settings')).toHaveCount(0)
    })

  test('case 102: with full storage, settings last until the page is left, and the page says so', async () => {
    await openSettings()
    await page.evaluate(() => {
      for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2))
        for (let more = true; more;)
          try {
            localStorage.setItem(`filler${Math.random()}`, 'x'.repeat(size))
          } catch {
            more = false
          }
    })
    await preset('1%').click()
    await expect(preset('1%')).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByText('This browser can’t save anything for Musi')).toBeVisible()
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect(page.getByText('This browser can’t save anything for Musi')).toHaveCount(0)
  })

  test('case 102: denied storage gives the defaults, and the page says so', async () => {
    page.denyStorage()
    await openSettings()
    await expect(page.getByText('This browser can’t save anything for Musi')).toBeVisible()
    await preset('1%').click()
    await expect(preset('1%')).toHaveAttribute('aria-pressed', 'true')
  })
})

test('/claim opens the claim dialog over /swap, with its query', async () => {
  await page.goto('/claim?use=v1')
  await expect(page).toHaveURL(/\/swap\?use=v1$/)
  const dialog = page.getByRole('dialog', { name: 'Claim UNI Token' })
  await expect(dialog).toContainText('Enter an address to trigger a UNI claim.')
  await expectNoAxeViolations()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('the menu offers to claim only once a wallet is connected', async () => {
  await page.goto('/swap')
  const menu = page.getByRole('button', { name: 'Menu' })
  const claim = page.getByRole('button', { name: 'Claim MUSI' })
  await menu.click()
  await expect(page.locator('#menu')).toContainText('Demo')
  await expect(claim).toHaveCount(0)
  await page.locator('#connect-wallet').click()
  await page.locator('#connect-DEMO').click()
  await page.locator('#demo-approve').click()
  await expect(page.locator('#web3-status-connected')).toBeVisible()
  await menu.click()
  await claim.click()
  await expect(page.locator('#menu')).toBeHidden()
  await expect(page.getByRole('dialog', { name: 'Claim UNI Token' })).toBeVisible()
})

test('the settings pass axe in both themes', async () => {
  await openSettings()
  await slippage().fill('0.1')
  await deadline().fill('0')
  await expectNoAxeViolationsInBothThemes()
  await expertSwitch().click()
  await expect(page.getByRole('dialog', { name: 'Are you sure?' })).toBeVisible()
  await expectNoAxeViolationsInBothThemes()
})

describe('on a phone', () => {
  beforeEach(() => page.becomePhone())

  test('settings and the network are in the menu, and settings open from below', async () => {
    await page.goto('/swap')
    await expect(page.getByRole('region', { name: 'Account and settings' })).not.toContainText('Test network')
    await expect(page.locator('#open-settings-dialog-button')).toHaveCount(0)
    await page.getByRole('button', { name: 'You' }).click()
    await expect(page.locator('#menu')).toContainText('Test network')
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await expectNoAxeViolationsInBothThemes()
    await page.locator('#open-settings-dialog-button').click()
    const sheet = page.getByRole('dialog', { name: 'Settings' })
    await expect(sheet.getByRole('heading', { name: 'Interface Settings' })).toBeVisible()
    await preset('0.1%').click()
    await expect(sheet.getByText('Your transaction may fail')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await expectNoAxeViolationsInBothThemes()
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('button', { name: 'You' })).toBeFocused()
  })
})

import { type Locator, type Page, expect } from '@playwright/test'

const hasFocus = (what: Locator) => what.evaluate((element) => element === document.activeElement)

/** Goes on by keyboard until this has the focus, and presses it. */
export async function reach(page: Page, what: Locator): Promise<void> {
  await expect(what).toBeEnabled()
  for (let presses = 0; presses < 80 && !(await hasFocus(what)); presses += 1) await page.keyboard.press('Tab')
  await expect(what).toBeFocused()
  await page.keyboard.press('Enter')
}

import { type Locator, type Page, expect } from '@playwright/test'

const hasFocus = (what: Locator) => what.evaluate((element) => element === document.activeElement)

/** Presses Tab until the element has the focus. */
export async function tabTo(page: Page, what: Locator, most = 80): Promise<void> {
  await expect(what).toBeEnabled()
  for (let presses = 0; presses < most && !(await hasFocus(what)); presses += 1) await page.keyboard.press('Tab')
  await expect(what).toBeFocused()
}

/** Moves the focus to the element by keyboard and presses Enter. */
export async function reach(page: Page, what: Locator): Promise<void> {
  await tabTo(page, what)
  await page.keyboard.press('Enter')
}

import { expect } from './expect.ts'
import type { Locator } from './locator.ts'
import { page } from './page.ts'

/** Presses Tab until the element has the focus. */
export async function tabTo(where: Locator): Promise<void> {
  const isFocused = () => where.evaluate((here) => here === document.activeElement)
  await expect(where).toBeVisible({ timeout: 60_000 })
  for (let presses = 0; presses < 60 && !(await isFocused()); presses += 1) await page.keyboard.press('Tab')
  await expect(where).toBeFocused()
}

export async function enterAt(where: Locator): Promise<void> {
  await expect(where).toBeEnabled()
  await tabTo(where)
  await page.keyboard.press('Enter')
}

export async function typeAt(where: Locator, text: string): Promise<void> {
  await tabTo(where)
  await page.keyboard.type(text)
}

import { selectorEngine } from '@vitest/browser/locators'
import { expect as vitestExpect, test } from 'vitest'
import { ROLES_OF_ELEMENTS, byRole } from './byRole.ts'
import { expect } from './expect.ts'
import { page } from './page.ts'

test.each(['/parts', '/swap'])(
  'on %s, the search by role finds the same elements with preselection as without',
  async (path) => {
    await page.goto(path)
    await expect(page.locator('h1').first()).toBeVisible()
    await page.settled()
    const html = document.documentElement
    for (const role of ROLES_OF_ELEMENTS) {
      const among = { few: [...byRole(role, {}, html)], all: selectorEngine.queryAllByRole(role, {}, html) }
      vitestExpect(among.few.length, role).toBe(among.all.length)
      vitestExpect(among.few.every((element, at) => element === among.all[at])).toBe(true)
    }
    vitestExpect([...byRole('button', {}, html)].length).toBeGreaterThan(1)
  },
)

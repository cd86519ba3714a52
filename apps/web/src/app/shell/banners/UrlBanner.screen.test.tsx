import { beforeEach, describe, test } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.ts'
import { expect } from '#testing/expect.ts'
import { page } from '#testing/page.ts'

describe('on a phone', () => {
  beforeEach(() => page.becomePhone())

  test('case 109: a banner asks to check the address, and stays hidden once closed', async () => {
    await page.goto('/')
    const banner = page.getByText(`Make sure the URL is ${location.host}`)
    await expect(banner).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoAxeViolations()
    await page.getByRole('button', { name: 'Hide this warning' }).click()
    await expect(banner).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(banner).toHaveCount(0)
  })
})

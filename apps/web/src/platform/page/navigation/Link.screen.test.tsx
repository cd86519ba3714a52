import { describe, onTestFinished, test, vi } from 'vitest'
import { expect } from '#testing/expect.ts'
import { page } from '#testing/page.ts'
import { Link } from './Link.tsx'

const LINK = <Link to="/pool?of=all">pools</Link>

/** Clicks the link with modifier keys or another button. True if the page handled the click, not the browser. */
async function isHandledByPage(keys: MouseEventInit): Promise<boolean> {
  let isPrevented = false
  const readEvent = (event: Event) => {
    isPrevented = event.defaultPrevented
    // Prevents the browser from opening it in another tab.
    event.preventDefault()
  }
  addEventListener('click', readEvent, { once: true })
  const link = await page.getByRole('link', { name: 'pools' }).one()
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }))
  return isPrevented
}

describe('a link to a path of this app', () => {
  test('navigates without a page load, and leaves opening elsewhere to the browser', async () => {
    await page.open('/tickets', {}, LINK)
    for (const held of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }]) {
      expect(await isHandledByPage(held), JSON.stringify(held)).toBe(false)
      await expect(page).toHaveURL('/tickets')
    }
    expect(await isHandledByPage({})).toBe(true)
    await expect(page).toHaveURL('/pool?of=all')
  })

  test('adds a history entry, except for the open page', async () => {
    await page.open('/tickets', {}, LINK)
    const added = vi.spyOn(history, 'pushState')
    onTestFinished(() => added.mockRestore())
    await page.getByRole('link', { name: 'pools' }).click()
    await expect(page).toHaveURL('/pool?of=all')
    await page.getByRole('link', { name: 'pools' }).click()
    await expect(page).toHaveURL('/pool?of=all')
    expect(added).toHaveBeenCalledTimes(1)
  })
})

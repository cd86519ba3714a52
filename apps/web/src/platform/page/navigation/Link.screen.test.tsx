import { describe, onTestFinished, test, vi } from 'vitest'
import { expect } from '#testing/expect.ts'
import { page } from '#testing/page.ts'
import { Link } from './Link.tsx'

const LINK = <Link to="/pool?of=all">pools</Link>

/** Presses the link with a key held down. True: the page went there itself, and left nothing to the browser. */
async function goesItself(held: MouseEventInit): Promise<boolean> {
  let isTaken = false
  const look = (event: Event) => {
    isTaken = event.defaultPrevented
    // The browser would open it beside this page.
    event.preventDefault()
  }
  addEventListener('click', look, { once: true })
  const link = await page.getByRole('link', { name: 'pools' }).one()
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...held }))
  return isTaken
}

describe('a link to a path of this app', () => {
  test('navigates without a page load, and leaves opening elsewhere to the browser', async () => {
    await page.open('/tickets', {}, LINK)
    for (const held of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }]) {
      expect(await goesItself(held), JSON.stringify(held)).toBe(false)
      await expect(page).toHaveURL('/tickets')
    }
    expect(await goesItself({})).toBe(true)
    await expect(page).toHaveURL('/pool?of=all')
  })

  test('adds a history entry, but none for the open page', async () => {
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

import { test } from 'vitest'
import { hidePopup, showPopup } from '../platform/page/popups/popups.ts'
import { expect } from '../testing/expect.ts'
import { page } from '../testing/page.ts'

const popup = () => page.locator('.popup')
const inModal = () => page.locator('#wallet-modal .popup')
const show = (key: string) => showPopup({ key, content: { kind: 'lostPath' } })

test('a popup that arrives while a modal is open is shown inside the modal for its full time (spec: popups.life, popups.place)', async () => {
  await page.goto('/swap')
  // The first popup loads the code.
  show('first')
  await expect(popup()).toBeVisible()
  hidePopup('first')
  await page.locator('#connect-wallet').click()
  await expect(page.locator('#wallet-modal')).toBeVisible()
  // Moves the pointer away from the popup, where it would pause the timer.
  await page.mouse.move(1, 600)
  page.clock.stop()
  show('second')
  await expect(inModal()).toBeVisible()
  await page.clock.runFor(14_800)
  await expect(inModal()).toBeVisible()
  await page.clock.runFor(400)
  await expect(popup()).toHaveCount(0)
})

test('a popup resumes its time when a modal opens and closes (spec: popups.life)', async () => {
  await page.goto('/swap')
  show('first')
  await expect(popup()).toBeVisible()
  hidePopup('first')
  await expect(page.locator('#connect-wallet')).toBeVisible()
  page.clock.stop()
  show('second')
  await expect(popup()).toBeVisible()
  await page.clock.runFor(9_000)
  await page.locator('#connect-wallet').click()
  await expect(page.locator('#wallet-modal')).toBeVisible()
  // Moves the pointer away from the popup, where it would pause the timer.
  await page.mouse.move(1, 600)
  await page.clock.runFor(1_000)
  await expect(inModal()).toBeVisible()
  await page.clock.runFor(4_500)
  await expect(inModal()).toBeVisible()
  await page.clock.runFor(1_000)
  await expect(popup()).toHaveCount(0)
})

test('a list update names ten of the changed symbols and counts the others (spec: token-lists.notice)', async () => {
  await page.goto('/swap')
  const symbols = Array.from({ length: 12 }, (_, at) => `C${at}`)
  const news = {
    kind: 'listUpdate',
    url: '/lists/a.json',
    auto: false,
    name: 'Many',
    from: '1.0.0',
    to: '2.0.0',
  } as const
  const offer = (added: readonly string[], removed: readonly string[], updated: number) =>
    showPopup({ key: 'offer', content: { ...news, added, removed, updated }, removeAfterMs: null })
  offer(symbols, symbols.slice(0, 11), 1)
  await expect(popup().getByRole('listitem')).toHaveText([
    'C0, C1, C2, C3, C4, C5, C6, C7, C8, C9 and 2 more added',
    'C0, C1, C2, C3, C4, C5, C6, C7, C8, C9 and 1 more removed',
    '1 token updated',
  ])
  hidePopup('offer')
  offer(symbols.slice(0, 10), [], 2)
  await expect(popup().getByRole('listitem')).toHaveText([
    'C0, C1, C2, C3, C4, C5, C6, C7, C8, C9 added',
    '2 tokens updated',
  ])
})

test('a popup stays while it is hovered or focused, and its time resumes afterwards (spec: popups.life)', async () => {
  await page.goto('/swap')
  show('first')
  await expect(popup()).toBeVisible()
  await popup().hover()
  page.clock.stop()
  await page.clock.runFor(60_000)
  await expect(popup()).toBeVisible()
  await page.mouse.move(1, 600)
  await page.clock.runFor(10_000)
  await expect(popup()).toBeVisible()
  await page.clock.runFor(5_000)
  await expect(popup()).toHaveCount(0)
})

import { afterEach, beforeEach, expect as vitestExpect, test } from 'vitest'
import { expect } from '#testing/expect.ts'
import { page } from '#testing/page.ts'
import { keepTargetInView } from './keepTargetInView.ts'

let end = () => undefined as void
const container = document.createElement('div')
const block = (height: number) => {
  const one = document.createElement('div')
  one.style.height = `${height}px`
  return one
}
const newTarget = () => {
  const one = block(200)
  one.id = 'named'
  one.tabIndex = -1
  return one
}
const place = () => page.locator('#named')

beforeEach(() => {
  page.leave()
  container.replaceChildren(block(50))
  document.body.append(container)
})
afterEach(() => {
  end()
  container.remove()
})

test('the target of a link is scrolled into view once it appears, and stays there while more appears above it (spec: routes.arrival)', async () => {
  end = keepTargetInView('named', 0)
  container.append(newTarget(), block(3000))
  await expect(place()).toBeFocused()
  container.prepend(block(2000))
  await expect(place()).toBeInViewport()
  container.prepend(block(4000))
  await expect(place()).toBeInViewport()
  vitestExpect(scrollY).toBeGreaterThan(5000)
})

test('a target in a column shorter than the page is found too, and kept in view', async () => {
  const column = document.createElement('div')
  Object.assign(column.style, { position: 'absolute', insetBlockStart: '0', insetInlineEnd: '0' })
  container.append(block(9000), column)
  end = keepTargetInView('named', 0)
  column.append(newTarget())
  await expect(place()).toBeFocused()
  column.prepend(block(3000))
  await expect(place()).toBeInViewport()
})

test('a target that is replaced while the page builds keeps the focus', async () => {
  end = keepTargetInView('named', 0)
  container.append(newTarget(), block(3000))
  await expect(place()).toBeFocused()
  container.replaceChildren(block(900), newTarget(), block(3000))
  await expect(place()).toBeFocused()
  await expect(place()).toBeInViewport()
})

test('the page stops following the target at the first touch', async () => {
  end = keepTargetInView('named', 0)
  container.append(newTarget(), block(3000))
  await expect(place()).toBeFocused()
  dispatchEvent(new WheelEvent('wheel'))
  scrollTo(0, 0)
  container.append(block(2000))
  await page.settled()
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  vitestExpect(scrollY).toBe(0)
})

test('a focused field elsewhere keeps the focus', async () => {
  const field = document.createElement('input')
  container.prepend(field)
  field.focus()
  end = keepTargetInView('named', 0)
  container.append(newTarget(), block(3000))
  await expect(place()).toBeInViewport()
  await expect(page.locator('input')).toBeFocused()
})

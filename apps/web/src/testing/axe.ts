import axe, { type RunOptions } from 'axe-core'
import { expect } from 'vitest'
import { eventually } from './eventually.ts'
import { page } from './page.ts'

/** Waits for short animations, whose intermediate colours nobody sees. Long ones, like countdowns, keep running. */
async function atRest(): Promise<void> {
  const isShort = ({ effect }: Animation) => Number(effect?.getComputedTiming().endTime ?? 0) <= 1000
  const moving = document.getAnimations().filter((one) => one.playState === 'running' && isShort(one))
  await Promise.allSettled(moving.map(({ finished }) => finished))
}

/** What may differ between themes; the whole of axe takes three times as long. */
const COLORS = ['color-contrast', 'link-in-text-block']
/** Of an element, in characters. */
const MOST_SAID = 300
const TAKEN_OVER = 'dialog:modal'

// What is said of an element is made up for those that axe objects to, not for all that it looks at.
axe.configure({ noHtml: true })
const BRIEFLY = { resultTypes: ['violations'], selectors: false, elementRef: true } satisfies RunOptions

async function expectNone(part: string, rules: readonly string[] | 'all'): Promise<void> {
  await atRest()
  const { violations } = await axe.run(part, {
    ...BRIEFLY,
    ...(rules === 'all' ? {} : { runOnly: [...rules] }),
  })
  expect(
    violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ element }) => element?.outerHTML.slice(0, MOST_SAID)).join(' | ')}`,
    ),
  ).toEqual([])
}

/** Checks the whole page, or what the selector matches. */
export const expectNoAxeViolations = (part = 'html'): Promise<void> => expectNone(part, 'all')

/** What is read on a link or a button is in its name too: whoever speaks to the page says what stands there. Off in axe by itself. */
export const expectNamesAsRead = (part: string): Promise<void> => expectNone(part, ['label-content-name-mismatch'])

/** Under a dialog that takes over, nothing can be reached: what stands there was asked about before it opened. */
const inReach = (part: string): string =>
  part === 'html' && document.querySelector(TAKEN_OVER) !== null ? TAKEN_OVER : part

/** The same in the light theme, then its colours in the dark one. */
export async function expectNoAxeViolationsInBothThemes(part = 'html'): Promise<void> {
  await expectNone(part, 'all')
  await page.emulateMedia({ colorScheme: 'dark' })
  await eventually(() => expect(document.documentElement.dataset['theme']).toBe('dark'))
  await expectNone(inReach(part), COLORS)
  await page.emulateMedia({ colorScheme: 'light' })
}

import axe, { type RunOptions } from 'axe-core'
import { expect } from 'vitest'
import { eventually } from './eventually.ts'
import { page } from './page.ts'

/** Waits for short animations, whose intermediate colours nobody sees. Long ones, like countdowns, keep running. */
async function waitForAnimations(): Promise<void> {
  const isShort = ({ effect }: Animation) => Number(effect?.getComputedTiming().endTime ?? 0) <= 1000
  const running = document.getAnimations().filter((one) => one.playState === 'running' && isShort(one))
  await Promise.allSettled(running.map(({ finished }) => finished))
}

/** Rules whose result may differ between themes; all of axe takes three times as long. */
const COLORS = ['color-contrast', 'link-in-text-block']
/** Maximum length of an element's description, in characters. */
const MAX_DESCRIPTION_LENGTH = 300
const OPEN_MODAL = 'dialog:modal'

// Descriptions are made only for violating elements, not for all elements.
axe.configure({ noHtml: true })
const BRIEF_RESULT = { resultTypes: ['violations'], selectors: false, elementRef: true } satisfies RunOptions

async function expectNone(part: string, rules: readonly string[] | 'all'): Promise<void> {
  await waitForAnimations()
  const { violations } = await axe.run(part, {
    ...BRIEF_RESULT,
    ...(rules === 'all' ? {} : { runOnly: [...rules] }),
  })
  expect(
    violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ element }) => element?.outerHTML.slice(0, MAX_DESCRIPTION_LENGTH)).join(' | ')}`,
    ),
  ).toEqual([])
}

/** Checks the whole page, or what the selector matches. */
export const expectNoAxeViolations = (part = 'html'): Promise<void> => expectNone(part, 'all')

/** Visible text of a link or button must be part of its accessible name, for voice control. Off in axe by default. */
export const expectNamesAsRead = (part: string): Promise<void> => expectNone(part, ['label-content-name-mismatch'])

/** An open modal blocks the rest of the page, which was checked before it opened. */
const reachablePart = (part: string): string =>
  part === 'html' && document.querySelector(OPEN_MODAL) !== null ? OPEN_MODAL : part

/** Checks all rules in the light theme, then the colours in the dark one. */
export async function expectNoAxeViolationsInBothThemes(part = 'html'): Promise<void> {
  await expectNone(part, 'all')
  await page.emulateMedia({ colorScheme: 'dark' })
  await eventually(() => expect(document.documentElement.dataset['theme']).toBe('dark'))
  await expectNone(reachablePart(part), COLORS)
  await page.emulateMedia({ colorScheme: 'light' })
}

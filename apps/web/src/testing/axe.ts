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

/** Rules whose result may differ between themes; all of axe takes three times as long. */
const COLORS = ['color-contrast', 'link-in-text-block']
/** Maximum length of an element's description, in characters. */
const MOST_SAID = 300
const TAKEN_OVER = 'dialog:modal'

// Descriptions are made only for violating elements, not for all elements.
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

/** Visible text of a link or button must be part of its accessible name, for voice control. Off in axe by default. */
export const expectNamesAsRead = (part: string): Promise<void> => expectNone(part, ['label-content-name-mismatch'])

/** Under a dialog that takes over, nothing can be reached: what stands there was asked about before it opened. */
const inReach = (part: string): string =>
  part === 'html' && document.querySelector(TAKEN_OVER) !== null ? TAKEN_OVER : part

/** Checks everything in the light theme, then the colours in the dark one. */
export async function expectNoAxeViolationsInBothThemes(part = 'html'): Promise<void> {
  await expectNone(part, 'all')
  await page.emulateMedia({ colorScheme: 'dark' })
  await eventually(() => expect(document.documentElement.dataset['theme']).toBe('dark'))
  await expectNone(inReach(part), COLORS)
  await page.emulateMedia({ colorScheme: 'light' })
}

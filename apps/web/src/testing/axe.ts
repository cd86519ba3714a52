import axe from 'axe-core'
import { expect } from 'vitest'

/** Waits for short animations, whose intermediate colours nobody sees. Long ones, like countdowns, keep running. */
async function atRest(): Promise<void> {
  const isShort = ({ effect }: Animation) => Number(effect?.getComputedTiming().endTime ?? 0) <= 1000
  const moving = document.getAnimations().filter((one) => one.playState === 'running' && isShort(one))
  await Promise.allSettled(moving.map(({ finished }) => finished))
}

/** Checks the whole page, or what the selector matches. */
export async function expectNoAxeViolations(part = 'html'): Promise<void> {
  await atRest()
  const { violations } = await axe.run(part, { resultTypes: ['violations'] })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
}

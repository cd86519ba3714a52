import axe from 'axe-core'
import { expect } from 'vitest'

/** Half a movement is no colour that anybody sees. What counts down is looked at while it does. */
async function atRest(): Promise<void> {
  const isShort = ({ effect }: Animation) => Number(effect?.getComputedTiming().endTime ?? 0) <= 1000
  const moving = document.getAnimations().filter((one) => one.playState === 'running' && isShort(one))
  await Promise.allSettled(moving.map(({ finished }) => finished))
}

/** Of the whole page, or of one part of it. */
export async function expectNoAxeViolations(part = 'html'): Promise<void> {
  await atRest()
  const { violations } = await axe.run(part, { resultTypes: ['violations'] })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
}

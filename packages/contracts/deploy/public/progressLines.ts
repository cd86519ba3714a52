import type { Progress } from './deployOneByOne.ts'
import { coins } from './planTable.ts'

/** One line when a step is sent, one when it is in a block. */
export function progressLines(say: (line: string) => void, count: number, symbol: string): Progress {
  let started = 0
  return {
    starts: (step) => say(`${String(++started).padStart(3)} of ${count}  ${step.name} …`),
    ends: (_, carried) =>
      say(
        carried.kind === 'mined'
          ? `           ${carried.hash} in block ${carried.block}, ${carried.gasUsed.toLocaleString('en')} gas, ${coins(carried.paidWei)} ${symbol}`
          : '           there: another transaction did it',
      ),
  }
}

import type { Progress } from './deployOneByOne.ts'
import { nativeText } from './planTable.ts'

/** Prints one line when a step is sent and one when it is in a block. */
export function progressLines(say: (line: string) => void, count: number, symbol: string): Progress {
  let started = 0
  return {
    onStart: (step) => say(`${String(++started).padStart(3)} of ${count}  ${step.name} …`),
    onEnd: (_, carried) =>
      say(
        carried.kind === 'mined'
          ? `           ${carried.hash} in block ${carried.block}, ${carried.gasUsed.toLocaleString('en')} gas, ${nativeText(carried.paidWei)} ${symbol}`
          : '           there: another transaction did it',
      ),
  }
}

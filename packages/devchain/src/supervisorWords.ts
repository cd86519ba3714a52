import type { Exit } from './anvilProcess.ts'
import type { Restored } from './boot.ts'
import type { KeptState } from './keptStates.ts'

const how = ({ code, signal, said }: Exit) =>
  said.trim() === '' ? `it ended with ${signal ?? `code ${code}`}` : `it said "${said.trim()}"`

const clock = (ms: number) => new Date(ms).toLocaleTimeString('en-GB')

const upTo = (restored: Restored) => `block ${restored.blockNumber}, kept at ${clock(restored.savedAtMs)}`

export const broughtBack = (exit: Exit, restored: Restored | null) =>
  `The local chain died (${how(exit)}) and was started again${restored === null ? '' : ` with what it held at ${upTo(restored)}`}. What was sent after that is lost: send it again.`

export const silent =
  'The local chain runs but has not answered for ten seconds (a call may keep it busy), so it is ended and started again.'

export const gaveUp = (exit: Exit) => `The local chain died (${how(exit)}) and could not be started again.`

export const brokenOff = (exit: Exit) =>
  `The local chain died again and again (last: ${how(exit)}), so it is not started any more. See what ends it, then start again.`

export const notKept = (last: KeptState | undefined) =>
  `The local chain stops without its last changes being kept${last === undefined ? '' : ` (they reach back to ${clock(last.savedAtMs)})`}.`

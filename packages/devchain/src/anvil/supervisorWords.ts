import type { Exit } from './anvilProcess.ts'
import type { RestoredState } from './boot.ts'
import type { SavedState } from '../state/savedStates.ts'

const howItEnded = ({ code, signal, output }: Exit) =>
  output.trim() === '' ? `it ended with ${signal ?? `code ${code}`}` : `it said "${output.trim()}"`

const clock = (ms: number) => new Date(ms).toLocaleTimeString('en-GB')

const upTo = (restored: RestoredState) => `block ${restored.blockNumber}, kept at ${clock(restored.savedAtMs)}`

export const restartedSentence = (exit: Exit, restored: RestoredState | null) =>
  `The local chain died (${howItEnded(exit)}) and was started again${restored === null ? '' : ` with what it held at ${upTo(restored)}`}. What was sent after that is lost: send it again.`

export const silentSentence =
  'The local chain is running but has not answered for ten seconds (a call may be keeping it busy), so it is ended and restarted.'

export const gaveUpSentence = (exit: Exit) =>
  `The local chain died (${howItEnded(exit)}) and could not be started again.`

export const tooManyDeathsSentence = (exit: Exit) =>
  `The local chain died again and again (last: ${howItEnded(exit)}), so it is not started any more. See what ends it, then start again.`

export const notKeptSentence = (last: SavedState | undefined) =>
  `The local chain stops without its last changes being kept${last === undefined ? '' : ` (they reach back to ${clock(last.savedAtMs)})`}.`

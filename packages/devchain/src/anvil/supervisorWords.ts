import type { Exit } from './anvilProcess.ts'
import type { RestoredState } from './boot.ts'
import type { SavedState } from '../state/savedStates.ts'

const howItEnded = ({ code, signal, output }: Exit) =>
  output.trim() === '' ? `it ended with ${signal ?? `code ${code}`}` : `it said "${output.trim()}"`

const clock = (ms: number) => new Date(ms).toLocaleTimeString('en-GB')

const savedBlock = (restored: RestoredState) => `block ${restored.blockNumber}, saved at ${clock(restored.savedAtMs)}`

export const restartedSentence = (exit: Exit, restored: RestoredState | null) =>
  `The local chain died (${howItEnded(exit)}) and was restarted${restored === null ? '' : ` from ${savedBlock(restored)}`}. Transactions sent after that are lost: send them again.`

export const silentSentence =
  'The local chain is running but has not answered for ten seconds (a call may be keeping it busy), so it is ended and restarted.'

export const gaveUpSentence = (exit: Exit) => `The local chain died (${howItEnded(exit)}) and could not be restarted.`

export const tooManyDeathsSentence = (exit: Exit) =>
  `The local chain died repeatedly (last: ${howItEnded(exit)}) and is not restarted any more. Find out what ends it, then start again.`

export const unsavedSentence = (last: SavedState | undefined) =>
  `The local chain stops without saving its last changes${last === undefined ? '' : ` (those since ${clock(last.savedAtMs)})`}.`

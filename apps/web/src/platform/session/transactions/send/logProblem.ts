import type { SendProblem } from '@musi/chain/sendWriteProblem'

/** Sentences from the specification that are logged and never shown (spec: sending.logged-only). */
const LOGGED: Partial<Record<SendProblem['kind'], string>> = {
  wouldFail: 'This transaction would fail. Please contact support.',
  estimate: 'Unexpected error. Please contact support: none of the calls threw an error.',
}

/** Logs the reason why nothing was sent, if the specification has a sentence for it. */
export function logProblem({ kind }: SendProblem): void {
  const sentence = LOGGED[kind]
  // oxlint-disable-next-line no-console -- the specification requires it (spec: sending.logged-only)
  if (sentence !== undefined) console.error(sentence)
}

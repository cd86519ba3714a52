import type { SendProblem } from '@musi/chain/sendWriteProblem'

/** Sentences of the specification that are logged and shown to nobody (spec: sending.logged-only). */
const LOGGED: Partial<Record<SendProblem['kind'], string>> = {
  wouldFail: 'This transaction would fail. Please contact support.',
  estimate: 'Unexpected error. Please contact support: none of the calls threw an error.',
}

/** Logs why nothing was sent, where the specification has a sentence of its own for the log. */
export function logProblem({ kind }: SendProblem): void {
  const sentence = LOGGED[kind]
  // oxlint-disable-next-line no-console -- the specification has it logged (spec: sending.logged-only)
  if (sentence !== undefined) console.error(sentence)
}

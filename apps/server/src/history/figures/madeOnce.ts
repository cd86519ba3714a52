import type { Moment } from './carriedOn.ts'

type Kept = { hash: string; answers: Map<string, Promise<unknown>> }

const kept = new WeakMap<object, Kept>()

/** Computes a result over the whole history once per block, however many ask. */
export async function madeOnce<Made>(
  { history, newest: { hash } }: Moment,
  name: string,
  make: () => Promise<Made>,
): Promise<Made> {
  const ofBlock = kept.get(history)
  const { answers } = ofBlock?.hash === hash ? ofBlock : { answers: new Map<string, Promise<unknown>>() }
  kept.set(history, { hash, answers })
  const answer = answers.get(name) ?? make()
  answers.set(name, answer)
  try {
    return (await answer) as Made
  } catch (error) {
    answers.delete(name)
    throw error
  }
}

import type { Moment } from './incremental.ts'

type CachedAnswers = { hash: string; answers: Map<string, Promise<unknown>> }

const cache = new WeakMap<object, CachedAnswers>()

/** Computes a result over the whole history once per block, however many requests need it. */
export async function oncePerBlock<Made>(
  { history, newest: { hash } }: Moment,
  name: string,
  compute: () => Promise<Made>,
): Promise<Made> {
  const ofBlock = cache.get(history)
  const { answers } = ofBlock?.hash === hash ? ofBlock : { answers: new Map<string, Promise<unknown>>() }
  cache.set(history, { hash, answers })
  const answer = answers.get(name) ?? compute()
  answers.set(name, answer)
  try {
    return (await answer) as Made
  } catch (error) {
    answers.delete(name)
    throw error
  }
}

import type { RpcRequest } from '@musi/chain/rpcRequest'

/** How long one question may take. */
export const ANSWER_MS = 2500
const EVERY_MS = 1000
/** With the time that each is given: ten seconds in which the chain was up and said nothing. */
const MISSES = 4

/** Nobody's balance: read from the state, so it waits for whoever else has that. */
const QUESTION = ['eth_getBalance', ['0x0000000000000000000000000000000000000000', 'latest']] as const

/** An error is an answer too, and a broken line is for whoever watches the process: only silence is none. */
export const answers = (request: RpcRequest): Promise<boolean> =>
  request(...QUESTION).then(
    () => true,
    (error: unknown) => !(error instanceof Error && error.name === 'TimeoutError'),
  )

type Watch = {
  /** Gives up after ANSWER_MS. */
  request: RpcRequest
  /** Something of ours keeps the chain busy now: its silence does not count. */
  isExcused: () => boolean
  onSilence: () => void
  everyMs?: number
}

/**
 * Speaks up when the chain runs and does not answer. Questions are counted and not time, so that a computer that slept does not
 * take its own silence for the chain's.
 */
export function watchAnswers({ request, isExcused, onSilence, everyMs = EVERY_MS }: Watch): () => void {
  let missed = 0
  let stopped = false
  let timer: NodeJS.Timeout | undefined

  async function look() {
    const isAnswered = await answers(request)
    if (stopped) return
    missed = isAnswered || isExcused() ? 0 : missed + 1
    if (missed === MISSES) {
      missed = 0
      onSilence()
    }
    lookAgain()
  }
  const lookAgain = () => {
    timer = setTimeout(() => void look(), everyMs)
  }
  lookAgain()
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}

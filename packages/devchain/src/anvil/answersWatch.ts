import type { RpcRequest } from '@musi/chain/rpc/rpcRequest'

/** The timeout of one question. */
export const ANSWER_MS = 2500
const EVERY_MS = 1000
/** Ten seconds of silence. */
const MISSES = 4

/** Reads the state, so it waits while a call and a pending block hold it. */
const QUESTION = ['eth_getBalance', ['0x0000000000000000000000000000000000000000', 'latest']] as const

/** Only a timeout counts as no answer. An error is an answer, and a broken connection is noticed where the process is watched. */
export const answers = (request: RpcRequest): Promise<boolean> =>
  request(...QUESTION).then(
    () => true,
    (error: unknown) => !(error instanceof Error && error.name === 'TimeoutError'),
  )

type Watch = {
  /** Times out after ANSWER_MS. */
  request: RpcRequest
  /** True if the chain is busy with a request of ours. */
  isExcused: () => boolean
  onSilence: () => void
  everyMs?: number
}

/** Reports a chain that runs but does not answer. It counts questions rather than time, so that a suspended computer is no silence. */
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

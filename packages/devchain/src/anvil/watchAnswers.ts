import type { RpcRequest } from '@musi/chain/rpc/rpcRequest'

/** Timeout of one request. */
export const ANSWER_MS = 2500
const INTERVAL_MS = 1000
/** Timeouts in a row that count as a silence, about ten seconds. */
const MAX_TIMEOUTS = 4

/** A request that reads the state, so that it is blocked by a call or a pending block. */
const PROBE = ['eth_getBalance', ['0x0000000000000000000000000000000000000000', 'latest']] as const

/** Only a timeout counts as no answer: an error is an answer, and the process watcher notices a broken connection. */
export const doesAnswer = (request: RpcRequest): Promise<boolean> =>
  request(...PROBE).then(
    () => true,
    (error: unknown) => !(error instanceof Error && error.name === 'TimeoutError'),
  )

type Watch = {
  /** Times out after ANSWER_MS. */
  request: RpcRequest
  /** True if the chain is busy with a request of ours. */
  isBusy: () => boolean
  onSilence: () => void
  everyMs?: number
}

/** Reports a chain that runs but does not answer. Counts requests instead of time, so that a suspended computer causes no report. */
export function watchAnswers({ request, isBusy, onSilence, everyMs = INTERVAL_MS }: Watch): () => void {
  let timeouts = 0
  let stopped = false
  let timer: NodeJS.Timeout | undefined

  async function probe() {
    const isAnswered = await doesAnswer(request)
    if (stopped) return
    timeouts = isAnswered || isBusy() ? 0 : timeouts + 1
    if (timeouts === MAX_TIMEOUTS) {
      timeouts = 0
      onSilence()
    }
    scheduleProbe()
  }
  const scheduleProbe = () => {
    timer = setTimeout(() => void probe(), everyMs)
  }
  scheduleProbe()
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}

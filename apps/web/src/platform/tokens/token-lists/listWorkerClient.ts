import type { ListAnswer, ListTask } from './listTask.ts'
import { perVisit, visitEnd } from '#platform/page/visit/visit.ts'

const isLast = ({ kind }: ListAnswer): boolean => kind !== 'part'

type AnswerListener = (answer: ListAnswer) => void

type WorkerState = { worker?: Promise<Worker | null> | undefined; questions: number }

const pendingTasks = perVisit(() => new Map<number, { onAnswer: AnswerListener; fail: (why: Error) => void }>())
const state = perVisit((): WorkerState => ({ questions: 0 }))

function onMessage({ data }: MessageEvent<{ id: number; answer: ListAnswer }>): void {
  const pending = pendingTasks().get(data.id)
  if (pending && isLast(data.answer)) pendingTasks().delete(data.id)
  pending?.onAnswer(data.answer)
}

/** The worker failed to load or ran out of memory: open tasks fail, and the next one starts a new worker. */
function onError(): void {
  state().worker = undefined
  const pending = [...pendingTasks().values()]
  pendingTasks().clear()
  for (const { fail } of pending) fail(new Error('The worker for token lists has stopped.'))
}

async function openWorker(): Promise<Worker | null> {
  if (typeof Worker === 'undefined') return null
  const { openListWorker } = await import('./openListWorker.ts')
  const worker = await openListWorker()
  visitEnd().addEventListener('abort', () => worker.terminate())
  worker.addEventListener('message', onMessage)
  worker.addEventListener('error', onError)
  return worker
}

/** Runs a task in a worker, or in place where there are no workers. Resolves after the last answer. */
export async function askListWorker(task: ListTask, onAnswer: AnswerListener): Promise<void> {
  const now = state()
  now.worker ??= openWorker()
  const worker = await now.worker.catch((error: unknown) => {
    now.worker = undefined
    throw error
  })
  if (worker === null) {
    const { runListTask } = await import('./listTask.ts')
    for (const answer of runListTask(task)) onAnswer(answer)
    return
  }
  const id = (now.questions += 1)
  await new Promise<void>((resolve, reject) => {
    const onWorkerAnswer: AnswerListener = (answer) => {
      onAnswer(answer)
      if (isLast(answer)) resolve()
    }
    pendingTasks().set(id, { onAnswer: onWorkerAnswer, fail: reject })
    worker.postMessage({ id, task }, [])
  })
}

/** For tasks with a single answer. */
export async function askListWorkerOnce(task: Exclude<ListTask, { kind: 'tokens' }>): Promise<ListAnswer> {
  let answer: ListAnswer = { kind: 'noJson' }
  await askListWorker(task, (last) => (answer = last))
  return answer
}

import type { ListAnswer, ListTask } from './listTask.ts'
import { perVisit, visitEnd } from '../../page/visit/visit.ts'

const isLast = ({ kind }: ListAnswer): boolean => kind !== 'part'

type Hear = (answer: ListAnswer) => void

type Desk = { worker?: Promise<Worker | null> | undefined; questions: number }

const waiting = perVisit(() => new Map<number, { hear: Hear; fail: (why: Error) => void }>())
const visit = perVisit((): Desk => ({ questions: 0 }))

function heard({ data }: MessageEvent<{ id: number; answer: ListAnswer }>): void {
  const asked = waiting().get(data.id)
  if (asked && isLast(data.answer)) waiting().delete(data.id)
  asked?.hear(data.answer)
}

/** A file that did not come, or a browser out of memory: what was asked has failed, and the next question begins anew. */
function broken(): void {
  visit().worker = undefined
  const asked = [...waiting().values()]
  waiting().clear()
  for (const { fail } of asked) fail(new Error('The worker for token lists has stopped.'))
}

async function opened(): Promise<Worker | null> {
  if (typeof Worker === 'undefined') return null
  const { openListWorker } = await import('./openListWorker.ts')
  const made = await openListWorker()
  visitEnd().addEventListener('abort', () => made.terminate())
  made.addEventListener('message', heard)
  made.addEventListener('error', broken)
  return made
}

/** Has a worker read long lists; where there are no workers it is done in place. Ends with the last answer. */
export async function askListDesk(task: ListTask, hear: Hear): Promise<void> {
  const now = visit()
  now.worker ??= opened()
  const desk = await now.worker.catch((error: unknown) => {
    now.worker = undefined
    throw error
  })
  if (desk === null) {
    const { answersTo } = await import('./listTask.ts')
    for (const answer of answersTo(task)) hear(answer)
    return
  }
  const id = (now.questions += 1)
  await new Promise<void>((resolve, reject) => {
    const hearOne: Hear = (answer) => {
      hear(answer)
      if (isLast(answer)) resolve()
    }
    waiting().set(id, { hear: hearOne, fail: reject })
    desk.postMessage({ id, task }, [])
  })
}

/** For questions with one answer. */
export async function askListDeskOnce(task: Exclude<ListTask, { kind: 'tokens' }>): Promise<ListAnswer> {
  let answer: ListAnswer = { kind: 'noJson' }
  await askListDesk(task, (said) => (answer = said))
  return answer
}

import { type ListTask, answersTo } from './listTask.ts'

addEventListener('message', ({ data }: MessageEvent<{ id: number; task: ListTask }>) => {
  for (const answer of answersTo(data.task)) postMessage({ id: data.id, answer })
})

import { type ListTask, runListTask } from './listTask.ts'

addEventListener('message', ({ data }: MessageEvent<{ id: number; task: ListTask }>) => {
  for (const answer of runListTask(data.task)) postMessage({ id: data.id, answer })
})

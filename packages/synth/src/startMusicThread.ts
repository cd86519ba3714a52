import { Worker } from 'node:worker_threads'

/** Starts a worker thread; `ahead` gives it the lowest priority, for recordings that nobody waits for yet. */
export const startMusicThread = (kind: 'wanted' | 'ahead'): Worker =>
  new Worker(new URL('./musicThread.ts', import.meta.url), { workerData: kind })

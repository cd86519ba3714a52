import { Worker } from 'node:worker_threads'

/** `ahead`: a thread of the lowest priority, for recordings that nobody waits for. */
export const startMusicThread = (kind: 'wanted' | 'ahead'): Worker =>
  new Worker(new URL('./musicThread.ts', import.meta.url), { workerData: kind })

// Runs the greedy client in its own thread, so that its work does not count as the other client's waiting time.
import { parentPort, workerData } from 'node:worker_threads'
import { greedyClient } from '@musi/server/testing/testGreedyClient'

const { port, call } = workerData as { port: number; call: string }
const client = await greedyClient({ port, from: '127.0.0.1', call })
const looking = setInterval(() => {
  const { streams, calls, lines } = client.isRefused()
  if (!streams || !calls || !lines) return
  clearInterval(looking)
  parentPort?.postMessage('holds all', [])
}, 20)

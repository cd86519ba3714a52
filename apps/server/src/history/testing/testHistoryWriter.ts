// For tests only: a server's history in a separate process, which can be killed and suspended. Its argument is its plan.
import { chainIndex } from '../chainIndex.ts'
import type { IndexPlan } from '../indexMessages.ts'
import { testHeads } from './testHeads.ts'

const ignore = () => {}
const log = { debug: ignore, info: ignore, warn: ignore, error: ignore }
const plan = JSON.parse(process.argv[2] ?? '') as IndexPlan
const index = chainIndex({ plan, heads: testHeads(plan.rpcUrls[0] ?? ''), log })
index.follow(() => process.send?.(index.status()))
index.start()
// Ends with its parent process.
process.on('disconnect', () => process.exit())

// For tests only: a server's history in a process of its own, which can be killed and put to sleep. Told its plan as an argument.
import { chainIndex } from '../chainIndex.ts'
import type { IndexPlan } from '../indexMessages.ts'
import { testHeads } from './testHeads.ts'

const ignore = () => {}
const log = { debug: ignore, info: ignore, warn: ignore, error: ignore }
const plan = JSON.parse(process.argv[2] ?? '') as IndexPlan
const index = chainIndex({ plan, heads: testHeads(plan.rpcUrls[0] ?? ''), log })
index.follow(() => process.send?.(index.status()))
index.start()
// Without its parent it has nothing to do.
process.on('disconnect', () => process.exit())

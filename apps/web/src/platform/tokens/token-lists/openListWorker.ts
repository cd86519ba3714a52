import { verifiedWorker } from '#platform/page/loading/verifiedWorker.ts'
// Vite bundles the worker as a file and exports its URL; the linter looks for a default export in the worker itself.
// oxlint-disable-next-line import/default
import address from './listWorker.ts?worker&url'

export const openListWorker = (): Promise<Worker> => verifiedWorker(address)

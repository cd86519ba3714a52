import { workerUrl } from '../../page/loading/workerUrl.ts'
// Vite makes the worker a file of its own and gives its address; the linter looks for an export in the worker itself.
// oxlint-disable-next-line import/default
import address from './listWorker.ts?worker&url'

export const openListWorker = (): Worker => new Worker(workerUrl(address), { type: 'module' })

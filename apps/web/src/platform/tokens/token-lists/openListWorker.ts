import { heldWorker } from '../../page/loading/heldWorker.ts'
// Vite makes the worker a file of its own and gives its address; the linter looks for an export in the worker itself.
// oxlint-disable-next-line import/default
import address from './listWorker.ts?worker&url'

export const openListWorker = (): Promise<Worker> => heldWorker(address)

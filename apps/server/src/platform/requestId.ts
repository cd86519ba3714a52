import { AsyncLocalStorage } from 'node:async_hooks'

/** Id of the request being answered, for the lines that it logs; empty outside of one. */
export const requestId = new AsyncLocalStorage<string>()

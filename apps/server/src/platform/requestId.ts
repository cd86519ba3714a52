import { AsyncLocalStorage } from 'node:async_hooks'

/** Id of the request being answered, for its log lines; undefined outside of a request. */
export const requestId = new AsyncLocalStorage<string>()

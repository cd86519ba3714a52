import { send } from './send.ts'

/** How a screen sends: `send(intent, { signal })`, and what became of it. */
export const useSend = () => send

import { visitListeners } from '#platform/page/visit/visitListeners.ts'

const listeners = visitListeners()

/** Notifies the app that a song was played, so that it loads its player bar. */
export const { subscribe: onPlayerBarWanted, notify: requestPlayerBar } = listeners

import { visitListeners } from '#platform/page/visit/visitListeners.ts'

const listeners = visitListeners()

/** Notifies that a song was put on, so the app loads its player bar. */
export const { subscribe: onPlayerBarWanted, notify: requestPlayerBar } = listeners

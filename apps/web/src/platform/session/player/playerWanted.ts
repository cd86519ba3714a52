import { visitListeners } from '#platform/page/visit/visitListeners.ts'

const listeners = visitListeners()

/** Somebody put a song on: the bar of the app is to come. */
export const { subscribe: onPlayerWanted, notify: wantPlayer } = listeners

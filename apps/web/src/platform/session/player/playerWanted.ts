import { visitListeners } from '#platform/page/visit/visitListeners.ts'

/** Storage key of the player, whose code loads only if something is stored. */
export const PLAYER_KEY = 'musi.player'

const listeners = visitListeners()

/** Notifies the app that a song was played, so that it loads its player bar. */
export const { subscribe: onPlayerBarWanted, notify: requestPlayerBar } = listeners

/** What the player is kept under; its code is loaded only where something is. */
export const PLAYER_KEY = 'musi.player'

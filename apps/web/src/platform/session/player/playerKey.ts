/** Storage key of the player, whose code loads only if something is stored. */
export const PLAYER_KEY = 'musi.player'

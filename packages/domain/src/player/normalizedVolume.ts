/**
 * Volume that makes all songs equally loud (spec: songs.loudness). Playback cannot amplify, so the default volume leaves
 * room to raise soft songs.
 */
export const normalizedVolume = (volume: number, gainDb: number): number =>
  Math.min(Math.max(volume * 10 ** (gainDb / 20), 0), 1)

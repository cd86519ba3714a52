/**
 * Volume that makes all songs equally loud (spec: songs.loudness). Playback cannot amplify, so the knob's default
 * leaves room to raise soft songs.
 */
export const evenedVolume = (knob: number, gainDb: number): number =>
  Math.min(Math.max(knob * 10 ** (gainDb / 20), 0), 1)

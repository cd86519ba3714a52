/**
 * What the sound is turned up to so that all songs are equally loud (spec: songs.loudness). Louder than it was recorded it cannot
 * be; so that soft songs have room, the knob does not start at its end.
 */
export const evenedVolume = (knob: number, gainDb: number): number =>
  Math.min(Math.max(knob * 10 ** (gainDb / 20), 0), 1)

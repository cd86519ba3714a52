export type Playback = { readonly isPlaying: boolean; readonly seconds: number }

export const AT_START: Playback = { isPlaying: false, seconds: 0 }

export type PlaybackEvent =
  | { readonly kind: 'toggled' }
  /** The end of the song, or another song: back to the start, and silent (spec: songs.playback). */
  | { readonly kind: 'ended' | 'songChanged' }
  /** By the slider, or by the sound going on. */
  | { readonly kind: 'moved'; readonly seconds: number }

export function afterPlayback(state: Playback, event: PlaybackEvent): Playback {
  switch (event.kind) {
    case 'toggled':
      return { ...state, isPlaying: !state.isPlaying }
    case 'moved':
      return { ...state, seconds: event.seconds }
    case 'ended':
    case 'songChanged':
      return AT_START
  }
}

/** `m:ss`; an unknown time, as of a stream, is `0:00`. */
export function playTimeText(seconds: number | null): string {
  const whole = seconds === null || !Number.isFinite(seconds) ? 0 : Math.floor(Math.max(seconds, 0))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

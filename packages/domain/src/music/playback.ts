export type Playback = { readonly isPlaying: boolean; readonly seconds: number }

export const AT_START: Playback = { isPlaying: false, seconds: 0 }

export type PlaybackEvent =
  | { readonly kind: 'toggled' }
  /** The song ended or was changed, so playback rewinds and stops (spec: songs.playback). */
  | { readonly kind: 'ended' | 'songChanged' }
  /** The position changed, by the slider or by playing. */
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

/** Formats `m:ss`; an unknown time is `0:00`. */
export function playTimeText(seconds: number | null): string {
  const whole = seconds === null || !Number.isFinite(seconds) ? 0 : Math.floor(Math.max(seconds, 0))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

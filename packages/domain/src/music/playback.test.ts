import { describe, expect, it } from 'vitest'
import { afterPlayback, AT_START, playTimeText } from './playback.ts'

describe('jukebox playback (spec: songs.playback)', () => {
  const playing = { isPlaying: true, seconds: 61 }
  it('the play button toggles and keeps the position', () => {
    expect(afterPlayback(AT_START, { kind: 'toggled' })).toEqual({ isPlaying: true, seconds: 0 })
    expect(afterPlayback(playing, { kind: 'toggled' })).toEqual({ isPlaying: false, seconds: 61 })
  })
  it('the end of a song rewinds and pauses', () => {
    expect(afterPlayback(playing, { kind: 'ended' })).toEqual({ isPlaying: false, seconds: 0 })
  })
  it('changing the song rewinds and pauses', () => {
    expect(afterPlayback(playing, { kind: 'songChanged' })).toEqual({ isPlaying: false, seconds: 0 })
  })
  it('the seek slider moves the position, playing or not', () => {
    expect(afterPlayback(playing, { kind: 'moved', seconds: 5 })).toEqual({ isPlaying: true, seconds: 5 })
  })

  it.each([
    [null, '0:00'],
    [Number.NaN, '0:00'],
    [Number.POSITIVE_INFINITY, '0:00'],
    [-1, '0:00'],
    [59.9, '0:59'],
    [60, '1:00'],
    [605, '10:05'],
    [3600, '60:00'],
  ])('%s seconds are formatted as %s', (seconds, text) => {
    expect(playTimeText(seconds)).toBe(text)
  })
})

import { describe, expect, it } from 'vitest'
import {
  EMPTY_PLAYER,
  type Player,
  type PlayerEvent,
  afterPlayerEvent,
  comingNext,
  currentTrack,
} from './playerState.ts'
import type { Track } from './track.ts'

const track = (id: string, more: Partial<Track> = {}): Track => ({
  id,
  title: id.toUpperCase(),
  artist: 'Nova',
  coverSeed: id,
  picture: null,
  seconds: 60,
  preview: { from: 20, seconds: 25, address: `/sounds/${id}` },
  whole: { address: `/api/songs/${id}/sound`, isOpen: false },
  gainDb: 0,
  waveform: '',
  ...more,
})
const A = track('a')
const B = track('b', { whole: { address: '/sounds/whole', isOpen: true } })
const C = track('c', { preview: null })

const after = (player: Player, ...events: readonly PlayerEvent[]): Player => events.reduce(afterPlayerEvent, player)
const THREE = after(EMPTY_PLAYER, { kind: 'queued', tracks: [A, B, C] })
const begin = (id: string, part: 'preview' | 'full' = 'preview'): PlayerEvent => ({
  kind: 'begun',
  id,
  part,
  paidIn: null,
})
/** The player after the song has begun and its audio plays. */
function playing(player: Player, id: string, part?: 'preview' | 'full'): Player {
  const loading = after(player, begin(id, part))
  return after(loading, { kind: 'sounding', playNumber: loading.playNumber })
}
const ids = ({ queue }: Player) => queue.map(({ id }) => id).join('')
const idOf = (player: Player) => currentTrack(player)?.id
const state = (player: Player) => [idOf(player), player.part, player.phase.kind, player.seconds]

describe('the list (spec: songs.playlist)', () => {
  it('starts at its first song, stopped; an empty list has nothing to play', () => {
    expect(state(THREE)).toEqual(['a', 'preview', 'stopped', 0])
    expect(currentTrack(EMPTY_PLAYER)).toBeNull()
    // Showing a list does not select a song; replacing the list of a selected song does.
    expect(THREE.playNumber).toBe(EMPTY_PLAYER.playNumber)
    expect(state(after(EMPTY_PLAYER, { kind: 'queued', tracks: [C, A] }))).toEqual(['c', 'full', 'stopped', 0])
    expect(after(THREE, { kind: 'queued', tracks: [B] }).playNumber).toBe(THREE.playNumber + 1)
    expect(
      after(EMPTY_PLAYER, { kind: 'toggled' }, { kind: 'turned', by: 1 }, { kind: 'sought', seconds: 3 }),
    ).toMatchObject({
      at: 0,
      phase: { kind: 'stopped' },
    })
  })

  it.each([
    [1, ['b', 'preview', 'stopped', 0]],
    [-1, ['c', 'full', 'stopped', 0]],
  ] as const)(
    'moves by %i with the arrows, rewinds, stops, and wraps at its end (spec: songs.playback)',
    (by, expected) => {
      expect(state(after(playing(THREE, 'a'), { kind: 'turned', by }))).toEqual(expected)
    },
  )

  it('selects a pressed row without playing it; the current row plays on', () => {
    const playingPlayer = playing(THREE, 'a')
    expect(state(after(playingPlayer, { kind: 'chosen', id: 'c' }))).toEqual(['c', 'full', 'stopped', 0])
    expect(after(playingPlayer, { kind: 'chosen', id: 'a' }, { kind: 'chosen', id: 'unknown' })).toEqual(playingPlayer)
  })

  it('keeps the playing song when reordered; a list without the song keeps it in front', () => {
    const playingPlayer = playing(THREE, 'b')
    const other = after(playingPlayer, { kind: 'queued', tracks: [C, B, A] })
    expect([ids(other), ...state(other), other.playNumber]).toEqual([
      'cba',
      'b',
      'preview',
      'playing',
      20,
      playingPlayer.playNumber,
    ])
    const without = after(playingPlayer, { kind: 'queued', tracks: [A, C] })
    expect([ids(without), ...state(without)]).toEqual(['bac', 'b', 'preview', 'playing', 20])
    expect(state(after(THREE, { kind: 'queued', tracks: [C] }))).toEqual(['c', 'full', 'stopped', 0])
  })
})

describe('playing', () => {
  it('starts a preview in its window and the full song at its start; the latest press wins (spec: songs.preview, player.one)', () => {
    expect(state(playing(THREE, 'a'))).toEqual(['a', 'preview', 'playing', 20])
    const whole = after(playing(THREE, 'a'), begin('b', 'full'))
    expect(state(whole)).toEqual(['b', 'full', 'loading', 0])
    const late = after(
      whole,
      { kind: 'sounding', playNumber: whole.playNumber - 1 },
      { kind: 'ended', playNumber: whole.playNumber - 1 },
    )
    expect(late).toEqual(whole)
    expect(after(THREE, begin('unknown'))).toEqual(THREE)
  })

  it('toggles between play and pause, and resumes at the same position', () => {
    const playingPlayer = playing(THREE, 'a')
    const at30 = after(playingPlayer, { kind: 'heard', seconds: 30, playNumber: playingPlayer.playNumber })
    const paused = after(at30, { kind: 'toggled' })
    expect(state(paused)).toEqual(['a', 'preview', 'paused', 30])
    expect(state(after(paused, { kind: 'heard', seconds: 31, playNumber: playingPlayer.playNumber }))).toEqual(
      state(paused),
    )
    const again = after(paused, { kind: 'toggled' })
    expect([...state(again), again.playNumber]).toEqual(['a', 'preview', 'loading', 30, playingPlayer.playNumber])
  })

  it('is loading while the audio waits for data', () => {
    const playingPlayer = playing(THREE, 'a')
    const waiting = after(playingPlayer, { kind: 'waiting', playNumber: playingPlayer.playNumber })
    expect(waiting.phase.kind).toBe('loading')
    expect(after(waiting, { kind: 'sounding', playNumber: playingPlayer.playNumber }).phase.kind).toBe('playing')
  })

  it('retries a failed song when play is pressed, at the same position', () => {
    const playingPlayer = playing(THREE, 'a')
    const failed = after(
      playingPlayer,
      { kind: 'heard', seconds: 33, playNumber: playingPlayer.playNumber },
      { kind: 'failed', trouble: 'line', playNumber: playingPlayer.playNumber },
    )
    expect(failed.phase).toEqual({ kind: 'failed', trouble: 'line' })
    const again = after(failed, { kind: 'toggled' })
    expect([...state(again), again.playNumber]).toEqual(['a', 'preview', 'loading', 33, playingPlayer.playNumber + 1])
  })

  it('pauses when another tab plays, and only then reports it', () => {
    const elsewhere = after(playing(THREE, 'a'), { kind: 'paused', elsewhere: true })
    expect(elsewhere.phase).toEqual({ kind: 'paused', elsewhere: true })
    expect(after(elsewhere, { kind: 'toggled' }).phase).toEqual({ kind: 'loading' })
    expect(after(THREE, { kind: 'paused', elsewhere: true })).toEqual(THREE)
  })

  it('uses the song’s own length; a preview does not determine it', () => {
    const whole = playing(THREE, 'b', 'full')
    expect(currentTrack(after(whole, { kind: 'measured', seconds: 61.5, playNumber: whole.playNumber }))?.seconds).toBe(
      61.5,
    )
    expect(
      currentTrack(after(whole, { kind: 'measured', seconds: Number.POSITIVE_INFINITY, playNumber: whole.playNumber }))
        ?.seconds,
    ).toBe(60)
    const preview = playing(THREE, 'a')
    expect(
      currentTrack(after(preview, { kind: 'measured', seconds: 25, playNumber: preview.playNumber }))?.seconds,
    ).toBe(60)
  })
})

describe('seeking (spec: songs.preview-window)', () => {
  it.each([
    ['preview', 30, 30],
    ['preview', 5, 20],
    ['preview', 59, 45],
    ['full', 5, 5],
    ['full', 99, 60],
  ] as const)('in a %s to %i goes to %i', (part, seconds, to) => {
    expect(after(playing(THREE, 'a', part), { kind: 'sought', seconds }).seconds).toBe(to)
  })

  it('keeps a position chosen before the first press of play', () => {
    const sought = after(THREE, { kind: 'sought', seconds: 30 })
    expect(state(sought)).toEqual(['a', 'preview', 'paused', 30])
    expect(state(after(sought, { kind: 'toggled' }))).toEqual(['a', 'preview', 'loading', 30])
  })
})

describe('the end of a song (spec: player.end)', () => {
  const endOf = (player: Player) => after(player, { kind: 'ended', playNumber: player.playNumber })

  it('rewinds and stops it (spec: songs.playback)', () => {
    expect(state(endOf(playing(THREE, 'a')))).toEqual(['a', 'preview', 'stopped', 0])
    // The paid play is used up, so the next press plays the preview again.
    expect(state(endOf(playing(THREE, 'a', 'full')))).toEqual(['a', 'preview', 'stopped', 0])
  })

  it('starts the next song if set to, with its free part, and skips songs without one', () => {
    const on = after(THREE, { kind: 'atEnd', atEnd: 'next' })
    expect(comingNext(THREE)).toBeNull()
    expect(comingNext(playing(on, 'a'))).toEqual({ track: B, part: 'full' })
    const second = endOf(playing(on, 'a'))
    expect(state(second)).toEqual(['b', 'full', 'loading', 0])
    expect(state(endOf(after(second, { kind: 'sounding', playNumber: second.playNumber })))).toEqual([
      'a',
      'preview',
      'loading',
      20,
    ])
    const nothing = after(on, { kind: 'queued', tracks: [C] })
    expect([comingNext(nothing), ...state(endOf(playing(nothing, 'c', 'full')))]).toEqual([
      null,
      'c',
      'full',
      'stopped',
      0,
    ])
  })

  it('repeats the same song if set to', () => {
    const again = after(playing(THREE, 'a', 'full'), { kind: 'atEnd', atEnd: 'again' })
    expect(state(endOf(again))).toEqual(['a', 'full', 'loading', 0])
  })

  it('skipping plays the next song if one is playing, and otherwise only selects it', () => {
    expect(state(after(playing(THREE, 'a'), { kind: 'skipped', by: 1 }))).toEqual(['b', 'full', 'loading', 0])
    expect(state(after(THREE, { kind: 'skipped', by: 1 }))).toEqual(['b', 'preview', 'stopped', 0])
  })
})

describe('shuffling', () => {
  const many = Array.from('abcdefghij', (id) => track(id))
  const ten = after(EMPTY_PLAYER, { kind: 'queued', tracks: many })

  it('puts the playing song first and every other once in random order; unshuffling continues from the playing song', () => {
    const playingPlayer = playing(ten, 'd')
    const mixed = after(playingPlayer, { kind: 'shuffled', seed: 'a die' })
    expect(idOf(mixed)).toBe('d')
    expect(ids(mixed)).not.toBe('dabcefghij')
    expect(
      mixed.queue
        .map(({ id }) => id)
        .toSorted()
        .join(''),
    ).toBe('abcdefghij')
    expect(mixed.playNumber).toBe(playingPlayer.playNumber)
    const back = after(mixed, { kind: 'shuffled', seed: null })
    expect([ids(back), idOf(back), back.isShuffled]).toEqual(['abcdefghij', 'd', false])
  })

  it('keeps its order when the same songs are queued again, and shuffles other songs', () => {
    const mixed = after(playing(ten, 'd'), { kind: 'shuffled', seed: 'a die' })
    expect(ids(after(mixed, { kind: 'queued', tracks: many.toReversed() }))).toBe(ids(mixed))
    const fewer = after(mixed, { kind: 'queued', tracks: many.slice(0, 9) })
    expect([idOf(fewer), fewer.queue.length]).toEqual(['d', 9])
  })
})

describe('volume', () => {
  it('stays between silence and full, and turning it unmutes', () => {
    const muted = after(THREE, { kind: 'muted', isMuted: true })
    expect(muted.isMuted).toBe(true)
    expect(after(muted, { kind: 'volume', volume: 1.4 })).toMatchObject({ volume: 1, isMuted: false })
    expect(after(muted, { kind: 'volume', volume: -1 })).toMatchObject({ volume: 0 })
  })
})

import { seededNumbers } from '@musi/domain/random/seededNumbers'
import { amplitude, pitchHz, sine } from '../tone/exact.ts'
import { samplesOf } from '../tone/envelope.ts'
import type { Score, ScoreNote } from '../score/arrange.ts'
import { DRUMS } from '../voices/drums.ts'
import { INSTRUMENTS } from '../voices/instruments.ts'
import { limiter } from './limiter.ts'
import { factorTo, loudPower } from './loudness.ts'
import { echo, room } from './room.ts'

/** The encoder lowers the level by 0.5 dB and raises peaks by 1 dB, so songs end at −14 LUFS with peaks below −1 dB. */
const TARGET_LUFS = -13.6
const CEILING = amplitude(-2.8)
const FADE_SECONDS = 1.8
/** Forces are rounded to this number of steps, so that cached sounds can be reused. */
const FORCE_STEPS = 5
const DUCK_SECONDS = 0.24

type Bus = { left: Float32Array; right: Float32Array }

/** The finished song, left and right channel. */
export const mixdown = (score: Score, name: string): readonly [Float32Array, Float32Array] =>
  // Two calls, so that the sources of the mix, most of a song's memory, are freed before mastering.
  master(mixNotes(score, name))

function mixNotes(score: Score, name: string): readonly [Float32Array, Float32Array] {
  const length = samplesOf(score.seconds)
  const bus = (): Bus => ({ left: new Float32Array(length), right: new Float32Array(length) })
  const dry = bus()
  const ducked = bus()
  const toRoom = new Float32Array(length)
  const toEcho = new Float32Array(length)
  const soundOf = noteSounds(score, name)
  for (const note of score.notes) {
    const sound = soundOf(note)
    const { left, right } = note.ducks ? ducked : dry
    const from = samplesOf(note.at)
    const l = note.level * sine(0.125 - note.pan / 8)
    const r = note.level * sine(0.125 + note.pan / 8)
    const wet = note.level * note.room
    const late = note.level * note.echo
    const to = Math.min(length, from + sound.length)
    for (let n = from; n < to; n += 1) {
      const x = sound[n - from] ?? 0
      left[n] = (left[n] ?? 0) + l * x
      right[n] = (right[n] ?? 0) + r * x
      toRoom[n] = (toRoom[n] ?? 0) + wet * x
      if (late > 0) toEcho[n] = (toEcho[n] ?? 0) + late * x
    }
  }
  const duckingGains = duckingLevels(score, length)
  const roomSound = room(toRoom, score.room)
  const echoes = echo(toEcho, score.echoSeconds)
  for (let n = 0; n < length; n += 1) {
    const less = duckingGains[n] ?? 1
    roomSound.next(n)
    echoes.next(n)
    dry.left[n] = (dry.left[n] ?? 0) + less * ((ducked.left[n] ?? 0) + echoes.left) + roomSound.left
    dry.right[n] = (dry.right[n] ?? 0) + less * ((ducked.right[n] ?? 0) + echoes.right) + roomSound.right
  }
  removeRumble(dry.left)
  removeRumble(dry.right)
  return [dry.left, dry.right]
}

/** Returns each note's sound from a cache, which drops a sound after its last note. */
function noteSounds({ notes }: Score, name: string) {
  const cached = new Map<string, Float32Array>()
  const usesLeft = new Map<string, number>()
  for (const note of notes) usesLeft.set(keyOf(note), (usesLeft.get(keyOf(note)) ?? 0) + 1)
  const random = seededNumbers(`${name} noise`)
  const noise = () => random() * 2 - 1
  return (note: ScoreNote): Float32Array => {
    const key = keyOf(note)
    const sound = cached.get(key) ?? soundOf(note, noise)
    const left = (usesLeft.get(key) ?? 1) - 1
    usesLeft.set(key, left)
    if (left > 0) cached.set(key, sound)
    else cached.delete(key)
    return sound
  }
}

const stepOf = ({ force }: ScoreNote) => Math.max(1, Math.ceil(force * FORCE_STEPS))
const secondsOf = ({ seconds }: { seconds: number }) => Math.ceil(seconds * 50) / 50

const keyOf = (note: ScoreNote): string =>
  note.kind === 'drum' ? `${note.drum} ${stepOf(note)}` : `${note.play} ${note.note} ${stepOf(note)} ${secondsOf(note)}`

function soundOf(note: ScoreNote, noise: () => number): Float32Array {
  const force = stepOf(note) / FORCE_STEPS
  return note.kind === 'drum'
    ? DRUMS[note.drum]({ force, noise })
    : INSTRUMENTS[note.play]({ hz: pitchHz(note.note), seconds: secondsOf(note), force, noise })
}

const KICKS = new Set(['kick', 'clubKick', 'softKick'])

/** Gain of the ducked bus per sample: 1, and lower after each bass drum. */
function duckingLevels({ notes }: Score, length: number): Float32Array {
  const gains = new Float32Array(length).fill(1)
  const span = samplesOf(DUCK_SECONDS)
  for (const note of notes) {
    if (note.kind !== 'drum' || !KICKS.has(note.drum)) continue
    const from = samplesOf(note.at)
    for (let n = 0; n < span && from + n < length; n += 1) {
      const level = 0.3 + (0.7 * n) / span
      gains[from + n] = Math.min(gains[from + n] ?? 1, level)
    }
  }
  return gains
}

/** A high-pass filter against frequencies below hearing. */
function removeRumble(channel: Float32Array): void {
  let lastInput = 0
  let filtered = 0
  for (let n = 0; n < channel.length; n += 1) {
    const x = channel[n] ?? 0
    filtered = 0.9962 * (filtered + x - lastInput)
    lastInput = x
    channel[n] = filtered
  }
}

/** Brings the mix to the common loudness, and fades its end out. */
function master(channels: readonly Float32Array[]): readonly [Float32Array, Float32Array] {
  const length = channels[0]?.length ?? 0
  const fade = samplesOf(FADE_SECONDS)
  for (const channel of channels)
    for (let n = Math.max(0, length - fade); n < length; n += 1) channel[n] = ((channel[n] ?? 0) * (length - n)) / fade
  let factor = factorTo(TARGET_LUFS, loudPower(channels))
  const limited = limiter(channels, CEILING)
  let out = limited(factor)
  // Raises the level again by what the limiter removed, until it is right.
  for (let round = 0; round < 3; round += 1) {
    factor *= factorTo(TARGET_LUFS, loudPower(out))
    out = limited(factor)
  }
  return [out[0] ?? new Float32Array(0), out[1] ?? new Float32Array(0)]
}

import * as v from 'valibot'
import { expect, test } from 'vitest'
import { PLAY_REFUSALS, PlayRefusal, PlayRequest, PlayTicket, SOUND_REFUSALS } from './plays.ts'
import { MAX_SIGN_IN_BYTES, SIGN_IN_REFUSALS, Session, SignIn, SignInNonce } from '../session.ts'
import { SongSound, soundHash } from './songSound.ts'
import { SongAbout } from './songs.ts'
import { NONCE_PATH, PLAYS_PATH, SESSION_PATH, SIGN_OUT_PATH, soundPath, SOUNDS_PATH } from '../paths.ts'

const SONG = `0x${'5a'.repeat(32)}`
const ACCOUNT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const SOUND: SongSound = {
  address: soundPath(SONG),
  isCertified: true,
  durationMs: 61_000,
  gainDb: -0.4,
  waveform: 'AAECAw==',
  preview: { address: `${SOUNDS_PATH}/${'ab'.repeat(32)}`, startMs: 12_000, durationMs: 25_000 },
}
const ABOUT: SongAbout = {
  song_title: 'Slow Ferry',
  artist_name: 'Arlo',
  genre: 'Indie folk',
  description: '',
  released_date: '2026-10-24',
  exclusive: 'true',
  artwork: null,
  sound: SOUND,
  keys: [{ kind: 'token', token: ACCOUNT, atLeast: '100' }],
  supporters: [],
}

test('case 29: no URL of a song may be on another host', () => {
  const keys = [{ kind: 'token', token: ACCOUNT, atLeast: 100n }]
  expect(v.parse(SongAbout, ABOUT)).toEqual({ ...ABOUT, keys })
  const elsewhere = ['https://cdn.example/a.mp3', '//cdn.example/a.mp3', 'data:audio/mp3,x', 'cover.png']
  const accepted = elsewhere.flatMap((address) => [
    v.is(SongAbout, { ...ABOUT, artwork: address }),
    v.is(SongSound, { ...SOUND, address }),
    v.is(SongSound, { ...SOUND, preview: { address, startMs: 0, durationMs: 1 } }),
    v.is(PlayTicket, { address, endsAtSeconds: 1, bytesLeft: 1, by: 'play' }),
  ])
  expect(new Set(accepted)).toEqual(new Set([false]))
})

test('requests and answers of a play and a sign-in are parsed back unchanged', () => {
  const price = { chainId: 137, jukebox: ACCOUNT, song: SONG, token: ACCOUNT, cost: '5', opensAtSeconds: '0' }
  const refusal = { error: 'A play costs 5.', code: PLAY_REFUSALS[3], price }
  expect(v.parse(PlayRefusal, refusal)).toEqual(refusal)
  expect(v.parse(PlayRequest, { song: SONG })).toEqual({ song: SONG })
  expect(v.is(SignIn, { message: 'x', signature: '0x1' })).toBe(false)
  expect(v.is(SignInNonce, { nonce: 'a'.repeat(64), issuedAtSeconds: 1, endsAtSeconds: 2 })).toBe(true)
  expect(v.parse(Session, { session: null })).toEqual({ session: null })
  expect(v.is(soundHash, 'ab'.repeat(31))).toBe(false)
})

test('codes and paths are unique', () => {
  for (const codes of [PLAY_REFUSALS, SOUND_REFUSALS, SIGN_IN_REFUSALS]) expect(new Set(codes).size).toBe(codes.length)
  expect(new Set([PLAYS_PATH, SESSION_PATH, NONCE_PATH, SIGN_OUT_PATH]).size).toBe(4)
  expect(MAX_SIGN_IN_BYTES).toBeLessThan(65_536)
})

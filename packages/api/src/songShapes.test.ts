import { expect, test } from 'vitest'
import { PLAYS_PATH, PLAY_REFUSALS, PlayRefusal, PlayRequest, PlayTicket, SOUND_REFUSALS, soundPath } from './plays.ts'
import {
  MAX_SIGN_IN_BYTES,
  NONCE_PATH,
  SESSION_PATH,
  SIGN_IN_REFUSALS,
  SIGN_OUT_PATH,
  Session,
  SignIn,
  SignInNonce,
} from './session.ts'
import { SOUNDS_PATH, SongSound, soundHash } from './songSound.ts'
import { SongAbout } from './songs.ts'

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

test('case 29: nothing of a song is fetched from another host', () => {
  expect(SongAbout.parse(ABOUT)).toEqual(ABOUT)
  const elsewhere = ['https://cdn.example/a.mp3', '//cdn.example/a.mp3', 'data:audio/mp3,x', 'cover.png']
  const accepted = elsewhere.flatMap((address) => [
    SongAbout.safeParse({ ...ABOUT, artwork: address }).success,
    SongSound.safeParse({ ...SOUND, address }).success,
    SongSound.safeParse({ ...SOUND, preview: { address, startMs: 0, durationMs: 1 } }).success,
    PlayTicket.safeParse({ address, endsAtSeconds: 1, bytesLeft: 1, by: 'play' }).success,
  ])
  expect(new Set(accepted)).toEqual(new Set([false]))
})

test('what is asked and answered for a play and a sign-in is read back as it was written', () => {
  const price = { chainId: 137, jukebox: ACCOUNT, song: SONG, token: ACCOUNT, cost: '5', opensAtSeconds: '0' }
  const refusal = { error: 'A play costs 5.', code: PLAY_REFUSALS[3], price }
  expect(PlayRefusal.parse(refusal)).toEqual(refusal)
  expect(PlayRequest.parse({ song: SONG })).toEqual({ song: SONG })
  expect(SignIn.safeParse({ message: 'x', signature: '0x1' }).success).toBe(false)
  expect(SignInNonce.safeParse({ nonce: 'a'.repeat(64), issuedAtSeconds: 1, endsAtSeconds: 2 }).success).toBe(true)
  expect(Session.parse({ session: null })).toEqual({ session: null })
  expect(soundHash.safeParse('ab'.repeat(31)).success).toBe(false)
})

test('codes and paths are told apart', () => {
  for (const codes of [PLAY_REFUSALS, SOUND_REFUSALS, SIGN_IN_REFUSALS]) expect(new Set(codes).size).toBe(codes.length)
  expect(new Set([PLAYS_PATH, SESSION_PATH, NONCE_PATH, SIGN_OUT_PATH]).size).toBe(4)
  expect(MAX_SIGN_IN_BYTES).toBeLessThan(65_536)
})

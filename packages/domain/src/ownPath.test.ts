import { expect, it } from 'vitest'
import { ownPath } from './ownPath.ts'

const PAGE_URL = 'https://musi.example/jukebox'
const hostOf = (address: string) => new URL(address, PAGE_URL).host

it.each([
  'https://cdn.example/a.mp3',
  'HTTP:cdn.example/a.mp3',
  '//cdn.example/a.mp3',
  String.raw`/\cdn.example/a.mp3`,
  String.raw`\\cdn.example/a.mp3`,
  '/\t/cdn.example/a.mp3',
  '/\n\\cdn.example/a.mp3',
  ' //cdn.example/a.mp3',
  '\u0000//cdn.example/a.mp3',
])('case 29: %j would be fetched from another host, and is refused', (address) => {
  expect(hostOf(address)).toBe('cdn.example')
  expect(ownPath(address)).toBeUndefined()
})

it.each([
  'data:audio/mp3,x',
  'blob:https://musi.example/1',
  'javascript:alert(1)',
  'cover.png',
  '',
  '/a b',
  '/é',
  '/a\u202Eb',
])('case 29: %j is not a path of our own origin', (address) => expect(ownPath(address)).toBeUndefined())

it.each([null, 7, ['/sounds/a'], { toString: () => '/sounds/a' }])('case 29: %j is not text', (value) =>
  expect(ownPath(value)).toBeUndefined(),
)

it.each([
  '/sounds/5a',
  '/api/songs/0x5a/sound?ticket=a.b-c_d',
  '/artworks/5a.webp',
  '/./a',
  '/..//cdn.example/a.mp3',
  '/a//cdn.example',
  '/a@cdn.example:80/',
  '/%2f%2fcdn.example',
  '/',
])('case 29: an accepted path stays on our own host: %s', (address) => {
  expect(ownPath(address)).toBe(address)
  expect(hostOf(address)).toBe('musi.example')
})

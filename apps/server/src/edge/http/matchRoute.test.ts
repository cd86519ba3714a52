import { expect, test } from 'vitest'
import { matchRoute } from './matchRoute.ts'

const find = matchRoute(
  ['/config', '/songs/new', '/songs/:id/plays/:play', '/songs/:id', '/lists/*', '/*'].map((path) => ({ path })),
)
const lineFor = (path: string) => {
  const match = find(path)
  return match === null ? null : [match.entry.path, match.params]
}

test.each([
  ['/config', '/config', {}],
  ['/songs/new', '/songs/new', {}],
  ['/songs/7', '/songs/:id', { id: '7' }],
  ['/songs/', '/songs/:id', { id: '' }],
  ['/songs/7/plays/8', '/songs/:id/plays/:play', { id: '7', play: '8' }],
  ['/lists/a/b.json', '/lists/*', { rest: 'a/b.json' }],
  ['/lists/', '/lists/*', { rest: '' }],
  ['/', '/*', { rest: '' }],
  ['/swap/0x1', '/*', { rest: 'swap/0x1' }],
  ['/constructor', '/*', { rest: 'constructor' }],
  ['/config/more', '/*', { rest: 'config/more' }],
  ['//config', '/*', { rest: '/config' }],
])('%s matches the route %s', (path, line, params) => {
  expect(lineFor(path)).toEqual([line, params])
})

test('a trailing slash is ignored', () => {
  expect(lineFor('/config/')).toEqual(['/config', {}])
  expect(lineFor('/songs/7/')).toEqual(['/songs/:id', { id: '7' }])
})

test('a route marked isBesidePages leaves the other paths of its folder to the page', () => {
  const besides = matchRoute([{ path: '/artist/:artist/feed.xml', isBesidePages: true }, { path: '/*' }])
  const found = (path: string) => besides(path)?.entry.path
  expect(['/artist/7', '/artist/7/', '/artist/', '/artist/7/songs'].map(found)).toEqual(['/*', '/*', '/*', '/*'])
  expect(besides('/artist/7/feed.xml')?.params).toEqual({ artist: '7' })
})

test('an unknown path below a known folder matches no route, not even the page', () => {
  expect(lineFor('/songs/7/lyrics')).toBeNull()
})

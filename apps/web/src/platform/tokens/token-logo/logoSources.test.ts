import { expect, it } from 'vitest'
import { logoSources } from './logoSources.ts'

const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const LOCAL = {
  chainId: 31337,
  origin: 'http://127.0.0.1:8080',
  gateways: ['http://127.0.0.1:8080', 'https://gate.example'],
}
const listed = (logoUri: string) => logoSources({ address: ADDRESS, logoUri, isInBook: false }, LOCAL)
const outside = (url: string) => `/outside/logo?url=${encodeURIComponent(url)}`

it('a logo of another host comes through our server, encrypted first', () => {
  expect(listed('https://logos.example/a b.png'.replace(' ', '%20'))).toEqual([
    outside('https://logos.example/a%20b.png'),
  ])
  expect(listed('http://logos.example/a.png')).toEqual([
    outside('https://logos.example/a.png'),
    outside('http://logos.example/a.png'),
  ])
})

it('a logo by its content is asked of each gateway, our own directly', () => {
  expect(listed('ipfs://bafy/logo.png')).toEqual([
    '/ipfs/bafy/logo.png/',
    outside('https://gate.example/ipfs/bafy/logo.png/'),
  ])
})

it('our own pictures are asked for as they are, and nothing else of ours is asked for as a picture', () => {
  expect(listed(`${LOCAL.origin}/logos/${ADDRESS}.svg`)).toEqual([`/logos/${ADDRESS}.svg`])
  expect(listed(`${LOCAL.origin}/rpc`)).toEqual([])
  expect(listed(`${LOCAL.origin}/logos/../rpc`)).toEqual([])
  expect(listed(`${LOCAL.origin}/outside/list?url=https://x.example`)).toEqual([])
})

it.each([
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml,<svg/>',
  'blob:http://127.0.0.1:8080/1',
  'file:///etc/passwd',
  '//logos.example/a.png',
  '',
])('case 23: %j is no place for a logo', (logoUri) => {
  expect(listed(logoUri)).toEqual([])
})

it('after the listed one comes the repository by address; on our own chain what our server draws', () => {
  const known = { address: ADDRESS, logoUri: 'https://logos.example/a.png', isInBook: true } as const
  expect(logoSources(known, LOCAL)).toEqual([outside('https://logos.example/a.png'), `/logos/${ADDRESS}.svg`])
  const [, repository = ''] = logoSources({ ...known, isInBook: false }, { ...LOCAL, chainId: 137 })
  expect(decodeURIComponent(repository)).toMatch(
    new RegExp(`^/outside/logo\\?url=https://.*/polygon/assets/${ADDRESS}/logo\\.png$`),
  )
  expect(logoSources({ ...known, logoUri: `${LOCAL.origin}/logos/${ADDRESS}.svg` }, LOCAL)).toHaveLength(1)
})

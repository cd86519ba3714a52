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

it('a logo on another host is fetched through our server, https first', () => {
  expect(listed('https://logos.example/a b.png'.replace(' ', '%20'))).toEqual([
    outside('https://logos.example/a%20b.png'),
  ])
  expect(listed('http://logos.example/a.png')).toEqual([
    outside('https://logos.example/a.png'),
    outside('http://logos.example/a.png'),
  ])
})

it('a logo by content id is requested from each gateway, our own one directly', () => {
  expect(listed('ipfs://bafy/logo.png')).toEqual([
    '/ipfs/bafy/logo.png/',
    outside('https://gate.example/ipfs/bafy/logo.png/'),
  ])
})

it('our own pictures are requested directly, and no other path of ours is requested as a picture', () => {
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
])('case 23: %j is not a logo URL', (logoUri) => {
  expect(listed(logoUri)).toEqual([])
})

it('the listed logo is followed by the repository’s, or on our own chain by the server’s drawing', () => {
  const known = { address: ADDRESS, logoUri: 'https://logos.example/a.png', isInBook: true } as const
  expect(logoSources(known, LOCAL)).toEqual([outside('https://logos.example/a.png'), `/logos/${ADDRESS}.svg`])
  const [, repository = ''] = logoSources({ ...known, isInBook: false }, { ...LOCAL, chainId: 137 })
  expect(decodeURIComponent(repository)).toMatch(
    new RegExp(`^/outside/logo\\?url=https://.*/polygon/assets/${ADDRESS}/logo\\.png$`),
  )
  expect(logoSources({ ...known, logoUri: `${LOCAL.origin}/logos/${ADDRESS}.svg` }, LOCAL)).toHaveLength(1)
})

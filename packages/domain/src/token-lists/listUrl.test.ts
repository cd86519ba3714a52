import { describe, expect, it } from 'vitest'
import { contentHashUri, namedList } from './contentHashUri.ts'
import { type ListUrl, listCandidates, listUrl } from './listUrl.ts'

const GATEWAYS = { gateways: ['https://ipfs.io', 'https://dweb.link/'], own: 'http://localhost:3210' }
const candidates = (text: string) => {
  const url = listUrl(text)
  return url && url.kind !== 'name' ? listCandidates(url, GATEWAYS) : null
}

describe('an add-list URL', () => {
  it.each<[string, ListUrl]>([
    ['https://lists.example/a.json', { kind: 'https', url: 'https://lists.example/a.json' }],
    [' HTTPS://Lists.example?x=1 ', { kind: 'https', url: 'HTTPS://Lists.example?x=1' }],
    ['http://localhost:3210/lists/default.json', { kind: 'http', url: 'http://localhost:3210/lists/default.json' }],
    [`https://${'a'.repeat(1992)}`, { kind: 'https', url: `https://${'a'.repeat(1992)}` }],
    ['ipfs://QmAbc', { kind: 'ipfs', content: 'QmAbc' }],
    ['ipfs:QmAbc', { kind: 'ipfs', content: 'QmAbc' }],
    ['IPFS://QmAbc/list.json/', { kind: 'ipfs', content: 'QmAbc/list.json' }],
    ['ipns://app.example.org', { kind: 'ipns', content: 'app.example.org' }],
    ['Some-Name.eth', { kind: 'name', name: 'some-name.eth', path: null }],
    ['lists.name.eth/Music.json', { kind: 'name', name: 'lists.name.eth', path: '/Music.json' }],
  ])('is valid if it is http, https, ipfs, ipns or a name ending in eth: %s', (text, url) => {
    expect(listUrl(text)).toEqual(url)
  })

  it.each([
    '',
    'https',
    'https://',
    'https:///path',
    'https:lists.example',
    'https://a b',
    'ftp://lists.example',
    'javascript:alert(1)',
    'data:application/json,{}',
    'file:///etc/passwd',
    'ipfs://',
    'ipfs:///',
    'ipfs://a/../../b',
    'ipfs://./a',
    'ipfs://a//b',
    'ipfs://a?b',
    'ipns://a#b',
    'ipfs://a\\b',
    'lists.example',
    'name.eth2',
    '.eth',
    'a--b.eth',
    `https://${'a'.repeat(1993)}`,
  ])('is refused: %j', (text) => {
    expect(listUrl(text)).toBeNull()
  })
})

describe('the candidate URLs of a list', () => {
  it.each([
    ['https://lists.example/a.json', ['https://lists.example/a.json']],
    ['http://lists.example/a', ['https://lists.example/a', 'http://lists.example/a']],
    ['http://localhost:3210/lists/default.json', ['http://localhost:3210/lists/default.json']],
    ['http://localhost:32100/a', ['https://localhost:32100/a', 'http://localhost:32100/a']],
    ['ipfs://QmAbc', ['https://ipfs.io/ipfs/QmAbc/', 'https://dweb.link/ipfs/QmAbc/']],
    [
      'ipns://app.example.org/x',
      ['https://ipfs.io/ipns/app.example.org/x/', 'https://dweb.link/ipns/app.example.org/x/'],
    ],
  ])('are in order, two gateways for ipfs and ipns, https before http: %s', (text, expected) => {
    expect(candidates(text)).toEqual(expected)
  })

  it.each([
    [null, 'https://ipfs.io/ipfs/QmRAQB6YaCyidP37UdDnjFY5vQuiBrcqdyoW1CuDgwxkD4/'],
    ['/', 'https://ipfs.io/ipfs/QmRAQB6YaCyidP37UdDnjFY5vQuiBrcqdyoW1CuDgwxkD4/'],
    ['/a.json', 'https://ipfs.io/ipfs/QmRAQB6YaCyidP37UdDnjFY5vQuiBrcqdyoW1CuDgwxkD4/a.json/'],
    ['/../../x', null],
  ])('are those of the content hash for a name with path %s', (path, first) => {
    const uri = contentHashUri('0xe3010170122029f2d17be6139079dc48696d1f582a8530eb9805b561eda517e22a892c7e3f1f')
    const url = uri.ok ? namedList(uri, path) : null
    expect(url && url.kind !== 'name' ? listCandidates(url, GATEWAYS)[0] : null).toBe(first)
  })
})

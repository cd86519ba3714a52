import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Destination, redirect } from './redirect.ts'
import { PLAIN_PAGES } from './page.ts'

const A = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const B = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'

const at = (url: string): Destination => {
  const { pathname, search, hash } = new URL(url, 'http://musi.test')
  return redirect({ pathname, search, hash })
}
const shows = (url: string) => {
  const destination = at(url)
  return destination.kind === 'page' ? destination.page : `redirect to ${destination.to}`
}
const leadsTo = (url: string) => {
  const destination = at(url)
  return destination.kind === 'redirect' ? destination.to : `page ${destination.page.name}`
}

describe('the route table', () => {
  it.each(Object.entries(PLAIN_PAGES))('%s shows %s', (path, name) => {
    expect(shows(path)).toEqual({ name })
    expect(shows(`${path}?theme=dark`)).toEqual({ name })
  })

  it.each([
    ['/add', { name: 'add', currencyIdA: null, currencyIdB: null }],
    ['/create', { name: 'create', currencyIdA: null, currencyIdB: null }],
    ['/add/ETH', { name: 'add', currencyIdA: 'ETH', currencyIdB: null }],
    [`/create/ETH/${A}`, { name: 'create', currencyIdA: 'ETH', currencyIdB: A }],
    [`/remove/ETH/${A}`, { name: 'remove', currencyIdA: 'ETH', currencyIdB: A }],
    [`/uni/${A}/${B}`, { name: 'uniPool', currencyIdA: A, currencyIdB: B }],
    ['/vote/12', { name: 'proposal', id: '12' }],
    [`/account/${A}`, { name: 'account', identifier: A }],
    [`/charts/token/${A}`, { name: 'chartsToken', identifier: A }],
    ['/charts/pool/0x12', { name: 'chartsPool', identifier: '0x12' }],
    [`/artist/${A}`, { name: 'artist', identifier: A }],
    ['/song/0x12', { name: 'song', identifier: '0x12' }],
    [`/nft/${A}`, { name: 'collection', address: A }],
    [`/nft/${A}/7`, { name: 'piece', collection: A, id: '7' }],
    ['/account/theo.eth', { name: 'account', identifier: 'theo.eth' }],
    [`/remove/v1/${A}`, { name: 'removeV1', address: A }],
    [`/migrate/v1/${A.toLowerCase()}`, { name: 'migrateV1Position', address: A }],
  ])('%s shows its screen with its path parameters', (path, page) => {
    expect(shows(path)).toEqual(page)
  })

  it.each(['/add/', '/create/', '/add/ETH/', `/create/ETH/${A}/`])(
    '%s works, because add and create accept a trailing slash',
    (path) => {
      expect(at(path).kind).toBe('page')
    },
  )

  it.each(['/pool/', '/swap/', '/vote/1/', `/remove/ETH/${A}/`, '/migrate/v1/', '/uni/', '/claim/'])(
    '%s leads to /swap, because other paths accept no trailing slash',
    (path) => {
      expect(at(path)).toEqual({ kind: 'redirect', to: '/swap', opens: null, isUnknown: true })
    },
  )
})

describe('redirects', () => {
  it.each([
    ['/send', '/swap'],
    ['/send?a=b', '/swap?a=b'],
    ['/nowhere?use=v1', '/swap?use=v1'],
    ['/Swap', '/swap'],
    ['/add/a/b/c', '/swap'],
    ['/uni/a', '/swap'],
    ['/migrate', '/swap'],
    ['/%', '/swap'],
    ['/%00/..%2f..%2fevil', '/swap'],
  ])('%s leads to %s: unknown paths keep their query', (from, to) => {
    expect(leadsTo(from)).toBe(to)
  })

  it.each([
    ['/swap/ETH', '/swap?outputCurrency=ETH'],
    [`/swap/${A}?a=b`, `/swap?a=b&outputCurrency=${A}`],
    ['/swap/x?', '/swap?outputCurrency=x'],
    ['/swap/a%26b%3Dc', '/swap?outputCurrency=a%26b%3Dc'],
    ['/swap/%5C%5Cevil.example', '/swap?outputCurrency=%5C%5Cevil.example'],
  ])('%s leads to %s: the output currency is appended', (from, to) => {
    expect(leadsTo(from)).toBe(to)
  })

  it('only a path without a route is marked as unknown', () => {
    const unknown = (url: string) => {
      const destination = at(url)
      return destination.kind === 'redirect' && destination.isUnknown
    }
    expect(['/nowhere', '/Swap', '/uni/a', '/%', '/#/nowhere'].filter((url) => !unknown(url))).toEqual([])
    expect(['/send', '/claim', '/swap/ETH', '/remove/ETH', '/pool', '/#/swap'].filter(unknown)).toEqual([])
  })

  it('/claim leads to /swap and opens the address claim', () => {
    expect(at('/claim?a=b')).toEqual({ kind: 'redirect', to: '/swap?a=b', opens: 'ADDRESS_CLAIM', isUnknown: false })
  })

  it.each([
    [`/add/${A}-${B}`, `/add/${A}/${B}`],
    [`/create/${A}-${B}?a=b`, `/add/${A}/${B}?a=b`],
    [`/add/${A}-${B}/`, `/add/${A}/${B}`],
    ['/add/ETH/eth', '/add/ETH'],
    [`/create/${A}/${A.toLowerCase()}`, `/add/${A}`],
  ])('%s leads to %s: two addresses in one segment, or a repeated currency', (from, to) => {
    expect(leadsTo(from)).toBe(to)
  })

  it.each([
    [`/remove/${A}-${B}?a=b`, `/remove/${A}/${B}?a=b`],
    [`/remove/${A.slice(2)}-${B.slice(2)}`, '/pool'],
    ['/remove/ETH', '/pool'],
    ['/remove/v1', '/pool'],
    ['/remove/v1/nobody', '/migrate/v1'],
    ['/remove/v1/0x12', '/migrate/v1'],
    ['/migrate/v1/nobody?a=b', '/migrate/v1?a=b'],
  ])('%s leads to %s: removal and V1', (from, to) => {
    expect(leadsTo(from)).toBe(to)
  })

  it.each([
    ['/#/swap?use=v1', '/swap?use=v1'],
    ['/?theme=dark#/swap?use=v1', '/swap?theme=dark&use=v1'],
    ['/#/swap/ETH', '/swap?outputCurrency=ETH'],
    ['/#/add/ETH/', '/add/ETH'],
    ['/#//evil.example', '/swap'],
    ['/#/\\evil.example', '/swap'],
    ['/#/?theme=dark', '/?theme=dark'],
  ])('%s leads to %s: links in the old hash form', (from, to) => {
    expect(leadsTo(from)).toBe(to)
  })

  it('a plain fragment changes nothing', () => {
    expect(shows('/#join')).toEqual({ name: 'home' })
    expect(shows('/#/')).toEqual({ name: 'home' })
  })
})

const ORIGIN = 'http://musi.test'
/** See spec: testing.long-run. */
const RUNS = process.env.MUSI_LONG ? 100_000 : 1000

const hostile = fc.constantFrom(
  '%00',
  '%2e%2e',
  '%252e%252e%252f',
  '//evil.example',
  '\\\\evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  'https://evil.example',
  '%E0%A4%A',
  '\ud800',
  '__proto__',
  'constructor',
  '..',
  '@evil.example',
  '0x'.padEnd(42, 'aB'),
  `${A}-${B}`,
  'v1',
  '?',
  '#',
  '\n',
  '\t/',
)
const known = fc.constantFrom(
  'swap',
  'add',
  'create',
  'remove',
  'migrate',
  'v1',
  'uni',
  'vote',
  'claim',
  'send',
  'ETH',
  A,
)
const segment = fc.oneof(known, hostile, fc.string(), fc.string({ unit: 'binary' }), fc.webPath())
const anyPath = fc.array(segment, { maxLength: 6 }).map((parts) => `/${parts.join('/')}`)
const anySearch = fc.oneof(
  fc.constant(''),
  fc.webQueryParameters().map((query) => `?${query}`),
  fc.string(),
)

/** Follows redirects the way a browser would resolve them. */
const settle = (start: { pathname: string; search: string; hash: string }) => {
  let location = start
  for (let hops = 0; hops <= 3; hops += 1) {
    const destination = redirect(location)
    if (destination.kind === 'page') return
    expect(destination.to).toMatch(/^\/(?![/\\])/)
    const url = new URL(destination.to, `${ORIGIN}/`)
    expect(url.origin).toBe(ORIGIN)
    location = { pathname: url.pathname, search: url.search, hash: url.hash }
  }
  throw new Error(`Still redirecting at ${location.pathname.slice(0, 200)}`)
}

describe('any URL', () => {
  it('case 25: ends on a page of this host, and never throws', () => {
    fc.assert(
      fc.property(anyPath, anySearch, anyPath, (pathname, search, hash) => {
        settle({ pathname, search, hash: '' })
        settle({ pathname: '/', search, hash: `#${hash}` })
      }),
      { numRuns: RUNS },
    )
  })

  it('case 25: ends on a page if a browser parsed it first', () => {
    fc.assert(
      fc.property(anyPath, anySearch, (pathname, search) => {
        if (!URL.canParse(ORIGIN + pathname + search)) return
        settle(new URL(ORIGIN + pathname + search))
      }),
      { numRuns: RUNS },
    )
  })

  it.each(['a', '/', '%', '%00', '%25', '\\', '-', '0x', '?'])(
    'case 25: of one megabyte of %j ends on a page',
    (unit) => {
      const long = unit.repeat(1_000_000 / unit.length)
      for (const prefix of ['/', '/swap/', '/add/', '/remove/', '/vote/', '//'])
        settle({ pathname: prefix + long, search: `?${long}`, hash: '' })
      settle({ pathname: '/', search: '', hash: `#/${long}` })
    },
  )
})

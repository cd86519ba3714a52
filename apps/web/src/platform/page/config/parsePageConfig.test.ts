import { PageConfig } from '@musi/api/page/pageConfig'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { parsePageConfig } from './parsePageConfig.ts'

const GOOD: PageConfig = {
  chainId: 31337,
  genesisHash: null,
  writes: 'on',
  originalHost: 'musi.example',
  explorer: { name: 'Etherscan', url: '/explorer' },
  analyticsUrlBase: null,
  tokenLists: ['/lists/default.json'],
  ipfsGateways: ['/ipfs/', 'https://ipfs.io'],
  links: {
    chat: 'https://chat.example',
    twitter: null,
    instagram: null,
    linkedin: null,
    tiktok: null,
    form: null,
    proposal: null,
    pitch: null,
    demo: null,
    discord: null,
  },
  frames: { contact: '/frames/contact', pitch: '/frames/pitch' },
  wallets: {
    walletConnectProjectId: null,
    walletConnectRelayUrl: 'wss://relay.example',
    fortmaticKey: null,
    coinbase: false,
  },
  reports: { analytics: false, errors: true },
  relays: false,
  nftOwner: null,
  book: {
    chainId: 31337,
    genesisHash: null,
    contracts: {
      wrappedNative: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
      v2Factory: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
      v2Router: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
      multicall3: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
      jukebox: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    },
    tokens: [
      { symbol: 'DAI', name: 'Dai Stablecoin', decimals: 18, address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' },
      {
        symbol: 'USDC.e',
        name: 'USD Coin',
        decimals: 6,
        address: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
        superseded: true,
      },
    ],
    pools: [
      {
        tokens: ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'],
        pair: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
      },
    ],
    stakingPools: [
      { pair: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', rewards: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359' },
      {
        pair: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
        rewards: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
        artistToken: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
      },
    ],
  },
  people: [{ name: 'Theo', address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' }],
}

const paths = (value: object, prefix: string[] = []): string[][] =>
  Object.entries(value).flatMap(([key, inner]) => [
    [...prefix, key],
    ...(typeof inner === 'object' && inner !== null ? paths(inner, [...prefix, key]) : []),
  ])

const withValueAt = (path: string[], to: unknown): unknown => {
  const copy: unknown = structuredClone(GOOD)
  let at = copy as Record<string, unknown>
  for (const key of path.slice(0, -1)) at = at[key] as Record<string, unknown>
  at[path.at(-1) ?? ''] = to
  return copy
}

describe('the configuration in the page', () => {
  it('is parsed as the server wrote it', () => {
    expect(parsePageConfig(JSON.stringify(GOOD))).toEqual(v.parse(PageConfig, GOOD))
  })

  it.each(['', '{', 'null', '[]', '{}'])('%j is not a configuration', (json) => {
    expect(parsePageConfig(json)).toBeNull()
  })

  it('is accepted and rejected exactly as by the shared schema', () => {
    for (const path of paths(GOOD))
      for (const value of [null, 1, 'x', true, {}, [], undefined]) {
        const candidate = withValueAt(path, value)
        const json = JSON.stringify(candidate)
        const { success, output } = v.safeParse(PageConfig, JSON.parse(json))
        expect(parsePageConfig(json), `${path.join('.')} = ${JSON.stringify(value)}`).toEqual(success ? output : null)
      }
  })
})

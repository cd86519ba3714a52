import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import type { Env } from './readers.ts'

const folder = mkdtempSync(join(tmpdir(), 'musi-config-'))
afterAll(() => rmSync(folder, { recursive: true }))

const LOCAL = { MUSI_CHAIN_ID: '31337' }

function config(env: Env) {
  const read = readConfig(env)
  if (!read.ok) throw new Error(read.sentence)
  return read.config
}
function sentence(env: Env) {
  const read = readConfig(env)
  return read.ok ? 'it is accepted' : read.sentence
}

describe('defaults', () => {
  test('are complete on the local chain', () => {
    expect(config(LOCAL)).toMatchObject({
      port: 3210,
      host: null,
      publicOrigins: null,
      rpcUrls: [],
      chainPort: 0,
      addressBook: null,
      tokenLists: ['/lists/default.json'],
      ipfsGateways: ['/ipfs/', 'https://ipfs.io', 'https://dweb.link'],
      explorer: { name: 'Etherscan', url: '/explorer' },
      analyticsUrlBase: null,
      coinbaseWallet: false,
      writes: 'on',
      log: 'info',
    })
    expect(config(LOCAL).dataDir).toMatch(/\/\.musi$/)
  })

  test('use chain 137, which requires an endpoint', () => {
    expect(sentence({})).toMatch(/^MUSI_RPC_URL is not set, but chain 137 \(Polygon\) needs it/)
    expect(config({ MUSI_RPC_URL: 'https://polygon.example/key' })).toMatchObject({
      chain: { id: 137 },
      rpcUrls: ['https://polygon.example/key'],
      ipfsGateways: ['https://ipfs.io', 'https://dweb.link'],
      explorer: { name: 'PolygonScan', url: 'https://polygonscan.com' },
      analyticsUrlBase: null,
    })
  })

  test('apply to empty variables too', () => {
    expect(config({ ...LOCAL, MUSI_PORT: '', MUSI_RPC_URL: ' ', MUSI_WRITES: '' })).toMatchObject({
      port: 3210,
      rpcUrls: [],
      writes: 'on',
    })
  })
})

test('configured values are read', () => {
  expect(
    config({
      ...LOCAL,
      MUSI_PORT: '4000',
      MUSI_HOST: '0.0.0.0',
      MUSI_PUBLIC_ORIGIN: 'https://musi.example, http://10.0.0.7:4000/',
      MUSI_DATA_DIR: '/data/musi',
      MUSI_RPC_URL: 'wss://one.example/v3/key',
      MUSI_RPC_FALLBACK_URL: 'https://two.example,https://three.example',
      MUSI_WRITES: 'OFF',
      MUSI_COINBASE_WALLET: 'on',
      MUSI_LINKS: '{"chat":"https://chat.example"}',
      MUSI_PITCH_FRAME_URL: 'https://slides.example/deck',
      MUSI_TOKEN_LISTS: 'https://lists.example/a.json, /lists/b.json',
      MUSI_LOG: 'debug',
    }),
  ).toMatchObject({
    port: 4000,
    host: '0.0.0.0',
    publicOrigins: ['https://musi.example', 'http://10.0.0.7:4000'],
    dataDir: '/data/musi',
    rpcUrls: ['wss://one.example/v3/key', 'https://two.example', 'https://three.example'],
    writes: 'off',
    coinbaseWallet: true,
    links: { chat: 'https://chat.example', twitter: null },
    frames: { contact: '/frames/contact.html', pitch: 'https://slides.example/deck' },
    tokenLists: ['https://lists.example/a.json', '/lists/b.json'],
    log: 'debug',
  })
})

describe('an invalid value gives one sentence that names the variable, the value and the allowed values', () => {
  test.each([
    ['MUSI_PORT', '70000', 'MUSI_PORT is "70000", but it must be a whole number from 0 to 65535.'],
    ['MUSI_TRUSTED_PROXY', 'yes', 'MUSI_TRUSTED_PROXY is "yes", but it must be a whole number from 0 to 8.'],
    ['MUSI_PORT', '3e3', 'MUSI_PORT is "3e3", but it must be a whole number from 0 to 65535.'],
    ['MUSI_CHAIN_PORT', '-1', 'MUSI_CHAIN_PORT is "-1", but it must be a whole number from 0 to 65535.'],
    ['MUSI_HOST', 'a b', 'MUSI_HOST is "a b", but it must be an address or a name of this machine.'],
    [
      'MUSI_PUBLIC_ORIGIN',
      'musi.example',
      'MUSI_PUBLIC_ORIGIN is "musi.example", but it must be a list of origins such as https://musi.example.',
    ],
    [
      'MUSI_PUBLIC_ORIGIN',
      'https://musi.example/app',
      'MUSI_PUBLIC_ORIGIN is "https://musi.example/app", but it must be a list of origins such as https://musi.example.',
    ],
    ['MUSI_CHAIN_ID', '1', 'MUSI_CHAIN_ID is "1", but it must be one of 137 (Polygon), 80002 (Amoy), 31337 (Local).'],
    ['MUSI_WRITES', 'no', 'MUSI_WRITES is "no", but it must be on or off.'],
    [
      'MUSI_LOG',
      'loud',
      'MUSI_LOG is "loud", but it must be debug, info, warn, error or json, or json and a level (json,warn).',
    ],
    ['MUSI_COINBASE_WALLET', '1', 'MUSI_COINBASE_WALLET is "1", but it must be on or off.'],
    [
      'MUSI_WALLETCONNECT_RELAY_URL',
      'https://relay.example',
      'MUSI_WALLETCONNECT_RELAY_URL is "https://relay.example", but it must be an address that begins with wss://…, ws://….',
    ],
    [
      'MUSI_EXPLORER_URL',
      'javascript:alert(1)',
      'MUSI_EXPLORER_URL is "javascript:alert(1)", but it must be an address that begins with https://…, http://… or /.',
    ],
    [
      'MUSI_TOKEN_LISTS',
      '//evil.example/l',
      'MUSI_TOKEN_LISTS is "//evil.example/l", but it must be an address that begins with https://…, http://… or /.',
    ],
    ['MUSI_NFT_OWNER', '0x12', 'MUSI_NFT_OWNER is "0x12", but it must be an address of 0x and 40 hexadecimal digits.'],
    ['MUSI_LINKS', '[1]', 'MUSI_LINKS is "[1]", but it must be a JSON object such as {"chat":"https://…"}.'],
    [
      'MUSI_LINKS',
      '{"chta":"https://x.example"}',
      'MUSI_LINKS is naming "chta", but it must be a JSON object whose names are among chat, twitter, instagram, linkedin, tiktok, form, proposal, pitch, demo, discord.',
    ],
  ])('%s = %s', (name, value, expected) => {
    expect(sentence({ ...LOCAL, [name]: value })).toBe(expected)
  })

  test('a retired chain is refused by name', () => {
    expect(sentence({ MUSI_CHAIN_ID: '80001', MUSI_RPC_URL: 'https://x.example' })).toBe(
      'MUSI_CHAIN_ID is 80001, but Mumbai has been shut down and cannot be served any more. Use one of 137 (Polygon), 80002 (Amoy), 31337 (Local).',
    )
  })

  test('a secret is never printed', () => {
    for (const value of [
      'htps://node.example/v2/0123456789abcdef',
      'ftp://me:0123456789abcdef@node.example',
      '0123456789abcdef',
    ]) {
      expect(sentence({ MUSI_RPC_URL: value })).toMatch(/^MUSI_RPC_URL is not usable/)
      expect(sentence({ MUSI_RPC_URL: value })).not.toContain('0123456789abcdef')
      expect(sentence({ ...LOCAL, MUSI_BUNDLER_URL: value })).toMatch(/^MUSI_BUNDLER_URL is not usable/)
      expect(sentence({ ...LOCAL, MUSI_BUNDLER_URL: value })).not.toContain('0123456789abcdef')
    }
  })

  test('a fallback endpoint without a first one is refused', () => {
    expect(sentence({ ...LOCAL, MUSI_RPC_FALLBACK_URL: 'https://x.example' })).toMatch(
      /^MUSI_RPC_FALLBACK_URL is set, but MUSI_RPC_URL is not/,
    )
  })
})

describe('MUSI_ADDRESS_BOOK', () => {
  const at = (digit: string) => `0x${digit.repeat(40)}`
  const book = {
    chainId: 31337,
    genesisHash: null,
    contracts: { wrappedNative: at('1'), v2Factory: at('2'), v2Router: at('3'), multicall3: at('4') },
    tokens: [],
    pools: [],
    stakingPools: [],
  }
  const written = (content: unknown) => {
    const path = join(folder, 'book.json')
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
    return { ...LOCAL, MUSI_ADDRESS_BOOK: path }
  }

  test('is read', () => {
    expect(config(written(book)).addressBook).toEqual(book)
  })

  test.each<[string, unknown, RegExp]>([
    ['of another chain', { ...book, chainId: 137 }, /that book is for chain 137 and this app serves chain 31337/],
    ['that is not JSON', 'nonsense', /it is not JSON/],
    ['without a contract', { ...book, contracts: {} }, /This is not an address book: contracts/],
    ['with a wrong address', { ...book, contracts: { ...book.contracts, v2Router: '0x12' } }, /contracts\.v2Router/],
    [
      'with a wrong checksum',
      { ...book, contracts: { ...book.contracts, v2Router: `0x${'aB'.repeat(20)}` } },
      /v2Router is not an address with its checksum/,
    ],
  ])('%s is refused', (_, content, expected) => {
    expect(sentence(written(content))).toMatch(expected)
  })

  test('is refused if the file does not exist', () => {
    expect(sentence({ ...LOCAL, MUSI_ADDRESS_BOOK: join(folder, 'nobody.json') })).toMatch(/cannot be read/)
  })
})

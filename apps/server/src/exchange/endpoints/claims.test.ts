import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Claim } from '@musi/api/claims'
import { parseAddress } from '@musi/domain/address'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { buildClaims } from '../claims/buildClaims.ts'
import { startServer } from '../../server.ts'
import { validated } from '#testing/validated.ts'
import { type TestServer, startTestServer, testConfig } from '#testing/testServer.ts'

const folder = mkdtempSync(join(tmpdir(), 'musi-claims-'))
const csv = join(folder, 'accounts.csv')
const out = join(folder, 'x.claims')
const CHAIN = { MUSI_RPC_URL: 'http://127.0.0.1:1' }
const COUNT = 1000
const account = (number: number) => `0x${bytesToHex(keccak_256(Uint8Array.of(number >> 8, number))).slice(0, 40)}`
const amount = (number: number) => BigInt(number + 1) * 10n ** 18n
const FLAGS = ['', 'SOCKS', 'LP user'] as const
const LISTED = parseAddress(account(1)) ?? ''
const STRANGER = account(COUNT)

let server: TestServer
let root = ''
beforeAll(async () => {
  const lines = Array.from({ length: COUNT }, (_, at) => `${account(at)},${amount(at)},${FLAGS[at % 3]}`)
  writeFileSync(csv, lines.join('\n'))
  const built = await buildClaims({ csv, out })
  if (!built.ok) throw new Error(built.sentence)
  root = built.root
  server = await startTestServer({ ...CHAIN, MUSI_CLAIMS: out })
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

/** Computes the root as MerkleProof.sol does: sorted pairs, compared as text of equal length. */
function rootOf(claimer: string, { index, amount: value, proof }: Claim): string {
  const word = (number: bigint) => number.toString(16).padStart(64, '0')
  const leaf = word(BigInt(index)) + claimer.slice(2).toLowerCase() + word(BigInt(value))
  const hash = (hex: string) => bytesToHex(keccak_256(hexToBytes(hex)))
  return `0x${proof.reduce((node, each) => hash([node, each.slice(2)].toSorted().join('')), hash(leaf))}`
}
const problem = (text: string) => JSON.parse(text) as { code: string; error: string }

describe('GET /claims/{chainId}/{address}', () => {
  it('returns index, amount, a proof that leads to the root, and the flags', async () => {
    for (const at of [0, 1, 2]) {
      const { status, headers, text } = await server.ask(`/claims/31337/${account(at)}`)
      expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'application/json', 'no-store'])
      const claim = validated(Claim, JSON.parse(text))
      expect(BigInt(claim.amount)).toBe(amount(at))
      expect(rootOf(account(at), claim)).toBe(root)
      const flags = { isSOCKS: at === 1, isLP: at === 2, isUser: at === 2 }
      expect(claim.flags).toEqual(at === 0 ? undefined : flags)
    }
  })

  it('case 74: returns the same record for an address in any case, without 0x, and with spaces', async () => {
    const expected = (await server.ask(`/claims/31337/${LISTED}`)).text
    const digits = LISTED.slice(2)
    for (const form of [
      digits,
      digits.toLowerCase(),
      `0x${digits.toUpperCase()}`,
      `%20${LISTED}%0A`,
      `${LISTED}?x=1`,
    ]) {
      const { status, text } = await server.ask(`/claims/31337/${form}`)
      expect([form, status, text]).toEqual([form, 200, expected])
    }
  })

  it.each([
    ['musi.eth', 'A name is not looked up here. Ask with the address that it leads to: 0x and 40 hexadecimal digits.'],
    ['0x1234', 'That is no address. An address is 0x and 40 hexadecimal digits.'],
    ['%E0%A4%A', 'That is no address. An address is 0x and 40 hexadecimal digits.'],
    ['', 'That is no address. An address is 0x and 40 hexadecimal digits.'],
    [
      '0x5aaEb6053F3E94C9b9A09f33669435E7Ef1BeAed',
      'The address does not pass its checksum. A letter may be wrong: copy it again, or write it in lower case.',
    ],
  ])('case 74: %j gets 400 with a sentence', async (address, error) => {
    const { status, text } = await server.ask(`/claims/31337/${address}`)
    expect([status, problem(text)]).toEqual([400, { code: 'badAddress', error }])
  })

  it('answers 404 with a sentence for an account without a claim and for another chain, 400 for a chain that is not a number', async () => {
    const ask = async (path: string) => {
      const { status, text } = await server.ask(path)
      return [status, problem(text).error]
    }
    expect(await ask(`/claims/31337/${STRANGER}`)).toEqual([404, 'This address has no claim.'])
    expect(await ask(`/claims/137/${LISTED}`)).toEqual([404, 'Claims are known here for chain 31337 only.'])
    expect(await ask(`/claims/local/${LISTED}`)).toEqual([400, 'The chain must be named by its number.'])
  })

  it('answers JSON for every path in its folder, a trailing slash included', async () => {
    const path = `/claims/31337/${LISTED}`
    expect((await server.ask(`${path}/`)).text).toBe((await server.ask(path)).text)
    for (const other of ['/claims/', '/claims/31337', `${path}/x`, `${path}//`]) {
      const { status, headers, text } = await server.ask(other)
      expect([other, status, headers['content-type']]).toEqual([other, 404, 'application/json'])
      expect(problem(text).error).toMatch(/\.$/)
    }
  })

  it('answers HEAD without a body, and no method besides GET', async () => {
    const { status, text } = await server.ask(`/claims/31337/${LISTED}`, { method: 'HEAD' })
    expect([status, text]).toEqual([200, ''])
    expect((await server.ask(`/claims/31337/${LISTED}`, { method: 'POST' })).status).toBe(405)
  })

  it('passes the guard like every endpoint, and carries its headers', async () => {
    const path = `/claims/31337/${LISTED}`
    for (const [headers, status] of [
      [{ host: 'evil.example' }, 421],
      [{ origin: 'https://evil.example' }, 403],
      [{ 'sec-fetch-site': 'cross-site' }, 403],
    ] as const)
      expect((await server.ask(path, { headers })).status).toBe(status)
    const claim = await server.ask(path)
    const config = await server.ask('/config')
    const guards = (headers: typeof claim.headers) =>
      Object.fromEntries(Object.entries(headers).filter(([name]) => !/^(date|content-length)$/.test(name)))
    expect(guards(claim.headers)).toEqual(guards(config.headers))
    expect(server.logged.some((line) => line.includes(`GET ${path} 200`))).toBe(true)
  })

  it('case 115: gives ten thousand concurrent requests each their own claim with a valid proof', async () => {
    const AT_ONCE = 100
    let wrong = 0
    const one = async (number: number) => {
      const at = number % COUNT
      const answer = await fetch(`${server.origin}/claims/31337/${account(at)}`)
      const claim = answer.status === 200 ? ((await answer.json()) as Claim) : null
      if (
        claim === null ||
        BigInt(claim.amount) !== amount(at) ||
        (number < COUNT && rootOf(account(at), claim) !== root)
      )
        wrong += 1
    }
    const requestClaims = async (first: number) => {
      for (let number = first; number < 10_000; number += AT_ONCE) await one(number)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, (_, first) => requestClaims(first)))
    expect(wrong).toBe(0)
  })
})

test('without MUSI_CLAIMS no address has a claim', async () => {
  const without = await startTestServer(CHAIN)
  const { status, text } = await without.ask(`/claims/31337/${LISTED}`)
  expect([status, problem(text).code]).toEqual([404, 'noClaim'])
  await without.close()
})

test.each([
  ['not-there.claims', 'it cannot be read'],
  ['accounts.csv', 'it is not a claim file'],
])('case 78: a server whose claim file is %s does not start, and says why', async (name, reason) => {
  const path = join(folder, name)
  const config = testConfig({ ...CHAIN, MUSI_CLAIMS: path })
  const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }
  const sentence = `MUSI_CLAIMS is "${path}", but ${reason}. Build it anew with npm run claims -- build accounts.csv, or unset MUSI_CLAIMS.`
  expect(await startServer({ config, chain: null, webDist: null, log })).toEqual({
    ok: false,
    problem: { kind: 'claims', sentence },
  })
})

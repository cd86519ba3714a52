import { Acts } from '@musi/api/history/acts'
import { Holders } from '@musi/api/history/holders'
import { Songs } from '@musi/api/music/songs'
import type { STATEMENT_COLUMNS } from '@musi/api/history/statement'
import { Worth } from '@musi/api/history/worth'
import { ACTS_PATH, HOLDERS_PATH, SONGS_PATH, STATEMENT_PATH, WORTH_PATH } from '@musi/api/paths'
import { tokenAbi } from '@musi/chain/abi/token'
import { contractValue } from '@musi/chain/requests/contracts/contractValue'
import { demoAccount, demoAccounts } from '@musi/devchain/world/demoAccounts'
import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import { type Address, ZERO_ADDRESS } from '@musi/domain/address'
import { afterAll, beforeAll, expect, it, test } from 'vitest'
import { waitForHistory } from '#testing/waitForHistory.ts'
import { validated } from '#testing/validated.ts'
import { type TestServer, startTestServer } from '#testing/testServer.ts'

let chain: TestChain
let server: TestServer

beforeAll(async () => {
  chain = await testChain({ holds: 'history' })
  server = await startTestServer({}, { chain: { ...chain, beforeForward: () => Promise.resolve() }, hasIndex: true })
  await waitForHistory(server, chain)
})
afterAll(() => server.close())

const actsOf = async (path: string) => validated(Acts, JSON.parse((await server.ask(path)).text)).rows

test('the seeded recovery is among the acts of its account, and in its statement (spec: touch.history-recovery, touch.seeded)', async () => {
  const proposals = await actsOf(`${ACTS_PATH}?kind=proposeRecovery`)
  expect(proposals).toHaveLength(3)
  const account = proposals[0]?.account ?? ''
  const acts = await actsOf(`${ACTS_PATH}?account=${account}`)
  const vera = demoAccount('voter').address
  expect(acts).toMatchObject([
    { kind: 'proposeRecovery', key: expect.stringMatching(/^0x3ed113b7/) as string },
    { kind: 'setSecondSigner', signer: vera.toLowerCase() },
    { kind: 'openAccount' },
  ])
  const { lines } = await statementOf(`account=${account}`)
  const notes = lines.filter(({ record }) => record === 'act').map(({ what, note }) => [what, note])
  expect(notes).toEqual(
    expect.arrayContaining([
      ['openAccount', ''],
      ['setSecondSigner', `signer ${vera.toLowerCase()}`],
      ['proposeRecovery', expect.stringMatching(/^key 0x3ed113b7[0-9a-f]+, in force from 20\d\d-/) as string],
    ]),
  )
  const funded = await actsOf(`${ACTS_PATH}?kind=givePlays`)
  expect(funded).toHaveLength(2)
})

type Line = Record<keyof typeof STATEMENT_COLUMNS, string>

/** Parses the CSV file; its cells never contain line breaks. */
function linesOf(csv: string): readonly Line[] {
  const [head = '', ...lines] = csv.trimEnd().split('\r\n')
  const cellsOf = (line: string) =>
    [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(,|$)/g)].map(([, cell = '']) =>
      cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell,
    )
  const names = cellsOf(head)
  return lines.map((line) => {
    const cells = cellsOf(line)
    return Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ''])) as Line
  })
}

const statementOf = async (query: string) => {
  const { status, headers, text } = await server.ask(`${STATEMENT_PATH}?${query}`)
  expect([query, status]).toEqual([query, 200])
  return { headers, lines: linesOf(text) }
}

const balanceOf = (token: Address, account: Address) =>
  contractValue(chain.request, { address: token, abi: tokenAbi, functionName: 'balanceOf', args: [account] })

/** The followed tokens have 18 decimals. */
function rawOf(figure: string): bigint {
  const [whole = '', part = ''] = figure.split('.')
  return BigInt(whole + part.padEnd(18, '0'))
}

/** Received minus sent over all transfers, from the displayed figures. */
function sums(lines: readonly Line[]): ReadonlyMap<Address, bigint> {
  const balances = new Map<Address, bigint>()
  for (const { record, token, in: received, out, smallest } of lines) {
    if (record !== 'transfer') continue
    expect([received !== '', out !== '']).toContain(false)
    expect(String(rawOf(received || out))).toBe(smallest)
    const change = received === '' ? -rawOf(out) : rawOf(received)
    balances.set(token as Address, (balances.get(token as Address) ?? 0n) + change)
  }
  return balances
}

it('the figures of a statement add up to each demo account’s balance of every followed token, and it lists every act (spec: account.statement)', async () => {
  const kinds = new Set<string>()
  for (const { address, role } of demoAccounts()) {
    const { lines } = await statementOf(`account=${address}`)
    const balances = sums(lines)
    for (const [token, amount] of balances)
      expect([role, token, await balanceOf(token, address)]).toEqual([role, token, amount])
    expect([role, balances.size > 0]).toEqual([role, role !== 'newcomer'])
    const times = lines.map(({ time }) => time)
    expect(times).toEqual(times.toSorted().toReversed())
    for (const { record, what } of lines) if (record === 'act') kinds.add(what)

    const acts = await readActs(address)
    const linkedLogs = new Set(
      lines.filter(({ record }) => record === 'act').map(({ block, log }) => `${block}.${log}`),
    )
    expect([role, linkedLogs]).toEqual([role, new Set(acts.map(({ block, log }) => `${block}.${log}`))])
  }
  expect([...kinds]).toEqual(expect.arrayContaining(['swap', 'addLiquidity', 'stake', 'playSong', 'fulfillOrder']))
})

it('a statement lists failed transactions without amounts, and plain transfers to the unit: out for the sender and in for the receiver (spec: account.statement)', async () => {
  const artist = demoAccount('artist').address
  const newcomer = demoAccount('newcomer').address
  const before = await statementOf(`account=${artist}`)
  const transfer = { from: artist, to: newcomer, value: '0x16345785d8a0000', gasPrice: '0x0', gas: '0x5208' }
  // Fails, because nobody has approved the artist.
  const word = (hex: string) => hex.slice(2).toLowerCase().padStart(64, '0')
  const transferFromData = `0x23b872dd${word(newcomer)}${word(artist)}${word('0x5')}`
  const [token] = chain.addressBook.tokens
  const failingTransfer = { from: artist, to: token?.address, data: transferFromData, gasPrice: '0x0', gas: '0x30d40' }
  const sent = await chain.request('eth_sendTransaction', [transfer])
  const failed = await chain.request('eth_sendTransaction', [failingTransfer])
  await chain.request('evm_mine')
  await waitForHistory(server, chain)
  const { lines } = await statementOf(`account=${artist}`)
  const added = lines.filter(({ transaction }) => transaction === sent || transaction === failed)
  expect(lines.length).toBe(before.lines.length + 2)
  expect(added).toMatchObject([
    { record: 'transaction', what: 'failed', contract: token?.address, in: '', out: '', note: 'call 0x23b872dd' },
    { record: 'transaction', what: 'send', with: newcomer, token: ZERO_ADDRESS, symbol: 'ETH', out: '0.1', in: '' },
  ])
  const { lines: recipientLines } = await statementOf(`account=${newcomer}`)
  expect(recipientLines).toMatchObject([{ transaction: sent, what: 'send', with: artist, in: '0.1', out: '' }])
})

async function readActs(account: string) {
  const rows: Acts['rows'] = []
  for (let next: string | null = ''; next !== null;) {
    const page: Acts = validated(
      Acts,
      JSON.parse((await server.ask(`${ACTS_PATH}?account=${account}${next && `&before=${next}`}`)).text),
    )
    rows.push(...page.rows)
    ;({ next } = page)
  }
  return rows
}

it('a statement of a period includes its first and last day, and its file name has the newest block', async () => {
  const account = demoAccount('trader').address
  const all = await statementOf(`account=${account}`)
  const days = [...new Set(all.lines.map(({ time }) => time.slice(0, 10)))].toSorted()
  const from = days[1]
  const to = days[3]
  const ofPeriod = await statementOf(`account=${account}&from=${from}&to=${to}`)
  expect(ofPeriod.lines).toEqual(
    all.lines.filter(({ time }) => time.slice(0, 10) >= `${from}` && time.slice(0, 10) <= `${to}`),
  )
  expect(ofPeriod.lines.length).toBeGreaterThan(0)
  const newest = Number(await chain.request('eth_blockNumber'))
  expect(all.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="musi-${account.slice(0, 10)}-block-${newest}.csv"`,
    'access-control-allow-origin': '*',
  })
  for (const query of ['', 'account=ann', `account=${account}&from=1`, `account=${account}&to=2026-13-01`]) {
    const { status, text } = await server.ask(`${STATEMENT_PATH}?${query}`)
    expect([query, status, JSON.parse(text)]).toMatchObject([query, 400, { code: 'badQuery' }])
  }
})

it('the newest point of an account’s worth is its balances on the chain, to the wei, staked shares included (spec: account.worth)', async () => {
  const { stakingPools } = chain.addressBook
  for (const { address, role } of demoAccounts()) {
    const { rows } = validated(Worth, JSON.parse((await server.ask(`${WORTH_PATH}?account=${address}`)).text))
    expect([role, rows.length > 1]).toEqual([role, role !== 'newcomer'])
    for (const { token, amount, dollars } of rows[0]?.holdings ?? []) {
      const staking = stakingPools.find(({ pair }) => pair === token)
      const staked = staking === undefined ? 0n : ((await balanceOf(staking.rewards, address)) ?? 0n)
      const balances = (await balanceOf(token as Address, address)) ?? 0n
      expect([role, token, String(balances + staked)]).toEqual([role, token, amount])
      // A token without a pool has no price.
      if (dollars !== null) expect(dollars).toBeGreaterThan(0)
    }
    expect([role, rows[0]?.holdings.some(({ dollars }) => dollars !== null) ?? false]).toEqual([
      role,
      role !== 'newcomer',
    ])
    const times = rows.map(({ timeSeconds }) => timeSeconds)
    expect(times).toEqual(times.toSorted((one, other) => other - one))
    expect(times.slice(1).every((time) => time % 86_400 === 0)).toBe(true)
  }
})

it('hourly points come in pages that continue each other', async () => {
  const account = demoAccount('trader').address
  const path = `${WORTH_PATH}?account=${account}&step=3600`
  const first = validated(Worth, JSON.parse((await server.ask(path)).text))
  const second = validated(Worth, JSON.parse((await server.ask(`${path}&before=${first.next}`)).text))
  expect([first.rows.length, second.rows.length]).toEqual([60, 60])
  expect(second.rows[0]?.timeSeconds).toBe((first.rows.at(-1)?.timeSeconds ?? 0) - 3600)
  expect((await server.ask(WORTH_PATH)).status).toBe(400)
})

it('the holders of a token match the chain, are sorted by balance, and come in pages (spec: explorer.holders)', async () => {
  const { governanceToken = ZERO_ADDRESS } = chain.addressBook.contracts
  const [pool] = chain.addressBook.pools
  for (const token of [governanceToken, pool?.pair ?? ZERO_ADDRESS]) {
    const { rows } = validated(Holders, JSON.parse((await server.ask(`${HOLDERS_PATH}?token=${token}`)).text))
    expect(rows.length).toBeGreaterThan(1)
    for (const { account, amount } of rows)
      expect([token, account, String(await balanceOf(token, account as Address))]).toEqual([token, account, amount])
    const amounts = rows.map(({ amount }) => BigInt(amount))
    expect(amounts).toEqual(amounts.toSorted((one, other) => Number(other > one) - Number(other < one)))
    const next = validated(Holders, JSON.parse((await server.ask(`${HOLDERS_PATH}?token=${token}&after=1`)).text))
    expect(next.rows[0]).toEqual(rows[1])
  }
  const wrappedHolders = await server.ask(`${HOLDERS_PATH}?token=${chain.addressBook.contracts.wrappedNative}`)
  expect(validated(Holders, JSON.parse(wrappedHolders.text)).rows).toEqual([])
})

test('songs can be filtered by artist', async () => {
  const artist = demoAccount('artist').address
  const page = (query: string) =>
    server.ask(`${SONGS_PATH}${query}`).then(({ text }) => validated(Songs, JSON.parse(text)).rows)
  const all = await page('')
  const songsOfArtist = await page(`?artist=${artist}`)
  expect(songsOfArtist.length).toBeGreaterThan(0)
  expect(songsOfArtist).toEqual(all.filter((song) => song.artist === artist))
})

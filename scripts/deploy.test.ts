import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AddressBook } from '@musi/domain/addressBook'
import { buildClaims } from '@musi/server/exchange/claims/buildClaims'
import { wellKnownAccounts } from '@musi/devchain/world/wellKnownAccounts'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, test } from 'vitest'
import { startProduct } from './run/product.ts'
import { PAYER, publicDeployOf, rolesOf, rolesText } from './testing/publicDeployOf.ts'
import { type PublicTestChain, publicTestChain } from './testing/publicTestChain.ts'

const OWNER = '0x1563915e194D8CfBA1943570603F7606A3115508'
const FUND = '0x5CbDd86a2FA8Dc4bDdd8a8f69dBa48572EeC07FB'
const ROLES = rolesText(OWNER, FUND)

const folder = mkdtempSync(join(tmpdir(), 'musi-deploy-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const inFolder = (name: string, content: string, mode = 0o600) => {
  writeFileSync(join(folder, name), content, { mode })
  return join(folder, name)
}
const keyFile = inFolder('key', `0x${PAYER.key}\n`)
const rolesFile = inFolder('roles.json', JSON.stringify(ROLES))
const book = (name: string) => join(folder, name, 'address-book-80002.json')

type Run = { code: number | null; output: string }
type DeployRun = {
  args?: readonly string[]
  env?: Record<string, string>
  data?: string
  onStart?: (kill: () => void) => void
}

/** Runs the real command, and expects that its output never contains the key. */
async function run(
  chain: { rpcUrl: string } | null,
  { args = [], env = {}, data = 'data', onStart }: DeployRun = {},
): Promise<Run> {
  const named = chain === null ? [] : ['--rpc', chain.rpcUrl, '--chain-id', '80002', '--roles', rolesFile]
  const child = spawn(process.execPath, [join(import.meta.dirname, 'deploy.ts'), ...named, ...args], {
    env: { ...process.env, MUSI_DATA_DIR: join(folder, data), MUSI_DEPLOY_KEY_FILE: keyFile, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  onStart?.(() => child.kill('SIGKILL'))
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  expect(output.toLowerCase()).not.toContain(PAYER.key)
  return { code, output }
}

const sent = async (chain: PublicTestChain) =>
  Number(await chain.direct('eth_getTransactionCount', [PAYER.address, 'latest']))
const readBook = (name: string) => JSON.parse(readFileSync(book(name), 'utf8')) as AddressBook

describe('a deployment on a public chain', () => {
  let chain: PublicTestChain
  beforeAll(async () => {
    // Blocks are mined by the clock, so that a transaction can be pending when the command is killed.
    chain = await publicTestChain(80002, ['--block-time', '0.3'])
    await chain.fund(PAYER.address, 5)
  })
  afterAll(() => chain.stop())

  it('lists what it will deploy and the cost, and without --yes or a terminal deploys nothing', async () => {
    const { code, output: said } = await run(chain)
    expect(code).toBe(1)
    expect(said).toMatch(/V2 factory +0x[0-9a-fA-F]{40} +to deploy +[\d,]+ +0\.\d{4}\n/)
    expect(said).toMatch(/Multicall3 +0xcA11bde05977b3631167028862bE2a173976CA11 +is there\n/)
    expect(said).toMatch(/All together +\d+ to deploy +[\d,]+ +\d+\.\d{4}\n/)
    expect(said).toMatch(/holds 5\.0000 POL: enough, even if the price doubles/)
    expect(said).toContain('run it again with --yes')
    expect([await sent(chain), chain.sends()]).toEqual([0, 0])
  })

  it('can be killed at any moment and run again: nothing is deployed twice, and the product runs on its address book', async () => {
    const kills = [
      { at: 1, moment: 'before' },
      { at: 3, moment: 'arrived' },
      { at: 6, moment: 'answered' },
      { at: 10, moment: 'arrived' },
    ]
    let killed = 0
    let kill = () => {}
    chain.onSend((count, moment) => {
      const next = kills[killed]
      if (next === undefined || count < next.at || moment !== next.moment) return
      killed += 1
      kill()
      return 'drop'
    })
    let last: Run = { code: null, output: '' }
    for (let runs = 0; last.code !== 0; runs++) {
      expect(runs, last.output).toBeLessThan(6)
      last = await run(chain, { args: ['--yes'], onStart: (end) => void (kill = end) })
      if (last.code !== 0) expect(last.code, last.output).toBe(null)
    }
    expect(killed).toBe(kills.length)

    const { contracts, chainId } = readBook('data')
    expect(chainId).toBe(80002)
    for (const [role, address] of Object.entries(contracts))
      expect(String(await chain.direct('eth_getCode', [address, 'latest'])).length, role).toBeGreaterThan(100)
    // Multicall3 was there before, and one transaction makes both timelock and governor.
    expect(await sent(chain)).toBe(Object.keys(contracts).length - 2)
    expect(last.output).toContain('byte for byte')
    expect(last.output).not.toContain('cannot run it again')
    expect(readdirSync(join(folder, 'data'))).toEqual(['address-book-80002.json'])

    const product = await startProduct({
      MUSI_CHAIN_ID: '80002',
      MUSI_RPC_URL: chain.rpcUrl,
      MUSI_ADDRESS_BOOK: book('data'),
    })
    onTestFinished(product.stop)
    const health = (await (await fetch(`${product.origin}/health`)).json()) as object
    expect(health).toMatchObject({ status: 'ok', chainId: 80002 })
    const page = await fetch(product.origin)
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(contracts.v2Router)])
    expect(chain.refused).toEqual([])
  }, 120_000)

  it('finds everything deployed when run again, sends nothing, and writes the same book again', async () => {
    const before = [await sent(chain), readFileSync(book('data'), 'utf8')]
    const { code, output: said } = await run(chain)
    expect([code, said]).toEqual([0, expect.stringContaining('Everything is there already.')])
    expect([await sent(chain), readFileSync(book('data'), 'utf8')]).toEqual(before)
  })
})

test('a deployment with a claim file deploys the distributor for its root, and says how much must be sent to it', async () => {
  const chain = await publicTestChain(80002)
  onTestFinished(chain.stop)
  await chain.fund(PAYER.address, 5)
  const csv = inFolder('accounts.csv', `${FUND},400000000000000000000\n${OWNER},1000500000000000000000\n`)
  const built = await buildClaims({ csv, out: join(folder, 'accounts.claims') })
  const file = inFolder('with-claims.json', JSON.stringify({ ...ROLES, claims: 'accounts.claims' }))
  const { code, output: said } = await run(chain, { args: ['--roles', file, '--yes'], data: 'claims' })
  expect(code, said).toBe(0)
  const distributor = readBook('claims').contracts.merkleDistributor
  expect(said).toContain(`send 1,400.5 UNI to ${distributor}, and serve them with MUSI_CLAIMS=`)
  const merkleRoot = { to: distributor, data: '0x2eb4a7ab' }
  expect(await chain.direct('eth_call', [merkleRoot, 'latest'])).toBe(built.ok && built.root)
})

describe('a deployment that cannot succeed is refused with a sentence, and nothing is sent', () => {
  let chain: PublicTestChain
  beforeAll(async () => {
    chain = await publicTestChain(80002)
  })
  afterAll(async () => {
    expect([chain.sends(), chain.refused]).toEqual([0, []])
    await chain.stop()
  })

  const demo = wellKnownAccounts()[9] ?? ''
  const withRoles = (name: string, change: object) => [
    '--roles',
    inFolder(name, JSON.stringify({ ...ROLES, ...change })),
  ]

  it('too little money', async () => {
    await chain.fund(PAYER.address, 0.01)
    const { code, output: said } = await run(chain, { args: ['--yes'] })
    expect(code).toBe(1)
    expect(said).toMatch(
      /holds 0\.0100 POL, but about 1\.\d{4} are needed\. Nothing was deployed: send it \d\.\d{4} on Amoy/,
    )
  })

  it.each([
    ['an endpoint of another chain', ['--chain-id', '137'], 'The endpoint serves chain 80002, but --chain-id is 137'],
    ['a roles file that is not there', ['--roles', join(folder, 'none.json')], 'that file cannot be read'],
    [
      'a role of the house account',
      withRoles('house.json', { feeToSetter: demo }),
      `feeToSetter is ${demo}, a demo account`,
    ],
    ['a claim file that is not there', withRoles('claims.json', { claims: 'none.claims' }), 'that file cannot be read'],
    [
      'a reward pool for what is no token',
      withRoles('pool.json', { rewardPools: [OWNER] }),
      `the chain has no token there`,
    ],
    [
      'a Seaport that is not there',
      withRoles('existing.json', { existing: { seaport: OWNER, conduitController: FUND } }),
      `"Conduit controller" is expected at ${FUND}`,
    ],
    ['a book that cannot be written', ['--book', join(keyFile, 'book.json')], '--book FILE'],
  ])('%s', async (_, args, words) => {
    const { code, output: said } = await run(chain, { args: [...args, '--yes'] })
    expect([code, said]).toEqual([1, expect.stringContaining(words)])
  })

  it('a key as an argument, which is not repeated', async () => {
    const { code, output: said } = await run(chain, { args: [`0x${PAYER.key}`, '--yes'] })
    expect([code, said]).toEqual([2, expect.stringContaining('A key must never be an argument')])
    expect(said).not.toContain(PAYER.key)
  })

  it('claims of a demo account, which are an allocation like any other', async () => {
    const csv = inFolder('demo.csv', `${wellKnownAccounts()[3]},400\n${OWNER},1000\n`)
    expect(await buildClaims({ csv, out: join(folder, 'demo.claims') })).toMatchObject({ ok: true })
    const { code, output: said } = await run(chain, { args: withRoles('demo-claims.json', { claims: 'demo.claims' }) })
    expect([code, said]).toEqual([1, expect.stringContaining(`give something to ${wellKnownAccounts()[3]}`)])
  })

  it('missing roles, with the required content of the file', async () => {
    const { code, output: said } = await run(null, { args: ['--rpc', chain.rpcUrl, '--chain-id', '80002'] })
    expect([code, said]).toEqual([1, expect.stringContaining('"smartWalletDetectorOwner": "0x…"')])
  })
})

test('npm start refuses a public chain’s book in which demo accounts hold roles, with one sentence for each', async () => {
  const chain = await publicTestChain(80002)
  onTestFinished(chain.stop)
  await chain.fund(PAYER.address, 5)
  const [trader = '', provider = ''] = wellKnownAccounts()
  // Past the command, which would refuse such roles.
  const done = await publicDeployOf(chain.rpcUrl, rolesOf(trader, provider))
  if (!done.ok) throw new Error(done.sentence)
  const odd = { symbol: 'ODD', name: 'Odd', decimals: 18, address: provider }
  const bookFile = inFolder('demo-book.json', JSON.stringify({ ...done.book, tokens: [...done.book.tokens, odd] }))
  const env = { MUSI_CHAIN_ID: '80002', MUSI_RPC_URL: chain.rpcUrl, MUSI_ADDRESS_BOOK: bookFile }
  const refusal = await startProduct(env).then(
    async ({ stop }) => (await stop(), 'it started'),
    (error: Error) => error.message,
  )
  expect(refusal).toContain('MUSI_ADDRESS_BOOK cannot be served on chain 80002: a demo account')
  expect(refusal).toContain(`The fee setter of the V2 factory is ${trader}.`)
  expect(refusal).toContain(`The owner of the smart-wallet detector is ${trader}.`)
  expect(refusal).toContain(`The minter of the music NFT collection is ${provider}.`)
  expect(refusal).toContain(`Governance tokens are held by ${provider}.`)
  expect(refusal).toContain(`The book itself names ${provider}.`)
  expect(refusal).not.toContain('timelock')
})

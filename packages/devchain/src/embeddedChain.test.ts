import { existsSync, readFileSync, readdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request as ask } from 'node:http'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { freePort } from './anvil/anvilProcess.ts'
import { readRecord } from './anvil/chainRecord.ts'
import { type EmbeddedChain, type EmbeddedChainOptions, startEmbeddedChain } from './embeddedChain.ts'
import { savedStates } from './state/savedStates.ts'
import { isRunning, parseIdentity } from './anvil/processIdentity.ts'
import { SEED_TIMEOUT_MS, type StoppedChain, seededChain, stoppedChain } from './testing/stoppedChain.ts'
import { testFolder } from './testing/testFolder.ts'

/** Long timeouts, because other work may run at the same time. */
const LONG_TIMEOUT = { timeout: 20_000 }
const FRIEND = '0x000000000000000000000000000000000000bEEF'

const start = (dataDir: string, more: Partial<EmbeddedChainOptions> = {}) =>
  startEmbeddedChain({ dataDir, port: 0, log: () => {}, ...more })

async function chainIn(dataDir: string, more: Partial<EmbeddedChainOptions> = {}): Promise<EmbeddedChain> {
  const started = await start(dataDir, more)
  if (!started.ok) throw new Error(started.problem.sentence)
  onTestFinished(started.chain.stop)
  return started.chain
}

let stopped: StoppedChain
beforeAll(async () => {
  stopped = await stoppedChain()
}, SEED_TIMEOUT_MS)
function copyOfStopped(): string {
  const folder = testFolder(onTestFinished)
  stopped.copyTo(folder)
  return folder
}

const send = async ({ request, accounts }: EmbeddedChain) => {
  const call = { from: accounts[0]?.address, to: FRIEND, value: '0x5' }
  const receipt = (await request('eth_sendTransactionSync', [call])) as { transactionHash: string }
  return receipt.transactionHash
}
const latestBlockTime = async ({ request }: EmbeddedChain) =>
  Number(((await request('eth_getBlockByNumber', ['latest', false])) as { timestamp: string }).timestamp)
const damageState = (folder: string, name: string) => truncateSync(join(folder, name), 1000)

it('a transaction sent before a clean stop still exists after the start, with its receipt, on the same chain', async () => {
  const folder = copyOfStopped()
  const first = await chainIn(folder)
  const hash = await send(first)
  await first.stop()
  const second = await chainIn(folder)
  expect(await second.request('eth_getBalance', [FRIEND, 'latest'])).toBe('0x5')
  expect(await second.request('eth_getTransactionReceipt', [hash])).toMatchObject({ status: '0x1' })
  expect(second.genesisHash).toBe(first.genesisHash)
  expect(second.restored).toMatchObject({ afterCleanStop: true, skippedDamaged: 0 })
  await second.stop()
  const third = await chainIn(folder)
  expect(third.genesisHash).toBe(first.genesisHash)
})

it(
  'a new chain gets its contracts and its history, and a saved one keeps them',
  async () => {
    const first = await seededChain()
    const { restored, deployed, genesisHash } = first.beginning
    expect(restored).toBeNull()
    expect(deployed.past).toMatchObject({ kind: 'new' })
    const folder = testFolder(onTestFinished)
    first.copyTo(folder)
    const kept = await chainIn(folder)
    expect(kept.genesisHash).toBe(genesisHash)
    const { steps, skipped } = deployed
    expect(kept.deployed).toEqual({
      steps: 0,
      skipped: steps + skipped,
      past: { kind: 'kept', hasCollections: true, isInEarlierJukebox: false },
    })
  },
  SEED_TIMEOUT_MS,
)

it('a chain that is not saved regularly is neither paused nor forced to mine pending transactions, and is saved at its end', async () => {
  const folder = copyOfStopped()
  const moments: string[] = []
  const chain = await chainIn(folder, { isKept: false, onDump: (moment) => void moments.push(moment) })
  moments.length = 0
  await send(chain)
  await chain.request('evm_setAutomine', [false])
  const call = { from: chain.accounts[0]?.address, to: FRIEND, value: '0x5' }
  await chain.request('eth_sendTransaction', [call])
  await sleep(2500)
  expect(moments).toEqual([])
  expect(await chain.request('eth_getBalance', [FRIEND, 'latest'])).toBe('0x5')
  await chain.stop()
  const next = await chainIn(folder)
  expect(await next.request('eth_getBalance', [FRIEND, 'latest'])).toBe('0xa')
})

it('a stop leaves no process, lock or record behind', async () => {
  const folder = copyOfStopped()
  const chain = await chainIn(folder)
  const identity = parseIdentity(JSON.parse(readFileSync(join(folder, 'chain.pid'), 'utf8')).chain)
  await chain.stop()
  expect(identity?.pid === chain.pid && isRunning(identity)).toBe(false)
  expect(readdirSync(folder)).toEqual(['chain'])
})

it('after a restart the clock continues from the last block, even if that is ahead of the computer’s clock', async () => {
  const folder = copyOfStopped()
  const first = await chainIn(folder)
  await first.request('evm_increaseTime', [100_000])
  await send(first)
  const before = await latestBlockTime(first)
  await first.stop()
  const second = await chainIn(folder)
  await send(second)
  expect(await latestBlockTime(second)).toBeGreaterThanOrEqual(before)
})

it('a damaged newest state falls back to the one before, with a message', async () => {
  const folder = copyOfStopped()
  const first = await chainIn(folder)
  await send(first)
  await first.stop()
  const states = join(folder, 'chain')
  damageState(states, savedStates(states)[0]?.name ?? '')
  const second = await chainIn(folder)
  expect(second.restored).toMatchObject({ skippedDamaged: 1, afterCleanStop: false })
})

it('if every saved state is damaged, the start names their folder; --fresh moves them aside and starts a new chain', async () => {
  const folder = copyOfStopped()
  const first = await chainIn(folder)
  await first.stop()
  const states = join(folder, 'chain')
  for (const { name } of savedStates(states)) damageState(states, name)
  const refused = await start(folder)
  if (refused.ok) throw new Error('It started with damaged states.')
  expect(refused.problem.kind).toBe('damagedState')
  expect(refused.problem.sentence).toContain(states)
  expect(refused.problem.sentence).toContain('--fresh')

  const stateNames = savedStates(states).map(({ name }) => name)
  const logLines: string[] = []
  const fresh = await chainIn(folder, { fresh: true, log: (line) => logLines.push(line) })
  expect(fresh.restored).toBeNull()
  const aside = readdirSync(folder).find((name) => name.startsWith('chain-before-')) ?? ''
  expect(savedStates(join(folder, aside)).map(({ name }) => name)).toEqual(stateNames)
  expect(logLines.join(' ')).toContain(aside)
})

it('a second launcher on the same data is refused with the pid of the first', async () => {
  const folder = copyOfStopped()
  await chainIn(folder)
  const second = await start(folder)
  expect(second.ok ? null : second.problem).toMatchObject({ kind: 'alreadyRunning' })
  expect(second.ok ? '' : second.problem.sentence).toContain(String(process.pid))
})

it('a taken port is reported with the remedy, and the data can be used afterwards', async () => {
  const folder = copyOfStopped()
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void other.close())
  const address = other.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const refused = await start(folder, { port })
  expect(refused.ok ? null : refused.problem).toMatchObject({ kind: 'portTaken' })
  expect(refused.ok ? '' : refused.problem.sentence).toContain(`Port ${port}`)
  await chainIn(folder)
})

it('case 90: a disk that is full at the start, or a data folder that is a file, gives a sentence with the remedy', async () => {
  const folder = copyOfStopped()
  const first = await chainIn(folder)
  await first.stop()
  symlinkSync('/dev/full', join(folder, `chain.lock-${process.pid}`)) // each write to it answers ENOSPC
  const full = await start(folder)
  expect(full.ok ? null : full.problem.kind).toBe('noDiskSpace')
  const second = await chainIn(folder)
  expect(second.restored?.afterCleanStop).toBe(true)

  const file = join(folder, 'file')
  writeFileSync(file, '')
  const refused = await start(file)
  expect(refused.ok ? null : refused.problem.kind).toBe('notWritable')
})

it('case 90: a killed chain comes back on the same port with the saved state, and reports it', async () => {
  const folder = copyOfStopped()
  const logLines: string[] = []
  const chain = await chainIn(folder, { log: (line) => logLines.push(line) })
  await send(chain)
  const { pid, rpcUrl } = chain
  process.kill(pid, 'SIGKILL')
  await expect.poll(() => logLines.join(), LONG_TIMEOUT).toMatch(/died.*SIGKILL.*restarted from block \d+/)
  expect(chain.pid).not.toBe(pid)
  expect(chain.rpcUrl).toBe(rpcUrl)
  await send(chain)
  expect(existsSync(join(folder, 'chain.pid'))).toBe(true)
})

it('a chain that is killed repeatedly is given up with a sentence, and the saved states remain', async () => {
  const folder = copyOfStopped()
  const chain = await chainIn(folder)
  const killed = new Set<number>()
  const hunter = setInterval(() => {
    if (killed.has(chain.pid)) return
    killed.add(chain.pid)
    process.kill(chain.pid, 'SIGKILL')
  }, 5)
  const { sentence } = await chain.ended
  clearInterval(hunter)
  expect(sentence).toContain('died repeatedly')
  await expect(chain.request('eth_blockNumber')).rejects.toThrow('died repeatedly')
  expect(savedStates(join(folder, 'chain')).length).toBeGreaterThan(0)
})

/**
 * Suspends the chain, so that it accepts connections and never answers; causes for a running chain are in
 * answersWatch.test.ts.
 */
const suspendChain = ({ pid }: EmbeddedChain) => process.kill(pid, 'SIGSTOP')

it('case 90: a chain that runs without answering is ended and restarted, and the restart is reported', async () => {
  const folder = copyOfStopped()
  const lines: string[] = []
  const chain = await chainIn(folder, { log: (line) => lines.push(line) })
  const { pid } = chain
  suspendChain(chain)
  await expect.poll(() => lines.join(), { timeout: 60_000 }).toMatch(/not answered.*restarted from block/)
  expect(chain.pid).not.toBe(pid)
  await send(chain)
}, 90_000)

it('a chain that does not answer can still be stopped, and its saved states remain', async () => {
  const folder = copyOfStopped()
  const lines: string[] = []
  const chain = await chainIn(folder, { log: (line) => lines.push(line) })
  suspendChain(chain)
  await chain.stop()
  expect(lines.join()).toContain('stops without saving its last changes')
  expect(readdirSync(folder)).toEqual(['chain'])
  expect(savedStates(join(folder, 'chain')).length).toBeGreaterThan(0)
})

const requestAs = async (url: string, headers: Record<string, string>) => {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'anvil_setBalance', params: [FRIEND, '0x7'] })
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const all = { 'content-type': 'application/json', ...headers }
  ask(url, { method: 'POST', agent: false, headers: all }, resolve).on('error', reject).end(body)
  return (await promise).resume().statusCode
}

it('the chain’s port refuses pages of foreign hosts that resolve to it, even after a kill; a page cannot find the inner chain (spec: embedded-chain.front)', async () => {
  const folder = copyOfStopped()
  const logLines: string[] = []
  const chain = await chainIn(folder, { log: (line) => logLines.push(line) })
  const { proxyUrl, rpcUrl, pid } = chain
  const { host, port } = new URL(proxyUrl)
  const balance = () => chain.request('eth_getBalance', [FRIEND, 'latest'])
  expect(await requestAs(proxyUrl, { host: `evil.example:${port}` })).toBe(421)
  expect(await requestAs(proxyUrl, { host, origin: 'https://evil.example' })).toBe(403)
  expect(await balance()).toBe('0x0')
  expect(await requestAs(proxyUrl, { host })).toBe(200)
  expect(await balance()).toBe('0x7')

  const hidden = new URL(rpcUrl)
  expect(hidden.hostname).toMatch(/^127\.\d+\.\d+\.\d+$/)
  // On other systems 127.0.0.1 may be the only loopback address.
  if (process.platform === 'linux')
    await expect(requestAs(`http://127.0.0.1:${hidden.port}`, {})).rejects.toThrow('REFUSED')
  expect(readRecord(folder)).toMatchObject({ host: hidden.hostname, port: Number(hidden.port) })

  process.kill(pid, 'SIGKILL')
  await expect.poll(() => logLines.join(), LONG_TIMEOUT).toContain('restarted')
  expect(await requestAs(proxyUrl, { host })).toBe(200)
  expect(await requestAs(proxyUrl, { host: 'evil.example' })).toBe(421)
  await chain.stop()
  await expect(requestAs(proxyUrl, { host })).rejects.toThrow('REFUSED')
})

it('a start that fails releases its port', async () => {
  const folder = copyOfStopped()
  for (const { name } of savedStates(join(folder, 'chain'))) damageState(join(folder, 'chain'), name)
  const port = (await freePort(0)) ?? 0
  const refused = await start(folder, { port })
  expect(refused.ok ? null : refused.problem.kind).toBe('damagedState')
  expect(await freePort(port)).toBe(port)
})

import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { anvilBinary } from './anvilBinary.ts'
import { startAnvil } from './anvilProcess.ts'
import { type EmbeddedChain, startEmbeddedChain } from '../embeddedChain.ts'
import { startTestLauncher } from '../kills/testLauncher.ts'
import { isRunning, parseIdentity } from './processIdentity.ts'
import { rpcRequest } from '../rpc/rpcRequest.ts'
import { SEED_TIMEOUT_MS, type StoppedChain, stoppedChain } from '../testing/stoppedChain.ts'
import { testFolder } from '../testing/testFolder.ts'

const FRIEND = '0x000000000000000000000000000000000000bEEF'
const recordOf = (dataDir: string) => parseIdentity(JSON.parse(readFileSync(join(dataDir, 'chain.pid'), 'utf8')).chain)

let stopped: StoppedChain
beforeAll(async () => {
  stopped = await stoppedChain()
}, SEED_TIMEOUT_MS)

function copyOfStopped(): string {
  const folder = testFolder(onTestFinished)
  stopped.copyTo(folder)
  return folder
}

async function start(dataDir: string, log: (line: string) => void = () => {}): Promise<EmbeddedChain> {
  const started = await startEmbeddedChain({ dataDir, port: 0, log })
  if (!started.ok) throw new Error(started.problem.sentence)
  return started.chain
}

it('the state of an orphaned chain is saved before the chain is ended', async () => {
  const folder = copyOfStopped()
  const launcher = await startTestLauncher(folder)
  await launcher.killLauncher()
  const orphan = recordOf(folder)
  // Sent after the last save.
  const request = rpcRequest(launcher.rpcUrl)
  const [from] = (await request('eth_accounts')) as string[]
  await request('eth_sendTransactionSync', [{ from, to: FRIEND, value: '0x9' }])
  const logLines: string[] = []
  const chain = await start(folder, (line) => logLines.push(line))
  expect(await chain.request('eth_getBalance', [FRIEND, 'latest'])).toBe('0x9')
  expect(logLines.join()).toContain('was still running')
  expect(orphan !== null && isRunning(orphan)).toBe(false)
  await chain.stop()
})

it('a process that reuses the pid of an old chain is left alone', async () => {
  const folder = copyOfStopped()
  const record = { chain: { pid: process.pid, startedAt: 'another boot:1' }, port: 1 }
  writeFileSync(join(folder, 'chain.pid'), JSON.stringify(record))
  const chain = await start(folder)
  expect(chain.restored).toMatchObject({ skippedDamaged: 0, afterCleanStop: true })
  await chain.stop()
})

it('an orphan ends itself if no launcher takes it over', async () => {
  const started = await startAnvil({ binary: anvilBinary() ?? '', port: 0, folder: '/' })
  if (!('anvil' in started)) throw new Error('anvil did not start')
  const watch = `import { watchForOrphan } from ${JSON.stringify(join(import.meta.dirname, 'orphanWatch.ts'))}
    watchForOrphan(${started.anvil.pid}, 0)
    process.kill(process.pid, 'SIGKILL')`
  spawn(process.execPath, ['--input-type=module', '-e', watch], { stdio: 'ignore' })
  expect(await started.anvil.ended).toMatchObject({ signal: 'SIGKILL' })
})

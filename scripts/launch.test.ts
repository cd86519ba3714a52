import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SEED_TIMEOUT_MS, type StoppedChain, stoppedChain } from '@musi/devchain/testing/stoppedChain'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { repositoryRoot } from './run/steps.ts'

const answers = (origin: string) =>
  fetch(`${origin}/health`).then(
    ({ ok }) => ok,
    () => false,
  )

let stopped: StoppedChain
beforeAll(async () => {
  stopped = await stoppedChain()
}, SEED_TIMEOUT_MS)

test.each(['SIGTERM', 'SIGKILL'] as const)(
  'npm ended by %s leaves no running product behind',
  async (signal) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'musi-launch-'))
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
    stopped.copyTo(dataDir)
    const npm = spawn('npm', ['start'], {
      cwd: repositoryRoot,
      env: { ...process.env, MUSI_PORT: '0', MUSI_DATA_DIR: dataDir, MUSI_SONGS: 'wanted' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    onTestFinished(() => void npm.kill('SIGKILL'))
    let printed = ''
    npm.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
    await expect.poll(() => printed, { timeout: 200_000 }).toContain('Stop with Ctrl-C.')
    const origin = /Musi is running: (\S+)/.exec(printed)?.[1] ?? ''
    expect(await answers(origin)).toBe(true)
    npm.kill(signal)
    await expect.poll(() => answers(origin)).toBe(false)
    await expect.poll(() => printed).toContain('Stopped: everything that was started has ended.')
  },
  240_000,
)

// Killed processes, and full and damaged disks: confirmed data survives, and a product that cannot
// continue says what to do.
import { execFileSync } from 'node:child_process'
import {
  readFileSync,
  readdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
  truncateSync,
  statSync,
  chmodSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HEALTH_PATH, SESSION_PATH, uploadPath } from '@musi/api/paths'
import { mp3Of, testTone } from '@musi/server/music/decoding/testing/testSounds'
import { newUpload, sendAll, waitForOutcome } from '@musi/server/testing/testStudio'
import { afterEach, expect, vi } from 'vitest'
import { browser, keyOf, reader, send, signInAs } from './people.ts'
import { attackTest } from './attackTest.ts'
import { type Target, startTarget } from './target.ts'

const owner = keyOf('trader')
let running: Target[] = []
const ports = new Map<string, number>()
let folders: string[] = []

const makeFolder = (): string => {
  const newFolder = mkdtempSync(join(tmpdir(), 'musi-fault-'))
  folders.push(newFolder)
  return newFolder
}
/** Cookie names contain the port, so a restarted server uses the same one. */
async function start(dataDir: string): Promise<Target> {
  const target = await startTarget({ MUSI_DATA_DIR: dataDir, MUSI_PORT: String(ports.get(dataDir) ?? 0) })
  ports.set(dataDir, target.port)
  running.push(target)
  return target
}
async function killHard(target: Target): Promise<void> {
  const ended = new Promise((resolve) => target.process.once('exit', resolve))
  target.process.kill('SIGKILL')
  await ended
  running = running.filter((each) => each !== target)
}
afterEach(async () => {
  for (const target of running) await target.stop()
  for (const folder of folders) {
    execFileSync('chmod', ['-R', 'u+w', folder])
    rmSync(folder, { recursive: true, force: true })
  }
  running = []
  folders = []
})

const pay = (target: Target, wei: bigint) =>
  send(target, owner, [{ to: keyOf('newcomer').address, data: '0x', value: wei }])
const balanceOf = (target: Target) => reader(target).getBalance({ address: keyOf('newcomer').address })
const chainOf = (target: Target) =>
  Number(
    execFileSync('pgrep', ['-P', String(target.process.pid), 'anvil'], { encoding: 'utf8' })
      .trim()
      .split('\n')[0],
  )
const filesIn = (dataDir: string, home: string, ending: string): string[] =>
  readdirSync(join(dataDir, home), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(dataDir, home, name))
/** Waits until everything so far is written to disk. */
async function waitForDisk(dataDir: string): Promise<void> {
  const since = Date.now()
  const isLater = (file: string) => Number(/-(\d+)\.json\.gz$/.exec(file)?.[1] ?? 0) >= since
  await vi.waitUntil(() => filesIn(dataDir, 'chain', '.json.gz').some(isLater), 30_000)
}
const isHealthy = async (target: Target) => (await target.ask(HEALTH_PATH)).status === 200

attackTest('faults', 'a killed server restarts with its balances and sessions', async (countVariant) => {
  const dataDir = makeFolder()
  const first = await start(dataDir)
  const page = await signInAs(first, owner)
  const before = await balanceOf(first)
  await pay(first, 12_345n)
  await waitForDisk(dataDir)
  await killHard(first)
  const second = await start(dataDir)
  expect(await balanceOf(second)).toBe(before + 12_345n)
  const newPage = browser(second)
  for (const [name, value] of page.cookies) newPage.cookies.set(name, value)
  expect((await newPage.get(SESSION_PATH)).text).toContain(owner.address)
  countVariant(2)
})

attackTest(
  'faults',
  'a server killed while it writes loses nothing that was confirmed two seconds earlier',
  async (countVariant) => {
    const dataDir = makeFolder()
    const first = await start(dataDir)
    const before = await balanceOf(first)
    for (let at = 0; at < 3; at += 1) await pay(first, 1000n)
    await waitForDisk(dataDir)
    void pay(first, 7n).catch(() => undefined)
    await killHard(first)
    const second = await start(dataDir)
    expect((await balanceOf(second)) - before).toBeGreaterThanOrEqual(3000n)
    countVariant(3)
  },
)

attackTest('faults', 'a killed chain process is restarted, which the log reports', async () => {
  const dataDir = makeFolder()
  const target = await start(dataDir)
  await pay(target, 5n)
  await waitForDisk(dataDir)
  const block = await reader(target).getBlockNumber()
  process.kill(chainOf(target), 'SIGKILL')
  await vi.waitUntil(async () => {
    const now = await reader(target)
      .getBlockNumber()
      .catch(() => -1n)
    return now >= block
  }, 30_000)
})

attackTest(
  'faults',
  'an upload resumes from the acknowledged byte after a kill, and ends with the same hash',
  async (countVariant) => {
    const dataDir = makeFolder()
    const file = await mp3Of(testTone(120))
    const first = await start(dataDir)
    const page = await signInAs(first, owner)
    const upload = await newUpload(page, file.length)
    const path = uploadPath(upload.upload)
    await page.put(`${path}?from=0`, file.subarray(0, upload.partBytes))
    const stateBefore = JSON.parse((await page.get(path)).text) as { received: number }
    await killHard(first)
    const second = await start(dataDir)
    const newPage = browser(second)
    for (const [name, value] of page.cookies) newPage.cookies.set(name, value)
    const stateAfter = JSON.parse((await newPage.get(path)).text) as { received: number }
    expect(stateAfter.received).toBe(stateBefore.received)
    await sendAll(newPage, upload, file, stateAfter.received)
    expect((await waitForOutcome(newPage, upload.upload)).state.is).toBe('ready')
    countVariant(2)
  },
)

attackTest('faults', 'an upload whose decoding was killed is decoded again', async () => {
  const dataDir = makeFolder()
  const file = await mp3Of(testTone(240))
  const first = await start(dataDir)
  const page = await signInAs(first, owner)
  const upload = await newUpload(page, file.length)
  await sendAll(page, upload, file)
  await killHard(first)
  const second = await start(dataDir)
  const newPage = browser(second)
  for (const [name, value] of page.cookies) newPage.cookies.set(name, value)
  expect((await waitForOutcome(newPage, upload.upload)).state.is).toBe('ready')
})

attackTest('faults', 'a second start on the same folder names the process that uses it', async () => {
  const dataDir = makeFolder()
  await start(dataDir)
  await expect(startTarget({ MUSI_DATA_DIR: dataDir, MUSI_PORT: '0' })).rejects.toThrow(/is using the data/)
})

/** Creates the data folder of a product that ran and was stopped cleanly. */
async function makeUsedFolder(): Promise<string> {
  const dataDir = makeFolder()
  const target = await start(dataDir)
  await signInAs(target, owner)
  await target.stop()
  running = []
  return dataDir
}
const makeNoise = (bytes: number) => Buffer.from(Array.from({ length: bytes }, (_, at) => (at * 7919) % 251))

for (const [what, sendFault] of [
  [
    'whose header is gone',
    (file: string) => writeFileSync(file, Buffer.concat([makeNoise(100), readFileSync(file).subarray(100)])),
  ],
  [
    'with garbage in the middle',
    (file: string) => {
      const bytes = readFileSync(file)
      bytes.set(makeNoise(Math.min(20_000, bytes.length / 2)), Math.floor(bytes.length / 3))
      writeFileSync(file, bytes)
    },
  ],
] as const) {
  attackTest(
    'faults',
    `W11: with its own database ${what} the chain lives, the file stays, and /health says so`,
    async (countVariant) => {
      const dataDir = await makeUsedFolder()
      const [file = ''] = filesIn(dataDir, 'own', '.db')
      for (const beside of filesIn(dataDir, 'own', '-wal').concat(filesIn(dataDir, 'own', '-shm'))) rmSync(beside)
      sendFault(file)
      const spoiled = readFileSync(file)
      const target = await start(dataDir)
      expect(await reader(target).getBlockNumber()).toBeGreaterThan(0n)
      expect((await target.ask('/swap')).status).toBe(200)
      await browser(target).post('/api/session/nonce')
      const health = await vi.waitUntil(async () => {
        const { status, text } = await target.ask(HEALTH_PATH)
        return status === 503 ? text : false
      }, 30_000)
      expect(health).toContain('away')
      expect(readFileSync(file).equals(spoiled)).toBe(true)
      countVariant(3)
    },
  )
}

attackTest('faults', 'a corrupted history database is rebuilt', async () => {
  const dataDir = await makeUsedFolder()
  for (const file of filesIn(dataDir, 'history', '.db')) writeFileSync(file, makeNoise(statSync(file).size))
  const target = await start(dataDir)
  await vi.waitUntil(async () => (await target.ask('/api/songs')).status === 200, 60_000)
})

attackTest('faults', 'a truncated chain state is replaced by the one saved before it', async () => {
  const dataDir = makeFolder()
  const first = await start(dataDir)
  for (let each = 0; each < 2; each += 1) {
    await pay(first, 1n)
    await waitForDisk(dataDir)
  }
  await first.stop()
  running = []
  const states = filesIn(dataDir, 'chain', '.json.gz').toSorted(
    (one, two) => statSync(one).mtimeMs - statSync(two).mtimeMs,
  )
  expect(states.length).toBeGreaterThan(1)
  const newest = states.at(-1) ?? ''
  truncateSync(newest, Math.floor(statSync(newest).size / 2))
  expect(await isHealthy(await start(dataDir))).toBe(true)
})

attackTest('faults', 'without a readable chain state the start is refused with advice', async () => {
  const dataDir = await makeUsedFolder()
  for (const file of filesIn(dataDir, 'chain', '.json.gz')) writeFileSync(file, makeNoise(5000))
  await expect(start(dataDir)).rejects.toThrow(/--fresh/)
})

attackTest('faults', 'with a read-only data folder the start is refused with advice', async () => {
  const dataDir = makeFolder()
  // Root may write anywhere except to a read-only mount.
  const isRoot = process.getuid?.() === 0
  if (isRoot) execFileSync('mount', ['-t', 'tmpfs', '-o', 'ro,size=1m', 'tmpfs', dataDir])
  else chmodSync(dataDir, 0o500)
  try {
    await expect(start(dataDir)).rejects.toThrow(/MUSI_DATA_DIR/)
  } finally {
    if (isRoot) execFileSync('umount', ['-l', dataDir])
  }
})

attackTest('faults', 'an upload larger than the free space is refused with a message', async () => {
  const target = await start(makeFolder())
  const page = await signInAs(target, owner)
  for (let at = 0; at < 12; at += 1) await page.post('/api/uploads', { kind: 'sound', bytes: 100_000_000, name: 'a' })
  const { status, text } = await page.post('/api/uploads', { kind: 'sound', bytes: 100_000_000, name: 'a' })
  expect(status).toBeGreaterThanOrEqual(400)
  expect((JSON.parse(text) as { error: string }).error.length).toBeGreaterThan(20)
})

attackTest(
  'faults',
  'a full disk refuses writes with a message but no reads, and free space ends this',
  async (countVariant) => {
    const dataDir = makeFolder()
    // Only root can mount a small disk; other users test with a read-only folder.
    const isRoot = process.getuid?.() === 0
    if (isRoot) execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=48m', 'tmpfs', dataDir])
    try {
      const target = await start(dataDir)
      if (!isRoot) chmodSync(dataDir, 0o500)
      else
        try {
          writeFileSync(join(dataDir, 'filler'), Buffer.alloc(64 * 1024 * 1024))
        } catch {
          // The disk is full now, as intended.
        }
      expect((await target.ask('/swap')).status).toBe(200)
      expect(await reader(target).getBlockNumber()).toBeGreaterThan(0n)
      await pay(target, 1n)
      const page = await signInAs(target, owner).catch(() => null)
      const answer = await page?.post('/api/uploads', { kind: 'sound', bytes: 1_000_000, name: 'a' })
      if (answer !== undefined) expect(answer.status).toBe(507)
      if (isRoot) rmSync(join(dataDir, 'filler'), { force: true })
      else chmodSync(dataDir, 0o700)
      await vi.waitUntil(async () => (await signInAs(target, owner).catch(() => null)) !== null, 60_000)
      countVariant(4)
      await target.stop()
      running = []
    } finally {
      if (isRoot) execFileSync('umount', ['-l', dataDir])
    }
  },
)

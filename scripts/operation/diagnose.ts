// npm run diagnose: prints facts about this installation for a bug report. Of most settings it prints only the name.
import { statfs } from 'node:fs/promises'
import { readFileSync } from 'node:fs'
import { arch, cpus, freemem, platform, release, totalmem } from 'node:os'
import { join } from 'node:path'
import { startProblem } from '@musi/server/assembly/startProblem'
import { type Config, readConfig } from '@musi/server/platform/config/config'
import { SETTINGS } from '@musi/server/platform/config/knownVariables'
import { repositoryRoot } from '../run/steps.ts'

/** Settings whose values are no secrets. They are printed if they match `PLAIN_VALUE`. */
const PLAIN: ReadonlySet<string> = new Set([
  'MUSI_CHAIN_ID',
  'MUSI_CHAIN_PORT',
  'MUSI_COINBASE_WALLET',
  'MUSI_DATABASE_TLS',
  'MUSI_DRAIN_SECONDS',
  'MUSI_INDEX_FROM',
  'MUSI_LOG',
  'MUSI_OBJECTS_TLS',
  'MUSI_PORT',
  'MUSI_SONGS',
  'MUSI_TRUSTED_PROXY',
  'MUSI_WRITES',
])
const PLAIN_VALUE = /^(\d{1,12}|on|off|ahead|wanted|(debug|info|warn|error|json|,)+)$/
const TIMEOUT_MS = 3000
const GIB = 1024 ** 3

const env = { ...process.env, MUSI_CHAIN_ID: process.env['MUSI_CHAIN_ID'] ?? '31337' }
const { version } = JSON.parse(readFileSync(join(repositoryRoot, 'package.json'), 'utf8')) as { version: string }
console.log(`Musi ${version}, Node ${process.versions.node}, ${platform()} ${release()} ${arch()}`)
console.log(
  `${cpus().length} cores, ${(freemem() / GIB).toFixed(1)} of ${(totalmem() / GIB).toFixed(1)} GiB of memory free`,
)
for (const name of SETTINGS) {
  const value = process.env[name]?.trim()
  if (value !== undefined && value !== '')
    console.log(`${name} ${PLAIN.has(name) && PLAIN_VALUE.test(value) ? `is ${value}` : 'is set (value not shown)'}`)
}
const read = readConfig(env)
// The sentence about a wrong setting may quote its value, so only the name is printed.
if (read.ok) await diagnose(read.config)
else console.log(`The settings do not work: see ${settingIn(read.sentence)} in the log.`)

async function diagnose(config: Config): Promise<void> {
  const problem = await startProblem(config).catch(() => 'The check failed.')
  console.log(problem === null ? 'The settings work here.' : `The settings do not work here: ${settingIn(problem)}.`)
  for (const [name, folder] of [
    ['MUSI_DATA_DIR', config.dataDir],
    ['MUSI_OBJECTS_DIR', config.objectsDir],
  ] as const)
    console.log(`The disk of ${name} has ${await freeOf(folder)} free.`)
  console.log(`${config.rpcUrls.length} endpoints of chain ${config.chain.id} are set.`)
  for (const path of ['/live', '/ready']) console.log(`${path}: ${await answerOf(config, path)}`)
}

function settingIn(sentence: string): string {
  return /\bMUSI_\w+/.exec(sentence)?.[0] ?? 'the database'
}

async function freeOf(folder: string): Promise<string> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return `${((bavail * bsize) / GIB).toFixed(1)} GiB`
  } catch {
    return 'an unknown number of GiB'
  }
}

/** Safe to print, because both answers consist of fixed words. */
async function answerOf({ host, port }: Config, path: string): Promise<string> {
  try {
    const answer = await fetch(`http://${host ?? '127.0.0.1'}:${port}${path}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return `${answer.status} ${(await answer.text()).slice(0, 300)}`
  } catch {
    return 'no server answers at MUSI_PORT.'
  }
}

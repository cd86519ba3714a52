// Installs the pinned pnpm, then the packages of the lockfile. Steps whose input files have not changed are skipped.
const { spawn } = require('node:child_process')
const { createHash } = require('node:crypto')
const { existsSync, readFileSync, readdirSync, statfsSync, writeFileSync } = require('node:fs')
const { freemem } = require('node:os')
const { dirname, join } = require('node:path')

const root = dirname(__dirname)
const pnpmHome = join(__dirname, 'pnpm')
const pnpmVersion = JSON.parse(readFileSync(join(pnpmHome, 'package.json'), 'utf8')).dependencies['@pnpm/exe.linux-x64']
const onLinux = process.platform === 'linux' && process.arch === 'x64'
const GIB = 1024 ** 3

/** A failure that a person can fix: its message is printed without a stack. */
class Trouble extends Error {}

const hashOf = (files) => {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}`)
  for (const file of files) hash.update(file).update(existsSync(file) ? readFileSync(file) : '')
  return hash.digest('hex')
}
const isCurrent = (stamp, hash) => existsSync(stamp) && readFileSync(stamp, 'utf8') === hash

function manifests() {
  const homes = ['packages', 'apps'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .sort()
      .map((name) => join(folder, name)),
  )
  return ['.', ...homes, 'e2e', 'bench', 'scripts'].map((home) => join(root, home, 'package.json'))
}

/** Runs a tool, prints its output, and keeps the end of it to explain a failure. */
function run(file, args, environment = {}) {
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, CI: '1', ...environment },
    })
    let tail = ''
    const pass = (chunk) => {
      process.stderr.write(chunk)
      tail = (tail + chunk).slice(-6000)
    }
    child.stdout.on('data', pass)
    child.stderr.on('data', pass)
    child.on('error', (error) => resolve({ code: 1, tail: String(error.message) }))
    child.on('exit', (code) => resolve({ code: code ?? 1, tail }))
  })
}

function explain(step, { tail }) {
  if (/ENOSPC|no space left/i.test(tail))
    return `${step} failed: the disk is full. Free about 2 GB, then run the command again.`
  if (/ENOMEM|out of memory|Cannot allocate/i.test(tail))
    return `${step} failed: there is not enough memory. Close something, then run the command again.`
  if (/EINTEGRITY|TARBALL_INTEGRITY|integrity/i.test(tail))
    return `${step} stopped: a package is not the one that the lockfile names. Nothing was run from it. Check your network or proxy, then run the command again.`
  if (/IGNORED_BUILDS/.test(tail))
    return `${step} stopped: a package wants to run a script while it is installed, and none may.`
  if (/OUTDATED_LOCKFILE/.test(tail))
    return `${step} stopped: a package.json and pnpm-lock.yaml do not say the same. Run pnpm install once, look at the change, and commit it.`
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ECONNRESET|fetch failed|error sending request|dns error/i.test(tail))
    return `${step} failed: the package registry could not be reached. The first run needs the network; later ones do not. Check the connection, then run the command again.`
  return `${step} failed; the lines above say why.`
}

/** The problem if there is too little free disk space or memory, else null. */
function resourceProblem(freeDiskBytes, freeMemoryBytes) {
  if (freeDiskBytes < 1.5 * GIB)
    return `Setting up needs about 1.5 GB on disk; ${(freeDiskBytes / GIB).toFixed(1)} GB are free. Make room, then run the command again.`
  if (freeMemoryBytes < GIB / 2)
    return `Setting up needs about 500 MB of free memory; ${Math.round(freeMemoryBytes / 1024 ** 2)} MB are free. Close something, then run the command again.`
  return null
}

function checkResources() {
  const disk = statfsSync(root)
  const problem = resourceProblem(disk.bavail * disk.bsize, freemem())
  if (problem !== null) throw new Trouble(problem)
}

async function installPnpm(say) {
  const binary = join(pnpmHome, 'node_modules/@pnpm/exe.linux-x64/pnpm')
  const stamp = join(pnpmHome, 'node_modules/.musi-stamp')
  const hash = hashOf([join(pnpmHome, 'package-lock.json')])
  if (!onLinux) {
    say(
      `On ${process.platform}-${process.arch} pnpm ${pnpmVersion} comes through npx, by version only: the lockfile holds its integrity for linux-x64.`,
    )
    return { file: 'npx', args: ['-y', `pnpm@${pnpmVersion}`] }
  }
  if (existsSync(binary) && isCurrent(stamp, hash)) return { file: binary, args: [] }
  say(`Bringing pnpm ${pnpmVersion} (about 20 MB, once) …`)
  const npm = await run('npm', [
    'ci',
    '--prefix',
    pnpmHome,
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ])
  if (npm.code !== 0 || !existsSync(binary)) throw new Trouble(explain('Bringing pnpm', npm))
  writeFileSync(stamp, hash)
  return { file: binary, args: [] }
}

async function setUp(say) {
  const stamp = join(root, 'node_modules/.musi-stamp')
  const hash = hashOf([join(root, 'pnpm-lock.yaml'), join(root, 'pnpm-workspace.yaml'), ...manifests()])
  if (isCurrent(stamp, hash)) return
  checkResources()
  const started = Date.now()
  const pnpm = await installPnpm(say)
  say('Installing what the lockfile names (about 200 MB, once) …')
  const install = await run(pnpm.file, [...pnpm.args, 'install', '--frozen-lockfile', '--reporter=append-only'])
  if (install.code !== 0) throw new Trouble(explain('Installing', install))
  writeFileSync(stamp, hash)
  say(`Installed in ${((Date.now() - started) / 1000).toFixed(0)} s.`)
}

Object.assign(exports, { root, setUp, Trouble, explain, resourceProblem })

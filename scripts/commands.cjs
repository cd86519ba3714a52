// Options of each npm script, and its text for --help. Read before anything is installed, by any Node that can install.
const { parseArgs } = require('node:util')

const WITH_PORT = {
  options: { port: 'string', open: 'boolean', fresh: 'boolean' },
  lines: [
    '  --port N   listens on port N instead of 3210',
    '  --open     opens the browser when the product is up',
    '  --fresh    begins with a new chain; the old data is moved aside, never deleted',
    'docs/configuration.md lists the variables that set the rest.',
  ],
}

/** `folder`: folder of the command's file, if not this one. `operands`: maximum number of arguments that are not options. */
const COMMANDS = {
  start: { call: 'npm start [-- options]', what: 'Builds what changed and runs the product.', ...WITH_PORT },
  dev: { call: 'npm run dev [-- options]', what: 'Runs the product with hot reload.', ...WITH_PORT },
  build: {
    folder: 'run',
    call: 'npm run build',
    what: 'Installs the packages and builds the web app, for a server that another user runs.',
    lines: ['It takes no options.'],
  },
  test: {
    call: 'npm test [-- options], npm run test:long',
    what: 'Runs every test.',
    options: { quick: 'boolean', long: 'boolean' },
    lines: [
      '  --quick   leaves out the browser, the contracts and the tests of whole programs',
      '  --long    adds the long counts, 200 kills of the chain, the mutants, five minutes of soak and the attacks',
    ],
  },
  hostile: {
    call: 'npm run test:hostile [-- NAME …]',
    what: 'Attacks a running product from outside.',
    operands: Infinity,
    lines: ['  NAME   runs the files of e2e/hostile whose names contain it; without one, all'],
  },
  check: {
    call: 'npm run check',
    what: 'Checks format, lint, types, imports, dead code and the other rules of the repository.',
    lines: ['It takes no options.'],
  },
  format: {
    call: 'npm run format',
    what: 'Formats every file.',
    lines: ['It takes no options.'],
  },
  shape: {
    call: 'npm run shape',
    what: 'Prints how long the files are, the share of comments, and cycles.',
    lines: ['It takes no options.'],
  },
  bench: {
    call: 'npm run bench [-- NAME … --quick --json]',
    what: 'Measures; bench/run.ts lists the names.',
    options: { quick: 'boolean', json: 'boolean' },
    operands: Infinity,
    lines: [
      '  NAME      runs this measurement; without one, all',
      '  --quick   takes the smallest sizes',
      '  --json    prints one line of JSON per row (with npm run -s)',
    ],
  },
  claims: {
    call: 'npm run claims -- build accounts.csv [--out FILE]',
    what: 'Builds a file of all claims and their proofs.',
    options: { out: 'string' },
    operands: 2,
    lines: [
      "  Each line of the CSV: address,amount[,flags]. The amount is in the token's smallest units;",
      '  the flags are SOCKS, LP and user, with spaces between them.',
      '  --out FILE   where the claim file goes, instead of claims/ in the data folder',
    ],
  },
  deploy: {
    call: 'npm run deploy -- --rpc URL --chain-id N --roles FILE [--book FILE] [--yes]',
    what: 'docs/deploy.md says more.',
    options: { rpc: 'string', 'chain-id': 'string', roles: 'string', book: 'string', yes: 'boolean' },
    // The command first looks for keys among its arguments, and prints none of them.
    checksItself: true,
    lines: [
      '  --rpc URL, --chain-id N   a JSON-RPC endpoint, and the chain that it must be of',
      '  --roles FILE              who owns what; without it, what the file must hold is printed',
      '  --book FILE               where the address book goes, instead of address-book-N.json in the data folder',
      '  --yes                     for machines: does not ask',
      'The key of the account that pays is in the file that MUSI_DEPLOY_KEY_FILE names.',
    ],
  },
  world: {
    call: 'npm run world [-- --rpc URL]',
    what: 'Checks the contents of the development chain.',
    options: { rpc: 'string' },
    lines: ['  --rpc URL   checks this running chain; without it, two new chains, which must be equal'],
  },
  backup: {
    folder: 'operation',
    call: 'npm run backup [-- --to FOLDER --without-objects]',
    what: 'Copies what the server keeps by itself, while it may be running.',
    options: { to: 'string', 'without-objects': 'boolean' },
    lines: [
      '  --to FOLDER         where the copies go, instead of backups/ in the data folder',
      '  --without-objects   copies the database alone, where recordings and pictures have a backup of their own',
    ],
  },
  restore: {
    folder: 'operation',
    call: 'npm run restore -- [--try] FILE [--objects FOLDER]',
    what: 'Puts back a copy that npm run backup made, while no server runs.',
    options: { try: 'boolean', objects: 'string' },
    operands: 1,
    lines: [
      '  --try              proves the copy in a scratch place, and changes nothing',
      '  --objects FOLDER   the copied recordings and pictures, instead of objects/ beside FILE',
      'What is there now is moved aside and never deleted.',
    ],
  },
  diagnose: {
    folder: 'operation',
    call: 'npm run diagnose',
    what: 'Prints facts for a report of trouble, and no secrets.',
    lines: ['It takes no options. A running server is asked at MUSI_PORT.'],
  },
  switch: {
    folder: 'operation',
    call: 'npm run switch [-- off|on NAME]',
    what: 'Turns something off on all servers of a database.',
    operands: 2,
    lines: [
      '  off, on NAME   one of writes, sign-in, orders, uploads, plays',
      'Without arguments it prints what is off. Servers follow within seconds.',
    ],
  },
  soak: {
    folder: 'operation',
    call: 'npm run soak [-- --minutes N --seed TEXT]',
    what: 'Runs three servers under load and faults, and checks them from outside.',
    options: { minutes: 'string', seed: 'string' },
    lines: [
      '  --minutes N   how long, at least 2; 5 without it',
      '  --seed TEXT   repeats the faults and choices of another run, which prints its seed',
      'It brings its own PostgreSQL, S3 service and chain. As root it also fills the disk of the database.',
    ],
  },
  objects: {
    folder: 'operation',
    call: 'npm run objects -- copy FROM TO',
    what: 'Copies recordings and pictures between folders and S3 buckets.',
    operands: 3,
    lines: [
      '  FROM, TO   a folder, or s3://host/bucket with the key in MUSI_OBJECTS_KEY_ID and MUSI_OBJECTS_SECRET_KEY',
      'What is there already is not copied again, and each object is verified by its name.',
    ],
  },
}

const usage = (command) => {
  const { call, what, lines } = COMMANDS[command]
  return [`${call}   ${what}`, ...lines].join('\n')
}

/** Option names consist of small letters and dashes. Anything else could be a secret, and is not printed. */
const shown = (argument) => {
  const [name] = argument.split('=')
  return /^--?[a-z][a-z-]{0,30}$/.test(name) ? ` ${name}` : ' like one of those given'
}

const isHelp = (argument) => argument === '--help' || argument === '-h'

function problem(command, args) {
  const { options = {}, operands = 0 } = COMMANDS[command]
  const known = Object.fromEntries(Object.entries(options).map(([name, type]) => [name, { type }]))
  const { tokens } = parseArgs({ args, options: known, strict: false, tokens: true })
  const unknown = tokens.find((token) => token.kind === 'option' && !(token.name in known))
  if (unknown) return `There is no option${shown(unknown.rawName)} here.`
  for (const { kind, name, rawName, value } of tokens) {
    if (kind !== 'option') continue
    if (options[name] === 'string' && !value) return `${rawName} needs a value.`
    if (options[name] === 'boolean' && value !== undefined) return `${rawName} takes no value.`
  }
  if (tokens.filter(({ kind }) => kind === 'positional').length <= operands) return null
  return operands === 0 ? 'Only options are taken here.' : 'There are too many arguments.'
}

/** Text and exit code that replace running the command; null if it should run. */
function answer(command, args) {
  if (args.some(isHelp)) return { code: 0, text: usage(command) }
  const sentence = COMMANDS[command].checksItself ? null : problem(command, args)
  return sentence === null ? null : { code: 2, text: `${sentence}\n\n${usage(command)}` }
}

/** The file of a command, seen from this folder. */
const fileOf = (command) => `${COMMANDS[command].folder ?? '.'}/${command}.ts`

exports.fileOf = fileOf
exports.names = Object.keys(COMMANDS)
exports.usage = usage
exports.answer = answer

import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { errorListeners } from './errorListeners.ts'
import { repositoryRoot } from '../run/steps.ts'

let tree: string
beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'listeners-'))
  execFileSync('git', ['init', '-q'], { cwd: tree })
})
afterEach(() => rmSync(tree, { recursive: true }))

const put = (file: string, text: string) => {
  mkdirSync(dirname(join(tree, file)), { recursive: true })
  writeFileSync(join(tree, file), text)
}
const FOUND = expect.stringMatching(/^apps\/server\/src\/x\.ts: no error listener/)

test('each emitter of the server has a listener for its errors (spec: server.listeners)', () => {
  expect(errorListeners(repositoryRoot)).toEqual([])
})

test.each([
  `import { createReadStream } from 'node:fs'\nexport const pieces = () => createReadStream('x')`,
  `import { createReadStream } from 'node:fs'\nconst file = createReadStream('x')\nfile.once('error', end)`,
  `import { Pool } from 'pg'\nconst pool = new Pool({})\npool.on('connect', greet)`,
  `import { Client as PgClient } from 'pg'\nconst client = new PgClient({})`,
  `import { spawn } from 'node:child_process'\nspawn('x')`,
  `import { Worker } from 'node:worker_threads'\nlet worker: Worker\nworker = new Worker('x')\nworker.on('exit', end)`,
  `import { createServer } from 'node:net'\nconst server = createServer()\nserver.once('error', end)`,
  `import { request as httpRequest } from 'node:http'\nconst sent = httpRequest('http://x')\nsent.end()`,
  `import { request as a } from 'node:http'\nimport { request as b } from 'node:https'\nconst sent = (isSafe ? b : a)('x')`,
  `import { createGunzip } from 'node:zlib'\nbody.pipe(createGunzip())`,
  `const socket = new WebSocket('ws://x')\nsocket.addEventListener('open', greet)`,
  `const stream = handle.createReadStream()\nstream.pipe(response)`,
])('an emitter without a listener is reported: %j', (text) => {
  put('apps/server/src/x.ts', text)
  expect(errorListeners(tree)).toEqual([FOUND])
})

test.each([
  `import { createReadStream } from 'node:fs'\nfor await (const piece of createReadStream('x')) take(piece)`,
  `import { Pool } from 'pg'\nconst pool = new Pool({})\npool.on('error', end)`,
  `import { request } from 'node:http'\nconst sent = request('http://x')\nsent.on('error', end)`,
  `const stream = handle.createReadStream()\nawait pipeline(stream, response)`,
  `import { Agent as HttpAgent } from 'node:http'\nconst agent = new HttpAgent({})`,
  `import type { Worker } from 'node:worker_threads'\nconst of = (worker: Worker) => worker.threadId`,
])('an emitter with a listener is not reported: %j', (text) => {
  put('apps/server/src/x.ts', text)
  put('apps/server/src/x.test.ts', `import { spawn } from 'node:child_process'\nspawn('x')`)
  expect(errorListeners(tree)).toEqual([])
})

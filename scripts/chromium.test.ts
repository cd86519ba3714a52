import { expect, test } from 'vitest'
import { type Machine, findChromium } from './chromium.ts'

const machine = (changes: Partial<Machine>): Machine => ({
  env: { PATH: '/a:/b' },
  exists: () => false,
  launches: async (path) => ({ path, sandbox: true }),
  download: async () => null,
  installPackage: async () => null,
  ...changes,
})
const quiet = () => undefined

test('CHROMIUM_PATH comes before everything else', async () => {
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

test('one on PATH counts only if it starts', async () => {
  const executable = await findChromium(
    machine({
      exists: (path) => path.endsWith('/chromium'),
      launches: async (path) => (path === '/b/chromium' ? { path, sandbox: true } : null),
    }),
    quiet,
  )
  expect(executable?.path).toBe('/b/chromium')
})

test("Playwright's own download comes before the system's package", async () => {
  const both = machine({ download: async () => '/downloaded', installPackage: async () => '/packaged' })
  expect((await findChromium(both, quiet))?.path).toBe('/downloaded')
  expect((await findChromium({ ...both, download: async () => null }, quiet))?.path).toBe('/packaged')
})

test('without any that starts there is none', async () => {
  expect(await findChromium(machine({}), quiet)).toBeNull()
})

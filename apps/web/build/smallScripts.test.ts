import { expect, it } from 'vitest'
import { inParentheses, smallScript } from './smallScripts.ts'

const SOURCE = `
import { part } from "./other-!~{001}~.js";
const notUsed = 'gone';
export const answer = (longName) => ({ longName, here: import.meta.url, part });
export const late = async () => (await import("./late-!~{002}~.js")).Late;
export const worker = "/assets/worker-!~{003}~.js";
`

it('minifying keeps exports, imports and placeholders of file names', async () => {
  const small = await smallScript(SOURCE)
  expect(small.length).toBeLessThan(SOURCE.length)
  expect(small).not.toContain('gone')
  for (const kept of ['from"./other-!~{001}~.js"', 'import("./late-!~{002}~.js")', 'import.meta.url'])
    expect(small).toContain(kept)
  expect(small).toMatch(/export\{(?:\w+ as (?:answer|late|worker),?){3}\}|export (?:const|let) answer/)
  expect(small).toContain('"/assets/worker-!~{003}~.js"')
})

it('minifying is deterministic', async () => {
  expect(await smallScript(SOURCE)).toBe(await smallScript(SOURCE))
})

it('minifying keeps the parentheses that let a wrapped library compile while it loads', async () => {
  const library = `const library = wrapper((exports) => { exports.all = [${'call(),'.repeat(200)}] }); export { library }`
  expect(await smallScript(`import { wrapper } from './runtime.js'; ${library}`)).toMatch(/=\w\(\(\w=>\{.*\}\)\)/)
  expect(inParentheses('const short=part(()=>{});')).toBe('const short=part(()=>{});')
})

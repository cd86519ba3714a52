import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, it } from 'vitest'
import { progressBar } from './run/progressBar.ts'

const folder = mkdtempSync(join(tmpdir(), 'musi-claims-'))
const csv = join(folder, 'accounts.csv')
afterAll(() => rmSync(folder, { recursive: true }))

const run = async (...args: string[]) => {
  const env = { ...process.env, MUSI_DATA_DIR: folder }
  const ended = promisify(execFile)(process.execPath, [join(import.meta.dirname, 'claims.ts'), ...args], { env })
  return ended.catch((failed: { stdout: string; stderr: string; code: number }) => failed)
}
const address = (number: number) => `0x${number.toString(16).padStart(40, '0')}`

it('the command builds into the data folder, and finally explains how to use the root and the file', async () => {
  writeFileSync(csv, `${address(1)},400,user\n${address(2)},1000,SOCKS\n`)
  const { stdout, stderr } = await run('build', csv)
  const out = join(folder, 'claims/accounts.claims')
  expect(stdout).toMatch(/^Built 2 claims in \d+\.\d s: /)
  expect(stdout).toMatch(/Merkle root {3}0x[0-9a-f]{64}\n/)
  expect(stdout).toContain('all together  1400 of the smallest units')
  expect(stdout).toContain(`MUSI_CLAIMS=${out}`)
  expect(stderr).toBe('')
})

it('the command names each bad line with its number and reason, and fails', async () => {
  writeFileSync(csv, `${address(1)},400\nBob,1\n${address(1)},0\n`)
  expect(await run('build', csv)).toMatchObject({
    code: 1,
    stderr: `Nothing was built from ${csv}: 2 lines have to be fixed first.
  line 2: "Bob" is not an address: expected 0x and 40 hexadecimal digits, then a comma and the amount
  line 3: the amount is zero; leave out accounts that get nothing\n`,
  })
})

it.each([[[]], [['build']], [['make', 'x.csv']]])('invalid arguments (%j) print the usage', async (args) => {
  const { stderr } = await run(...args)
  expect(stderr).toContain('npm run claims -- build accounts.csv [--out FILE]')
})

it('the progress bar is redrawn in place in a terminal, once for each percent, and removed at the end', () => {
  const output: string[] = []
  const bar = progressBar({ isTTY: true, write: (text: string) => output.push(text) > 0 })
  for (const done of [0, 0.001, 0.5, 0.501, 1]) bar.show(done)
  bar.end()
  expect(output.map((text) => text.trim().slice(-5).trim())).toEqual(['0 %', '50 %', '100 %', '\x1b[2K'.slice(-5)])
  expect(output.at(-1)).toBe('\r\x1b[2K')
})

it('the progress bar prints nothing without a terminal', () => {
  const output: string[] = []
  const bar = progressBar({ isTTY: false, write: (text: string) => output.push(text) > 0 })
  bar.show(0.5)
  bar.end()
  expect(output).toEqual([])
})

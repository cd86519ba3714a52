import { mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseAddress } from '@musi/domain/address'
import { afterAll, expect, it } from 'vitest'
import { buildClaims } from './buildClaims.ts'
import { readClaimFile } from './claimFile.ts'

const folder = mkdtempSync(join(tmpdir(), 'musi-claims-'))
const csv = join(folder, 'accounts.csv')
const out = join(folder, 'deep/er/x.claims')
afterAll(() => rmSync(folder, { recursive: true }))

const address = (number: number) => `0x${number.toString(16).padStart(40, '0')}`
const build = (text: string) => {
  writeFileSync(csv, text)
  return buildClaims({ csv, out })
}

it('a CSV with a byte order mark, a header, CRLF, spaces and empty lines becomes a readable claim file', async () => {
  const built = await build(`\uFEFFaddress,amount,flags\r\n${address(2)} , 400 ,user\r\n\r\n${address(1)},7`)
  expect(built).toMatchObject({ ok: true, count: 2, total: 407n })
  const bytes = new Uint8Array(readFileSync(out))
  const read = readClaimFile(bytes)
  expect(read).toMatchObject({ ok: true, claims: { count: 2, total: 407n } })
  expect(built).toMatchObject({ bytes: bytes.length })
  expect(readdirSync(join(folder, 'deep/er'))).toEqual(['x.claims'])
})

it('the root does not depend on the order or the form of the lines', async () => {
  const mixed = parseAddress(address(0xabcdef))
  const one = await build(`${mixed},5\n${address(9)},1\n`)
  const other = await build(`${address(9)},1\n${address(0xabcdef)},5`)
  expect(one).toEqual(other)
})

it('unusable lines are listed in order with number and reason, and nothing is written', async () => {
  const before = readFileSync(out)
  const lines = [
    'address,amount',
    `${address(1)},5`,
    'Bob,5',
    `${address(2)},0`,
    `${address(1)},6`,
    `${address(3)},1,whale`,
  ]
  expect(await build(lines.join('\n'))).toEqual({
    ok: false,
    sentence: `Nothing was built from ${csv}: 4 lines have to be fixed first.`,
    bad: [
      {
        line: 3,
        reason: '"Bob" is not an address: expected 0x and 40 hexadecimal digits, then a comma and the amount',
      },
      { line: 4, reason: 'the amount is zero; leave out accounts that get nothing' },
      { line: 5, reason: 'the account is already on line 2' },
      { line: 6, reason: '"whale" is not a flag; the flags are SOCKS, LP and user' },
    ],
  })
  expect(readFileSync(out).equals(before)).toBe(true)
})

it('if many lines are bad, the first twenty are listed and all are counted', async () => {
  const built = await build('x,1\n'.repeat(5000))
  if (built.ok) throw new Error('It was built.')
  expect(built.sentence).toContain('5000 lines')
  expect(built.bad.length).toBe(20)
})

it('an endless line is refused', async () => {
  const built = await build(`${address(1)},5${' '.repeat(3_000_000)}junk`)
  expect(built).toMatchObject({ bad: [{ line: 1, reason: 'the line is longer than 1024 characters' }] })
})

it.each([
  ['', 'it names no account'],
  ['address,amount\n', 'it names no account'],
  [`${address(1)},${2n ** 256n - 1n}\n${address(2)},1`, 'its amounts together are larger than a uint256 can hold'],
])('%j is refused with a sentence', async (text, reason) => {
  expect(await build(text)).toEqual({ ok: false, sentence: `Nothing was built from ${csv}: ${reason}.`, bad: [] })
})

it('a missing file and an unwritable path each get a sentence that says what to do', async () => {
  expect(await buildClaims({ csv: folder, out })).toMatchObject({
    sentence: expect.stringContaining('Name a CSV file'),
  })
  writeFileSync(csv, `${address(1)},1`)
  const built = await buildClaims({ csv, out: join(csv, 'below') })
  expect(built).toMatchObject({ ok: false, sentence: expect.stringContaining('Name another place with --out FILE.') })
})

it('case 90: a full disk leaves the previous file unchanged, and no partial file', async () => {
  await build(`${address(1)},5`)
  const before = readFileSync(out)
  symlinkSync('/dev/full', `${out}.${process.pid}.tmp`) // Each write to it fails with ENOSPC.
  expect(await build(`${address(2)},6`)).toMatchObject({ ok: false, sentence: expect.stringContaining('ENOSPC') })
  expect(readFileSync(out).equals(before)).toBe(true)
  expect(readdirSync(join(folder, 'deep/er'))).toEqual(['x.claims'])
})

it('progress rises from 0 to 1 and never decreases', async () => {
  writeFileSync(csv, Array.from({ length: 20_000 }, (_, at) => `${address(at + 1)},${at + 1}`).join('\n'))
  const seen: number[] = []
  await buildClaims({ csv, out, onProgress: (done) => seen.push(done) })
  expect(seen).toEqual(seen.toSorted((a, b) => a - b))
  expect([seen.length > 5, seen.at(-1)]).toEqual([true, 1])
})

import { createReadStream } from 'node:fs'
import { type ChecksumCheck, MAX_LINE_LENGTH, accountLine } from '@musi/domain/claim/accountLine'
import { AccountTable, type ClaimTable, MAX_ACCOUNTS } from '@musi/domain/claim/accountTable'

export type BadLine = { line: number; reason: string }
/** `bad` has the first bad lines in order; `badCount` counts all of them. */
export type AccountsRead =
  | { ok: true; table: ClaimTable }
  | { ok: false; bad: readonly BadLine[]; badCount: number }
  | { ok: false; reason: string }

/** Most lines reported: people fix a few at a time, and a file in a wrong format has millions. */
const MAX_REPORTED_LINES = 20
/** Reads a CSV as a stream: memory grows with the accounts, not with the length of the text. */
export async function readAccounts(
  path: string,
  isChecksumValid: ChecksumCheck,
  onRead: (bytes: number) => void = () => undefined,
): Promise<AccountsRead> {
  const table = new AccountTable()
  const bad: BadLine[] = []
  let line = 0
  let badCount = 0
  const refuse = (number: number, reason: string) => {
    badCount += 1
    if (bad.length < MAX_REPORTED_LINES) bad.push({ line: number, reason })
  }
  for await (const texts of lines(path, onRead))
    for (const text of texts) {
      line += 1
      const read = accountLine(text, line === 1, isChecksumValid)
      if (read.kind === 'bad') refuse(line, read.reason)
      if (read.kind !== 'account') continue
      if (table.count === MAX_ACCOUNTS) return { ok: false, reason: `it has more than ${MAX_ACCOUNTS} accounts` }
      table.add(read, line)
    }
  const sorted = table.sorted()
  if (!sorted.ok)
    for (const { line: number, firstLine } of sorted.duplicates)
      refuse(number, `the account is already on line ${firstLine}`)
  if (badCount > 0) return { ok: false, bad: bad.toSorted((a, b) => a.line - b.line), badCount }
  if (table.count === 0) return { ok: false, reason: 'it names no account' }
  if (table.total >= 2n ** 256n) return { ok: false, reason: 'its amounts together are larger than a uint256 can hold' }
  return sorted.ok ? { ok: true, table: sorted.table } : { ok: false, bad, badCount }
}

/** Splits into lines ended by LF or CRLF, in batches as read. Lines too long to be valid are truncated. */
async function* lines(path: string, onRead: (bytes: number) => void): AsyncGenerator<string[]> {
  let rest = ''
  for await (const chunk of createReadStream(path, { encoding: 'utf8', highWaterMark: 256 * 1024 })) {
    const text = String(chunk)
    onRead(text.length)
    const whole = (rest + text).split('\n')
    rest = (whole.pop() ?? '').slice(0, MAX_LINE_LENGTH + 1)
    yield whole
  }
  if (rest !== '') yield [rest]
}

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readRecord, writeRecord } from './chainRecord.ts'
import { identityOf } from './processIdentity.ts'
import { testFolder } from '../testing/testFolder.ts'

it('the record has the chain’s host; a missing host, or one other than loopback, counts as 127.0.0.1', () => {
  const folder = testFolder(onTestFinished)
  const chain = identityOf(process.pid)
  writeRecord(folder, process.pid, { host: '127.5.6.7', port: 4 })
  expect(readRecord(folder)).toEqual({ chain, host: '127.5.6.7', port: 4 })
  for (const host of [undefined, 'evil.example', '10.0.0.1', '127.evil.example', 7]) {
    writeFileSync(join(folder, 'chain.pid'), JSON.stringify({ chain, host, port: 4 }))
    expect(readRecord(folder)).toEqual({ chain, host: '127.0.0.1', port: 4 })
  }
})

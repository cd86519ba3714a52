import { Head } from '@musi/api/page/head'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { parseHead } from './parseHead.ts'

const GOOD: Head = {
  number: 7,
  hash: '0xaa',
  timeSeconds: 9,
  chainId: 31337,
  writes: 'on',
  genesisHash: null,
  disagrees: false,
}

it('a head is accepted and rejected exactly as by the shared schema', () => {
  expect(parseHead(JSON.stringify(GOOD))).toEqual(GOOD)
  for (const name of Object.keys(GOOD))
    for (const value of [null, 'x', 1.5, 1, true, {}, undefined, 'off']) {
      const json = JSON.stringify({ ...GOOD, [name]: value })
      const { success, output } = v.safeParse(Head, JSON.parse(json))
      expect(parseHead(json), json).toEqual(success ? output : null)
    }
  for (const json of ['', 'null', '[]', '7']) expect(parseHead(json)).toBeNull()
})
